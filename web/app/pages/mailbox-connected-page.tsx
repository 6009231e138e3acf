import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { useFinishConnection } from '../../features/senders/api.ts'
import { ConnectMailboxButtons } from '../../features/senders/connect-mailbox-buttons.tsx'
import { messageOf } from '../../lib/call-error.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.tsx'

const tab = paths.emailSms.to({ tab: 'email-configs' })

/** Where a provider returns people who connected a mailbox, or refused to. */
export default function MailboxConnectedPage() {
  const [search, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const finish = useFinishConnection()
  // As it was when the page opened: the code must not stay in the address, or in the browser's history.
  const [returned] = useState(() => ({
    state: search.get('state') ?? '',
    code: search.get('code'),
    error: search.get('error'),
  }))
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    setSearch({}, { replace: true })
    if (returned.state === '') return navigate(tab, { replace: true })
    finish.mutate(
      { body: returned },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'Mailbox connected')
          navigate(tab, { replace: true })
        },
      },
    )
  }, [finish, navigate, returned, setSearch])
  return (
    <>
      <PageHeader title="Connect a mailbox" />
      <Card>
        {finish.error ? (
          <EmptyState
            art="broken"
            title="The mailbox was not connected"
            actions={
              <>
                <ConnectMailboxButtons />
                <LinkButton href={tab}>Back to Email & SMS</LinkButton>
              </>
            }
          >
            <span role="alert">{messageOf(finish.error, 'Check your connection and try again.')}</span>
          </EmptyState>
        ) : (
          <div className="flex items-center gap-2 p-6 text-muted text-sm">
            <Spinner label="Connecting" className="text-brand-text" /> Connecting the mailbox. This takes a moment.
          </div>
        )}
      </Card>
    </>
  )
}
