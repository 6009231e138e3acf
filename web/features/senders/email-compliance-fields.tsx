import type { EmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import type { EmailForm } from './use-email-form.ts'

const switches = [
  ['compliance.use_spf', 'SPF', 'Your domain names the servers that may send for it; its record is checked.'],
  ['compliance.use_dmarc', 'DMARC', 'Your domain says what becomes of forged mail; its record is checked.'],
  ['compliance.use_dkim', 'DKIM signing', 'Every message is signed, so that nobody can change it on its way.'],
  ['compliance.require_opt_in', 'Opt-in Required', 'Only people whose consent is on record are written to.'],
  ['compliance.include_unsubscribe', 'Unsubscribe Link', 'Every message has a link that ends them, by one press.'],
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
        hint="A page of your own. Left blank, ours takes people off your lists at once."
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
              ? 'There is one. Leave blank to keep it.'
              : 'RSA in PEM, of 2,048 bits at best. It is kept sealed and shown to nobody again.'
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
