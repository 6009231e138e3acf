import { ArrowLeft, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

export default function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <CheckYourEmail email={email} onRetry={() => setIsSent(false)} />
  return (
    <GuestLayout
      title="Forgot your password?"
      description="Enter your email and we'll send you a link to choose a new one."
      footer={<TextLink href={paths.login.to()}>Back to login</TextLink>}
    >
      <ForgotPasswordForm
        email={email}
        onSent={(sentTo) => {
          setEmail(sentTo)
          setIsSent(true)
        }}
      />
    </GuestLayout>
  )
}

function CheckYourEmail({ email, onRetry }: { email: string; onRetry: () => void }) {
  return (
    <GuestLayout
      title="Check your email"
      mark={<OutcomeMark icon={MailCheck} tone="brand" />}
      description={
        <>
          If there is an account for <strong className="wrap-anywhere font-medium text-ink">{email}</strong>, a link to
          reset its password is on its way.
        </>
      }
      footer={
        <p className="flex flex-wrap items-center gap-x-1">
          Didn't receive the email?
          <Button variant="ghost" size="sm" className="px-1 text-brand-text text-sm" onClick={onRetry}>
            Try again
          </Button>
        </p>
      }
    >
      <h2 className="font-medium text-ink text-sm">Next steps</h2>
      <ol className="mt-2 mb-6 list-decimal space-y-1.5 pl-5 text-muted text-sm marker:text-faint">
        <li>Open the email from Contactory. It can take a minute to arrive, so check your spam folder too.</li>
        <li>Follow the link within 30 minutes. It works only once.</li>
        <li>Choose a new password and sign in with it.</li>
      </ol>
      <LinkButton href={paths.login.to()} size="lg" icon={ArrowLeft} isBlock>
        Back to login
      </LinkButton>
    </GuestLayout>
  )
}
