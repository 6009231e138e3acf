import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LABEL_COLORS, type LabelColor } from '../../../src/contracts/replies/conversation-state.ts'
import { type InboxLabel, LABEL_NAME_LENGTH_MAX } from '../../../src/contracts/replies/conversations.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { conversationQueries, useCreateLabel, useDeleteLabel, useUpdateLabel } from './conversation-api.ts'
import { labelColorWords, labelTones } from './outcome-words.ts'

export interface LabelDialogProps {
  /** The labels of the open conversation. */
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
  onClose: () => void
}

/** Chooses the labels of a conversation, and adds, renames and deletes labels of the account. */
export function LabelDialog({ chosen: before, onChange, onClose }: LabelDialogProps) {
  // Shown at once; the conversation follows when the server has answered.
  const [chosen, setChosen] = useState(before)
  const { data: labels, error, refetch, isFetching } = useQuery(conversationQueries.labels())
  const [editing, setEditing] = useState<InboxLabel | 'new' | null>(null)
  const [deleting, setDeleting] = useState<InboxLabel | null>(null)
  const remove = useDeleteLabel()
  function choose(ids: readonly string[]) {
    setChosen(ids)
    onChange(ids)
  }
  const toggle = (id: string, isOn: boolean) => choose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <Dialog isOpen size="sm" onClose={onClose} title="Labels">
      {error && !labels ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !labels ? (
        <TableSkeleton rows={3} label="Loading labels" />
      ) : (
        <ul className="flex flex-col gap-1">
          {labels.map((label) =>
            editing !== 'new' && editing?.id === label.id ? (
              <li key={label.id}>
                <LabelForm label={label} onDone={() => setEditing(null)} />
              </li>
            ) : (
              <li key={label.id} className="flex items-center gap-2">
                <Checkbox
                  checked={chosen.includes(label.id)}
                  onChange={(event) => toggle(label.id, event.target.checked)}
                  label={
                    <Badge tone={labelTones[label.color]} hasDot>
                      {label.name}
                    </Badge>
                  }
                />
                <span className="ml-auto flex">
                  <IconButton
                    icon={Pencil}
                    size="sm"
                    label={`Rename ${label.name}`}
                    onClick={() => setEditing(label)}
                  />
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={`Delete ${label.name}`}
                    onClick={() => setDeleting(label)}
                  />
                </span>
              </li>
            ),
          )}
          {labels.length === 0 && editing === null ? (
            <li className="text-muted text-sm">No labels yet. Add one, for example “Hot” or “Call back”.</li>
          ) : null}
        </ul>
      )}
      <div className="mt-3 border-line border-t pt-3">
        {editing === 'new' ? (
          <LabelForm
            label={null}
            onDone={(made) => {
              setEditing(null)
              if (made) choose([...chosen, made.id])
            }}
          />
        ) : (
          <Button variant="ghost" icon={Plus} onClick={() => setEditing('new')}>
            New label
          </Button>
        )}
      </div>
      {deleting ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={`Delete the label “${deleting.name}”?`}
          confirmLabel="Delete"
          isPending={remove.isPending}
          onCancel={() => setDeleting(null)}
          onConfirm={() =>
            remove.mutate(
              { params: { id: deleting.id } },
              {
                onSuccess: () => choose(chosen.filter((id) => id !== deleting.id)),
                onError: (failure) => toastFailure(failure, 'Failed to delete the label'),
                onSettled: () => setDeleting(null),
              },
            )
          }
        >
          It will be removed from every conversation. The conversations are kept.
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}

const colorOptions = LABEL_COLORS.map((value) => ({ value, label: labelColorWords[value] }))

/** The name and color of a new or an existing label. */
function LabelForm({ label, onDone }: { label: InboxLabel | null; onDone: (made: InboxLabel | null) => void }) {
  const [name, setName] = useState(label?.name ?? '')
  const [color, setColor] = useState<LabelColor>(label?.color ?? 'blue')
  const create = useCreateLabel()
  const update = useUpdateLabel()
  const error = create.error ?? update.error
  async function save() {
    const body = { name: name.trim(), color }
    try {
      const saved = label
        ? await update.mutateAsync({ params: { id: label.id }, body })
        : await create.mutateAsync({ body })
      onDone(saved.data.label)
    } catch {
      // Shown at the field.
    }
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label="Name" error={error?.message} className="min-w-32 flex-1">
        <Input value={name} maxLength={LABEL_NAME_LENGTH_MAX} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Select aria-label="Color" className="w-28" value={color} options={colorOptions} onChange={setColor} />
      <Button type="submit" disabled={name.trim() === ''} isLoading={create.isPending || update.isPending}>
        Save
      </Button>
      <Button variant="ghost" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </form>
  )
}
