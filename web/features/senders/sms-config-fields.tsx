import {
  SMS_KEY_LABELS,
  SMS_PROVIDERS,
  SMS_REPORT_KEY_LABELS,
  type SmsConfig,
  type SmsProvider,
} from '../../../src/contracts/senders/sms-config.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { providerNames } from './sender-words.ts'
import { keepsSecrets } from './sms-form-schema.ts'
import type { SmsForm } from './use-sms-form.ts'

const providers = SMS_PROVIDERS.map((value) => ({ value, label: providerNames[value] }))

const ANSWERED = 'Replies then arrive in the inbox and stop follow-ups, and anyone who texts STOP is unsubscribed.'
/** Providers that handle a STOP reply themselves. */
const HEEDING_STOP: ReadonlySet<SmsProvider> = new Set(['twilio', 'aws_sns'])
/** Where to enter the URL at each provider. */
const ANSWERS_ENTERED: Readonly<Record<SmsProvider, string>> = {
  twilio: `Enter it at your number, or its messaging service, for incoming messages. ${ANSWERED}`,
  messagebird: `Set up a flow for your number that forwards incoming messages to it. ${ANSWERED}`,
  vonage: `Enter it at your number as its inbound webhook. ${ANSWERED}`,
  custom: `Have your provider post to it: id, from and text for replies; id and status for delivery reports. ${ANSWERED}`,
  aws_sns: '',
}

/** The SMS provider, the sender name and the credentials, labelled with the provider's terms. */
export function SmsConfigFields({ form, former }: { form: SmsForm; former: SmsConfig | null }) {
  const provider = form.watch('provider')
  const labels = SMS_KEY_LABELS[provider]
  const reportKey = SMS_REPORT_KEY_LABELS[provider]
  // Another provider needs other credentials.
  const isSameProvider = former?.provider === provider
  const keeps = keepsSecrets(former, { provider, region: form.watch('region'), url: form.watch('custom.url') })
  const asksAgain =
    isSameProvider && !keeps ? 'Enter it again for the new destination. The stored one is never sent there.' : undefined
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Name" error={form.errorOf('name')} isRequired>
        <Input {...form.register('name')} autoComplete="off" placeholder="Reminders" />
      </Field>
      <Field label="Provider" error={form.errorOf('provider')} isRequired>
        <Select
          value={provider}
          onChange={(next) => form.setValue('provider', next, { shouldDirty: true })}
          options={providers}
        />
      </Field>
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
      <Field
        label="From Number"
        error={form.errorOf('from_number')}
        hint="In international format, or a name of up to 11 characters where your country allows it."
        isRequired
      >
        <Input {...form.register('from_number')} autoComplete="off" placeholder="+1234567890" />
      </Field>
      {reportKey ? (
        <Field
          label={reportKey}
          error={form.errorOf('report_key')}
          aside="Required for reports"
          hint={
            isSameProvider && former.has_report_key
              ? 'Already set. Leave blank to keep it.'
              : 'The provider uses it to sign delivery reports and replies. Without it, none are accepted.'
          }
        >
          <PasswordInput {...form.register('report_key')} autoComplete="off" spellCheck={false} />
        </Field>
      ) : null}
      {isSameProvider && former.answers_url ? (
        <div className="flex flex-col gap-1.5 sm:col-span-2">
          <CopyLine
            label={provider === 'custom' ? 'URL for reports and replies' : 'URL for replies'}
            value={former.answers_url}
          />
          <p className="text-faint text-xs">{ANSWERS_ENTERED[provider]}</p>
        </div>
      ) : null}
      {HEEDING_STOP.has(provider) ? null : (
        <div className="sm:col-span-2">
          <Checkbox
            {...form.register('receives_answers')}
            label="Receive replies to this number here"
            hint="Messages then end with “Reply STOP to opt out” instead of a short link. Turn this on once your provider has the URL for replies."
          />
        </div>
      )}
      {provider === 'aws_sns' ? (
        <Field label="Region" error={form.errorOf('region')} isRequired>
          <Input
            {...form.register('region')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="eu-west-1"
          />
        </Field>
      ) : null}
    </div>
  )
}
