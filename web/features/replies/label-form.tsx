import { useState } from 'react'
import { LABEL_COLORS, type LabelColor } from '../../../src/contracts/replies/conversation-state.ts'
import { type InboxLabel, LABEL_NAME_LENGTH_MAX } from '../../../src/contracts/replies/conversations.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { useCreateLabel, useUpdateLabel } from './conversation-api.ts'
import { labelColorWords } from './outcome-words.ts'

const colorOptions = LABEL_COLORS.map((value) => ({ value, label: labelColorWords[value] }))

export interface LabelFormProps {
  /** Null for a new one. */
  label: InboxLabel | null
  /** @param made null if nothing was saved */
  onDone: (made: InboxLabel | null) => void
}

/** The name and color of a new or an existing label. */
export function LabelForm({ label, onDone }: LabelFormProps) {
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
      <Select aria-label="Colour" className="w-28" value={color} options={colorOptions} onChange={setColor} />
      <Button type="submit" disabled={name.trim() === ''} isLoading={create.isPending || update.isPending}>
        Save
      </Button>
      <Button variant="ghost" onClick={() => onDone(null)}>
        Cancel
      </Button>
    </form>
  )
}
