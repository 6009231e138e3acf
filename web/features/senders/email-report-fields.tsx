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
    where: "Subscribe it over HTTPS to the SNS topic that receives your identity's bounces and complaints.",
    key: null,
  },
  mailgun: {
    host: 'mailgun.org',
    where: 'Enter it under Sending, Webhooks, for permanent failures and spam complaints.',
    key: { label: 'Webhook signing key', hint: 'In Mailgun, under Sending, Webhooks.' },
  },
  postmark: {
    host: 'postmarkapp.com',
    where: 'Enter it as a webhook of the message stream, for bounces and spam complaints, with basic authentication.',
    key: {
      label: 'Webhook password',
      hint: "Create a long password, then enter it here and as the webhook's basic auth password in Postmark.",
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
        After you save, this shows where Amazon SES, Mailgun, Postmark or SendGrid can report bounces and complaints.
      </p>
    )
  return (
    <>
      <Field
        label="Email provider reports"
        aside="Optional"
        hint="If you send through one of these, we learn about bounces and complaints immediately, with no forwarding."
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
          aside="Required for reports"
          hint={
            former.has_report_key
              ? 'Already set. Leave blank to keep it.'
              : `${words.key.hint} Without it, no reports are accepted.`
          }
        >
          <PasswordInput {...form.register('report_key')} autoComplete="off" spellCheck={false} />
        </Field>
      ) : null}
    </>
  )
}
