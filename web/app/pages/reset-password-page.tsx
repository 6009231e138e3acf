import { CircleCheck, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx'
import { useAfter } from '../../features/auth/use-after.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

const REDIRECT_DELAY_MS = 2000

export default function ResetPasswordPage() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [isReset, setIsReset] = useState(false)
  const [token, email] = [search.get('token'), search.get('email')]
  if (isReset) return <PasswordReset />
  if (!token || !email) return <InvalidLink />
  return (
    <GuestLayout
      title="Choose a new password"
      description={
        <>
          For <strong className="wrap-anywhere font-medium text-ink">{email}</strong>. You'll be signed out on every
          device.
        </>
      }
      footer={<TextLink href={paths.login.to()}>Back to login</TextLink>}
    >
      <ResetPasswordForm
        token={token}
        email={email}
        onReset={() => setIsReset(true)}
        onDeadLink={() => navigate(paths.forgotPassword.to(), { replace: true })}
      />
    </GuestLayout>
  )
}

function InvalidLink() {
  const [, navigate] = useLocation()
  useAfter(REDIRECT_DELAY_MS, () => navigate(paths.forgotPassword.to(), { replace: true }))
  return (
    <GuestLayout
      title="Invalid password reset link"
      mark={<OutcomeMark icon={Unlink} tone="danger" />}
      description="This link is incomplete. We're taking you to a page where you can request a new one."
    >
      <LinkButton href={paths.forgotPassword.to()} size="lg" isBlock>
        Request a new link
      </LinkButton>
    </GuestLayout>
  )
}

function PasswordReset() {
  const [, navigate] = useLocation()
  useAfter(REDIRECT_DELAY_MS, () => navigate(paths.login.to(), { replace: true }))
  return (
    <GuestLayout
      title="Password reset successful"
      mark={<OutcomeMark icon={CircleCheck} tone="success" />}
      description="Sign in with your new password. You've been signed out everywhere else."
    >
      <LinkButton href={paths.login.to()} variant="primary" size="lg" isBlock>
        Go to login
      </LinkButton>
    </GuestLayout>
  )
}
