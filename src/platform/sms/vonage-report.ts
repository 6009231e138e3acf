import type { InboundSms, SmsReport } from './port.ts'
import { claimsOf, fieldsOf, hexOf, isHmac, type ReportRequest, sha256 } from './verify-report.ts'

const STATUSES: Readonly<Record<string, SmsReport['status']>> = {
  accepted: 'sent',
  buffered: 'sent',
  submitted: 'sent',
  unknown: 'sent',
  delivered: 'delivered',
  expired: 'failed',
  failed: 'failed',
  rejected: 'failed',
  undeliverable: 'failed',
}
/** Error codes of delivery receipts (developer.vonage.com, "Delivery receipts"). */
const ERRORS: Readonly<Record<string, string>> = {
  1: 'Unknown error',
  2: 'The phone was not reachable for a while',
  3: 'The number does not exist any more',
  4: 'They do not take such messages',
  5: 'The number has moved to another network',
  6: 'Refused as spam',
  7: 'The phone was busy',
  8: 'The network failed',
  9: 'The number is not valid',
  10: 'The message is not valid',
  11: 'No way leads to this number',
  12: 'The phone cannot be reached',
  13: 'They are too young for it',
  14: 'The network refused it',
  15: 'Their account has no credit',
}

/**
 * Reads a delivery report from Vonage; null unless it is signed with the account's signature secret: in the Messages
 * API by a JSON Web Token with the body's hash, in the SMS API by a field `sig` (HMAC-SHA256).
 *
 * @param signatureSecret null if none is configured: then every report is rejected
 */
export async function readVonageReport(
  request: ReportRequest,
  signatureSecret: string | null,
): Promise<SmsReport | null> {
  const fields = fieldsOf(request)
  if (signatureSecret === null || !(await isSigned(request, fields, signatureSecret))) return null
  const id = fields.get('messageId') ?? fields.get('message_uuid') ?? ''
  const status = STATUSES[fields.get('status') ?? '']
  if (id === '' || !status) return null
  const code = fields.get('err-code') ?? '0'
  const reason = code === '0' ? null : `${ERRORS[code] ?? 'Not delivered'} (Vonage error ${code}).`
  return { id, status, reason: status === 'failed' ? reason : null, isOptOut: false }
}

/**
 * Reads an incoming message, from the SMS API or the Messages API, signed in the same way.
 *
 * @param signatureSecret null if none is configured: then every message is rejected
 */
export async function readVonageSms(
  request: ReportRequest,
  signatureSecret: string | null,
): Promise<InboundSms | null> {
  const isProven = signatureSecret !== null && (await isSigned(request, fieldsOf(request), signatureSecret))
  return isProven ? vonageSms(request) : null
}

/** Parses such a message without verifying its sender. */
export function vonageSms(request: ReportRequest): InboundSms {
  const fields = fieldsOf(request)
  const first = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => value) ?? ''
  return { id: first('messageId', 'message_uuid'), from: first('msisdn', 'from'), text: first('text'), isOptOut: false }
}

async function isSigned({ headers, body }: ReportRequest, fields: ReadonlyMap<string, string>, secret: string) {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token) {
    const claims = await claimsOf(token, secret)
    return claims?.payload_hash === hexOf(await sha256(body))
  }
  const signature = fields.get('sig') ?? ''
  const signed = [...fields]
    .filter(([name]) => name !== 'sig')
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `&${name}=${value.replace(/[&=]/g, '_')}`)
    .join('')
  const bytes = (signature.match(/[\da-f]{2}/gi) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
  return isHmac('SHA-256', secret, signed, btoa(bytes.join('')))
}
