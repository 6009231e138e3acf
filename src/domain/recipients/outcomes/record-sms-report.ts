import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { SmsReport } from '../../../platform/sms/port.ts'
import type { ReportedMessage, ReportedSender } from '../../delivery-reports/report-links.ts'
import { findRecipients } from './find-recipients.ts'
import { recordOutcomes } from './record-outcomes.ts'

/**
 * Writes down what a provider tells of a message, once, in whatever order it comes: what was delivered stays so. A report about an earlier sending of the same
 * recipient changes nothing.
 *
 * @throws unavailable while the message is still being handed over
 */
export async function recordSmsReport(
  ctx: ServiceContext,
  { accountId, recipientId }: ReportedMessage,
  { id, status, reason, isOptOut }: SmsReport,
): Promise<void> {
  const [recipient] = await findRecipients(ctx, accountId, { recipientIds: [recipientId], messageIds: [] }, 'sms')
  if (!recipient || (recipient.message_id !== null && recipient.message_id !== id)) return
  await recordOutcomes(ctx, accountId, [
    {
      ...{ recipient, kind: status, sending: id, key: `${status} ${id}` },
      text: status === 'failed' ? (reason ?? 'The provider could not deliver the message.') : null,
      suppress: isOptOut ? { reason: 'unsubscribed', decidedBy: 'recipient' } : null,
    },
  ])
}

/**
 * The same for a provider that reports on all messages of a sender at one address: the message is the one that the provider calls so, or the one to that number
 * that is being handed over now. Messages that somebody else sent by the same provider are none of ours.
 *
 * @param to E.164; null where the report does not say it
 */
export async function recordReportOfSender(
  ctx: ServiceContext,
  { accountId, senderId }: ReportedSender,
  report: SmsReport,
  to: string | null,
): Promise<void> {
  const [row] = await ctx.data.all<{ id: string }>(sql`
    SELECT id FROM (
      SELECT id, 0 AS place FROM recipients WHERE message_id = ${report.id} AND account_id = ${accountId}
        AND campaign_id IN (SELECT id FROM campaigns WHERE sender_id = ${senderId})
      UNION ALL
      SELECT recipients.id, 1 FROM campaigns CROSS JOIN recipients ON recipients.campaign_id = campaigns.id
      WHERE campaigns.account_id = ${accountId} AND campaigns.sender_id = ${senderId} AND campaigns.status = 'sending'
        AND recipients.address = ${to} AND recipients.state = 'sending')
    ORDER BY place LIMIT 1`)
  if (row) await recordSmsReport(ctx, { accountId, senderId, recipientId: row.id }, report)
}
