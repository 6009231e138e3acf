import { useState } from 'react'
import type { ListedContact } from '../../../../src/contracts/contacts/contact.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useMergeContacts } from '../api.ts'
import { countedContacts, isCalledByPhone, nameOf, roleOf } from '../labels.ts'
import { useUndo } from '../use-undo.ts'

export interface MergeDialogProps {
  /** Two or more contacts of the same kind. */
  contacts: readonly ListedContact[]
  onClose: () => void
  onMerged: () => void
}

/** Asks which contact to keep. The others are merged into it, and a toast offers to undo that. */
export function MergeDialog({ contacts, onClose, onMerged }: MergeDialogProps) {
  const [stays, setStays] = useState(() => fullest(contacts).id)
  const merge = useMergeContacts()
  const { offer } = useUndo()

  async function confirm() {
    const others = contacts.filter(({ id }) => id !== stays).map(({ id }) => id)
    try {
      const { data } = await merge.mutateAsync({ body: { into_id: stays, contact_ids: others } })
      offer(`${countedContacts(contacts.length)} merged`, data.change_id)
      onMerged()
      onClose()
    } catch {
      // The dialog shows the error.
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => !merge.isPending && onClose()}
      title={`Merge ${countedContacts(contacts.length)}`}
      description="All their details become one contact. Nothing is lost, and you can undo it."
      footer={
        <>
          <Button onClick={onClose} disabled={merge.isPending}>
            Cancel
          </Button>
          <Button variant="primary" isLoading={merge.isPending} onClick={() => void confirm()}>
            Merge
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label="Keep"
          value={stays}
          onChange={setStays}
          options={contacts.map((contact) => ({
            value: contact.id,
            label: isCalledByPhone(contact) ? phoneText(contact.phone) : nameOf(contact),
            hint: hintOf(contact),
          }))}
        />
        {merge.error ? <FailureAlert error={merge.error} fallback="We couldn't merge them." /> : null}
      </div>
    </Dialog>
  )
}

/** Details that distinguish contacts with the same name. */
const hintOf = (contact: ListedContact): string =>
  [roleOf(contact), contact.email, contact.phone && phoneText(contact.phone), contact.site]
    .filter(Boolean)
    .join(' · ') || 'No other details'

/** The contact with the most details, which is most likely the one to keep. */
const fullest = (contacts: readonly ListedContact[]): ListedContact =>
  contacts.toSorted((one, other) => weightOf(other) - weightOf(one))[0]!

const weightOf = ({ total_emails, total_phones, total_sources }: ListedContact): number =>
  total_sources * 2 + total_emails + total_phones
