import { type SQL, sql } from 'drizzle-orm'
import type { CampaignAnalytics } from '../../contracts/campaigns.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { opensMeanLittle } from '../../outreach/judge-subject-test.ts'
import { outcomesOf, ratesOf } from '../../outreach/rates.ts'
import { trackedLinks } from '../../outreach/tracked-links.ts'
import { daysBetween } from './days.ts'
import { readSteps } from './follow-ups/read-steps.ts'
import { type CampaignRow, NO_STATISTICS, OUT_STATES, readTotals } from './queries.ts'
import { readSubjectTest } from './subject-test/read-subject-test.ts'

const COUNTED = ['sent', 'delivered', 'opened', 'clicked'] as const
/** A timeline ends so long after it began: what comes later comes from archives. */
const DAYS_MAX = 366

/**
 * What became of a campaign: its totals are those of its own ledger, and the days of its timeline add up to them. What its follow-ups came to is told step by
 * step, each by the ledger of its own.
 */
export async function readAnalytics(ctx: ServiceContext, campaign: CampaignRow): Promise<CampaignAnalytics> {
  const { id } = campaign
  const out = sql`campaign_id = ${id} AND state IN (${sql.join(
    OUT_STATES.map((state) => sql`${state}`),
    sql`, `,
  )})`
  // As rates count them (`outreach/rates.ts`).
  const arrived = sql`campaign_id = ${id} AND state IN ('delivered', ${campaign.type === 'email' ? 'sent' : 'delivered'})`
  const byDay = (what: (typeof COUNTED)[number], at: SQL, which: SQL) => sql`
    SELECT ${what} AS what, substr(${at}, 1, 10) AS day, count(*) AS total FROM recipients WHERE ${which} GROUP BY 2`
  const [totals, days, [[opens], clicks], steps, subject_test] = await Promise.all([
    readTotals(ctx, [id]),
    ctx.data.all<{ what: (typeof COUNTED)[number]; day: string; total: number }>(sql`
      ${byDay('sent', sql`coalesce(sent_at, bounced_at, ${campaign.sentAt ?? campaign.createdAt})`, out)}
      UNION ALL ${byDay('delivered', sql`coalesce(delivered_at, sent_at, ${campaign.sentAt ?? campaign.createdAt})`, arrived)}
      UNION ALL ${byDay('opened', sql`opened_at`, sql`campaign_id = ${id} AND opened_at IS NOT NULL`)}
      UNION ALL ${byDay('clicked', sql`clicked_at`, sql`campaign_id = ${id} AND clicked_at IS NOT NULL`)}`),
    runBatch(ctx.data, [
      statement<{ prefetched: number }>(sql`
        SELECT count(DISTINCT recipient_id) AS prefetched FROM recipient_events JOIN recipients ON recipients.id = recipient_id
        WHERE recipient_events.campaign_id = ${id} AND kind = 'opened' AND is_automatic = 1 AND opened_at IS NULL`),
      statement<{ url: string; clicks: number }>(sql`
        SELECT url, count(DISTINCT recipient_id) AS clicks FROM recipient_events
        WHERE campaign_id = ${id} AND kind = 'clicked' AND is_automatic = 0 AND url IS NOT NULL GROUP BY url ORDER BY 2 DESC, url LIMIT 100`),
    ]),
    readSteps(ctx, campaign),
    readSubjectTest(ctx, campaign),
  ])
  const total = totals.get(id) ?? NO_STATISTICS
  const prefetched = opens?.prefetched ?? 0
  return {
    delivery_stats: {
      sent: total.sent_count,
      delivered: outcomesOf(campaign.type, total).arrived,
      bounced: total.bounced_count,
      failed: total.failed_count,
    },
    engagement_stats: {
      opened: total.opened_count,
      clicked: total.clicked_count,
      unsubscribed: total.unsubscribed_count,
      complained: total.complained_count,
    },
    prefetches: {
      messages: prefetched,
      opens_mean_little: campaign.trackOpens && opensMeanLittle({ opened: total.opened_count, prefetched }),
    },
    rates: ratesOf(campaign, total),
    timeline: timelineOf(days),
    links: linksOf(campaign, clicks),
    steps,
    subject_test,
  }
}

function timelineOf(rows: readonly { what: (typeof COUNTED)[number]; day: string; total: number }[]) {
  const days = rows.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const of = (day: string, what: (typeof COUNTED)[number]) =>
    (byDay.get(day) ?? []).find((row) => row.what === what)?.total ?? 0
  const all = daysBetween(first, last)
  // Gaps of more than a year are told by the days that have something.
  return (all.length <= DAYS_MAX ? all : [...new Set(days)]).map((date) => ({
    date,
    sent: of(date, 'sent'),
    delivered: of(date, 'delivered'),
    opened: of(date, 'opened'),
    clicked: of(date, 'clicked'),
  }))
}

/** Those that were clicked, then the others of the content. */
function linksOf({ type, content }: CampaignRow, clicked: readonly { url: string; clicks: number }[]) {
  const known = new Set(clicked.map(({ url }) => url))
  const others = type === 'email' ? trackedLinks(content).filter((url) => !known.has(url)) : []
  return [...clicked, ...others.map((url) => ({ url, clicks: 0 }))].slice(0, 100)
}
