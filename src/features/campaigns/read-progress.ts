import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CampaignStatistics } from '../../contracts/campaigns/campaign.ts'
import type { CampaignProgress, getCampaignProgress } from '../../contracts/campaigns/sending.ts'
import type { ReturnsOf } from '../../contracts/endpoint.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { forecast } from '../../outreach/schedule/forecast.ts'
import type { Forecast } from '../../outreach/schedule/forecast-terms.ts'
import { averageGapMs } from '../../outreach/schedule/sending-gap.ts'
import { sendersTakingPart } from './campaign-senders.ts'
import { type Left, leftToSend } from './follow-ups/left-to-send.ts'
import { NO_STATISTICS, readFollowUps, readTotals, sumOfStatistics } from './queries.ts'
import { DOMAIN, hasLimit } from './sending/domain-of.ts'
import { type WaitingZone, waitingZones } from './sending/open-time-zones.ts'

/** Returns the progress of a campaign, including its follow-ups. */
export async function readStatus(
  ctx: ServiceContext,
  campaign: CampaignRow,
): Promise<z.infer<typeof CampaignProgress>> {
  return statusOf(campaign, (await readFamily(ctx, campaign)).recipients)
}

/**
 * Returns the progress of a campaign, and when it is expected to end, given the limits of its sender and the other
 * campaigns of that sender.
 */
export async function readProgress(
  ctx: ServiceContext,
  campaign: CampaignRow,
): Promise<ReturnsOf<typeof getCampaignProgress>['data']['progress']> {
  const { recipients, messages, steps } = await readFamily(ctx, campaign)
  const { pending_count, skipped_count, unknown_count } = recipients
  const { total_recipients: total, pending_count: pending } = messages
  const left = leftToSend(steps, ctx.clock.now())
  const end = campaign.status === 'sending' ? await forecastOf(ctx, campaign, left) : null
  return {
    ...statusOf(campaign, recipients),
    pending_count,
    skipped_count,
    unknown_count,
    messages: { total, sent: messages.sent_count, failed: messages.failed_count, pending },
    percent: total === 0 ? 0 : Math.floor(((total - pending) / total) * 1000) / 10,
    finishes_at: end?.finishes_at ?? null,
  }
}

/**
 * Estimates when a campaign would end if it started now with this number of recipients and all of them received every
 * follow-up. Null without a sender.
 */
export async function forecastFrom(
  ctx: ServiceContext,
  campaign: CampaignRow,
  recipients: number,
): Promise<Forecast | null> {
  const begun = { ...campaign, subjectWinner: null, splitAt: null }
  const followUps = (await readFollowUps(ctx, campaign)).map((row) => ({ campaign: row, waiting: 0 }))
  return forecastOf(
    ctx,
    campaign,
    leftToSend([{ campaign: begun, waiting: recipients }, ...followUps], ctx.clock.now()),
  )
}

async function forecastOf(
  ctx: ServiceContext,
  campaign: CampaignRow,
  { messages, pausesMs }: Left,
): Promise<Forecast | null> {
  const now = ctx.clock.now()
  const own = await sendersTakingPart(ctx, campaign)
  if (own.length === 0) return null
  const ids = JSON.stringify(own.map(({ id }) => id))
  const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
  const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const [spends, [others]] = await runBatch(ctx.data, [
    statement<{ sender_id: string; period: string; used: number }>(sql`
      SELECT sender_id, period, used FROM sender_spends
      WHERE sender_id IN (SELECT value FROM json_each(${ids})) AND period IN (${hour}, ${day})`),
    statement<{ waiting: number }>(sql`
      SELECT coalesce(sum(total), 0) AS waiting FROM campaign_totals WHERE what = 'pending' AND campaign_id IN (
        SELECT id FROM campaigns WHERE status = 'sending' AND coalesce(follows_id, id) <> ${campaign.id} AND id IN (
          SELECT id FROM campaigns WHERE sender_id IN (SELECT value FROM json_each(${ids}))
          UNION SELECT campaign_id FROM campaign_senders WHERE sender_id IN (SELECT value FROM json_each(${ids}))))`),
  ])
  const [zones, largeDomains] = await Promise.all([zonesOf(ctx, campaign), largeDomainsOf(ctx, campaign)])
  const used = new Map(spends.map((spend) => [`${spend.sender_id} ${spend.period}`, spend.used]))
  const [first, ...further] = own.map((sender) => ({
    ...{ perHour: sender.perHour, perDay: sender.perDay, warmUp: sender },
    usedThisHour: used.get(`${sender.id} ${hour}`) ?? 0,
    usedToday: used.get(`${sender.id} ${day}`) ?? 0,
  }))
  const end = forecast({
    ...first!,
    recipients: messages,
    batchSize: campaign.batchSize,
    batchDelaySeconds: campaign.batchDelay,
    others: further,
    othersWaiting: others?.waiting ?? 0,
    window: campaign.window,
    zones,
    gapMs: campaign.gap && averageGapMs(campaign.gap),
    domainLimit: campaign.domainLimit,
    largeDomains,
    now,
  })
  return { ...end, finishes_at: later(end.finishes_at, pausesMs) }
}

/** Large domains that a forecast looks at. */
const LARGE_DOMAINS_MAX = 500

/** Returns how many recipients wait for each domain that has more of them than its daily limit. */
async function largeDomainsOf(ctx: ServiceContext, { id, type, domainLimit }: CampaignRow): Promise<number[]> {
  if (domainLimit === null || type !== 'email') return []
  const rows = await ctx.data.all<{ domain: string; waiting: number }>(sql`
    SELECT ${DOMAIN} AS domain, count(*) AS waiting FROM recipients WHERE campaign_id = ${id} AND state = 'pending'
    GROUP BY 1 HAVING count(*) > ${domainLimit} ORDER BY 2 DESC LIMIT ${LARGE_DOMAINS_MAX}`)
  return rows.filter(({ domain }) => hasLimit(domain)).map(({ waiting }) => waiting)
}

/** Returns the time zones of pending recipients for a campaign that uses the recipients' local time. */
async function zonesOf(ctx: ServiceContext, campaign: CampaignRow) {
  if (!campaign.window?.by_recipient) return []
  const rows = await ctx.data.all<WaitingZone>(waitingZones(campaign).query.getSQL())
  return rows.map(({ time_zone, waiting }) => ({ timeZone: time_zone, waiting }))
}

const later = (at: string, ms: number) => new Date(Math.min(Date.parse(at) + ms, LAST_MS)).toISOString()
/** The latest time that a `Date` can represent. */
const LAST_MS = 8_640_000_000_000_000

/** Returns the statistics of a campaign's recipients, and of all messages of the campaign and its follow-ups. */
async function readFamily(ctx: ServiceContext, campaign: CampaignRow) {
  const family = [campaign, ...(await readFollowUps(ctx, campaign))]
  const all = await readTotals(
    ctx,
    family.map(({ id }) => id),
  )
  const steps = family.map((row) => ({ campaign: row, waiting: all.get(row.id)?.pending_count ?? 0 }))
  return { recipients: all.get(campaign.id) ?? NO_STATISTICS, messages: sumOfStatistics([...all.values()]), steps }
}

const statusOf = (campaign: CampaignRow, totals: CampaignStatistics): z.infer<typeof CampaignProgress> => ({
  campaign_status: campaign.status,
  total_recipients: totals.total_recipients,
  sent_count: totals.sent_count,
  failed_count: totals.failed_count,
  sent_at: campaign.sentAt,
  updated_at: campaign.updatedAt,
})
