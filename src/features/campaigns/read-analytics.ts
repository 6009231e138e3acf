import { type SQL, sql } from 'drizzle-orm'
import type { CampaignAnalytics } from '../../contracts/campaigns/analytics.ts'
import { COUNTED_AT_ONCE } from '../../core/add-up.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { CampaignRow } from '../../domain/campaigns/campaign-row.ts'
import { nextTurn } from '../../lib/steps.ts'
import { trackedLinks } from '../../outreach/compose/tracked-links.ts'
import { opensMeanLittle } from '../../outreach/outcomes/judge-subject-test.ts'
import { outcomesOf, ratesOf } from '../../outreach/outcomes/rates.ts'
import { daysBetween } from './days.ts'
import { readSteps } from './follow-ups/read-steps.ts'
import { NO_STATISTICS, OUT_STATES, readTotals } from './queries.ts'
import { readAnswers } from './read-answers.ts'
import { readSubjectTest } from './subject-test/read-subject-test.ts'

const COUNTED = ['sent', 'delivered', 'opened', 'clicked', 'replied'] as const
/** The maximum length of a timeline with every day. Events after more than a year come from archived messages. */
const DAYS_MAX = 366

/**
 * Returns the analytics of a campaign. The totals are its own, without its follow-ups, and the days of the timeline add
 * up to them. The results of follow-ups are listed per step.
 */
export async function readAnalytics(ctx: ServiceContext, campaign: CampaignRow): Promise<CampaignAnalytics> {
  const { id } = campaign
  const [totals, { days, clicks, prefetched }, steps, subjects, { answers, senders, ofVariant }] = await Promise.all([
    readTotals(ctx, [id]),
    readDays(ctx, campaign),
    readSteps(ctx, campaign),
    readSubjectTest(ctx, campaign),
    readAnswers(ctx, campaign),
  ])
  const total = totals.get(id) ?? NO_STATISTICS
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
      replied: total.replied_count,
    },
    answers,
    senders,
    prefetches: {
      messages: prefetched,
      opens_mean_little: campaign.trackOpens && opensMeanLittle({ opened: total.opened_count, prefetched }),
    },
    rates: ratesOf(campaign, total),
    timeline: timelineOf(days),
    links: linksOf(campaign, clicks),
    steps,
    subject_test: subjects?.map((one) => ({ ...one, reply_rate: ofVariant.get(one.variant) ?? null })) ?? null,
  }
}

interface Day {
  what: (typeof COUNTED)[number]
  day: string
  total: number
}
interface Automatic {
  prefetched: number
}
interface Clicked {
  url: string
  clicks: number
}

/**
 * Returns the events per day, the clicks per link, and the number of messages that only programs opened. Reads some
 * thousand recipients at a time.
 */
async function readDays(
  ctx: ServiceContext,
  campaign: CampaignRow,
): Promise<{ days: Day[]; clicks: Clicked[]; prefetched: number }> {
  const { id } = campaign
  const begun = campaign.sentAt ?? campaign.createdAt
  const out = sql`state IN (${sql.join(
    OUT_STATES.map((state) => sql`${state}`),
    sql`, `,
  )})`
  // As in the rates (`outreach/outcomes/rates.ts`).
  const arrived = sql`state IN ('delivered', ${campaign.type === 'email' ? 'sent' : 'delivered'})`
  const byDay = (what: Day['what'], at: SQL, which: SQL) => sql`
    SELECT ${what} AS what, substr(${at}, 1, 10) AS day, count(*) AS total FROM counted WHERE ${which} GROUP BY 2`
  const days = new Map<string, Day>()
  const clicks = new Map<string, number>()
  let prefetched = 0
  for (let after = ''; ; ) {
    const behind: SQL = sql`FROM recipients WHERE campaign_id = ${id} AND id > ${after} ORDER BY id`
    const [ofDays, clicked, [automatic], [edge]]: readonly [Day[], Clicked[], Automatic[], { id: string }[]] =
      await runBatch(ctx.data, [
        statement<Day>(sql`
        WITH counted AS MATERIALIZED (
          SELECT state, sent_at, bounced_at, delivered_at, opened_at, clicked_at, replied_at ${behind} LIMIT ${COUNTED_AT_ONCE})
        ${byDay('sent', sql`coalesce(sent_at, bounced_at, ${begun})`, out)}
        UNION ALL ${byDay('delivered', sql`coalesce(delivered_at, sent_at, ${begun})`, arrived)}
        UNION ALL ${byDay('opened', sql`opened_at`, sql`opened_at IS NOT NULL`)}
        UNION ALL ${byDay('clicked', sql`clicked_at`, sql`clicked_at IS NOT NULL`)}
        UNION ALL ${byDay('replied', sql`replied_at`, sql`replied_at IS NOT NULL`)}`),
        statement<Clicked>(sql`
        SELECT url, count(DISTINCT recipient_id) AS clicks FROM recipient_events
        WHERE recipient_id IN (SELECT id ${behind} LIMIT ${COUNTED_AT_ONCE}) AND campaign_id = ${id} AND kind = 'clicked' AND is_automatic = 0
          AND url IS NOT NULL GROUP BY url`),
        statement<Automatic>(sql`
        SELECT count(DISTINCT recipient_id) AS prefetched FROM recipient_events
        WHERE recipient_id IN (SELECT id FROM (SELECT id, opened_at ${behind} LIMIT ${COUNTED_AT_ONCE}) WHERE opened_at IS NULL)
          AND campaign_id = ${id} AND kind = 'opened' AND is_automatic = 1`),
        statement<{ id: string }>(sql`SELECT id ${behind} LIMIT 1 OFFSET ${COUNTED_AT_ONCE - 1}`),
      ])
    for (const { what, day, total } of ofDays) {
      const key = `${what} ${day}`
      days.set(key, { what, day, total: (days.get(key)?.total ?? 0) + total })
    }
    for (const { url, clicks: some } of clicked) clicks.set(url, (clicks.get(url) ?? 0) + some)
    prefetched += automatic?.prefetched ?? 0
    if (!edge) break
    after = edge.id
    await nextTurn()
  }
  const most = [...clicks].toSorted(([url, one], [other, two]) => two - one || (url < other ? -1 : 1))
  const links = most.slice(0, 100).map(([url, total]) => ({ url, clicks: total }))
  return { days: [...days.values()], clicks: links, prefetched }
}

function timelineOf(rows: readonly Day[]) {
  const days = rows.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const of = (day: string, what: (typeof COUNTED)[number]) =>
    (byDay.get(day) ?? []).find((row) => row.what === what)?.total ?? 0
  const all = daysBetween(first, last)
  // A longer timeline contains only the days with events.
  return (all.length <= DAYS_MAX ? all : [...new Set(days)]).map((date) => ({
    date,
    sent: of(date, 'sent'),
    delivered: of(date, 'delivered'),
    opened: of(date, 'opened'),
    clicked: of(date, 'clicked'),
    replied: of(date, 'replied'),
  }))
}

/** Returns the clicked links, then the other links of the content. */
function linksOf({ type, content }: CampaignRow, clicked: readonly Clicked[]) {
  const known = new Set(clicked.map(({ url }) => url))
  const others = type === 'email' ? trackedLinks(content).filter((url) => !known.has(url)) : []
  return [...clicked, ...others.map((url) => ({ url, clicks: 0 }))].slice(0, 100)
}
