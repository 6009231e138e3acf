import type { MailReplyKind, Reply, ReplyProof } from '../../../src/contracts/replies/replies.ts'
import { answerLink } from '../../lib/answer-link.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'

interface KindWords {
  readonly label: string
  readonly tone: Tone
  /** The consequence of the kind. */
  readonly effect: string
}

export const replyKinds: Readonly<Record<MailReplyKind, KindWords>> = {
  reply: { label: 'Reply', tone: 'brand', effect: 'A person replied. Follow-ups to them stop.' },
  out_of_office: { label: 'Out of office', tone: 'info', effect: "They're away. Follow-ups continue." },
  left: {
    label: 'Left the company',
    tone: 'warning',
    effect: 'They no longer work there. Follow-ups to them stop.',
  },
  unsubscribe: { label: 'Unsubscribe', tone: TONE_OF.unsubscribed, effect: "They won't get any more messages." },
  automatic: { label: 'Automatic', tone: 'neutral', effect: 'An automatic reply. Follow-ups continue.' },
}

interface ProofWords {
  readonly label: string
  readonly tone: Tone
  readonly effect: string
}

/** Notes on a sender's identity, for the cases where it is not certain. */
export const replyProofs: Readonly<Partial<Record<ReplyProof, ProofWords>>> = {
  none: {
    label: 'Unproven sender',
    tone: 'warning',
    effect:
      "Only the From line says who sent this, and anyone can fake that. It hasn't stopped any follow-ups or unsubscribed anyone. Confirm it if you know it's from them.",
  },
  other_address: {
    label: 'From another address',
    tone: 'info',
    effect: 'The writer has your message but uses a different address from the one it was sent to.',
  },
}

/** The kind after which no campaign contacts the sender again. Setting it requires confirmation. */
export const ENDS_MESSAGES: MailReplyKind = 'unsubscribe'

/** The sender's name, or else the address. */
export const writerOf = ({ from_name, from_address }: Pick<Reply, 'from_name' | 'from_address'>): string =>
  from_name?.trim() || from_address

export const subjectOf = ({ channel, subject }: Pick<Reply, 'channel' | 'subject'>): string =>
  subject?.trim() || (channel === 'sms' ? 'Text message' : 'No subject')

/** A link that opens the user's own mail or messaging program with a reply. */
export const answerTo = ({ channel, from_address, subject }: Pick<Reply, 'channel' | 'from_address' | 'subject'>) =>
  channel === 'sms' ? `sms:${from_address}` : answerLink(from_address, subject)
