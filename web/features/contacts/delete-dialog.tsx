import type { deleteContacts } from '../../../src/contracts/contacts/change-contacts.ts'
import type { BodyFor } from '../../../src/contracts/endpoint.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteContacts } from './api.ts'
import { countedContacts } from './labels.ts'
import { useUndoOffer } from './use-undo.ts'

export interface DeleteDialogProps {
  title: string
  naming: BodyFor<typeof deleteContacts>
  /** A note about contacts that the page does not currently show. */
  note?: string | null
  /** One of the contacts, with which the erasure of a person can start instead. */
  contactId?: string | undefined
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before contacts are deleted, and says what is deleted with them. */
export function DeleteDialog({ title, naming, note, contactId, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useDeleteContacts()
  const offer = useUndoOffer()
  async function confirm() {
    try {
      const { data } = await remove.mutateAsync({ body: naming })
      offer(`${countedContacts(data.deleted)} deleted`, data.action_id)
      onDeleted()
    } catch (error) {
      toastFailure(error, 'Delete failed')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={title}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>
        {note ? `${note} ` : null}
        Their addresses, numbers, names, evidence, notes and history are deleted too, except what another contact
        shares. You can undo this for two minutes.
      </p>
      <p className="mt-2">
        A new crawl may find them again. To block someone permanently,{' '}
        <TextLink href={paths.erasePerson.to({ contact_id: contactId })}>erase the person</TextLink>.
      </p>
    </ConfirmDialog>
  )
}
