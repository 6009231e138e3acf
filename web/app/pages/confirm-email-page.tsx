import { MailCheck } from 'lucide-react'
import { confirmEmailChange } from '../../../src/contracts/accounts/accounts.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { refreshUser, useSession } from '../../features/auth/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmailLinkPage } from './email-link-page.tsx'

/** Target of the link that is mailed to a new address. */
export default function ConfirmEmailPage() {
  const { status } = useSession()
  const [href, label] =
    status === 'member' ? [paths.settings.to(), 'Back to Settings'] : [paths.login.to(), 'Continue to Login']
  return (
    <EmailLinkPage
      endpoint={confirmEmailChange}
      icon={MailCheck}
      ready={{
        title: 'Confirm your new address',
        text: 'After you confirm, sign in with the address we sent this link to.',
        button: 'Use this address',
        working: 'Confirming...',
      }}
      done={{
        title: 'Address confirmed',
        text: (email) => (
          <>
            Your account email is now <strong className="wrap-anywhere font-medium text-ink">{email}</strong>.
          </>
        ),
      }}
      dead={{ title: 'Not confirmed', message: 'Failed to confirm the address' }}
      ways={
        <LinkButton href={href} variant="primary" size="lg" isBlock>
          {label}
        </LinkButton>
      }
      onDone={() => void refreshUser()}
    />
  )
}
