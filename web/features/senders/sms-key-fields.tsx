import { SMS_KEY_LABELS, type SmsConfig } from '../../../src/contracts/senders/sms-config.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { keepsSecrets } from './sms-form-schema.ts'
import type { SmsForm } from './use-sms-form.ts'

/** The credentials, by the provider's terms. Those that are stored are kept unless the destination changes. */
export function SmsKeyFields({ form, former }: { form: SmsForm; former: SmsConfig | null }) {
  const provider = form.watch('provider')
  const labels = SMS_KEY_LABELS[provider]
  const keeps = keepsSecrets(former, { provider, region: form.watch('region'), url: form.watch('custom.url') })
  // Another provider needs other credentials.
  const asksAgain =
    former?.provider === provider && !keeps
      ? 'Enter it again for the new destination. The stored one is never sent there.'
      : undefined
  return (
    <>
      <Field
        label={labels.key}
        error={form.errorOf('api_key')}
        hint={keeps ? `Ends in “${former.api_key_end}”. Leave blank to keep it.` : asksAgain}
        isRequired={!keeps}
      >
        <Input {...form.register('api_key')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field
        label={labels.secret}
        error={form.errorOf('api_secret')}
        hint={keeps ? 'Leave blank to keep the current one.' : asksAgain}
        isRequired={!keeps}
      >
        <PasswordInput {...form.register('api_secret')} autoComplete="new-password" />
      </Field>
    </>
  )
}
