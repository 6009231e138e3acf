import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type ContactLabel, LABEL_LENGTH_MAX } from '../../../../src/contracts/contacts/contact.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { useRenameLabel } from '../api.ts'
import { countedContacts, labelKinds } from '../labels.ts'

/** A list or tag with its number of contacts. */
export type CountedLabel = ContactLabel & { total: number }

/** One list or tag, which can be renamed in place or deleted. */
export function LabelEntry({ label, onDelete }: { label: CountedLabel; onDelete: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { icon: Icon, one } = labelKinds[label.kind]
  if (isRenaming) return <RenameEntry label={label} onClose={() => setIsRenaming(false)} />
  return (
    <li className="flex items-center gap-2 py-1.5 pr-2 pl-3 text-sm">
      <Icon aria-label={one} className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate text-ink">{label.name}</span>
      <span className="text-faint text-xs tabular-nums">{countedContacts(label.total)}</span>
      <IconButton icon={Pencil} size="sm" label={`Rename ${label.name}`} onClick={() => setIsRenaming(true)} />
      <IconButton icon={Trash2} size="sm" label={`Delete ${label.name}`} onClick={onDelete} />
    </li>
  )
}

function RenameEntry({ label, onClose }: { label: CountedLabel; onClose: () => void }) {
  const [name, setName] = useState(label.name)
  const rename = useRenameLabel()
  const error = rename.error
    ? (rename.error instanceof CallError && rename.error.fields.name?.[0]) ||
      messageOf(rename.error, "We couldn't rename it.")
    : undefined
  function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === label.name) return onClose()
    rename.mutate({ params: { id: label.id }, body: { name: name.trim() } }, { onSuccess: onClose })
  }
  return (
    <li className="px-3 py-2">
      <form noValidate onSubmit={save} className="flex flex-wrap items-start gap-2">
        <Field label={`New name of ${label.name}`} isLabelHidden error={error} className="min-w-40 flex-1">
          <Input
            autoFocus
            value={name}
            maxLength={LABEL_LENGTH_MAX}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" isLoading={rename.isPending} disabled={name.trim() === ''}>
          Rename
        </Button>
        <Button variant="ghost" disabled={rename.isPending} onClick={onClose}>
          Cancel
        </Button>
      </form>
    </li>
  )
}
