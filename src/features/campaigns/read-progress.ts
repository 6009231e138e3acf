import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CampaignProgress, getCampaignProgress } from '../../contracts/campaigns.ts'
import type { ReturnsOf } from '../../contracts/endpoint.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { senderSpends, senders } from '../../db/schema/data/senders.ts'
import { type Forecast, forecast } from '../../outreach/forecast.ts'
import { type CampaignRow, NO_STATISTICS, readTotals } from './queries.ts'

/** How far a campaign is. */
export async function readStatus(
  ctx: ServiceContext,
  campaign: CampaignRow,
): Promise<z.infer<typeof CampaignProgress>> {
  return statusOf(campaign, await totalsOf(ctx, campaign))
}

/** How far it is, and when it will be through by the limits of its sender and what else that one sends. */
export async function readProgress(
  ctx: ServiceContext,
  campaign: CampaignRow,
): Promise<ReturnsOf<typeof getCampaignProgress>['data']['progress']> {
  const totals = await totalsOf(ctx, campaign)
  const { total_recipients: total, pending_count: pending, skipped_count, unknown_count } = totals
  const end = campaign.status === 'sending' ? await forecastOf(ctx, campaign, pending) : null
  return {
    ...statusOf(campaign, totals),
    pending_count: pending,
    skipped_count,
    unknown_count,
    percent: total === 0 ? 0 : Math.floor(((total - pending) / total) * 1000) / 10,
    finishes_at: end?.finishes_at ?? null,
  }
}

/** When so many messages of a campaign will be out, if they go now; null without a sender. */
export async function forecastOf(
  ctx: ServiceContext,
  campaign: CampaignRow,
  messages: number,
): Promise<Forecast | null> {
  if (!campaign.senderId) return null
  const now = ctx.clock.now()
  const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const isOwn = and(eq(senders.id, campaign.senderId), eq(senders.accountId, accountOf(ctx).id))
  const [[sender], spends, [others]] = await ctx.data.batch([
    ctx.data.select({ perHour: senders.perHour, perDay: senders.perDay }).from(senders).where(isOwn),
    ctx.data
      .select({ period: senderSpends.period, used: senderSpends.used })
      .from(senderSpends)
      .where(and(eq(senderSpends.senderId, campaign.senderId), sql`${senderSpends.period} IN (${hour}, ${day})`)),
    ctx.data
      .select({ waiting: sql<number>`coalesce(sum(total), 0)` })
      .from(sql`campaign_totals`)
      .where(sql`what = 'pending' AND campaign_id IN (
        SELECT id FROM campaigns WHERE sender_id = ${campaign.senderId} AND status = 'sending' AND id <> ${campaign.id})`),
  ])
  if (!sender) return null
  const used = new Map(spends.map((spend) => [spend.period, spend.used]))
  return forecast({
    recipients: messages,
    batchSize: campaign.batchSize,
    batchDelaySeconds: campaign.batchDelay,
    perHour: sender.perHour,
    perDay: sender.perDay,
    usedThisHour: used.get(hour) ?? 0,
    usedToday: used.get(day) ?? 0,
    othersWaiting: others?.waiting ?? 0,
    now,
  })
}

const totalsOf = async (ctx: ServiceContext, { id }: CampaignRow) =>
  (await readTotals(ctx, [id])).get(id) ?? NO_STATISTICS

const statusOf = (campaign: CampaignRow, totals: typeof NO_STATISTICS): z.infer<typeof CampaignProgress> => ({
  campaign_status: campaign.status,
  total_recipients: totals.total_recipients,
  sent_count: totals.sent_count,
  failed_count: totals.failed_count,
  sent_at: campaign.sentAt,
  updated_at: campaign.updatedAt,
})
