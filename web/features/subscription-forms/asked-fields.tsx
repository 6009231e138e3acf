import { Plus, X } from 'lucide-react'
import {
  type FieldUse,
  OWN_FIELDS_MAX,
  type SubscriptionForm,
} from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'

const uses: readonly { value: FieldUse; label: string }[] = [
  { value: 'off', label: 'Not asked' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
]
type Fields = SubscriptionForm['fields']

/** What a form asks for: name, company and fields of its own. */
export function AskedFields({ fields, onChange }: { fields: Fields; onChange: (fields: Fields) => void }) {
  return (
    <Fieldset legend="Fields" hint="The email address is always required.">
      <div className="flex flex-col gap-3">
        <div className="grid gap-4 sm:grid-cols-2">
          {(['name', 'company'] as const).map((name) => (
            <Field key={name} label={name === 'name' ? 'Name of the person' : 'Company'}>
              <Select
                value={fields[name]}
                options={uses}
                onChange={(value) => onChange({ ...fields, [name]: value as FieldUse })}
              />
            </Field>
          ))}
        </div>
        <OwnFields own={fields.own} onChange={(own) => onChange({ ...fields, own })} />
      </div>
    </Fieldset>
  )
}

function OwnFields({ own: fields, onChange }: { own: Fields['own']; onChange: (own: Fields['own']) => void }) {
  return (
    <>
      {fields.map((own, place) => (
        // Fields have no id, and are told apart by their place alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className="flex flex-wrap items-center gap-2">
          <Input
            aria-label={`Field ${place + 1}`}
            className="min-w-0 flex-1 basis-40"
            value={own.label}
            maxLength={60}
            placeholder="Job title"
            onChange={({ target }) => onChange(fields.with(place, { ...own, label: target.value }))}
          />
          <Checkbox
            label="Required"
            checked={own.is_required}
            onChange={({ target }) => onChange(fields.with(place, { ...own, is_required: target.checked }))}
          />
          <IconButton
            icon={X}
            size="sm"
            label={`Remove field ${place + 1}`}
            onClick={() => onChange(fields.toSpliced(place, 1))}
          />
        </div>
      ))}
      {fields.length < OWN_FIELDS_MAX ? (
        <Button
          size="sm"
          icon={Plus}
          className="self-start"
          onClick={() => onChange([...fields, { label: '', is_required: false }])}
        >
          Add a field
        </Button>
      ) : null}
    </>
  )
}
