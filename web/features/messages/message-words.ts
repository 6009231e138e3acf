import type { Message, MessageEventKind } from '../../../src/contracts/messages/messages.ts'
import type { Tone } from '../../ui/tone.ts'

const LOOKS: Readonly<Record<MessageEventKind | 'sending', { label: string; tone: Tone }>> = {
  queued: { label: 'Queued', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Sent', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'success' },
  deferred: { label: 'Delayed', tone: 'warning' },
  bounced: { label: 'Bounced', tone: 'danger' },
  complained: { label: 'Reported as spam', tone: 'danger' },
  opened: { label: 'Opened', tone: 'success' },
  clicked: { label: 'Link followed', tone: 'success' },
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
