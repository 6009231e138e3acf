import { sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { SpamStatistics } from '../../contracts/spam-checks/spam-checks.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { outgoingSince } from '../../domain/campaigns/outgoing-windows.ts'
import { outcomesOf, sumOfOutcomes } from '../../outreach/outcomes/rates.ts'
import { riskOf } from '../../outreach/spam/analyse-content.ts'
import { type Fared, overallScore, ratesOf, recommend } from './policy.ts'

const DAYS = 30
const DAY_MS = 86_400_000

interface Counts {
  type: Channel
  sent_count: number
  delivered_count: number
  bounced_count: number
  failed_count: number
  unsubscribed: number
  complained_count: number
}

/** Returns spam statistics of the account's emails of the last 30 days, by when they were sent or rejected. */
export async function readSpamStatistics(ctx: ServiceContext): Promise<SpamStatistics> {
  const fared = await readFared(ctx)
  const rates = ratesOf(fared)
  const score = overallScore(fared, rates)
  return {
    overall_score: score,
    risk_level: riskOf(score),
    ...rates,
    totals: fared.totals,
    recommendations: recommend(fared, rates),
  }
}

async function readFared(ctx: ServiceContext): Promise<Fared> {
  const accountId = accountOf(ctx).id
  const since = new Date(ctx.clock.now().getTime() - DAYS * DAY_MS).toISOString()
  const fates = sql`SELECT campaigns.type, count(*) FILTER (WHERE state IN ('sent', 'delivered', 'bounced')) AS sent_count,
    count(*) FILTER (WHERE state = 'delivered') AS delivered_count, count(*) FILTER (WHERE state = 'bounced') AS bounced_count,
    count(*) FILTER (WHERE state = 'failed') AS failed_count, count(unsubscribed_at) AS unsubscribed, count(complained_at) AS complained_count
    FROM counted JOIN campaigns ON campaigns.id = counted.campaign_id WHERE campaigns.type = 'email' GROUP BY campaigns.type`
  // Servers may also reject an address during delivery; such messages were never sent.
  const all: Counts[] = []
  for await (const rows of outgoingSince<Counts>(ctx, since, fates)) all.push(...rows)
  const [[content], [suppressed]] = await runBatch(ctx.data, [
    statement<{ average: number | null; unchecked: number }>(sql`
      SELECT avg(spam_score) AS average, count(*) FILTER (WHERE spam_score IS NULL) AS unchecked
      FROM campaigns WHERE account_id = ${accountId} AND type = 'email' AND follows_id IS NULL AND sent_at >= ${since}`),
    statement<{ total: number }>(sql`
      SELECT count(*) AS total FROM suppressions WHERE account_id = ${accountId} AND channel = 'email' AND created_at >= ${since}`),
  ])
  const sum = (of: (counts: Counts) => number) => all.reduce((total, counts) => total + of(counts), 0)
  const outcomes = sumOfOutcomes(all.map((counts) => outcomesOf(counts.type, counts)))
  const together = {
    sent_count: sum(({ sent_count }) => sent_count),
    bounced_count: sum(({ bounced_count }) => bounced_count),
    complained_count: sum(({ complained_count }) => complained_count),
  }
  return {
    totals: {
      sent: together.sent_count,
      delivered: outcomes.arrived,
      decided: outcomes.decided,
      bounced: together.bounced_count,
      complained: together.complained_count,
      unsubscribed: sum(({ unsubscribed }) => unsubscribed),
      suppressed: suppressed?.total ?? 0,
    },
    counted: together,
    outcomes,
    averageScore: content?.average ?? null,
    uncheckedCampaigns: content?.unchecked ?? 0,
  }
}
