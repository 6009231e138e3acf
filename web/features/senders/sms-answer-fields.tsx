import { SMS_REPORT_KEY_LABELS, type SmsConfig, type SmsProvider } from '../../../src/contracts/senders/sms-config.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import type { SmsForm } from './use-sms-form.ts'

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

/** How delivery reports and replies reach us. */
export function SmsAnswerFields({ form, former }: { form: SmsForm; former: SmsConfig | null }) {
  const provider = form.watch('provider')
  const reportKey = SMS_REPORT_KEY_LABELS[provider]
  const isSameProvider = former?.provider === provider
  return (
    <>
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
    </>
  )
}
