import { useLocation } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { useFinishConnection } from '../../features/senders/api.ts'
import { ConnectMailboxButtons } from '../../features/senders/connect-mailbox-buttons.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { OauthReturnView, useOauthReturn } from '../oauth-return.tsx'

const tab = paths.emailSms.to({ tab: 'email-configs' })

/** Where a provider returns people who connected a mailbox, or refused to. */
export default function MailboxConnectedPage() {
  const [, navigate] = useLocation()
  const { mutate, error } = useFinishConnection()
  useOauthReturn((body) => {
    mutate(
      { body },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'Mailbox connected')
          navigate(tab, { replace: true })
        },
      },
    )
  }, tab)
  return (
    <OauthReturnView
      title="Connect a mailbox"
      connecting="Connecting the mailbox. This takes a moment."
      error={error}
      failedTitle="The mailbox wasn't connected"
      actions={
        <>
          <ConnectMailboxButtons />
          <LinkButton href={tab}>Back to Email & SMS</LinkButton>
        </>
      }
    />
  )
}
