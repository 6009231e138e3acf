import type { InboundSms, SmsReport } from './port.ts'
import { claimsOf, fieldsOf, hexOf, isHmac, type ReportRequest, sha256 } from './verify-report.ts'

const STATUSES: Readonly<Record<string, SmsReport['status']>> = {
  scheduled: 'sent',
  buffered: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  expired: 'failed',
  delivery_failed: 'failed',
}
const AGE_SECONDS_MAX = 300

/**
 * Reads a delivery report from MessageBird; null unless it is signed with the account's signing key: as a JSON Web
 * Token of the URL and the body or, from Bird's newer API, an HMAC of the time, the URL and the body.
 *
 * @param signingKey null if none is configured: then every report is rejected
 */
export async function readMessagebirdReport(
  request: ReportRequest,
  signingKey: string | null,
  now = new Date(),
): Promise<SmsReport | null> {
  if (signingKey === null || !(await isSigned(request, signingKey, now))) return null
  const fields = fieldsOf(request)
  const id = fields.get('id') ?? ''
  const status = STATUSES[fields.get('status') ?? '']
  if (id === '' || !status) return null
  const code = fields.get('statusErrorCode') ?? ''
  const why = fields.get('statusReason') ?? (fields.get('status') === 'expired' ? 'It expired.' : null)
  const reason = code && code !== '0' ? `${why ?? 'Not delivered.'} (MessageBird error ${code})` : why
  return { id, status, reason: status === 'failed' ? reason : null, isOptOut: false }
}

/**
 * Reads an incoming message as a flow forwards it
 * (https://developers.messagebird.com/api/sms-messaging/#receive-a-message), signed in the same way.
 *
 * @param signingKey null if none is configured: then every message is rejected
 */
export async function readMessagebirdSms(
  request: ReportRequest,
  signingKey: string | null,
  now = new Date(),
): Promise<InboundSms | null> {
  return signingKey !== null && (await isSigned(request, signingKey, now)) ? messagebirdSms(request) : null
}

/** Parses such a message without verifying its sender. */
export function messagebirdSms(request: ReportRequest): InboundSms {
  const fields = fieldsOf(request)
  const text = fields.get('body') ?? fields.get('payload') ?? ''
  return { id: fields.get('id') ?? '', from: fields.get('originator') ?? '', text, isOptOut: false }
}

async function isSigned({ url, headers, body }: ReportRequest, key: string, now: Date): Promise<boolean> {
  const token = headers.get('messagebird-signature-jwt')
  if (token) {
    const claims = await claimsOf(token, key, 'MessageBird')
    if (claims?.url_hash !== hexOf(await sha256(url))) return false
    return body === '' ? claims.payload_hash === undefined : claims.payload_hash === hexOf(await sha256(body))
  }
  const time = headers.get('messagebird-request-timestamp') ?? ''
  const isNow = Math.abs(now.getTime() / 1_000 - Number(time)) <= AGE_SECONDS_MAX
  const head = new TextEncoder().encode(`${time}\n${url}\n`)
  const message = new Uint8Array([...head, ...(await sha256(body))])
  return time !== '' && isNow && isHmac('SHA-256', key, message, headers.get('messagebird-signature') ?? '')
}
