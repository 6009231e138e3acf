import { and, asc, eq, sql } from 'drizzle-orm'
import type { Channel, EmailConfig, SmsConfig } from '../../contracts/senders.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { requireSender, type SenderRow, toEmailConfig, toSmsConfig } from '../../core/senders.ts'
import { senders } from '../../db/schema/data/senders.ts'

const REPUTATION_MS = 30 * 24 * 60 * 60 * 1000

/** The account's senders of a kind, oldest first. */
export const sendersOf = (ctx: ServiceContext, channel: Channel): Promise<SenderRow[]> =>
  ctx.data
    .select()
    .from(senders)
    .where(and(eq(senders.accountId, accountOf(ctx).id), eq(senders.channel, channel)))
    .orderBy(asc(senders.createdAt), asc(senders.id))

export async function listEmailConfigs(ctx: ServiceContext): Promise<EmailConfig[]> {
  const [rows, rates] = await Promise.all([sendersOf(ctx, 'email'), deliveryRates(ctx)])
  return rows.map((row) => toEmailConfig(row, rates.get(row.id) ?? null))
}

export const listSmsConfigs = async (ctx: ServiceContext): Promise<SmsConfig[]> =>
  (await sendersOf(ctx, 'sms')).map(toSmsConfig)

/** @throws not_found */
export async function readEmailConfig(ctx: ServiceContext, id: string): Promise<EmailConfig> {
  const row = await requireSender(ctx, 'email', id)
  return toEmailConfig(row, (await deliveryRates(ctx)).get(id) ?? null)
}

/** @throws not_found */
export const readSmsConfig = async (ctx: ServiceContext, id: string): Promise<SmsConfig> =>
  toSmsConfig(await requireSender(ctx, 'sms', id))

/**
 * The percent of messages with an outcome that were taken, by sender, over campaigns at work in the last 30 days. Read from the campaigns' totals, which
 * equal the ledger: that has a row for each message.
 */
export async function deliveryRates(ctx: ServiceContext): Promise<ReadonlyMap<string, number>> {
  const since = new Date(ctx.clock.now().getTime() - REPUTATION_MS).toISOString()
  const rows = await ctx.data.all<{ sender_id: string; well: number; all_of_them: number }>(sql`
    SELECT campaigns.sender_id, sum(CASE WHEN what IN ('sent', 'delivered') THEN total ELSE 0 END) AS well, sum(total) AS all_of_them
    FROM campaigns JOIN campaign_totals ON campaign_id = campaigns.id AND what IN ('sent', 'delivered', 'bounced', 'failed')
    WHERE campaigns.account_id = ${accountOf(ctx).id} AND sender_id IS NOT NULL
      AND coalesce(campaigns.sent_at, campaigns.started_at, campaigns.updated_at) >= ${since}
    GROUP BY campaigns.sender_id HAVING sum(total) > 0`)
  return new Map(rows.map(({ sender_id, well, all_of_them }) => [sender_id, (100 * well) / all_of_them]))
}
