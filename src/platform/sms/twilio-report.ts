import type { InboundSms, SmsReport } from './port.ts'
import { fieldsOf, hexOf, isHmac, type ReportRequest, sha256 } from './verify-report.ts'

const OPTED_OUT = '21610'
const STATUSES: Readonly<Record<string, SmsReport['status']>> = {
  accepted: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

/**
 * Reads a delivery report from Twilio; null unless it is signed with the account's auth token (X-Twilio-Signature:
 * HMAC-SHA1 over the URL as called, and every form field with its value, sorted by name).
 */
export async function readTwilioReport(request: ReportRequest, authToken: string): Promise<SmsReport | null> {
  if (!(await isSigned(request, authToken))) return null
  const fields = fieldsOf(request)
  const id = fields.get('MessageSid') ?? fields.get('SmsSid') ?? ''
  const status = STATUSES[fields.get('MessageStatus') ?? fields.get('SmsStatus') ?? '']
  if (id === '' || !status) return null
  const code = fields.get('ErrorCode') ?? ''
  const reason = fields.get('ErrorMessage') ?? (code === '' ? null : `Twilio error ${code}.`)
  return { id, status, reason: status === 'failed' ? reason : null, isOptOut: code === OPTED_OUT }
}

/** Reads an incoming message, signed in the same way (https://www.twilio.com/docs/messaging/guides/webhook-request). */
export async function readTwilioSms(request: ReportRequest, authToken: string): Promise<InboundSms | null> {
  if (!(await isSigned(request, authToken))) return null
  const fields = fieldsOf(request)
  const of = (name: string) => fields.get(name) ?? ''
  return { id: of('MessageSid'), from: of('From'), text: of('Body'), isOptOut: of('OptOutType') === 'STOP' }
}

const isSigned = async (request: ReportRequest, authToken: string): Promise<boolean> =>
  isHmac('SHA-1', authToken, await signedOf(request), request.headers.get('x-twilio-signature') ?? '')

async function signedOf({ url, headers, body }: ReportRequest): Promise<string> {
  if (headers.get('content-type')?.includes('json')) {
    const isTheirs = new URL(url).searchParams.get('bodySHA256') === hexOf(await sha256(body))
    // Without the body's hash, a signature of the URL does not authenticate the body.
    return isTheirs ? url : ''
  }
  const fields = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return url + fields.map(([name, value]) => name + value).join('')
}
