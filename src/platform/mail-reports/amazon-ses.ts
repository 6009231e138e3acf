import { unavailable } from '../../lib/errors.ts'
import { readJson } from '../../lib/read-json.ts'
import type { MailReportRequest, ReadMailReports } from './port.ts'
import { type GetText, isSnsUrl, readSnsMessage } from './sns-message.ts'

/** Reads what a topic passes on; null for what is no notification of Amazon SES. */
export type ReadNotification = (notification: unknown) => ReadMailReports

/**
 * What Amazon SES tells through a topic of Amazon SNS. Every message of SNS is signed, whatever key is known. A new
 * subscription is confirmed by visiting the address that it names, at Amazon alone.
 *
 * @throws unavailable where Amazon cannot be asked: it sends again
 */
export async function readAmazonSesReports(
  { body }: MailReportRequest,
  getText: GetText,
  readNotification: ReadNotification,
): Promise<ReadMailReports> {
  const sns = await readSnsMessage(readJson(body), getText)
  if (!sns) return null
  if (sns.type === 'SubscriptionConfirmation') {
    if (!isSnsUrl(sns.subscribeUrl)) return null
    if ((await getText(sns.subscribeUrl)) === null)
      throw unavailable('The subscription could not be confirmed. Please try again.')
  }
  return sns.type === 'Notification' ? (readNotification(readJson(sns.message)) ?? []) : []
}
