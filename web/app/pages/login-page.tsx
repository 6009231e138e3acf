import { useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { z } from 'zod'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

/** What the register page hands over. */
const Arrival = z.object({ email: z.string().optional(), emailSent: z.boolean().optional() }).catch({})

export default function LoginPage() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { email, emailSent } = Arrival.parse(useHistoryState<unknown>() ?? {})
  return (
    <GuestLayout
      title="Welcome back"
      description="Sign in to your contacts."
      footer={
        <>
          New here? <TextLink href={paths.register.to()}>Create an account</TextLink>
        </>
      }
    >
      <LoginForm
        email={email}
        isEmailSent={emailSent}
        onSignedIn={() => navigate(safeNext(search.get('next')), { replace: true })}
      />
    </GuestLayout>
  )
}

/** Only into our own dashboard: an address from a link must not lead elsewhere after signing in. */
function safeNext(next: string | null): string {
  return next && /^\/dashboard(?:[/?]|$)/.test(next) ? next : paths.dashboard.to()
}
