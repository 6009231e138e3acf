import { useState } from 'react'
import {
  CUSTOM_FIELD_LENGTH_MAX,
  CUSTOM_FIELD_NAME_LENGTH_MAX,
  CUSTOM_FIELDS_MAX,
} from '../../../../src/contracts/contacts/contact.ts'
import { fieldName } from '../../../../src/lib/text/field-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { fieldLabel } from '../labels.ts'

export interface OwnFieldsProps {
  fields: Readonly<Record<string, string | null>>
  error: string | undefined
  onChange: (fields: Record<string, string | null>) => void
}

/** The contact's own fields, which campaigns can merge. An emptied field is removed. */
export function OwnFields({ fields, error, onChange }: OwnFieldsProps) {
  const [label, setLabel] = useState('')
  const name = fieldName(label)
  const names = Object.keys(fields)
  const isKnown = names.includes(name)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-ink text-sm">Fields</legend>
      {names.map((one) => (
        <Field key={one} label={fieldLabel(one)}>
          <Input
            value={fields[one] ?? ''}
            maxLength={CUSTOM_FIELD_LENGTH_MAX}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...fields, [one]: target.value })}
          />
        </Field>
      ))}
      <div className="flex items-end gap-2">
        <Field
          label="New field"
          className="min-w-0 grow"
          error={error ?? (isKnown && name !== '' ? 'There is a field with this name' : undefined)}
          hint={name === '' || isKnown ? undefined : `In messages: {{${name}}}`}
        >
          <Input
            value={label}
            maxLength={CUSTOM_FIELD_NAME_LENGTH_MAX}
            placeholder="Industry"
            autoComplete="off"
            onChange={({ target }) => setLabel(target.value)}
          />
        </Field>
        <Button
          disabled={name === '' || isKnown || names.length >= CUSTOM_FIELDS_MAX}
          onClick={() => {
            onChange({ ...fields, [name]: '' })
            setLabel('')
          }}
        >
          Add field
        </Button>
      </div>
    </fieldset>
  )
}
