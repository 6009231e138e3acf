import { SMS_PROVIDERS, type SmsConfig } from '../../../src/contracts/senders/sms-config.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { providerNames } from './sender-words.ts'
import { SmsAnswerFields } from './sms-answer-fields.tsx'
import { SmsKeyFields } from './sms-key-fields.tsx'
import type { SmsForm } from './use-sms-form.ts'

const providers = SMS_PROVIDERS.map((value) => ({ value, label: providerNames[value] }))

/** The SMS provider, the sender name and the credentials, labelled with the provider's terms. */
export function SmsConfigFields({ form, former }: { form: SmsForm; former: SmsConfig | null }) {
  const provider = form.watch('provider')
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
      <SmsKeyFields form={form} former={former} />
      <Field
        label="From Number"
        error={form.errorOf('from_number')}
        hint="In international format, or a name of up to 11 characters where your country allows it."
        isRequired
      >
        <Input {...form.register('from_number')} autoComplete="off" placeholder="+1234567890" />
      </Field>
      <SmsAnswerFields form={form} former={former} />
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
