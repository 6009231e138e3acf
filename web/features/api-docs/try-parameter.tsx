import type { Parameter } from '../../../src/contracts/v1/json-schema.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { choicesOf } from './fields-of.ts'

/** The option for sending no value, since a Select has no empty value. */
const NOTHING = '—'

export interface TryParameterProps {
  parameter: Parameter
  value: string
  error?: string
  onChange: (value: string) => void
}

/** Input for one parameter of a call. */
export function TryParameter({ parameter: { name, required, schema }, value, error, onChange }: TryParameterProps) {
  const choices = choicesOf(schema)
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return (
    <Field
      label={<span className="font-mono">{name}</span>}
      aside={required ? undefined : 'Optional'}
      isRequired={required}
      error={error}
    >
      {choices.length > 0 ? (
        <Select
          value={value || (required ? null : NOTHING)}
          onChange={(next) => onChange(next === NOTHING ? '' : next)}
          options={[...(required ? [] : [NOTHING]), ...choices].map((choice) => ({
            value: choice,
            label: choice === NOTHING ? 'Not sent' : choice,
          }))}
        />
      ) : (
        <Input
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode={isNumber ? 'numeric' : undefined}
          placeholder={schema.default === undefined ? undefined : String(schema.default)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
