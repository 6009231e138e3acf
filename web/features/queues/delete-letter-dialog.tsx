import type { DeadLetter } from '../../../src/contracts/system/operations.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteLetter } from './api.ts'

/** Asks for confirmation before a dead letter is permanently deleted. */
export function DeleteLetterDialog({ letter, onClose }: { letter: DeadLetter; onClose: () => void }) {
  const remove = useDeleteLetter()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: letter.id } })
      toast.success('Message deleted')
    } catch (error) {
      toastFailure(error, 'Failed to delete message')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Delete this message?"
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {letter.retried_at
        ? 'It has already been retried. Only this record will be deleted.'
        : "Its work will not be done. This can't be undone."}
    </ConfirmDialog>
  )
}
