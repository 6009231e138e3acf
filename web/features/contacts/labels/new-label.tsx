import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  type ContactLabel,
  LABEL_KINDS,
  LABEL_LENGTH_MAX,
  type LabelKind,
} from '../../../../src/contracts/contacts/contact.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useAddLabel } from '../api.ts'
import { labelKinds } from '../labels.ts'

/** Creates a list or tag in place. */
export function NewLabel({
  submit = 'Create',
  onMade,
}: {
  submit?: string
  onMade?: (label: ContactLabel) => void | Promise<void>
}) {
  const [kind, setKind] = useState<LabelKind>('list')
  const [name, setName] = useState('')
  const add = useAddLabel()
  const error = add.error
    ? (add.error instanceof CallError && add.error.fields.name?.[0]) || messageOf(add.error, "We couldn't create it.")
    : undefined

  async function make(event: FormEvent) {
    event.preventDefault()
    try {
      const { data } = await add.mutateAsync({ body: { kind, name: name.trim() } })
      setName('')
      await onMade?.(data)
    } catch {
      // The field shows the error.
    }
  }
  return (
    <form noValidate onSubmit={(event) => void make(event)} className="flex flex-wrap items-end gap-2">
      <SegmentedControl
        aria-label="List or tag"
        value={kind}
        onChange={setKind}
        segments={LABEL_KINDS.map((value) => ({ value, label: labelKinds[value].one, icon: labelKinds[value].icon }))}
      />
      <Field label={`New ${kind}`} isLabelHidden error={error} className="min-w-40 flex-1">
        <Input
          value={name}
          maxLength={LABEL_LENGTH_MAX}
          placeholder={`Name of a new ${kind}`}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" icon={Plus} isLoading={add.isPending} disabled={name.trim() === ''}>
        {submit}
      </Button>
    </form>
  )
}
