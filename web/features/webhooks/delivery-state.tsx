import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import type { DeliveryState } from './api.ts'

const looks: Readonly<Record<DeliveryState, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
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
