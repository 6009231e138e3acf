import type { ReportingProvider } from '../../contracts/delivery-reports.ts'
import type { SmsSecrets } from '../../db/schema/data/senders.ts'
import { readMessagebirdReport } from '../../platform/sms/messagebird-report.ts'
import type { SmsReport } from '../../platform/sms/port.ts'
import { readTwilioReport } from '../../platform/sms/twilio-report.ts'
import { fieldsOf, isHmac, type ReportRequest } from '../../platform/sms/verify-report.ts'
import { readVonageReport } from '../../platform/sms/vonage-report.ts'

/**
 * What a provider tells, in its own way; null where it is not signed as it must be, or says nothing of a message. MessageBird and Vonage sign by a secret of
 * its own, without which nothing is believed.
 */
export function readReport(
  provider: ReportingProvider,
  request: ReportRequest,
  { apiSecret, reportKey }: SmsSecrets,
  now: Date,
): Promise<SmsReport | null> {
  switch (provider) {
    case 'twilio':
      return readTwilioReport(request, apiSecret)
    case 'messagebird':
      return readMessagebirdReport(request, reportKey, now)
    case 'vonage':
      return readVonageReport(request, reportKey)
    case 'custom':
      return readCustomReport(request, apiSecret)
  }
}

const STATUSES: readonly string[] = ['sent', 'delivered', 'failed'] satisfies SmsReport['status'][]

/**
 * A provider of the customer's own: a form or JSON of `id`, `status` (`sent`, `delivered`, `failed`), `reason` and `opt_out`, with the base64 HMAC-SHA256 of
 * the body under the configuration's secret in `X-Signature`.
 */
async function readCustomReport(request: ReportRequest, secret: string): Promise<SmsReport | null> {
  const signature = request.headers.get('x-signature') ?? ''
  if (!(await isHmac('SHA-256', secret, request.body, signature))) return null
  const fields = fieldsOf(request)
  const status = fields.get('status') ?? ''
  if (!STATUSES.includes(status)) return null
  return {
    id: fields.get('id') ?? '',
    status: status as SmsReport['status'],
    reason: fields.get('reason')?.slice(0, 500) ?? null,
    isOptOut: fields.get('opt_out') === '1' || fields.get('opt_out') === 'true',
  }
}
