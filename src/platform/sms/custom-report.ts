import type { CustomSms } from '../../contracts/senders/sms-config.ts'
import type { InboundSms, SmsReport } from './port.ts'
import { fieldsOf, isHmac, type ReportRequest } from './verify-report.ts'

type Proof = CustomSms['proof']

/** The status names that providers use; unknown ones are not final. */
const STATUSES: ReadonlyMap<string, SmsReport['status']> = new Map([
  ...['sent', 'submitted', 'accepted', 'queued', 'buffered', 'enroute', 'message sent'].map(
    (s) => [s, 'sent'] as const,
  ),
  ...['delivered', 'delivrd', 'success', 'received', 'received by device', 'message delivered'].map(
    (s) => [s, 'delivered'] as const,
  ),
  ...['failed', 'undelivered', 'undeliv', 'undeliverable', 'rejected', 'rejectd', 'expired', 'absentsubscriber'].map(
    (s) => [s, 'failed'] as const,
  ),
  ...['message failed', 'dnd active on phone number'].map((s) => [s, 'failed'] as const),
])
/** Africa's Talking's reasons for a failed delivery that mean the recipient opted out. */
const OPTED_OUT: ReadonlySet<string> = new Set(['userinblacklist'])

/**
 * A notice at the one address that a provider uses for all of a sender's messages. `nothing`: authentic, but about no
 * message.
 */
export type CustomNotice =
  | { readonly kind: 'report'; readonly report: SmsReport; readonly to: string | null }
  | { readonly kind: 'sms'; readonly sms: InboundSms }
  | { readonly kind: 'nothing' }

/**
 * Reads a delivery report from a customer's own provider: a form, a query or JSON with `id`, `status`, `reason` and
 * `opt_out`.
 *
 * @param secret key of the base64 HMAC-SHA256 of the body in `X-Signature`
 * @param proof `address`: the address, which only the provider knows, replaces the signature; a signature that is
 * present must still be valid
 * @returns null if it is not authentic, or names no known status
 */
export async function readCustomReport(
  request: ReportRequest,
  secret: string,
  proof: Proof,
): Promise<SmsReport | null> {
  return (await isProven(request, secret, proof)) ? reportIn(fieldsOf(request)) : null
}

/**
 * Reads a delivery report or an incoming text message; many providers use one address for both. Termii states the kind
 * (`type`); others send a status with the one and a text with the other. Africa's Talking sends only the number of a
 * person who opted out.
 *
 * @see https://developer.termii.com/events-and-reports
 * @see https://developers.africastalking.com/docs/sms/notifications
 * @returns null if it is not authentic
 */
export async function readCustomNotice(
  request: ReportRequest,
  secret: string,
  proof: Proof,
): Promise<CustomNotice | null> {
  return (await isProven(request, secret, proof)) ? noticeIn(fieldsOf(request)) : null
}

/**
 * Reads an unsigned STOP, which only the secret address authenticates; null for anything else.
 *
 * @param isStopWord whether a text is nothing but a STOP
 */
export function readUnprovenStop(request: ReportRequest, isStopWord: (text: string) => boolean): InboundSms | null {
  if (request.headers.get('x-signature') !== null) return null
  const notice = noticeIn(fieldsOf(request))
  return notice.kind === 'sms' && (notice.sms.isOptOut || isStopWord(notice.sms.text)) ? notice.sms : null
}

type Fields = ReadonlyMap<string, string>

function noticeIn(fields: Fields): CustomNotice {
  const type = fields.get('type')?.toLowerCase()
  const text = firstOf(fields, ['text', 'message', 'body'])
  const isReport = type === 'outbound' || (type !== 'inbound' && text === undefined && fields.has('status'))
  if (isReport) {
    const report = reportIn(fields)
    const to = firstOf(fields, ['to', 'receiver', 'phoneNumber', 'phone_number', 'msisdn', 'recipient'])
    return report ? { kind: 'report', report, to: to ?? null } : { kind: 'nothing' }
  }
  const optedOut = fields.has('senderId') && text === undefined ? fields.get('phoneNumber') : undefined
  const from = optedOut ?? firstOf(fields, ['from', 'sender', 'msisdn'])
  if (from === undefined) return { kind: 'nothing' }
  const sms = { id: idIn(fields), from, text: text ?? '', isOptOut: optedOut !== undefined || saysOptOut(fields) }
  return { kind: 'sms', sms }
}

function reportIn(fields: Fields): SmsReport | null {
  // Termii sends `DELIVERED | Message delivered to handset`.
  const status = STATUSES.get((fields.get('status') ?? '').split('|', 1)[0]!.trim().toLowerCase())
  if (!status) return null
  const reason = firstOf(fields, ['reason', 'failureReason', 'failure_reason'])
  return {
    id: idIn(fields),
    status,
    reason: (reason ?? (status === 'failed' ? fields.get('status') : undefined))?.slice(0, 500) ?? null,
    isOptOut: saysOptOut(fields) || OPTED_OUT.has(reason?.toLowerCase() ?? ''),
  }
}

/** If both are present, `id` is that of the report (Termii). */
const idIn = (fields: Fields): string => firstOf(fields, ['message_id', 'messageId', 'id']) ?? ''

async function isProven({ headers, body }: ReportRequest, secret: string, proof: Proof): Promise<boolean> {
  const signature = headers.get('x-signature')
  if (signature === null && proof === 'address') return true
  return isHmac('SHA-256', secret, body, signature ?? '')
}

const firstOf = (fields: Fields, names: readonly string[]): string | undefined =>
  names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== '')

const saysOptOut = (fields: Fields) => ['1', 'true'].includes(fields.get('opt_out') ?? '')
