import { addressOf, fieldsOf, messageIdOf, readJson, statusOf, textOf } from '../../lib/read-json.ts'
import { isRecent } from './is-recent.ts'
import type { MailReportRequest, ReadMailReports, ReportedMail } from './port.ts'

/**
 * Reads one Mailgun event (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads). It
 * must be signed: HMAC-SHA256 over timestamp and token
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks). The signature does not cover
 * the event itself; the event is trusted because only Mailgun also knows the webhook address. The signature expires
 * with its timestamp.
 *
 * @param key null if none is configured: then every event is rejected
 */
export async function readMailgunReports(
  { body }: MailReportRequest,
  key: string | null,
  now: Date,
): Promise<ReadMailReports> {
  const report = fieldsOf(readJson(body))
  if (key === null || !(await isSigned(fieldsOf(report.signature), key, now))) return null
  const read = readEvent(fieldsOf(report['event-data']))
  return read ? [read] : []
}

async function isSigned(
  { timestamp, token, signature }: Readonly<Record<string, unknown>>,
  key: string,
  now: Date,
): Promise<boolean> {
  const time = typeof timestamp === 'number' ? String(timestamp) : textOf(timestamp)
  const hex = textOf(signature) ?? ''
  if (typeof token !== 'string' || !isRecent(time, now) || !/^[\da-f]{64}$/i.test(hex)) return false
  const encoder = new TextEncoder()
  const name = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), name, false, ['verify'])
  const bytes = Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16))
  // In constant time.
  return crypto.subtle.verify('HMAC', imported, bytes, encoder.encode(`${time}${token}`))
}

/** Reasons from Mailgun's own suppression lists: it did not attempt delivery. */
const SUPPRESSED_HARD = 'suppress-bounce'
const NOT_THEIRS: ReadonlySet<unknown> = new Set(['suppress-complaint', 'suppress-unsubscribe', 'espblock'])

function readEvent(event: Readonly<Record<string, unknown>>): ReportedMail | null {
  const status = fieldsOf(event['delivery-status'])
  const said = textOf(status.message) ?? textOf(status.description)
  const code = typeof status.code === 'number' && status.code >= 400 ? `${status.code} ` : ''
  const headers = fieldsOf(fieldsOf(event.message).headers)
  const told = {
    ...{ recipient: addressOf(event.recipient), messageId: messageIdOf(headers['message-id']) },
    ...{ returnPath: addressOf(fieldsOf(event.envelope).sender), status: statusOf(status['enhanced-code']) },
    ...{ text: said && `${/^\d{3}\b/.test(said) ? '' : code}${said}`, isHard: false },
  }
  switch (event.event) {
    case 'delivered':
      return { ...told, kind: 'delivery' }
    case 'complained':
      return { ...told, kind: 'complaint' }
    case 'failed':
      if (event.severity !== 'permanent') return { ...told, kind: 'delay' }
      if (event.reason === SUPPRESSED_HARD) return { ...told, kind: 'bounce', isHard: true }
      return { ...told, kind: 'bounce', isHard: NOT_THEIRS.has(event.reason) ? false : null }
    default:
      return null
  }
}
