import { useState } from 'react'
import { type EmailConfig, MAIL_PROVIDERS, type MailProvider } from '../../../src/contracts/senders/email-config.ts'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Select } from '../../ui/select.tsx'
import { mailProviderNames } from './sender-words.ts'
import type { EmailForm } from './use-email-form.ts'

interface ProviderWords {
  /** The part of the server's host name that identifies the provider. */
  readonly host: string
  /** Where to enter the URL at the provider. */
  readonly where: string
  /** The provider's signing key for reports; null if none must be entered. */
  readonly key: { readonly label: string; readonly hint: string } | null
}
const providers: Readonly<Record<MailProvider, ProviderWords>> = {
  amazon_ses: {
    host: 'amazonaws.com',
    where: 'Subscribe it by HTTPS to the SNS topic that bounces and complaints of your identity are published to.',
    key: null,
  },
  mailgun: {
    host: 'mailgun.org',
    where: 'Enter it under Sending, Webhooks, for permanent failures and spam complaints.',
    key: { label: 'Webhook signing key', hint: 'Under Sending, Webhooks, at Mailgun.' },
  },
  postmark: {
    host: 'postmarkapp.com',
    where: 'Enter it as a webhook of the message stream, for bounces and spam complaints, with basic authentication.',
    key: {
      label: 'Webhook password',
      hint: 'Make up a long password, and enter it here and as the basic auth password of the webhook at Postmark.',
    },
  },
  sendgrid: {
    host: 'sendgrid.net',
    where: 'Enter it under Mail Settings, Event Webhook, for bounces, drops and spam reports.',
    key: { label: 'Verification key', hint: 'The public key of the signed Event Webhook.' },
  },
}
const options = MAIL_PROVIDERS.map((value) => ({ value, label: mailProviderNames[value] }))

/** The URL to which a mail provider reports delivery. A new configuration has none yet. */
export function ReportFields({ form, former }: { form: EmailForm; former: EmailConfig | null }) {
  const host = form.watch('host')
  const [chosen, setChosen] = useState<MailProvider | null>(null)
  const provider = chosen ?? MAIL_PROVIDERS.find((one) => host.toLowerCase().endsWith(providers[one].host)) ?? null
  const words = provider && providers[provider]
  if (!former)
    return (
      <p className="text-faint text-xs">
        Where Amazon SES, Mailgun, Postmark or SendGrid report bounces and complaints is shown here once it is saved.
      </p>
    )
  return (
    <>
      <Field
        label="Reports of your mail provider"
        aside="Optional"
        hint="Who sends by one of these hears of bounces and complaints at once, without forwarding anything."
      >
        <Select value={provider} onChange={setChosen} options={options} placeholder="Choose your provider" />
      </Field>
      {provider && words ? (
        <div className="flex flex-col gap-1.5">
          <CopyLine label={`URL for ${mailProviderNames[provider]}`} value={former.report_urls[provider]} />
          <p className="text-faint text-xs">{words.where}</p>
        </div>
      ) : null}
      {words?.key ? (
        <Field
          label={words.key.label}
          error={form.errorOf('report_key')}
          aside="Needed for reports"
          hint={
            former.has_report_key
              ? 'There is one. Leave blank to keep it.'
              : `${words.key.hint} Without it, no reports are accepted.`
          }
        >
          <PasswordInput {...form.register('report_key')} autoComplete="off" spellCheck={false} />
        </Field>
      ) : null}
    </>
  )
}
