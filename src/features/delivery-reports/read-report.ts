import type { ReportingProvider } from '../../contracts/delivery-reports/delivery-reports.ts'
import type { CustomSms } from '../../contracts/senders/sms-config.ts'
import type { SmsSecrets } from '../../db/schema/data/senders.ts'
import { readCustomReport } from '../../platform/sms/custom-report.ts'
import { readMessagebirdReport } from '../../platform/sms/messagebird-report.ts'
import type { SmsReport } from '../../platform/sms/port.ts'
import { readTwilioReport } from '../../platform/sms/twilio-report.ts'
import type { ReportRequest } from '../../platform/sms/verify-report.ts'
import { readVonageReport } from '../../platform/sms/vonage-report.ts'

type Proof = CustomSms['proof']

/**
 * Parses a provider's delivery report. Null if its signature is missing or invalid, or if it concerns no message.
 * MessageBird and Vonage sign with a separate secret; without it, no report is accepted.
 *
 * @param proof how a custom provider authenticates its requests
 */
export function readReport(
  provider: ReportingProvider,
  request: ReportRequest,
  { apiSecret, reportKey }: SmsSecrets,
  now: Date,
  proof: Proof,
): Promise<SmsReport | null> {
  switch (provider) {
    case 'twilio':
      return readTwilioReport(request, apiSecret)
    case 'messagebird':
      return readMessagebirdReport(request, reportKey, now)
    case 'vonage':
      return readVonageReport(request, reportKey)
    case 'custom':
      return readCustomReport(request, apiSecret, proof)
  }
}
