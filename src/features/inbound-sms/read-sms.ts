import type { ReportingProvider } from '../../contracts/delivery-reports.ts'
import type { SmsSecrets } from '../../db/schema/data/senders.ts'
import { readMessagebirdSms } from '../../platform/sms/messagebird-report.ts'
import type { InboundSms } from '../../platform/sms/port.ts'
import { readTwilioSms } from '../../platform/sms/twilio-report.ts'
import { fieldsOf, isHmac, type ReportRequest } from '../../platform/sms/verify-report.ts'
import { readVonageSms } from '../../platform/sms/vonage-report.ts'

/**
 * A text message that a provider hands over, in its own way; null where it is not signed as it must be. From providers that sign by a
 * secret of its own nothing is believed until that is set, as with their reports.
 */
export function readSms(
  provider: ReportingProvider,
  request: ReportRequest,
  { apiSecret, reportKey }: SmsSecrets,
  now: Date,
): Promise<InboundSms | null> {
  switch (provider) {
    case 'twilio':
      return readTwilioSms(request, apiSecret)
    case 'messagebird':
      return readMessagebirdSms(request, reportKey, now)
    case 'vonage':
      return readVonageSms(request, reportKey)
    case 'custom':
      return readCustomSms(request, apiSecret)
  }
}

/**
 * Of a provider of the customer's own: a form or JSON of `id`, `from`, `text` and `opt_out`, with the base64 HMAC-SHA256 of the body under the
 * configuration's secret in `X-Signature`.
 */
async function readCustomSms(request: ReportRequest, secret: string): Promise<InboundSms | null> {
  const signature = request.headers.get('x-signature') ?? ''
  if (!(await isHmac('SHA-256', secret, request.body, signature))) return null
  const fields = fieldsOf(request)
  const isOptOut = ['1', 'true'].includes(fields.get('opt_out') ?? '')
  return { id: fields.get('id') ?? '', from: fields.get('from') ?? '', text: fields.get('text') ?? '', isOptOut }
}
