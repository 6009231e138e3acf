import type { SuppressionReason } from '../../../src/contracts/suppressions/suppressions.ts'
import type { Tone } from '../../ui/tone.ts'

export const reasons: Readonly<Record<SuppressionReason, { label: string; tone: Tone }>> = {
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
  bounced: { label: 'Bounced', tone: 'warning' },
  complained: { label: 'Complained', tone: 'danger' },
  manual: { label: 'Added manually', tone: 'info' },
}
