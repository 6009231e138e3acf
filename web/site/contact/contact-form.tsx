import { CircleAlert, CircleCheck, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContactField } from '../../../src/rules/contact-messages/contact-rules.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { Island } from '../island.tsx'
import { SUPPORT_MAIL } from '../mailboxes.ts'

/** The form, and the thanks shown after sending. The island validates, sends and switches between them. */
export function ContactForm() {
  return (
    <Island name="contact-form" when="load">
      <div className="overflow-hidden rounded-xl border border-line-strong bg-surface shadow-md">
        <SentBanner />
        <form noValidate className="grid gap-5 p-5 sm:p-8" aria-labelledby="contact-form-title">
          <h2 id="contact-form-title" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
            Send us a message
          </h2>
          <noscript>
            <p className="rounded-lg border border-warning/45 bg-warning-soft px-4 py-3 text-base text-ink">
              This form needs JavaScript. Please email {SUPPORT_MAIL} instead.
            </p>
          </noscript>
          <Fields />
          <Honeypot />
          <SendFailure />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {/* The island enables the button. Without the script, submitting would put the message into the URL. */}
            <button
              type="submit"
              disabled
              className={buttonClass({ variant: 'primary', size: 'lg' }, 'px-5 disabled:opacity-60 max-sm:w-full')}
            >
              <Send aria-hidden="true" className="size-4" strokeWidth={1.75} />
              <span data-button-text>Send Message</span>
            </button>
            <p className="text-pretty text-muted text-sm">We only use your message to reply to you.</p>
          </div>
        </form>
        <Thanks />
      </div>
    </Island>
  )
}

function SentBanner() {
  return (
    <p
      data-banner
      role="status"
      hidden
      className="flex items-center gap-2.5 border-success/35 border-b bg-success-soft px-5 py-3 font-medium text-base text-ink sm:px-8"
    >
      <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-success-text" strokeWidth={2} />
      Your message has been sent.
    </p>
  )
}

function Fields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label="Name">
          <Input {...wiring('name')} size="lg" autoComplete="name" required />
        </FormField>
        <FormField name="email" label="Email">
          <Input {...wiring('email')} size="lg" type="email" autoComplete="email" required />
        </FormField>
      </div>
      <FormField name="phone" label="Phone" aside="Optional">
        <Input {...wiring('phone')} size="lg" type="tel" autoComplete="tel" />
      </FormField>
      <FormField name="subject" label="Subject">
        <Input {...wiring('subject')} size="lg" autoComplete="off" required />
      </FormField>
      <FormField name="message" label="Message">
        <Textarea {...wiring('message')} rows={6} className="min-h-40 px-3 py-2 text-base" required />
      </FormField>
    </>
  )
}

/** Honeypot for bots that fill in every field. Hidden from sight, screen readers and keyboards. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0 [clip-path:inset(50%)]">
      <label>
        Leave this empty
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function SendFailure() {
  return (
    <p
      data-failure
      role="alert"
      hidden
      className="flex items-start gap-2.5 rounded-lg border border-danger/30 bg-danger-soft px-4 py-3 text-base text-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger-text" strokeWidth={2} />
      <span data-failure-text />
    </p>
  )
}

function Thanks() {
  return (
    <div data-thanks hidden className="flex flex-col items-start p-5 sm:p-8">
      <span className="flex size-12 items-center justify-center rounded-full bg-success-soft text-success-text">
        <CircleCheck aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </span>
      <h2 tabIndex={-1} className="mt-5 font-semibold text-2xl text-ink tracking-[-0.02em] outline-none">
        Message Sent Successfully!
      </h2>
      <p className="mt-2 max-w-md text-pretty text-lg text-muted">
        Thank you for contacting us. We've received your message and will get back to you shortly.
      </p>
      <button type="button" data-another className={buttonClass({ variant: 'secondary', size: 'lg' }, 'mt-7')}>
        Send Another Message
      </button>
    </div>
  )
}

const idOf = (name: ContactField) => `contact-${name}`

const wiring = (name: ContactField) => ({
  id: idOf(name),
  name,
  'aria-describedby': `${idOf(name)}-problem`,
})

function FormField({
  name,
  label,
  aside,
  children,
}: {
  name: ContactField
  label: string
  aside?: string
  children: ReactNode
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={idOf(name)} className="font-medium text-base text-ink">
          {label}
        </label>
        {aside ? <span className="text-muted text-sm">{aside}</span> : null}
      </div>
      {children}
      <p
        id={`${idOf(name)}-problem`}
        data-problem={name}
        hidden
        className="flex items-start gap-1.5 text-danger-text text-sm"
      >
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
        <span />
      </p>
    </div>
  )
}
