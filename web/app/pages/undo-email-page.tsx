import { Undo2 } from 'lucide-react'
import { undoEmailChange } from '../../../src/contracts/accounts.ts'
import { paths } from '../../../src/contracts/app-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmailLinkPage } from './email-link-page.tsx'

/** Where the link leads that the former address is mailed after a change. */
export default function UndoEmailPage() {
  return (
    <EmailLinkPage
      endpoint={undoEmailChange}
      icon={Undo2}
      ready={{
        title: 'Was that not you?',
        text: 'Your account gets back the address that this link was mailed to, and every device is signed out.',
        button: 'Get my address back',
        working: 'Restoring...',
      }}
      done={{
        title: 'Your address is back',
        text: (email) => (
          <>
            Your account has the address <strong className="wrap-anywhere font-medium text-ink">{email}</strong> again,
            and every device was signed out. Choose another password now, as somebody may know the present one.
          </>
        ),
      }}
      dead={{ title: 'Nothing was changed', message: 'Failed to restore your address' }}
      ways={
        <>
          <LinkButton href={paths.forgotPassword.to()} variant="primary" size="lg" isBlock>
            Choose another password
          </LinkButton>
          <LinkButton href={paths.login.to()} size="lg" isBlock>
            Go to Login
          </LinkButton>
        </>
      }
    />
  )
}
