import type { CampaignStatus, RecipientState } from '../../../src/contracts/campaigns/campaign-states.ts'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { Badge } from '../../ui/badge.tsx'
import { channels, recipientStates, statuses } from './campaign-words.ts'

/** A campaign's status. */
export function StatusChip({ status }: { status: CampaignStatus }) {
  const { label, tone } = statuses[status]
  return (
    <Badge tone={tone} hasDot>
      {label}
    </Badge>
  )
}

/** The state of the message to one recipient. */
export function RecipientChip({ state }: { state: RecipientState }) {
  const { label, tone } = recipientStates[state]
  return <Badge tone={tone}>{label}</Badge>
}

/** Email or SMS. */
export function ChannelBadge({ type }: { type: Channel }) {
  const { label, icon } = channels[type]
  return <Badge icon={icon}>{label}</Badge>
}
