import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { type EmailLinkEndpoint, useEmailLink } from '../../features/accounts/use-email-link.ts'
import { OutcomeMark } from '../../features/auth/outcome-mark.tsx'
import { messageOf } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { GuestLayout } from '../shell/guest-layout.tsx'

export interface EmailLinkPageProps {
  endpoint: EmailLinkEndpoint
  icon: LucideIcon
  ready: { title: string; text: string; button: string; working: string }
  done: { title: string; text: (email: string) => ReactNode }
  /** `message` is the fallback where the server returns none. */
  dead: { title: string; message: string }
  /** Links shown after success and for an invalid link. */
  ways: ReactNode
  onDone?: () => void
}

/** Target of an emailed link about an address. Opening it changes nothing, because mail scanners open every link. */
export function EmailLinkPage({ endpoint, icon, ready, done, dead, ways, onDone }: EmailLinkPageProps) {
  const [search] = useSearchParams()
  const { status, email, error, follow } = useEmailLink(endpoint, search.get('token'))
  const message = error ? messageOf(error, dead.message) : undefined
  if (status === 'done') {
    return (
      <GuestLayout
        title={done.title}
        description={<span role="status">{done.text(email)}</span>}
        mark={<OutcomeMark icon={CircleCheck} tone="success" />}
      >
        <div className="flex flex-col gap-2">{ways}</div>
      </GuestLayout>
    )
  }
  if (status === 'dead') {
    return (
      <GuestLayout
        title={dead.title}
        description={<span role="alert">{message ?? 'This link is incomplete.'}</span>}
        mark={<OutcomeMark icon={CircleX} tone="danger" />}
        footer={
          <>
            Still no luck? <TextLink href={paths.contact.to()}>Contact support</TextLink> and we'll help.
          </>
        }
      >
        <div className="flex flex-col gap-2">{ways}</div>
      </GuestLayout>
    )
  }
  const isWorking = status === 'working'
  return (
    <GuestLayout title={ready.title} description={ready.text} mark={<OutcomeMark icon={icon} tone="brand" />}>
      <div className="flex flex-col gap-4">
        <FormAlert message={message} isOffline={false} />
        <Button variant="primary" size="lg" isBlock isLoading={isWorking} onClick={() => follow(onDone)}>
          {isWorking ? ready.working : ready.button}
        </Button>
      </div>
    </GuestLayout>
  )
}
