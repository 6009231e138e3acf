import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { pause } from '../../../lib/pause.ts'
import type { SmsReport } from '../../../platform/sms/port.ts'
import type { ReportedMessage, ReportedSender } from '../../delivery-reports/report-links.ts'
import { type RecipientTold, tellOfRecipients } from '../tell-of-recipients.ts'
import { suppressRecipient } from './suppress-recipient.ts'

/** Providers may report before whoever handed the message over has written down that they did. */
const WAIT_MS = 250
const WAITS_MAX = 20

interface Row {
  campaign_id: string
  address: string
  state: string
  message_id: string | null
}

/**
 * Writes down what a provider tells of a message, once, in whatever order it comes: what was delivered stays so. A report about an earlier sending of the same
 * recipient changes nothing.
 */
export async function recordSmsReport(ctx: ServiceContext, message: ReportedMessage, report: SmsReport): Promise<void> {
  const row = await findSettled(ctx, message)
  if (!row || (row.message_id !== null && row.message_id !== report.id)) return
  const { accountId, recipientId } = message
  const { status, isOptOut } = report
  const now = ctx.clock.now().toISOString()
  const reason = report.reason ?? 'The provider could not deliver the message.'
  const isTheirs = sql`id = ${recipientId} AND account_id = ${accountId} AND (message_id IS NULL OR message_id = ${report.id})`
  const steps: Record<SmsReport['status'], Statement<{ id: string }>> = {
    sent: statement(sql`
      UPDATE recipients SET state = 'sent', state_reason = NULL, sent_at = coalesce(sent_at, ${now}), message_id = ${report.id}
      WHERE ${isTheirs} AND state = 'unknown' RETURNING id`),
    delivered: statement(sql`
      UPDATE recipients SET state = 'delivered', state_reason = NULL, delivered_at = ${now}, sent_at = coalesce(sent_at, ${now}), message_id = ${report.id}
      WHERE ${isTheirs} AND state IN ('sent', 'failed', 'unknown') RETURNING id`),
    failed: statement(sql`
      UPDATE recipients SET state = CASE state WHEN 'unknown' THEN 'bounced' ELSE 'failed' END, state_reason = ${reason},
        bounced_at = CASE state WHEN 'unknown' THEN ${now} ELSE bounced_at END
      WHERE ${isTheirs} AND state IN ('sent', 'unknown') RETURNING id`),
  }
  const event = uuidOf(`${recipientId} ${status} ${report.id}`)
  const [changed] = await runBatch(ctx.data, [
    steps[status],
    statement(sql`
      INSERT INTO recipient_events (id, account_id, campaign_id, recipient_id, kind, happened_at, text)
      SELECT ${event}, ${accountId}, campaign_id, id, ${status}, ${now}, ${status === 'failed' ? reason : null} FROM recipients
      WHERE id = ${recipientId} AND account_id = ${accountId} AND changes() > 0
      ON CONFLICT (id) DO NOTHING`),
    ...(isOptOut ? await optOut(ctx, message, row) : []),
  ])
  if (changed.length === 0 || status === 'sent') return
  const told = {
    ...{ id: event, account_id: accountId, campaign_id: row.campaign_id },
    ...{ recipient_id: recipientId, channel: 'sms' as const, address: row.address },
  }
  const telling: RecipientTold =
    status === 'delivered' ? { kind: 'recipient.delivered', ...told } : { kind: 'recipient.bounced', ...told, reason }
  await tellOfRecipients(ctx, accountId, [telling])
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

/** The message's row, once nobody is handing it over any more. */
async function findSettled(ctx: ServiceContext, { accountId, recipientId }: ReportedMessage): Promise<Row | null> {
  for (let looks = 0; ; looks++) {
    const [row] = await ctx.data.all<Row>(sql`
      SELECT (SELECT coalesce(follows_id, id) FROM campaigns WHERE campaigns.id = campaign_id) AS campaign_id, address, state, message_id
    FROM recipients WHERE id = ${recipientId} AND account_id = ${accountId}`)
    if (!row) return null
    if (row.state !== 'sending' || looks >= WAITS_MAX) return row
    await pause(WAIT_MS)
  }
}

const optOut = (ctx: ServiceContext, { accountId, recipientId: id }: ReportedMessage, { address, campaign_id }: Row) =>
  suppressRecipient(ctx, accountId, { id, channel: 'sms', address, campaign_id }, 'unsubscribed', 'recipient')
