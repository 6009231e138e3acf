import type { EmailConfig, Encryption } from '../../../src/contracts/senders/email-config.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { keepsSecrets } from './email-form-schema.ts'
import type { EmailForm } from './use-email-form.ts'

export interface EmailFromFieldsProps {
  form: EmailForm
  /** Whether a connected mailbox sends, which has its address. */
  isFixed: boolean
  /** Called when the From address was entered. */
  onAddress: (email: string) => Promise<void>
}

/**
 * The sender's identity: the From name and address, and the legally required postal address.
 */
export function EmailFromFields({ form, isFixed, onAddress }: EmailFromFieldsProps) {
  const address = form.register('from_email', { onBlur: () => void onAddress(form.getValues('from_email')) })
  return (
    <>
      <Field label="Name" error={form.errorOf('name')} hint="Only you see this name." isRequired>
        <Input {...form.register('name')} autoComplete="off" placeholder="Newsletter" />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="From Email" error={form.errorOf('from_email')} isRequired>
          <Input {...address} type="email" autoComplete="off" placeholder="hello@example.com" readOnly={isFixed} />
        </Field>
        <Field label="From Name" aside="Optional" error={form.errorOf('from_name')}>
          <Input {...form.register('from_name')} autoComplete="off" placeholder="Ann of Example" />
        </Field>
      </div>
      <Field
        label="Reply-To"
        aside="Optional"
        error={form.errorOf('reply_to')}
        hint="Where replies go, if not to the address above."
      >
        <Input {...form.register('reply_to')} type="email" autoComplete="off" placeholder="answers@example.com" />
      </Field>
      <Field
        label="Postal address"
        aside="Required to send"
        error={form.errorOf('postal_address')}
        hint="Marketing email must include the sender's valid postal address (CAN-SPAM, 15 U.S.C. 7704(a)(5)). It appears at the end of every message, and campaigns can't start without it."
      >
        <Textarea
          {...form.register('postal_address')}
          rows={2}
          autoComplete="off"
          placeholder={'Example Ltd, 1 Main Street\n12345 Springfield, USA'}
        />
      </Field>
    </>
  )
}

const encryptions: readonly { value: Encryption; label: string; hint: string }[] = [
  { value: 'tls', label: 'TLS', hint: 'STARTTLS, usually port 587' },
  { value: 'ssl', label: 'SSL', hint: 'TLS, usually port 465' },
  { value: 'none', label: 'None', hint: 'Unencrypted, including your password' },
]
const usualPorts: Readonly<Record<Encryption, number | null>> = { tls: 587, ssl: 465, none: null }

export interface EmailServerFieldsProps {
  form: EmailForm
  former: EmailConfig | null
  /** What to know about the provider's password; null if it is the usual one. */
  passwordHint: string | null
}

/** Mail server, encryption and credentials. */
export function EmailServerFields({ form, former, passwordHint }: EmailServerFieldsProps) {
  const encryption = form.watch('encryption') ?? 'tls'
  const [host, port] = form.watch(['host', 'port'])
  const keeps = former !== null && keepsSecrets(former, { host, port, encryption })
  const asksAgain =
    former !== null && !keeps ? 'Enter it again for the new server. The stored one is never sent there.' : undefined
  function choose(next: Encryption) {
    form.setValue('encryption', next, { shouldDirty: true })
    // Replaces only the default port of the previous encryption. A custom port stays.
    if (usualPorts[next] && Number(form.getValues('port')) === usualPorts[encryption])
      form.setValue('port', usualPorts[next])
  }
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_6rem_8rem]">
        <Field label="Host" error={form.errorOf('host')} isRequired>
          <Input
            {...form.register('host')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="smtp.example.com"
          />
        </Field>
        <Field label="Port" error={form.errorOf('port')} isRequired>
          <Input {...form.register('port')} type="number" inputMode="numeric" min={1} max={65535} step={1} />
        </Field>
        <Field label="Encryption" error={form.errorOf('encryption')} isRequired>
          <Select value={encryption} onChange={choose} options={encryptions} />
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Username"
          error={form.errorOf('username')}
          hint={keeps ? `Ends in “${former.username_end}”. Leave blank to keep it.` : asksAgain}
          isRequired={!keeps}
        >
          <Input {...form.register('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field
          label="Password"
          error={form.errorOf('password')}
          hint={keeps ? 'Leave blank to keep the current one.' : (passwordHint ?? asksAgain)}
          isRequired={!keeps}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
      </div>
    </>
  )
}
