import { ShieldCheck } from 'lucide-react'
import { stopFactorReset } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmailLinkPage } from './email-link-page.tsx'

/** Target of the link in the mail that announces the removal of second factors. It works signed out, once. */
export default function StopFactorResetPage() {
  return (
    <EmailLinkPage
      endpoint={stopFactorReset}
      icon={ShieldCheck}
      ready={{
        title: 'Keep your second factors?',
        text: 'Support was asked to remove them because they were lost. If it wasn’t you, keep them.',
        button: 'Keep my second factors',
        working: 'Keeping them...',
      }}
      done={{
        title: 'Your second factors stay',
        text: (email) => (
          <>
            Nothing was changed for <strong className="wrap-anywhere font-medium text-ink">{email}</strong>. If someone
            else asked for this, they may know your password, so choose a new one.
          </>
        ),
      }}
      dead={{ title: 'Nothing was stopped', message: 'Failed to keep your second factors' }}
      ways={
        <>
          <LinkButton href={paths.forgotPassword.to()} variant="primary" size="lg" isBlock>
            Choose a new password
          </LinkButton>
          <LinkButton href={paths.login.to()} size="lg" isBlock>
            Go to Login
          </LinkButton>
        </>
      }
    />
  )
}
