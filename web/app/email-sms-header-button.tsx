import { Plus } from 'lucide-react'
import type { Channel } from '../../src/contracts/senders/channel.ts'
import { paths } from '../../src/rules/site/app-paths.ts'
import { ConnectMailboxButtons } from '../features/senders/connect-mailbox-buttons.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import type { EmailSmsTab } from './email-sms-address.ts'

const labels: Readonly<Record<Channel, string>> = { email: 'Add Email Config', sms: 'Add SMS Config' }

export interface EmailSmsHeaderButtonProps {
  tab: EmailSmsTab
  onAdd: (channel: Channel) => void
  canAdd: Readonly<Record<Channel, boolean>>
  canCreate: boolean
}

/** The open tab's create buttons. Nothing on tabs without one. */
export function EmailSmsHeaderButton({ tab, onAdd, canAdd, canCreate }: EmailSmsHeaderButtonProps) {
  if (tab === 'campaigns' && canCreate)
    return (
      <LinkButton href={paths.emailSms.to({ tab, campaign: 'new' })} variant="primary" icon={Plus}>
        Create Campaign
      </LinkButton>
    )
  if ((tab !== 'email' && tab !== 'sms') || !canAdd[tab]) return null
  return (
    <>
      {tab === 'email' ? <ConnectMailboxButtons /> : null}
      <Button variant="primary" icon={Plus} onClick={() => onAdd(tab)}>
        {labels[tab]}
      </Button>
    </>
  )
}
