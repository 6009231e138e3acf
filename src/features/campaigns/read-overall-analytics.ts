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
  replyRate,
  sumOfOutcomes,
  tracks,
} from '../../outreach/outcomes/rates.ts'
import { daysBetween, monthsBetween } from './days.ts'
import { OUT_STATES, statisticsOf, sumOfStatistics } from './queries.ts'
import { bySender, rateOf, type SenderCounts } from './read-answers.ts'

const DAY_MS = 86_400_000
/** The maximum number of campaigns in the table. The totals include all of them. */
const PERFORMANCE_MAX = 100

/** What happens to messages after they were sent. */
const MARKS = ['opened', 'clicked', 'unsubscribed', 'complained', 'replied'] as const

interface Row {
  campaign_id: string
  /** UTC. */
  day: string
  sender_id: string | null
  state: RecipientState
  total: number
  opened: number
  clicked: number
  unsubscribed: number
  complained: number
  replied: number
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
  // As `senderOf`: the recipient's own, else the campaign's.
  const senderId = sql`coalesce(counted.sender_id, (SELECT sender_id FROM campaigns WHERE campaigns.id = counted.campaign_id))`
  const fates = sql`SELECT substr(at, 1, 10) AS day, ${senderId} AS sender_id, ${rootId} AS campaign_id, state, count(*) AS total, count(opened_at) AS opened, count(clicked_at) AS clicked,
    count(unsubscribed_at) AS unsubscribed, count(complained_at) AS complained, count(replied_at) AS replied FROM counted GROUP BY counted.campaign_id, state, 1, 2`
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
    total_replied: total.replied_count,
    overall_delivery_rate: rates.delivery_rate,
    overall_open_rate: rateAmong(rows, 'opened'),
    overall_click_rate: rateAmong(rows, 'clicked'),
    overall_bounce_rate: rates.bounce_rate,
    overall_complaint_rate: rates.complaint_rate,
    overall_reply_rate: replyRate(total),
    reply_trend: replyTrend(rows, { period, since, now }),
    senders: await bySender(ctx, rows.map(toSenderCounts)),
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
      const own = rows.filter((row) => row.day.startsWith(month))
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
        reply_rate: replyRate(statistics),
      }
    }),
  }
}

/** Sums the rows of all windows by campaign, state, day and sender. */
async function readRows(ctx: ServiceContext, since: string, fates: SQL): Promise<Row[]> {
  const all = new Map<string, Row>()
  for await (const rows of outgoingSince<Row>(ctx, since, fates))
    for (const row of rows) {
      const key = `${row.campaign_id} ${row.state} ${row.day} ${row.sender_id}`
      const known = all.get(key)
      if (!known) all.set(key, { ...row })
      else for (const what of ['total', ...MARKS] as const) known[what] += row[what]
    }
  return [...all.values()]
}

function sumOfRows(rows: readonly Row[]): CampaignStatistics {
  const totals = new Map<string, number>()
  const add = (what: string, total: number) => totals.set(what, (totals.get(what) ?? 0) + total)
  for (const row of rows) {
    add(row.state === 'claimed' || row.state === 'sending' ? 'pending' : row.state, row.total)
    for (const what of MARKS) add(what, row[what])
  }
  return statisticsOf(totals)
}

const isOut = (state: RecipientState): boolean => (OUT_STATES as readonly RecipientState[]).includes(state)

const toSenderCounts = ({ sender_id, state, total, replied }: Row): SenderCounts => ({
  senderId: sender_id,
  sent: isOut(state) ? total : 0,
  bounced: state === 'bounced' ? total : 0,
  replied,
})

const MONDAY = 1

/** The first day of the day, week or month that a day of a trend belongs to. */
function bucketOf(day: string, period: keyof typeof ANALYTICS_PERIODS): string {
  if (period === '1y') return `${day.slice(0, 'YYYY-MM'.length)}-01`
  if (period !== '90d') return day
  const at = new Date(`${day}T00:00:00.000Z`)
  const daysSinceMonday = (at.getUTCDay() + 7 - MONDAY) % 7
  return new Date(at.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Returns the answers to messages by the day, week or month in which they were sent, without gaps. */
function replyTrend(
  rows: readonly Row[],
  { period, since, now }: { period: keyof typeof ANALYTICS_PERIODS; since: string; now: Date },
): OverallAnalytics['reply_trend'] {
  const buckets = new Map(
    daysBetween(since, now.toISOString()).map((day) => [bucketOf(day, period), { sent: 0, bounced: 0, replied: 0 }]),
  )
  for (const row of rows) {
    const bucket = buckets.get(bucketOf(row.day, period))
    if (!bucket) continue
    const { sent, bounced, replied } = toSenderCounts(row)
    bucket.sent += sent
    bucket.bounced += bounced
    bucket.replied += replied
  }
  return [...buckets].map(([date, counts]) => ({ date, ...counts, reply_rate: rateOf(counts) }))
}
