import type { ReportingProvider } from '../../contracts/delivery-reports.ts'
import type { CustomSms } from '../../contracts/senders.ts'
import type { SmsSecrets } from '../../db/schema/data/senders.ts'
import { readCustomSms } from '../../platform/sms/custom-report.ts'
import { readMessagebirdSms } from '../../platform/sms/messagebird-report.ts'
import type { InboundSms } from '../../platform/sms/port.ts'
import { readTwilioSms } from '../../platform/sms/twilio-report.ts'
import type { ReportRequest } from '../../platform/sms/verify-report.ts'
import { readVonageSms } from '../../platform/sms/vonage-report.ts'

/**
 * A text message that a provider hands over, in its own way; null where it is not signed as it must be. From providers that sign by a
 * secret of its own nothing is believed until that is set, as with their reports.
 *
 * @param proof of a provider of the customer's own
 */
export function readSms(
  provider: ReportingProvider,
  request: ReportRequest,
  { apiSecret, reportKey }: SmsSecrets,
  now: Date,
  proof: CustomSms['proof'],
): Promise<InboundSms | null> {
  switch (provider) {
    case 'twilio':
      return readTwilioSms(request, apiSecret)
    case 'messagebird':
      return readMessagebirdSms(request, reportKey, now)
    case 'vonage':
      return readVonageSms(request, reportKey)
    case 'custom':
      return readCustomSms(request, apiSecret, proof)
  }
}
