import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { InboxLabel } from '../../../src/contracts/replies/conversations.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { conversationQueries } from './conversation-api.ts'
import { DeleteLabelDialog } from './delete-label-dialog.tsx'
import { LabelForm } from './label-form.tsx'
import { labelTones } from './outcome-words.ts'

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
  const [editing, setEditing] = useState<InboxLabel | 'new' | null>(null)
  const [deleting, setDeleting] = useState<InboxLabel | null>(null)
  const query = useQuery(conversationQueries.labels())
  function choose(ids: readonly string[]) {
    setChosen(ids)
    onChange(ids)
  }
  const without = (id: string) => chosen.filter((one) => one !== id)
  return (
    <Dialog isOpen size="sm" onClose={onClose} title="Labels">
      <Loaded query={query} placeholder={<TableSkeleton rows={3} label="Loading labels" />}>
        {(labels) => (
          <ul className="flex flex-col gap-1">
            {labels.map((label) =>
              editing !== 'new' && editing?.id === label.id ? (
                <li key={label.id}>
                  <LabelForm label={label} onDone={() => setEditing(null)} />
                </li>
              ) : (
                <LabelRow
                  key={label.id}
                  label={label}
                  isChosen={chosen.includes(label.id)}
                  onChoose={(isOn) => choose(isOn ? [...chosen, label.id] : without(label.id))}
                  onEdit={() => setEditing(label)}
                  onDelete={() => setDeleting(label)}
                />
              ),
            )}
            {labels.length === 0 && editing === null ? (
              <li className="text-muted text-sm">No labels yet. Add one, for example “Hot” or “Call back”.</li>
            ) : null}
          </ul>
        )}
      </Loaded>
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
        <DeleteLabelDialog
          label={deleting}
          onDeleted={() => choose(without(deleting.id))}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </Dialog>
  )
}

interface LabelRowProps {
  label: InboxLabel
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

function LabelRow({ label, isChosen, onChoose, onEdit, onDelete }: LabelRowProps) {
  return (
    <li className="flex items-center gap-2">
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        label={
          <Badge tone={labelTones[label.color]} hasDot>
            {label.name}
          </Badge>
        }
      />
      <span className="ml-auto flex">
        <IconButton icon={Pencil} size="sm" label={`Rename ${label.name}`} onClick={onEdit} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${label.name}`} onClick={onDelete} />
      </span>
    </li>
  )
}
