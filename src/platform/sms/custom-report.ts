import type { CustomSms } from '../../contracts/senders.ts'
import type { InboundSms, SmsReport } from './port.ts'
import { fieldsOf, isHmac, type ReportRequest } from './verify-report.ts'

type Proof = CustomSms['proof']

/** What providers call an outcome; those that are not here say nothing for good. */
const STATUSES: ReadonlyMap<string, SmsReport['status']> = new Map([
  ...['sent', 'submitted', 'accepted', 'queued', 'buffered', 'enroute', 'message sent'].map(
    (s) => [s, 'sent'] as const,
  ),
  ...['delivered', 'delivrd', 'success', 'received by device'].map((s) => [s, 'delivered'] as const),
  ...['failed', 'undelivered', 'undeliv', 'rejected', 'rejectd', 'expired', 'absentsubscriber', 'message failed'].map(
    (s) => [s, 'failed'] as const,
  ),
])

/**
 * What a provider of the customer's own tells of a message: a form, a query or JSON of `id`, `status`, `reason` and `opt_out`.
 *
 * @param secret key of the base64 HMAC-SHA256 of the body in `X-Signature`
 * @param proof `address`: the address, which only the provider knows, stands for the signature; one that is there must be right all the same
 * @returns null where it is not proven, or names no status that is known
 */
export async function readCustomReport(
  request: ReportRequest,
  secret: string,
  proof: Proof,
): Promise<SmsReport | null> {
  if (!(await isProven(request, secret, proof))) return null
  const fields = fieldsOf(request)
  const status = STATUSES.get((fields.get('status') ?? '').toLowerCase())
  if (!status) return null
  const reason = firstOf(fields, ['reason', 'failureReason', 'failure_reason'])
  return {
    id: firstOf(fields, ['id', 'message_id', 'messageId']) ?? '',
    status,
    reason: reason?.slice(0, 500) ?? null,
    isOptOut: saysOptOut(fields),
  }
}

/** A text message that came in: `id`, `from`, `text` and `opt_out`, proven in the same way. */
export async function readCustomSms(request: ReportRequest, secret: string, proof: Proof): Promise<InboundSms | null> {
  if (!(await isProven(request, secret, proof))) return null
  const fields = fieldsOf(request)
  return {
    id: firstOf(fields, ['id', 'message_id', 'messageId']) ?? '',
    from: firstOf(fields, ['from', 'sender', 'msisdn']) ?? '',
    text: firstOf(fields, ['text', 'message', 'body']) ?? '',
    isOptOut: saysOptOut(fields),
  }
}

async function isProven({ headers, body }: ReportRequest, secret: string, proof: Proof): Promise<boolean> {
  const signature = headers.get('x-signature')
  if (signature === null && proof === 'address') return true
  return isHmac('SHA-256', secret, body, signature ?? '')
}

const firstOf = (fields: ReadonlyMap<string, string>, names: readonly string[]): string | undefined =>
  names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== '')

const saysOptOut = (fields: ReadonlyMap<string, string>) => ['1', 'true'].includes(fields.get('opt_out') ?? '')
