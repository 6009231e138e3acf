import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { useAfter } from '../../features/auth/use-after.ts'
import { useSecondsLeft } from '../../features/auth/use-seconds-left.ts'
import { verificationFailure, verificationQuery } from '../../features/auth/verification.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

const REDIRECT_DELAY_MS = 3000

export default function VerifyEmailPage() {
  const [search] = useSearchParams()
  const { status, error } = useQuery(verificationQuery(search.get('verification_url')))
  if (status === 'success') return <Verified />
  if (status === 'error') return <Failed reason={verificationFailure(error)} />
  return (
    <GuestLayout title="Verifying your email" description="This takes a moment.">
      <Spinner label="Verifying" className="text-brand-text" />
    </GuestLayout>
  )
}

function Verified() {
  const [, navigate] = useLocation()
  const secondsLeft = useSecondsLeft(REDIRECT_DELAY_MS)
  useAfter(REDIRECT_DELAY_MS, () => navigate(paths.login.to(), { replace: true }))
  return (
    <GuestLayout
      title="Email Verified!"
      description="Your email has been verified successfully!"
      mark={<OutcomeMark icon={CircleCheck} tone="success" />}
    >
      <LinkButton href={paths.login.to()} variant="primary" size="lg" isBlock>
        Continue to Login
      </LinkButton>
      <p aria-hidden="true" className="mt-3 text-center text-faint text-xs tabular-nums">
        {takenThere(secondsLeft)}
      </p>
      {/* Screen readers announce the text only once. */}
      <p role="status" className="sr-only">
        {takenThere(REDIRECT_DELAY_MS / 1000)}
      </p>
    </GuestLayout>
  )
}

const takenThere = (seconds: number) => `You are taken there in ${pluralize(seconds, 'second')}.`

function Failed({ reason }: { reason: string }) {
  return (
    <GuestLayout
      title="Verification Failed"
      description={<span role="alert">{reason}</span>}
      mark={<OutcomeMark icon={CircleX} tone="danger" />}
      footer={
        <>
          Still no luck? <TextLink href={paths.contact.to()}>Contact support</TextLink> and we'll help.
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <LinkButton href={paths.register.to()} variant="primary" size="lg" isBlock>
          Request New Verification
        </LinkButton>
        <LinkButton href={paths.login.to()} size="lg" isBlock>
          Back to Login
        </LinkButton>
      </div>
    </GuestLayout>
  )
}
