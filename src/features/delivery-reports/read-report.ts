import type { ReportingProvider } from '../../contracts/delivery-reports.ts'
import type { CustomSms } from '../../contracts/senders.ts'
import type { SmsSecrets } from '../../db/schema/data/senders.ts'
import { readCustomReport } from '../../platform/sms/custom-report.ts'
import { readMessagebirdReport } from '../../platform/sms/messagebird-report.ts'
import type { SmsReport } from '../../platform/sms/port.ts'
import { readTwilioReport } from '../../platform/sms/twilio-report.ts'
import type { ReportRequest } from '../../platform/sms/verify-report.ts'
import { readVonageReport } from '../../platform/sms/vonage-report.ts'

type Proof = CustomSms['proof']

/**
 * What a provider tells, in its own way; null where it is not signed as it must be, or says nothing of a message. MessageBird and Vonage sign by a secret of
 * its own, without which nothing is believed.
 *
 * @param proof of a provider of the customer's own
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
