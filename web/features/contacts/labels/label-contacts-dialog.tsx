import { useQuery } from '@tanstack/react-query'
import type { labelContacts } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactLabel } from '../../../../src/contracts/contacts/contact.ts'
import type { BodyFor } from '../../../../src/contracts/endpoint.ts'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useLabelContacts } from '../api.ts'
import { countedContacts, labelKinds } from '../labels.ts'
import { useUndoOffer } from '../use-undo.ts'
import { NewLabel } from './new-label.tsx'

export interface LabelContactsDialogProps {
  title: string
  /** The contacts, as the call's body names them. */
  naming: Omit<BodyFor<typeof labelContacts>, 'label_id' | 'is_on'>
  onClose: () => void
}

/** Adds contacts to lists and tags, and removes them. Each press is saved immediately, and the dialog stays open. */
export function LabelContactsDialog({ title, naming, onClose }: LabelContactsDialogProps) {
  const query = useQuery(contactFacetsQuery())
  const { data } = query
  const change = useLabelContacts()
  const offer = useUndoOffer()
  async function set(label: ContactLabel, isOn: boolean) {
    try {
      const answer = await change.mutateAsync({ body: { ...naming, label_id: label.id, is_on: isOn } })
      const done = `${countedContacts(answer.data.changed)} ${isOn ? 'added to' : 'removed from'} “${label.name}”`
      offer(done, answer.data.action_id)
    } catch (failure) {
      toastFailure(failure, "We couldn't save that.")
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={<Button onClick={onClose}>Done</Button>}>
      <div className="flex flex-col gap-4">
        <Loaded query={query} placeholder={<TableSkeleton rows={3} label="Loading lists and tags" />}>
          {(data) =>
            data.labels.length === 0 ? (
              <p className="text-muted text-sm">No lists or tags yet. Name your first one:</p>
            ) : (
              <ul aria-label="Lists and tags" className="divide-y divide-line rounded-md border border-line">
                {data.labels.map((label) => (
                  <LabelRow
                    key={label.id}
                    label={label}
                    isBusy={change.isPending}
                    onSet={(isOn) => void set(label, isOn)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        {data ? <NewLabel submit="Create and add" onMade={(label) => set(label, true)} /> : null}
      </div>
    </Dialog>
  )
}

function LabelRow({ label, isBusy, onSet }: { label: ContactLabel; isBusy: boolean; onSet: (isOn: boolean) => void }) {
  const { icon: Icon, one } = labelKinds[label.kind]
  return (
    <li className="flex items-center gap-2 py-1.5 pr-2 pl-3 text-sm">
      <Icon aria-label={one} className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate text-ink">{label.name}</span>
      <Button size="sm" disabled={isBusy} aria-label={`Add to ${label.name}`} onClick={() => onSet(true)}>
        Add
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        aria-label={`Remove from ${label.name}`}
        onClick={() => onSet(false)}
      >
        Remove
      </Button>
    </li>
  )
}
