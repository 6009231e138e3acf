import type { EmailConfig, Encryption } from '../../../src/contracts/senders/email-config.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { IMAP_DEFAULTS } from './email-form-schema.ts'
import type { EmailForm } from './use-email-form.ts'

const encryptions: readonly { value: Encryption; label: string; hint: string }[] = [
  { value: 'ssl', label: 'SSL', hint: 'TLS, usually port 993' },
  { value: 'tls', label: 'TLS', hint: 'STARTTLS, usually port 143' },
  { value: 'none', label: 'None', hint: 'Unencrypted, including your password' },
]

/** Reading answers from the sender's mailbox. */
export function EmailImapFields({ form, former }: { form: EmailForm; former: EmailConfig | null }) {
  const isOn = form.watch('reads_imap')
  const encryption = form.watch('imap.encryption') ?? 'ssl'
  const stored = former?.mailbox?.kind === 'imap' && !former.mailbox.uses_smtp_login
  const blank = stored ? 'Leave blank to keep the current one.' : 'Leave blank to use the one for the server above.'
  const switched = form.register('reads_imap', {
    // Resets hidden fields, since an invalid one would block submission without a visible error.
    onChange: () => {
      if (!form.getValues('imap.host')) form.setValue('imap', { ...IMAP_DEFAULTS })
    },
  })
  return (
    <Fieldset legend="Answers">
      <div className="flex flex-col gap-3">
        <Checkbox
          {...switched}
          label="Read replies from this mailbox by IMAP"
          hint="Replies and bounces from your campaigns appear in the inbox here, and follow-ups stop automatically. Nothing else is stored."
        />
        {isOn ? (
          <>
            <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_6rem_8rem]">
              <Field label="IMAP Host" error={form.errorOf('imap.host')} isRequired>
                <Input
                  {...form.register('imap.host')}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder="imap.example.com"
                />
              </Field>
              <Field label="IMAP Port" error={form.errorOf('imap.port')} isRequired>
                <Input {...form.register('imap.port')} type="number" inputMode="numeric" min={1} max={65535} step={1} />
              </Field>
              <Field label="IMAP Encryption" error={form.errorOf('imap.encryption')} isRequired>
                <Select
                  value={encryption}
                  onChange={(next) => form.setValue('imap.encryption', next, { shouldDirty: true })}
                  options={encryptions}
                />
              </Field>
            </div>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <Field label="IMAP Username" aside="Optional" error={form.errorOf('imap.username')} hint={blank}>
                <Input
                  {...form.register('imap.username')}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </Field>
              <Field label="IMAP Password" aside="Optional" error={form.errorOf('imap.password')} hint={blank}>
                <PasswordInput {...form.register('imap.password')} autoComplete="new-password" />
              </Field>
            </div>
          </>
        ) : null}
      </div>
    </Fieldset>
  )
}
