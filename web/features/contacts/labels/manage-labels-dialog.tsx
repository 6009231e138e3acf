import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useDeleteLabel } from '../api.ts'
import { countedContacts } from '../labels.ts'
import { type CountedLabel, LabelEntry } from './label-entry.tsx'
import { NewLabel } from './new-label.tsx'

/** Manages all lists and tags of the account: create, rename and delete. */
export function ManageLabelsDialog({
  onClose,
  onDeleted,
}: {
  onClose: () => void
  /** Called after deletion, as the page may be filtered by the deleted label. */
  onDeleted: (labelId: string) => void
}) {
  const query = useQuery(contactFacetsQuery())
  const { data } = query
  const [deleting, setDeleting] = useState<CountedLabel | null>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Lists and tags"
      description="Use lists for what you plan to do and tags for what you know. A contact can have any number of both."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-4">
        <Loaded query={query} placeholder={<TableSkeleton rows={3} label="Loading lists and tags" />}>
          {(data) =>
            data.labels.length === 0 ? (
              <p className="text-muted text-sm">None yet.</p>
            ) : (
              <ul aria-label="Lists and tags" className="divide-y divide-line rounded-md border border-line">
                {data.labels.map((label) => (
                  <LabelEntry key={label.id} label={label} onDelete={() => setDeleting(label)} />
                ))}
              </ul>
            )
          }
        </Loaded>
        {data ? <NewLabel onMade={({ name }) => toast.success(`“${name}” created`)} /> : null}
      </div>
      {deleting ? <DeleteLabelDialog label={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} /> : null}
    </Dialog>
  )
}

function DeleteLabelDialog({
  label,
  onClose,
  onDeleted,
}: {
  label: CountedLabel
  onClose: () => void
  onDeleted: (labelId: string) => void
}) {
  const remove = useDeleteLabel()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: label.id } })
      toast.success(`“${label.name}” deleted`)
      onDeleted(label.id)
    } catch (failure) {
      toastFailure(failure, 'Delete failed')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete the ${label.kind} “${label.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {countedContacts(label.total)} {label.total === 1 ? 'is' : 'are'} on it. The {label.kind} is deleted, its contacts
      are kept. This can't be undone.
    </ConfirmDialog>
  )
}
