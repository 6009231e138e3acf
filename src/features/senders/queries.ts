import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { EmailConfig } from '../../contracts/senders/email-config.ts'
import type { SmsConfig } from '../../contracts/senders/sms-config.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { findMailbox, mailboxesOf, toMailbox } from '../../domain/mailboxes/mailboxes.ts'
import {
  emailLinksOf,
  requireSender,
  type SenderRow,
  toEmailConfig,
  toSmsConfig,
} from '../../domain/senders/senders.ts'
import { readMemberNames } from '../../domain/workspaces/member-names.ts'
import { deliveryRatesOf, outcomesOf } from '../../outreach/outcomes/rates.ts'

const REPUTATION_MS = 30 * 24 * 60 * 60 * 1000

/** Returns the account's senders of a channel, oldest first. */
export const sendersOf = (ctx: ServiceContext, channel: Channel): Promise<SenderRow[]> =>
  ctx.data
    .select()
    .from(senders)
    .where(and(eq(senders.accountId, accountOf(ctx).id), eq(senders.channel, channel)))
    .orderBy(asc(senders.createdAt), asc(senders.id))

export async function listEmailConfigs(ctx: ServiceContext): Promise<EmailConfig[]> {
  const accountId = accountOf(ctx).id
  const [rows, rates, mailboxes, names] = await Promise.all([
    sendersOf(ctx, 'email'),
    deliveryRates(ctx),
    mailboxesOf(ctx, accountId),
    readMemberNames(ctx),
  ])
  const now = ctx.clock.now()
  return Promise.all(
    rows.map(async (row) => {
      const mailbox = mailboxes.get(row.id)
      const links = await emailLinksOf(ctx, row)
      const deliveryRate = rates.get(row.id) ?? null
      return toEmailConfig(row, { deliveryRate, links, mailbox: mailbox ? toMailbox(mailbox) : null, names, now })
    }),
  )
}

export async function listSmsConfigs(ctx: ServiceContext): Promise<SmsConfig[]> {
  const [rows, names] = await Promise.all([sendersOf(ctx, 'sms'), readMemberNames(ctx)])
  return Promise.all(rows.map((row) => toSmsConfig(ctx, row, names)))
}

/** @throws not_found */
export async function readEmailConfig(ctx: ServiceContext, id: string): Promise<EmailConfig> {
  const row = await requireSender(ctx, 'email', id)
  const [rates, links, mailbox, names] = await Promise.all([
    deliveryRates(ctx),
    emailLinksOf(ctx, row),
    findMailbox(ctx, row.id),
    readMemberNames(ctx),
  ])
  const deliveryRate = rates.get(id) ?? null
  const now = ctx.clock.now()
  return toEmailConfig(row, { deliveryRate, links, mailbox: mailbox && toMailbox(mailbox), names, now })
}

/** @throws not_found */
export const readSmsConfig = async (ctx: ServiceContext, id: string): Promise<SmsConfig> =>
  toSmsConfig(ctx, await requireSender(ctx, 'sms', id), await readMemberNames(ctx))

/**
 * Returns the percentage of mail with an outcome that was delivered, per sender, over campaigns active in the last 30
 * days. Computed from the campaigns' totals, which equal the sums of the ledger but need not scan its rows; of campaigns
 * that rotate several senders, from the totals of each. There, bounces are also among the sent ones.
 */
export async function deliveryRates(ctx: ServiceContext): Promise<ReadonlyMap<string, number>> {
  const accountId = accountOf(ctx).id
  const since = new Date(ctx.clock.now().getTime() - REPUTATION_MS).toISOString()
  const rows = await ctx.data.all<{ sender_id: string; sent_count: number; bounced_count: number }>(sql`
    SELECT sender_id, sum(total * (what IN ('sent', 'delivered', 'bounced') AND NOT is_part)) AS sent_count, sum(total * (what = 'bounced')) AS bounced_count
    FROM (
      SELECT campaigns.sender_id, what, total, 0 AS is_part
      FROM campaigns JOIN campaign_totals ON campaign_id = campaigns.id AND what IN ('sent', 'delivered', 'bounced')
      WHERE campaigns.account_id = ${accountId} AND campaigns.type = 'email' AND campaigns.sender_id IS NOT NULL
        AND coalesce(campaigns.sent_at, campaigns.started_at, campaigns.updated_at) >= ${since} AND NOT ${isRotated(sql`coalesce(campaigns.follows_id, campaigns.id)`)}
      UNION ALL
      SELECT sender_id, what, total, what = 'bounced' AS is_part FROM sender_totals
      WHERE sender_id IN (SELECT id FROM senders WHERE account_id = ${accountId} AND channel = 'email') AND day >= ${since.slice(0, 10)}
        AND what IN ('sent', 'bounced') AND ${isRotated(sql`sender_totals.campaign_id`)})
    GROUP BY sender_id HAVING sum(total) > 0`)
  return new Map(
    rows.flatMap(({ sender_id, ...counted }) => {
      const all = { ...counted, delivered_count: 0, failed_count: 0, complained_count: 0 }
      const { delivery_rate } = deliveryRatesOf(all, outcomesOf('email', all))
      return delivery_rate === null ? [] : [[sender_id, delivery_rate] as const]
    }),
  )
}

/** SQL condition: a campaign rotates several senders. */
const isRotated = (campaignId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM campaign_senders WHERE campaign_senders.campaign_id = ${campaignId})`
