import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { z } from 'zod'
import { IdentityProvider } from '../../../src/contracts/identities/identities.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { pageAfterLogin } from '../../lib/next-page.ts'
import { siteQuery } from '../../queries/system.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

/** Navigation state from the register page, the page that providers lead back to, or from the page on which a session ended. */
const Arrival = z
  .object({
    email: z.string().optional(),
    emailSent: z.boolean().optional(),
    sessionEnded: z.boolean().optional(),
    /** Set by the page that providers lead back to. */
    connects: IdentityProvider.optional(),
    failure: z.string().optional(),
  })
  .catch({})

export default function LoginPage() {
  const [, navigate] = useLocation()
  const { data: site } = useQuery(siteQuery())
  const { email, emailSent, sessionEnded, connects, failure } = Arrival.parse(useHistoryState<unknown>() ?? {})
  return (
    <GuestLayout
      title="Welcome back"
      description="Sign in to your contacts."
      footer={
        site && !site.sign_up_open ? null : (
          <>
            New here? <TextLink href={paths.register.to()}>Create an account</TextLink>
          </>
        )
      }
    >
      <LoginForm
        email={email}
        isEmailSent={emailSent}
        hasSessionEnded={sessionEnded}
        providers={site?.sign_in_providers}
        connects={connects}
        failure={failure}
        onSignedIn={(userId) => navigate(pageAfterLogin(userId), { replace: true })}
      />
    </GuestLayout>
  )
}
