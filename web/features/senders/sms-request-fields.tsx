import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import type { SmsForm } from './use-sms-form.ts'

const methods = (['POST', 'PUT', 'GET'] as const).map((value) => ({ value, label: value }))
const contentTypes = [
  { value: 'application/json', label: 'JSON' },
  { value: 'application/x-www-form-urlencoded', label: 'Form' },
] as const

/** The request that sends a text message. */
export function SmsRequestFields({ form }: { form: SmsForm }) {
  const method = form.watch('custom.method') ?? 'POST'
  const contentType = form.watch('custom.content_type') ?? 'application/json'
  return (
    <>
      <Field label="URL" error={form.errorOf('custom.url')} isRequired>
        <UrlInput {...form.register('custom.url')} autoComplete="off" placeholder="https://api.example.com/messages" />
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
    </>
  )
}
