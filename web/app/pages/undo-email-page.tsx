import { Undo2 } from 'lucide-react'
import { undoEmailChange } from '../../../src/contracts/accounts/accounts.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { refreshUser } from '../../features/auth/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmailLinkPage } from './email-link-page.tsx'

/**
 * Target of the link mailed to the current address when an email change is requested. It also works after the change.
 */
export default function UndoEmailPage() {
  return (
    <EmailLinkPage
      endpoint={undoEmailChange}
      icon={Undo2}
      ready={{
        title: "Wasn't you?",
        text: "Your account keeps, or goes back to, the address we sent this link to. You'll be signed out on every device.",
        button: 'Keep my address',
        working: 'Keeping it...',
      }}
      done={{
        title: 'Your address is unchanged',
        text: (email) => (
          <>
            Your account email is <strong className="wrap-anywhere font-medium text-ink">{email}</strong>, and every
            device was signed out. Choose a new password now, because someone may know the current one.
          </>
        ),
      }}
      // The server has ended the account's sessions, including one in this browser.
      onDone={() => void refreshUser()}
      dead={{ title: 'Nothing was changed', message: 'Failed to keep your address' }}
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
