import { judgeReply } from '../../judge-reply.ts'
import type { MailReport, ParsedMail } from './read-mail-report.ts'

const LENGTH_MAX = 100_000
/** Amazon SES calls these permanent without having tried: its list knows them. */
const LISTED: ReadonlySet<unknown> = new Set(['NoEmail', 'Suppressed', 'OnAccountSuppressionList'])

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a notification of Amazon SES that a topic of Amazon SNS sends by mail, as JSON.
 *
 * @see https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * @returns null for a mail that is none
 */
export function readJsonReport(mail: ParsedMail): readonly MailReport[] | null {
  const text = (mail.text ?? '').trim()
  if (!text.startsWith('{') || text.length > LENGTH_MAX) return null
  const given = fieldsIn(text)
  const notification = typeof given?.Message === 'string' ? fieldsIn(given.Message) : given
  const kind = notification?.notificationType ?? notification?.eventType
  if (!notification || typeof kind !== 'string') return null
  const messageId = idOf(fields(fields(notification.mail).commonHeaders).messageId)
  const of = (recipient: unknown, rest: Pick<MailReport, 'kind' | 'class' | 'status' | 'text'>): MailReport => ({
    ...rest,
    recipient: addressOf(recipient),
    action: null,
    messageId,
  })
  if (kind === 'Complaint') {
    const { complainedRecipients, complaintFeedbackType } = fields(notification.complaint)
    if (complaintFeedbackType === 'not-spam') return []
    return list(complainedRecipients).map((one) =>
      of(one, { kind: 'complaint', class: null, status: null, text: null }),
    )
  }
  if (kind === 'Bounce') {
    const { bounceType, bounceSubType, bouncedRecipients } = fields(notification.bounce)
    return list(bouncedRecipients).map((one) => {
      const said = textOf(fields(one).diagnosticCode)?.replace(/^smtp;\s*/i, '') ?? null
      const status = textOf(fields(one).status)
      const judged = judgeReply({ code: 550, reply: `${status ?? ''} ${said ?? ''}` })
      const isListed = bounceType === 'Permanent' && (LISTED.has(bounceSubType) || said === null)
      const reply = bounceType === 'Permanent' ? (isListed ? 'hard' : judged.kind) : 'soft'
      return of(one, { kind: 'bounce', class: reply, status, text: said })
    })
  }
  return []
}

function fieldsIn(json: string): Fields | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Fields) : null
  } catch {
    return null
  }
}

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const RECIPIENTS_MAX = 50
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, RECIPIENTS_MAX) : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 2_000) : null)
const addressOf = (recipient: unknown): string | null =>
  textOf(fields(recipient).emailAddress)?.trim().toLowerCase() ?? null
const idOf = (value: unknown): string | null => textOf(value)?.replace(/^</, '').replace(/>.*$/s, '') ?? null
