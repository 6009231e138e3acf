import { createPublicKey, createVerify } from 'node:crypto'
import { addressOf, fieldsOf, listOf, messageIdOf, readJson, statusOf, textOf } from '../../lib/read-json.ts'
import { isRecent } from './is-recent.ts'
import type { MailReportRequest, ReadMailReports, ReportedMail } from './port.ts'

/**
 * Reads the events of SendGrid's Event Webhook
 * (https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event), a list. Opens and clicks are skipped
 * because we track them ourselves. The request must be signed: ECDSA on P-256 with SHA-256 over the timestamp and the
 * body.
 *
 * @see https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 * @param key the verification key from SendGrid's settings, base64 of its DER, or PEM; null if none is configured: then
 * every event is rejected
 */
export function readSendgridReports(request: MailReportRequest, key: string | null, now: Date): ReadMailReports {
  if (key === null || !isSigned(request, key, now)) return null
  return listOf(readJson(request.body)).flatMap((event) => readEvent(fieldsOf(event)) ?? [])
}

function isSigned({ headers, body }: MailReportRequest, key: string, now: Date): boolean {
  const timestamp = headers.get('x-twilio-email-event-webhook-timestamp')
  const signature = headers.get('x-twilio-email-event-webhook-signature')
  if (signature === null || !isRecent(timestamp, now)) return false
  try {
    const publicKey = key.includes('-----BEGIN')
      ? createPublicKey(key)
      : createPublicKey({ key: Buffer.from(key.trim(), 'base64'), format: 'der', type: 'spki' })
    if (publicKey.asymmetricKeyType !== 'ec') return false
    return createVerify('sha256').update(`${timestamp}${body}`, 'utf8').verify(publicKey, signature.trim(), 'base64')
  } catch {
    return false
  }
}

/** Reasons from SendGrid's own suppression list for not attempting delivery. */
const DROPPED_HARD = /^(?:bounced address|invalid)/i

function readEvent(event: Readonly<Record<string, unknown>>): ReportedMail | null {
  const text = textOf(event.reason) ?? textOf(event.response)
  const told = {
    ...{ recipient: addressOf(event.email), messageId: messageIdOf(event['smtp-id']), returnPath: null },
    ...{ status: statusOf(event.status), text, isHard: false },
  }
  switch (event.event) {
    case 'delivered':
      return { ...told, kind: 'delivery' }
    case 'deferred':
      return { ...told, kind: 'delay' }
    case 'spamreport':
      return { ...told, kind: 'complaint' }
    case 'dropped':
      return { ...told, kind: 'bounce', isHard: DROPPED_HARD.test(text ?? '') }
    case 'bounce': {
      if (event.type === 'blocked') return { ...told, kind: 'bounce' }
      const isInvalid = textOf(event.bounce_classification)?.toLowerCase() === 'invalid address'
      return { ...told, kind: 'bounce', isHard: isInvalid || null }
    }
    default:
      return null
  }
}
