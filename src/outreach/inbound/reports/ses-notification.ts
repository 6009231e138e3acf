import { addressOf, fieldsOf, listOf, messageIdOf, readJson, statusOf, textOf } from '../../../lib/read-json.ts'
import { judgeReply } from '../../outcomes/judge-reply.ts'
import type { MailReport, ParsedMail } from './mail-report.ts'

/** What Amazon SES reports about one recipient of a message. */
export interface SesReport {
  readonly kind: 'bounce' | 'delay' | 'delivery' | 'complaint'
  /**
   * Whether the bounce is because the mailbox does not exist and never will; null if Amazon adds nothing to the
   * server's response.
   */
  readonly isHard: boolean | null
  /** In lower case; null if the notification does not name it. */
  readonly recipient: string | null
  /** RFC 3463, such as `5.1.1`. */
  readonly status: string | null
  /** The Message-ID, without angle brackets. */
  readonly messageId: string | null
  /** The envelope sender. */
  readonly returnPath: string | null
  /** The server's response. */
  readonly text: string | null
}

/** Amazon SES reports these as permanent without an attempt, because they are on its suppression list. */
const LISTED: ReadonlySet<unknown> = new Set(['NoEmail', 'Suppressed', 'OnAccountSuppressionList'])
/** The maximum number of recipients of an SES message. */
const RECIPIENTS_MAX = 50

/**
 * Reads a notification or an event of Amazon SES, however it was delivered.
 *
 * @param notification the parsed JSON that a topic of Amazon SNS delivers
 * @see https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 * @returns null if it is not one; an empty list if it does not report the outcome of a message
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
      // Without a response from the server, Amazon's classification applies.
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

/** Amazon SES replaces the `Message-ID`; the original one is in the message's headers, if the topic includes them. */
function messageIdIn(mail: Readonly<Record<string, unknown>>): string | null {
  const header = listOf(mail.headers)
    .map(fieldsOf)
    .find(({ name }) => typeof name === 'string' && name.toLowerCase() === 'message-id')
  return messageIdOf(header?.value) ?? messageIdOf(fieldsOf(mail.commonHeaders).messageId)
}

const LENGTH_MAX = 100_000

/**
 * Reads the same from a mail that a topic sends to an address, either plain or in the envelope of Amazon SNS. Null for
 * any other mail.
 */
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

/** If Amazon does not classify a bounce, the server's response does. */
function classOf(isHard: boolean | null, status: string | null, said: string | null): MailReport['class'] {
  if (isHard !== null) return isHard ? 'hard' : 'soft'
  return judgeReply({ code: 550, reply: `${status ?? ''} ${said ?? ''}` }).kind
}
