import { Unlink } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { SignInLinkForm } from '../../features/auth/sign-in-link-form.tsx'
import { pageAfterLogin } from '../../lib/next-page.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

/** The target of mailed sign-in links. It asks for a press, since mail scanners open links. */
export default function SignInLinkPage() {
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const token = search.get('token')
  if (!token)
    return (
      <GuestLayout
        title="Invalid sign-in link"
        mark={<OutcomeMark icon={Unlink} tone="danger" />}
        description="This link is incomplete. You can request a new one where you sign in."
      >
        <LinkButton href={paths.login.to()} size="lg" isBlock>
          Back to login
        </LinkButton>
      </GuestLayout>
    )
  return (
    <GuestLayout
      title="Sign in with your link"
      description="The link works once."
      footer={<TextLink href={paths.login.to()}>Back to login</TextLink>}
    >
      <SignInLinkForm
        token={token}
        onSignedIn={(userId) => navigate(pageAfterLogin(userId), { replace: true })}
        onBack={() => navigate(paths.login.to(), { replace: true })}
      />
    </GuestLayout>
  )
}
