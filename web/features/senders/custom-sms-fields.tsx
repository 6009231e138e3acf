import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import type { SmsForm } from './sms-config-dialog.tsx'

const methods = (['POST', 'PUT', 'GET'] as const).map((value) => ({ value, label: value }))
const contentTypes = [
  { value: 'application/json', label: 'JSON' },
  { value: 'application/x-www-form-urlencoded', label: 'Form' },
] as const

/** How a provider is called that is none of those we know. */
export function CustomSmsFields({ form }: { form: SmsForm }) {
  const method = form.watch('custom.method') ?? 'POST'
  const contentType = form.watch('custom.content_type') ?? 'application/json'
  return (
    <Fieldset
      legend="Request"
      hint="{{to}}, {{from}}, {{text}}, {{key}} and {{secret}} stand for what they name, in the URL, headers and body. Write {{key}} and {{secret}} instead of the credentials: what stands here can be read again."
    >
      <div className="flex flex-col gap-5">
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
            hint="Any other answer says that the message was refused."
          >
            <Input {...form.register('custom.success_statuses')} autoComplete="off" />
          </Field>
          <Field
            label="Where the answer has the message’s id"
            aside="Optional"
            error={form.errorOf('custom.id_path')}
            hint="As messages.0.id."
          >
            <Input {...form.register('custom.id_path')} autoComplete="off" spellCheck={false} />
          </Field>
        </div>
      </div>
    </Fieldset>
  )
}
