import type { ReportingProvider } from '../../contracts/delivery-reports/delivery-reports.ts'
import type { CustomSms } from '../../contracts/senders/sms-config.ts'
import type { SmsSecrets } from '../../db/schema/data/senders.ts'
import { isStopWord } from '../../outreach/inbound/classify-sms-reply.ts'
import { type CustomNotice, readCustomNotice, readUnprovenStop } from '../../platform/sms/custom-report.ts'
import { messagebirdSms, readMessagebirdSms } from '../../platform/sms/messagebird-report.ts'
import type { InboundSms } from '../../platform/sms/port.ts'
import { readTwilioSms } from '../../platform/sms/twilio-report.ts'
import type { ReportRequest } from '../../platform/sms/verify-report.ts'
import { readVonageSms, vonageSms } from '../../platform/sms/vonage-report.ts'

/**
 * Parses a provider's request for a sender's number: a text message or, from a custom provider, a delivery report. Null
 * if the signature is missing or invalid. Requests of providers that sign with a separate secret are rejected until
 * that secret is set, as with their reports.
 *
 * @param proof how a custom provider authenticates its requests
 */
export async function readNotice(
  provider: ReportingProvider,
  request: ReportRequest,
  { apiSecret, reportKey }: SmsSecrets,
  now: Date,
  proof: CustomSms['proof'],
): Promise<CustomNotice | null> {
  if (provider === 'custom') return readCustomNotice(request, apiSecret, proof)
  const sms = await readSms(provider, request, { apiSecret, reportKey }, now)
  return sms && { kind: 'sms', sms }
}

function readSms(
  provider: Exclude<ReportingProvider, 'custom'>,
  request: ReportRequest,
  { apiSecret, reportKey }: Pick<SmsSecrets, 'apiSecret' | 'reportKey'>,
  now: Date,
): Promise<InboundSms | null> {
  switch (provider) {
    case 'twilio':
      return readTwilioSms(request, apiSecret)
    case 'messagebird':
      return readMessagebirdSms(request, reportKey, now)
    case 'vonage':
      return readVonageSms(request, reportKey)
  }
}

/**
 * Returns a STOP message that cannot be authenticated because no signing key is set. Its sender knows the secret URL,
 * and a forged STOP can at worst suppress a recipient. Where a key is set, a missing or invalid signature is rejected.
 */
export function readUnsignedStop(
  provider: ReportingProvider,
  request: ReportRequest,
  { reportKey }: Pick<SmsSecrets, 'reportKey'>,
): InboundSms | null {
  if (provider === 'custom') return readUnprovenStop(request, isStopWord)
  if (provider === 'twilio' || reportKey !== null) return null
  const sms = provider === 'vonage' ? vonageSms(request) : messagebirdSms(request)
  return isStopWord(sms.text) ? sms : null
}
