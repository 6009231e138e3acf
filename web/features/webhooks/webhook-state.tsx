import { CircleCheck, CircleSlash, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { TONE_OF, type Tone } from '../../ui/tone.ts'
import { stateOf, type WebhookState } from './webhook-words.ts'

const looks: Readonly<Record<WebhookState, { label: string; icon: LucideIcon; tone: Tone }>> = {
  active: { label: 'Active', icon: CircleCheck, tone: TONE_OF.active },
  failing: { label: 'Failing', icon: TriangleAlert, tone: TONE_OF.uncertain },
  off: { label: 'Turned off by you', icon: CircleSlash, tone: TONE_OF.inactive },
  'switched-off': { label: 'Switched off', icon: CircleX, tone: TONE_OF.broken },
}

export interface WebhookStateBadgeProps {
  webhook: WebhookEndpoint
  /** Only the state, where a notice beside it explains the rest. */
  isBrief?: boolean
}

/** Whether a webhook is active, and below it since when deliveries fail or why it is off. */
export function WebhookStateBadge({ webhook, isBrief = false }: WebhookStateBadgeProps) {
  const state = stateOf(webhook)
  const { label, icon, tone } = looks[state]
  const more =
    state === 'failing'
      ? `since ${formatDateTime(webhook.failing_since)}`
      : state === 'switched-off'
        ? webhook.disabled_reason
        : null
  return (
    <span className="flex flex-col gap-0.5 whitespace-normal sm:min-w-36">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {more && !isBrief ? <span className="text-faint text-xs">{more}</span> : null}
    </span>
  )
}
