import type { ContactMention } from '../../../../src/contracts/contacts/contact-details.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useSplitContact } from '../api.ts'

/** The part to split off: one spelling, or a whole mention. */
export interface Part {
  readonly mention: ContactMention
  readonly name: string | null
}

/** Asks for confirmation before a part of a contact becomes a separate contact. */
export function SplitDialog({
  contactId,
  part: { mention, name },
  onClose,
  onSplit,
}: {
  contactId: string
  part: Part
  onClose: () => void
  /** Called with the new contact, and the id of the change for an undo. */
  onSplit: (made: { id: string; change_id: string }) => void
}) {
  const split = useSplitContact()
  async function confirm() {
    try {
      const { data } = await split.mutateAsync({
        params: { id: contactId },
        body: { mention_id: mention.id, ...(name === null ? {} : { names: [name] }) },
      })
      onSplit(data)
    } catch (error) {
      toastFailure(error, "We couldn't unmerge it.")
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Split off “${name ?? mention.source_name}”?`}
      confirmLabel="Split off"
      isPending={split.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {name === null
        ? 'Details from this source become a separate contact, with their addresses, numbers and evidence.'
        : 'Details with this spelling become a separate contact, with their addresses, numbers and evidence.'}{' '}
      Future crawls keep the two separate. You can undo this.
    </ConfirmDialog>
  )
}
