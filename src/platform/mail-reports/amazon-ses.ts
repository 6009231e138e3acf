import { unavailable } from '../../lib/errors.ts'
import { readJson } from '../../lib/read-json.ts'
import type { MailReportRequest, ReadMailReports } from './port.ts'
import { type GetText, isSnsUrl, readSnsMessage } from './sns-message.ts'

/** Parses the notification that a topic delivers; null if it is not one of Amazon SES. */
export type ReadNotification = (notification: unknown) => ReadMailReports

/**
 * Reads what Amazon SES reports through an Amazon SNS topic. Every SNS message must be signed, whatever key is known.
 * Confirms a new subscription by requesting the URL that it names, only on Amazon's hosts.
 *
 * @throws unavailable if Amazon cannot be reached; Amazon then sends the message again
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
