import type { SuppressionReason } from '../../../src/contracts/suppressions/suppressions.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

export const reasons: Readonly<Record<SuppressionReason, { label: string; tone: Tone }>> = {
  unsubscribed: { label: 'Unsubscribed', tone: TONE_OF.unsubscribed },
  bounced: { label: 'Bounced', tone: TONE_OF.bounced },
  complained: { label: 'Complained', tone: TONE_OF.complained },
  manual: { label: 'Added manually', tone: 'info' },
}
