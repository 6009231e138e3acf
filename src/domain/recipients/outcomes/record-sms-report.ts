import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { SmsReport } from '../../../platform/sms/port.ts'
import type { ReportedMessage, ReportedSender } from '../../delivery-reports/report-links.ts'
import { findRecipients } from './find-recipients.ts'
import { recordOutcomes } from './record-outcomes.ts'

/**
 * Records a provider's report on a message, once and in whatever order reports arrive: a delivered message stays
 * delivered. A report on an earlier sending to the same recipient changes nothing.
 *
 * @throws unavailable while the message is still being delivered
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
 * Like `recordSmsReport`, for a provider that reports on all messages of a sender at one URL. It finds the message by
 * the provider's message id, or else the one now being delivered to that number. Reports on messages that others sent
 * through the same provider account are ignored.
 *
 * @param to E.164; null if the report does not include it
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
