import type { Message, MessageEventKind } from '../../../src/contracts/messages/messages.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

const LOOKS: Readonly<Record<MessageEventKind | 'sending', { label: string; tone: Tone }>> = {
  queued: { label: 'Queued', tone: TONE_OF.queued },
  sending: { label: 'Sending', tone: TONE_OF.running },
  sent: { label: 'Sent', tone: TONE_OF.sent },
  failed: { label: 'Failed', tone: TONE_OF.failed },
  unknown: { label: 'Unknown', tone: TONE_OF.uncertain },
  cancelled: { label: 'Cancelled', tone: TONE_OF.cancelled },
  delivered: { label: 'Delivered', tone: TONE_OF.delivered },
  deferred: { label: 'Delayed', tone: TONE_OF.late },
  bounced: { label: 'Bounced', tone: TONE_OF.bounced },
  complained: { label: 'Reported as spam', tone: TONE_OF.complained },
  opened: { label: 'Opened', tone: TONE_OF.good },
  clicked: { label: 'Link followed', tone: TONE_OF.good },
}

/** The label and colour of a message: what was reported last, or else its state. */
export const lookOf = ({ state, outcome }: Pick<Message, 'state' | 'outcome'>) => LOOKS[outcome ?? state]
export const lookOfEvent = (kind: MessageEventKind) => LOOKS[kind]

export const STATE_OPTIONS = (['queued', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const).map(
  (value) => ({
    value,
    label: LOOKS[value].label,
  }),
)
