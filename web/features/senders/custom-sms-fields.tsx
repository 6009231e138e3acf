import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import { smsPresets } from './sms-presets.ts'
import type { SmsForm } from './use-sms-form.ts'

const methods = (['POST', 'PUT', 'GET'] as const).map((value) => ({ value, label: value }))
const contentTypes = [
  { value: 'application/json', label: 'JSON' },
  { value: 'application/x-www-form-urlencoded', label: 'Form' },
] as const
const numberFormats = [
  { value: 'plus', label: 'With plus, +2348031234567' },
  { value: 'digits', label: 'Digits alone, 2348031234567' },
] as const
const proofs = [
  { value: 'signature', label: 'Signature in X-Signature' },
  { value: 'address', label: 'Secret in the URL' },
] as const
const presets = Object.entries(smsPresets)

/** How to call a provider that has no preset. */
export function CustomSmsFields({ form }: { form: SmsForm }) {
  const method = form.watch('custom.method') ?? 'POST'
  const contentType = form.watch('custom.content_type') ?? 'application/json'
  const url = form.watch('custom.url')
  const preset = Object.values(smsPresets).find(({ custom }) => custom.url === url)
  return (
    <Fieldset
      legend="Request"
      hint="{{to}}, {{from}}, {{text}}, {{key}} and {{secret}} are replaced in the URL, headers and body. {{reference}} is our message ID, and {{report_url}} is where delivery reports go. Use {{key}} and {{secret}} instead of real credentials, because this text isn't stored encrypted."
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-2">
          {presets.map(([name, { label, custom }]) => (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              onClick={() => form.setValue('custom', custom, { shouldDirty: true, shouldValidate: true })}
            >
              Fill in for {label}
            </Button>
          ))}
        </div>
        {preset ? <p className="text-faint text-xs">{preset.hint}</p> : null}
        <Field label="URL" error={form.errorOf('custom.url')} isRequired>
          <UrlInput
            {...form.register('custom.url')}
            autoComplete="off"
            placeholder="https://api.example.com/messages"
          />
        </Field>
        <div className="grid grid-cols-2 items-start gap-5">
          <Field label="Method" error={form.errorOf('custom.method')}>
            <Select value={method} onChange={(next) => form.setValue('custom.method', next)} options={methods} />
          </Field>
          <Field label="Content type" error={form.errorOf('custom.content_type')}>
            <Select
              value={contentType}
              onChange={(next) => form.setValue('custom.content_type', next)}
              options={contentTypes}
            />
          </Field>
        </div>
        <Field label="Headers" aside="Optional" error={form.errorOf('custom.headers')} hint="One per line.">
          <Textarea
            {...form.register('custom.headers')}
            rows={2}
            spellCheck={false}
            className="font-mono"
            placeholder="Authorization: Bearer {{secret}}"
          />
        </Field>
        {method === 'GET' ? null : (
          <Field label="Body" error={form.errorOf('custom.body')}>
            <Textarea {...form.register('custom.body')} rows={3} spellCheck={false} className="font-mono" />
          </Field>
        )}
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
      </div>
    </Fieldset>
  )
}
