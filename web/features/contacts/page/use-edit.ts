import type { EditContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useEditContact } from '../api.ts'
import { useUndo } from '../use-undo.ts'

/** Makes a one-click change of a contact and offers to undo it. */
export function useEdit(contactId: string) {
  const change = useEditContact()
  const { offer } = useUndo()
  async function edit(body: EditContact, done: string) {
    try {
      const { data } = await change.mutateAsync({ params: { id: contactId }, body })
      const latest = data.changes[0]
      if (latest?.kind === 'edited' && latest.can_undo) offer(done, latest.id)
      else toast.success(done)
    } catch (error) {
      toastFailure(error, "We couldn't save that.")
    }
  }
  return { edit, isBusy: change.isPending }
}
