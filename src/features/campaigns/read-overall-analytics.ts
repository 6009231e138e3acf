import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ANALYTICS_PERIODS, type OverallAnalytics } from '../../contracts/campaigns/analytics.ts'
import type { CampaignStatistics } from '../../contracts/campaigns/campaign.ts'
import type { RecipientState } from '../../contracts/campaigns/campaign-states.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { campaigns } from '../../db/schema/data/campaigns.ts'
import { outgoingSince } from '../../domain/campaigns/outgoing-windows.ts'
import {
  deliveryRatesOf,
  engagementRate,
  outcomesOf,
  ratesOf,
  sumOfOutcomes,
  tracks,
} from '../../outreach/outcomes/rates.ts'
import { monthsBetween } from './days.ts'
import { statisticsOf, sumOfStatistics } from './queries.ts'

const DAY_MS = 86_400_000
/** The maximum number of campaigns in the table. The totals include all of them. */
const PERFORMANCE_MAX = 100

interface Row {
  campaign_id: string
  month: string
  state: RecipientState
  total: number
  opened: number
  clicked: number
  unsubscribed: number
  complained: number
}

/**
 * Returns the results of the messages that the account sent within a period. Each message counts by the time when it
 * was sent, or when it failed, with everything that has happened to it since. The campaigns are those that were created
 * or sent messages within the period; messages of follow-ups count towards their campaign.
 */
export async function readOverallAnalytics(
  ctx: ServiceContext,
  period: keyof typeof ANALYTICS_PERIODS,
): Promise<OverallAnalytics> {
  const accountId = accountOf(ctx).id
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - ANALYTICS_PERIODS[period] * DAY_MS).toISOString()
  const rootId = sql`(SELECT coalesce(follows_id, id) FROM campaigns WHERE campaigns.id = counted.campaign_id)`
  const fates = sql`SELECT substr(at, 1, 7) AS month, ${rootId} AS campaign_id, state, count(*) AS total, count(opened_at) AS opened, count(clicked_at) AS clicked,
    count(unsubscribed_at) AS unsubscribed, count(complained_at) AS complained FROM counted GROUP BY counted.campaign_id, state, 1`
  const [all, rows] = await Promise.all([
    ctx.data
      .select({
        id: campaigns.id,
        name: campaigns.name,
        type: campaigns.type,
        status: campaigns.status,
        trackOpens: campaigns.trackOpens,
        trackClicks: campaigns.trackClicks,
        sentAt: campaigns.sentAt,
        createdAt: campaigns.createdAt,
      })
      .from(campaigns)
      .where(and(eq(campaigns.accountId, accountId), isNull(campaigns.followsId))),
    readRows(ctx, since, fates),
  ])
  const byCampaign = Map.groupBy(rows, ({ campaign_id }) => campaign_id)
  const meant = all.filter(({ id, createdAt }) => byCampaign.has(id) || createdAt >= since)
  const performance = meant.map((campaign) => ({
    campaign,
    statistics: sumOfRows(byCampaign.get(campaign.id) ?? []),
  }))
  const total = sumOfStatistics(performance.map(({ statistics }) => statistics))
  const outcomes = sumOfOutcomes(performance.map(({ campaign, statistics }) => outcomesOf(campaign.type, statistics)))
  const rates = deliveryRatesOf(total, outcomes)
  const ofType = (type: Channel) => meant.filter((campaign) => campaign.type === type).length
  const typeOf = new Map(all.map(({ id, type }) => [id, type]))
  // Campaigns that do not track this event are left out of its rate.
  const rateAmong = (of: readonly Row[], what: 'opened' | 'clicked') => {
    const tracking = new Set(all.filter((one) => tracks(one, what)).map(({ id }) => id))
    return engagementRate(sumOfRows(of.filter(({ campaign_id }) => tracking.has(campaign_id))), what)
  }
  return {
    total_campaigns: meant.length,
    email_campaigns: ofType('email'),
    sms_campaigns: ofType('sms'),
    total_recipients: total.total_recipients,
    total_sent: total.sent_count,
    // Counted as in the delivery rate, so that the two do not contradict each other.
    total_delivered: outcomes.arrived,
    total_opened: total.opened_count,
    total_clicked: total.clicked_count,
    total_bounced: total.bounced_count,
    total_failed: total.failed_count,
    total_unsubscribed: total.unsubscribed_count,
    total_complained: total.complained_count,
    overall_delivery_rate: rates.delivery_rate,
    overall_open_rate: rateAmong(rows, 'opened'),
    overall_click_rate: rateAmong(rows, 'clicked'),
    overall_bounce_rate: rates.bounce_rate,
    overall_complaint_rate: rates.complaint_rate,
    campaigns_performance: performance
      .filter(({ statistics }) => statistics.total_recipients > 0)
      .toSorted((one, other) => other.statistics.sent_count - one.statistics.sent_count)
      .slice(0, PERFORMANCE_MAX)
      .map(({ campaign, statistics }) => ({
        id: campaign.id,
        name: campaign.name,
        type: campaign.type,
        status: campaign.status,
        statistics,
        rates: ratesOf(campaign, statistics),
        track_opens: campaign.trackOpens,
        track_clicks: campaign.trackClicks,
        sent_at: campaign.sentAt,
      })),
    monthly_trends: monthsBetween(since, now.toISOString()).map((month) => {
      const own = rows.filter((row) => row.month === month)
      const ofMonth = Map.groupBy(own, ({ campaign_id }) => typeOf.get(campaign_id) ?? 'email')
      const parts = [...ofMonth].map(([type, ofType]) => ({ type, statistics: sumOfRows(ofType) }))
      const statistics = sumOfStatistics(parts.map((part) => part.statistics))
      const decided = sumOfOutcomes(parts.map((part) => outcomesOf(part.type, part.statistics)))
      return {
        month,
        campaigns_created: all.filter(({ createdAt }) => createdAt >= since && createdAt.startsWith(month)).length,
        total_sent: statistics.sent_count,
        delivery_rate: deliveryRatesOf(statistics, decided).delivery_rate,
        open_rate: rateAmong(own, 'opened'),
      }
    }),
  }
}

/** Sums the rows of all windows by campaign, state and month. */
async function readRows(ctx: ServiceContext, since: string, fates: SQL): Promise<Row[]> {
  const all = new Map<string, Row>()
  for await (const rows of outgoingSince<Row>(ctx, since, fates))
    for (const row of rows) {
      const key = `${row.campaign_id} ${row.state} ${row.month}`
      const known = all.get(key)
      if (!known) all.set(key, { ...row })
      else
        for (const what of ['total', 'opened', 'clicked', 'unsubscribed', 'complained'] as const)
          known[what] += row[what]
    }
  return [...all.values()]
}

function sumOfRows(rows: readonly Row[]): CampaignStatistics {
  const totals = new Map<string, number>()
  const add = (what: string, total: number) => totals.set(what, (totals.get(what) ?? 0) + total)
  for (const row of rows) {
    add(row.state === 'claimed' || row.state === 'sending' ? 'pending' : row.state, row.total)
    for (const what of ['opened', 'clicked', 'unsubscribed', 'complained'] as const) add(what, row[what])
  }
  return statisticsOf(totals)
}
