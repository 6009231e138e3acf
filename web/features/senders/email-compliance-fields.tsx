import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import type { EmailForm } from './use-email-form.ts'

const switches = [
  ['compliance.use_spf', 'SPF', 'Your domain lists the servers allowed to send for it. We check the record.'],
  ['compliance.use_dmarc', 'DMARC', 'Your domain says how to treat forged mail. We check the record.'],
  ['compliance.use_dkim', 'DKIM signing', "Every message is signed so that it can't be changed in transit."],
  ['compliance.require_opt_in', 'Opt-in Required', 'Only people with recorded consent are contacted.'],
  ['compliance.include_unsubscribe', 'Unsubscribe Link', 'Every message has a one-click unsubscribe link.'],
] as const

/** Fields for legal compliance and authentication. The DKIM fields are shown only while DKIM is on. */
export function ComplianceFields({ form, former }: { form: EmailForm; former: EmailConfig | null }) {
  const usesDkim = form.watch('compliance.use_dkim')
  return (
    <>
      <Fieldset legend="Compliance" error={form.errorOf('compliance')}>
        <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
          {switches.map(([name, label, hint]) => (
            <Checkbox key={name} {...form.register(name)} label={label} hint={hint} />
          ))}
        </div>
      </Fieldset>
      {usesDkim ? <DkimFields form={form} former={former} /> : null}
      <Field
        label="Unsubscribe URL"
        aside="Optional"
        error={form.errorOf('unsubscribe_url')}
        hint="Your own unsubscribe page. Leave blank to use ours, which takes effect immediately."
      >
        <UrlInput
          {...form.register('unsubscribe_url')}
          autoComplete="off"
          placeholder="https://example.com/unsubscribe"
        />
      </Field>
    </>
  )
}

function DkimFields({ form, former }: { form: EmailForm; former: EmailConfig | null }) {
  return (
    <Fieldset legend="DKIM">
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="DKIM Selector" error={form.errorOf('dkim_selector')}>
            <Input {...form.register('dkim_selector')} autoComplete="off" spellCheck={false} placeholder="mail2026" />
          </Field>
          <Field label="DKIM Domain" error={form.errorOf('dkim_domain')}>
            <Input {...form.register('dkim_domain')} autoComplete="off" spellCheck={false} placeholder="example.com" />
          </Field>
        </div>
        <Field
          label="DKIM Private Key"
          error={form.errorOf('dkim_private_key')}
          hint={
            former?.has_dkim_key
              ? 'Already set. Leave blank to keep it.'
              : "RSA in PEM format, ideally 2,048 bits. It's stored encrypted and never shown again."
          }
        >
          <Textarea
            {...form.register('dkim_private_key')}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            placeholder="-----BEGIN PRIVATE KEY-----"
          />
        </Field>
      </div>
    </Fieldset>
  )
}
