import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { UNDO_TOAST_MS } from '../../ui/toast-ms.ts'
import { useUndoAction, useUndoChange } from './api.ts'

/**
 * Undoes a change of contacts and confirms it.
 *
 * @param onUndone called with the contact to show afterwards
 * @returns `undo` for a button, and `offer` for a toast with an undo button
 */
export function useUndo(onUndone?: (contactId: string) => void) {
  const { mutateAsync, isPending } = useUndoChange()
  async function undo(changeId: string) {
    try {
      const { data } = await mutateAsync({ params: { id: changeId } })
      toast.success('Undone')
      onUndone?.(data.id)
    } catch (error) {
      toastFailure(error, "We couldn't undo that.")
    }
  }
  const offer = (done: string, changeId: string) =>
    toast.success(done, {
      action: { label: 'Undo', onClick: () => void undo(changeId) },
      duration: UNDO_TOAST_MS,
    })
  return { undo, offer, isPending }
}

/**
 * Offers to undo a bulk action, in a toast. The server carries it out even if the tab is closed.
 *
 * @returns a function of what was done and the action's id; null where nothing changed
 */
export function useUndoOffer(onUndone?: () => void): (done: string, actionId: string | null) => void {
  const { mutateAsync } = useUndoAction()
  async function undo(id: string) {
    try {
      await mutateAsync({ params: { id } })
      toast.success('Undone')
      onUndone?.()
    } catch (error) {
      toastFailure(error, "We couldn't undo that.")
    }
  }
  return (done, actionId) =>
    toast.success(
      done,
      actionId === null
        ? undefined
        : { action: { label: 'Undo', onClick: () => void undo(actionId) }, duration: UNDO_TOAST_MS },
    )
}
