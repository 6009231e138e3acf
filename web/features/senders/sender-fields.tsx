import type { FieldValues, Path, UseFormRegister } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import type { Sender } from './sender-words.ts'

const limits = [
  ['limits.max_recipients_per_hour', 'Recipients per hour'],
  ['limits.max_recipients_per_day', 'Recipients per day'],
] as const

/** Sending limits, which both kinds of configuration have. */
export function LimitFields<Values extends FieldValues>({
  register,
  errorOf,
  hint,
}: {
  register: UseFormRegister<Values>
  errorOf: (field: Path<Values>) => string | undefined
  hint: string
}) {
  return (
    <Fieldset legend="Rate limits" hint={hint}>
      <div className="grid grid-cols-2 items-start gap-3">
        {limits.map(([name, label]) => (
          <Field key={name} label={label} error={errorOf(name as Path<Values>)}>
            <Input {...register(name as Path<Values>)} type="number" inputMode="numeric" min={1} step={1} />
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}

/**
 * Whether the configuration is active, and whether it is the default. To change the default, make another one the
 * default.
 */
export function StateFields<Values extends FieldValues>({
  register,
  former,
}: {
  register: UseFormRegister<Values>
  former: Sender | null
}) {
  return (
    <Fieldset legend="Use">
      <div className="flex flex-col gap-2.5">
        <Checkbox
          {...register('is_active' as Path<Values>)}
          label="Active"
          hint="While it's inactive, it sends nothing and its campaigns wait."
        />
        {former?.is_default ? null : (
          <Checkbox {...register('is_default' as Path<Values>)} label="Default" hint="Preselected for new campaigns." />
        )}
      </div>
    </Fieldset>
  )
}
