import { unavailable } from '../../lib/errors.ts'
import type { MailReportRequest, ReadMailReports, ReportedMail } from './port.ts'
import { addressOf, fieldsOf, listOf, messageIdOf, readJson, statusOf, textOf } from './read-json.ts'
import { type GetText, isSnsUrl, readSnsMessage } from './sns-message.ts'

/**
 * What Amazon SES tells through a topic of Amazon SNS (https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html, and of events
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). Every message of SNS is signed, whatever key is known. A new
 * subscription is confirmed by visiting the address that it names, at Amazon alone.
 *
 * @throws unavailable where Amazon cannot be asked: it sends again
 */
export async function readAmazonSesReports({ body }: MailReportRequest, getText: GetText): Promise<ReadMailReports> {
  const sns = await readSnsMessage(readJson(body), getText)
  if (!sns) return null
  if (sns.type === 'SubscriptionConfirmation') {
    if (!isSnsUrl(sns.subscribeUrl)) return null
    if ((await getText(sns.subscribeUrl)) === null)
      throw unavailable('The subscription could not be confirmed. Please try again.')
  }
  return sns.type === 'Notification' ? readNotification(fieldsOf(readJson(sns.message))) : []
}

/** Amazon SES calls these permanent without having tried: its list knows them. */
const LISTED: ReadonlySet<unknown> = new Set(['NoEmail', 'Suppressed', 'OnAccountSuppressionList'])

function readNotification(notification: Readonly<Record<string, unknown>>): readonly ReportedMail[] {
  const mail = fieldsOf(notification.mail)
  const about = { messageId: messageIdIn(mail), returnPath: addressOf(mail.source) }
  const of = (given: unknown, kind: ReportedMail['kind'], isHard: boolean | null): ReportedMail => {
    const recipient = fieldsOf(given)
    const said = textOf(recipient.diagnosticCode)?.replace(/^smtp;\s*/i, '') ?? null
    return {
      ...about,
      ...{
        kind,
        recipient: addressOf(recipient.emailAddress ?? given),
        status: statusOf(recipient.status),
        text: said,
      },
      // Without a word of the server's, Amazon's own holds.
      isHard: isHard === null && said === null ? true : isHard,
    }
  }
  switch (notification.notificationType ?? notification.eventType) {
    case 'Bounce': {
      const { bounceType, bounceSubType, bouncedRecipients } = fieldsOf(notification.bounce)
      const isHard = bounceType === 'Permanent' ? LISTED.has(bounceSubType) || null : false
      return listOf(bouncedRecipients).map((recipient) => of(recipient, 'bounce', isHard))
    }
    case 'Complaint': {
      const { complainedRecipients, complaintFeedbackType } = fieldsOf(notification.complaint)
      if (complaintFeedbackType === 'not-spam') return []
      return listOf(complainedRecipients).map((recipient) => of(recipient, 'complaint', false))
    }
    case 'Delivery':
      return listOf(fieldsOf(notification.delivery).recipients).map((recipient) => of(recipient, 'delivery', false))
    case 'DeliveryDelay':
      return listOf(fieldsOf(notification.deliveryDelay).delayedRecipients).map((recipient) =>
        of(recipient, 'delay', false),
      )
    default:
      return []
  }
}

/** Amazon SES gives messages another `Message-ID`; the one that they had stands in their headers, where the topic has them. */
function messageIdIn(mail: Readonly<Record<string, unknown>>): string | null {
  const header = listOf(mail.headers)
    .map(fieldsOf)
    .find(({ name }) => typeof name === 'string' && name.toLowerCase() === 'message-id')
  return messageIdOf(header?.value) ?? messageIdOf(fieldsOf(mail.commonHeaders).messageId)
}
