import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { labelContacts } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactLabel } from '../../../../src/contracts/contacts/contact.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { addLabel } from '../../../../src/contracts/contacts/labels.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useLabelContacts } from '../api.ts'
import { LabelContactsDialog } from '../labels/label-contacts-dialog.tsx'
import { labelKinds, nameOf } from '../labels.ts'
import { useUndoOffer } from '../use-undo.ts'

/** A contact's lists and tags. */
export function ContactLabels({ contact }: { contact: ContactDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useLabelContacts()
  const offer = useUndoOffer()
  const remove = (label: ContactLabel) =>
    change.mutate(
      { body: { contact_ids: [contact.id], label_id: label.id, is_on: false } },
      {
        onSuccess: ({ data }) => offer(`Removed from “${label.name}”`, data.action_id),
        onError: (error) => toastFailure(error, "We couldn't save that."),
      },
    )
  return (
    <Card
      title="Lists and tags"
      actions={
        <Allowed to={[labelContacts, addLabel]}>
          <Button size="sm" icon={Plus} onClick={() => setIsOpen(true)}>
            Add
          </Button>
        </Allowed>
      }
    >
      {contact.labels.length === 0 ? (
        <p className="text-muted text-sm">Not on any list yet.</p>
      ) : (
        <ul aria-label="Lists and tags" className="flex flex-wrap gap-1.5">
          {contact.labels.map((label) => (
            <LabelChip key={label.id} label={label} isBusy={change.isPending} onRemove={() => remove(label)} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <LabelContactsDialog
          title={`Lists and tags of ${nameOf(contact)}`}
          naming={{ contact_ids: [contact.id] }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Card>
  )
}

function LabelChip({ label, isBusy, onRemove }: { label: ContactLabel; isBusy: boolean; onRemove: () => void }) {
  const { icon: Icon, one } = labelKinds[label.kind]
  return (
    <li className="flex max-w-full items-center gap-1 rounded-md bg-hover pl-2 text-ink text-xs">
      <Icon aria-label={one} className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
      <span className="truncate">{label.name}</span>
      <Allowed to={labelContacts}>
        <IconButton icon={X} size="sm" label={`Remove from ${label.name}`} disabled={isBusy} onClick={onRemove} />
      </Allowed>
    </li>
  )
}
