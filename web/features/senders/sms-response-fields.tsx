import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import type { SmsForm } from './use-sms-form.ts'

const numberFormats = [
  { value: 'plus', label: 'With plus, +2348031234567' },
  { value: 'digits', label: 'Digits alone, 2348031234567' },
] as const
const proofs = [
  { value: 'signature', label: 'Signature in X-Signature' },
  { value: 'address', label: 'Secret in the URL' },
] as const

/** How the provider's response is read, how it writes numbers, and how its reports are verified. */
export function SmsResponseFields({ form }: { form: SmsForm }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field
        label="Statuses of success"
        error={form.errorOf('custom.success_statuses')}
        hint="Any other response means the message was rejected."
      >
        <Input {...form.register('custom.success_statuses')} autoComplete="off" />
      </Field>
      <Field
        label="Message ID in the response"
        aside="Optional"
        error={form.errorOf('custom.id_path')}
        hint="For example messages.0.id."
      >
        <Input {...form.register('custom.id_path')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        label="Result in the response"
        aside="Optional"
        error={form.errorOf('custom.success_path')}
        hint="For example messages.0.status. Leave blank if the HTTP status is enough."
      >
        <Input {...form.register('custom.success_path')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field
        label="Values of success"
        aside="Optional"
        error={form.errorOf('custom.success_values')}
        hint="Separated by commas. Any other value means the message was rejected."
      >
        <Input {...form.register('custom.success_values')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Number format" error={form.errorOf('custom.number_format')}>
        <Select
          value={form.watch('custom.number_format') ?? 'plus'}
          onChange={(next) => form.setValue('custom.number_format', next, { shouldDirty: true })}
          options={numberFormats}
        />
      </Field>
      <Field
        label="Verify reports and replies by"
        error={form.errorOf('custom.proof')}
        hint="Choose the URL if your provider can't sign requests, and keep it private."
      >
        <Select
          value={form.watch('custom.proof') ?? 'signature'}
          onChange={(next) => form.setValue('custom.proof', next, { shouldDirty: true })}
          options={proofs}
        />
      </Field>
    </div>
  )
}
