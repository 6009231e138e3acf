import type { MailReplyKind } from '../../contracts/replies/replies.ts'
import type { ReplyClass } from '../outcomes/reply-class.ts'
import { classifyAnswer } from './classify-answer.ts'
import type { ReceivedMail } from './parse-mail.ts'
import { readMailReport } from './reports/read-mail-report.ts'

/** The kind of an incoming mail. */
export type MailKind = MailReplyKind | 'bounce' | 'complaint'

/** The effect on the recipient it is about. */
export type MailEffect = 'suppress' | 'stop' | 'ask' | 'notify' | 'nothing'

export interface MailReading {
  readonly kind: MailKind
  /** For a bounce. */
  readonly class: 'hard' | 'soft' | 'sender' | null
  /** The author's own words; null for machine reports. */
  readonly own: string | null
  readonly why: string
  readonly effect: MailEffect
}

/** The reported class of a bounce: throttling or a temporary size limit says nothing about the mailbox. */
const CLASSES: Readonly<Record<ReplyClass, NonNullable<MailReading['class']>>> = {
  hard: 'hard',
  soft: 'soft',
  throttle: 'soft',
  content: 'soft',
  sender: 'sender',
}

const EFFECTS: Readonly<Record<MailReplyKind, MailEffect>> = {
  unsubscribe: 'suppress',
  reply: 'stop',
  left: 'stop',
  out_of_office: 'nothing',
  automatic: 'nothing',
}

/**
 * Classifies an incoming mail: a report about a message, or a person's reply.
 *
 * @param sent plain text of the message it is about, if known
 */
export function readMail(mail: ReceivedMail, sent: string | null = null): MailReading {
  const reports = readMailReport(mail)
  const report = reports?.[0]
  if (report?.kind === 'complaint')
    return { kind: 'complaint', class: null, own: null, why: 'it reports the message as spam', effect: 'suppress' }
  if (report) {
    const kind = report.class === null ? null : CLASSES[report.class]
    const why = report.text ?? `it reports a ${report.kind}`
    const effect: MailEffect = kind === 'hard' ? 'suppress' : kind === 'sender' ? 'notify' : 'nothing'
    return { kind: report.kind === 'bounce' ? 'bounce' : 'automatic', class: kind, own: null, why, effect }
  }
  if (reports)
    return { kind: 'automatic', class: null, own: null, why: 'it is a notice of a mail program', effect: 'nothing' }
  const { headers, subject, text, from } = mail
  const { kind, isUnsure, own, why } = classifyAnswer({ headers, subject, text, from: from?.address ?? null, sent })
  return { kind, class: null, own, why, effect: isUnsure ? 'ask' : EFFECTS[kind] }
}
