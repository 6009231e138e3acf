import { addressOf, fieldsOf, listOf, messageIdOf, readJson, statusOf, textOf } from '../../../lib/read-json.ts'
import { judgeReply } from '../../judge-reply.ts'
import type { MailReport, ParsedMail } from './mail-report.ts'

/** What Amazon SES tells of one recipient of a message. */
export interface SesReport {
  readonly kind: 'bounce' | 'delay' | 'delivery' | 'complaint'
  /** A bounce because there is no such mailbox, and never will be; null where Amazon says no more than the server did. */
  readonly isHard: boolean | null
  /** In lower case; null where it is not said. */
  readonly recipient: string | null
  /** RFC 3463, as `5.1.1`. */
  readonly status: string | null
  /** Of the message, without angle brackets. */
  readonly messageId: string | null
  /** Where its bounces go. */
  readonly returnPath: string | null
  /** What the server said. */
  readonly text: string | null
}

/** Amazon SES calls these permanent without having tried: its list knows them. */
const LISTED: ReadonlySet<unknown> = new Set(['NoEmail', 'Suppressed', 'OnAccountSuppressionList'])
/** A message of SES has so many at most. */
const RECIPIENTS_MAX = 50

/**
 * Reads a notification or an event of Amazon SES, however it came.
 *
 * @param notification the JSON that a topic of Amazon SNS passes on, parsed
 * @see https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 * @returns null for what is none; none for one that says nothing of a message's fate
 */
export function readSesNotification(notification: unknown): readonly SesReport[] | null {
  const given = fieldsOf(notification)
  const type = given.notificationType ?? given.eventType
  if (typeof type !== 'string') return null
  const mail = fieldsOf(given.mail)
  const about = { messageId: messageIdIn(mail), returnPath: addressOf(mail.source) }
  const of = (one: unknown, kind: SesReport['kind'], isHard: boolean | null): SesReport => {
    const recipient = fieldsOf(one)
    const text = textOf(recipient.diagnosticCode)?.replace(/^smtp;\s*/i, '') ?? null
    return {
      ...about,
      ...{ kind, recipient: addressOf(recipient.emailAddress ?? one), status: statusOf(recipient.status), text },
      // Without a word of the server's, Amazon's own holds.
      isHard: isHard === null && text === null ? true : isHard,
    }
  }
  const all = (recipients: unknown, kind: SesReport['kind'], isHard: boolean | null) =>
    listOf(recipients)
      .slice(0, RECIPIENTS_MAX)
      .map((one) => of(one, kind, isHard))
  switch (type) {
    case 'Bounce': {
      const { bounceType, bounceSubType, bouncedRecipients } = fieldsOf(given.bounce)
      return all(bouncedRecipients, 'bounce', bounceType === 'Permanent' ? LISTED.has(bounceSubType) || null : false)
    }
    case 'Complaint': {
      const { complainedRecipients, complaintFeedbackType } = fieldsOf(given.complaint)
      return complaintFeedbackType === 'not-spam' ? [] : all(complainedRecipients, 'complaint', false)
    }
    case 'Delivery':
      return all(fieldsOf(given.delivery).recipients, 'delivery', false)
    case 'DeliveryDelay':
      return all(fieldsOf(given.deliveryDelay).delayedRecipients, 'delay', false)
    default:
      return []
  }
}

/** Amazon SES gives messages another `Message-ID`; the one that they had stands in their headers, where the topic has them. */
function messageIdIn(mail: Readonly<Record<string, unknown>>): string | null {
  const header = listOf(mail.headers)
    .map(fieldsOf)
    .find(({ name }) => typeof name === 'string' && name.toLowerCase() === 'message-id')
  return messageIdOf(header?.value) ?? messageIdOf(fieldsOf(mail.commonHeaders).messageId)
}

const LENGTH_MAX = 100_000

/** The same in a mail, which a topic sends to an address: as it is, or in the envelope of Amazon SNS. Null for a mail that is none. */
export function readSesMail(mail: ParsedMail): readonly MailReport[] | null {
  const text = (mail.text ?? '').trim()
  if (!text.startsWith('{') || text.length > LENGTH_MAX) return null
  const given = readJson(text)
  const { Message: inner } = fieldsOf(given)
  const reports = readSesNotification(typeof inner === 'string' ? readJson(inner) : given)
  return (
    reports?.map(({ kind, recipient, status, messageId, text: said, isHard }) => ({
      ...{ kind, recipient, status, messageId, action: null, text: said },
      class: kind === 'bounce' ? classOf(isHard, status, said) : null,
    })) ?? null
  )
}

/** What Amazon leaves open, the server's answer says. */
function classOf(isHard: boolean | null, status: string | null, said: string | null): MailReport['class'] {
  if (isHard !== null) return isHard ? 'hard' : 'soft'
  return judgeReply({ code: 550, reply: `${status ?? ''} ${said ?? ''}` }).kind
}
