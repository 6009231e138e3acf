import { Badge } from '../../ui/badge.tsx'
import { TONE_OF, type Tone } from '../../ui/tone.ts'
import type { DeliveryState } from './api.ts'

const looks: Readonly<Record<DeliveryState, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: TONE_OF.pending },
  delivered: { label: 'Delivered', tone: TONE_OF.delivered },
  failed: { label: 'Failed', tone: TONE_OF.failed },
}

/** The current state of a delivery. */
export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  const { label, tone } = looks[state]
  return (
    <Badge tone={tone} hasDot>
      {label}
    </Badge>
  )
}
