import type { ReportingProvider } from '../../contracts/delivery-reports.ts'
import type { CustomSms } from '../../contracts/senders.ts'
import type { SmsSecrets } from '../../db/schema/data/senders.ts'
import { isStopWord } from '../../outreach/inbound/classify-sms-reply.ts'
import { type CustomNotice, readCustomNotice, readUnprovenStop } from '../../platform/sms/custom-report.ts'
import { messagebirdSms, readMessagebirdSms } from '../../platform/sms/messagebird-report.ts'
import type { InboundSms } from '../../platform/sms/port.ts'
import { readTwilioSms } from '../../platform/sms/twilio-report.ts'
import type { ReportRequest } from '../../platform/sms/verify-report.ts'
import { readVonageSms, vonageSms } from '../../platform/sms/vonage-report.ts'

/**
 * What a provider hands over for a sender's number, in its own way: a text message that came in or, of a provider of the customer's own, also a report. Null where it
 * is not signed as it must be. From providers that sign by a secret of its own nothing is believed until that is set, as with their reports.
 *
 * @param proof of a provider of the customer's own
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
 * A STOP arrives also where nothing can prove it: whoever sends it knows the address, and the worst that a false one does is to leave somebody out. Where there
 * is a key to check it with, a signature that is missing or wrong is another matter.
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
