import { sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders.ts'
import type { SpamStatistics } from '../../contracts/spam-checks.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { riskOf } from '../../outreach/analyse-content.ts'
import { type Fared, overallScore, ratesOf, recommend } from './policy.ts'

const DAYS = 30
const DAY_MS = 86_400_000

interface Counts {
  type: Channel
  sent: number
  delivered: number
  bounced: number
  failed: number
  unsubscribed: number
  complained: number
}

/** How the account's messages of the last 30 days fared, by when they went out or were refused. */
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
  const counted = sql`count(recipients.sent_at) AS sent, count(*) FILTER (WHERE state = 'delivered') AS delivered,
    count(*) FILTER (WHERE state = 'bounced') AS bounced, count(*) FILTER (WHERE state = 'failed') AS failed,
    count(unsubscribed_at) AS unsubscribed, count(complained_at) AS complained`
  const [sent, refused, [content], [suppressed]] = await runBatch(ctx.data, [
    statement<Counts>(sql`
      SELECT campaigns.type, ${counted} FROM recipients JOIN campaigns ON campaigns.id = recipients.campaign_id
      WHERE recipients.account_id = ${accountId} AND recipients.sent_at >= ${since} GROUP BY campaigns.type`),
    // Servers refuse addresses when they are handed over, too: those were never sent.
    statement<Counts>(sql`
      SELECT campaigns.type, ${counted} FROM campaigns CROSS JOIN recipients ON recipients.campaign_id = campaigns.id
      WHERE campaigns.account_id = ${accountId} AND recipients.state = 'bounced' AND recipients.sent_at IS NULL
        AND recipients.bounced_at >= ${since} GROUP BY campaigns.type`),
    statement<{ average: number | null; unchecked: number }>(sql`
      SELECT avg(spam_score) AS average, count(*) FILTER (WHERE spam_score IS NULL) AS unchecked
      FROM campaigns WHERE account_id = ${accountId} AND sent_at >= ${since}`),
    statement<{ total: number }>(sql`
      SELECT count(*) AS total FROM suppressions WHERE account_id = ${accountId} AND created_at >= ${since}`),
  ])
  const all = [...sent, ...refused]
  const sum = (of: (counts: Counts) => number) => all.reduce((total, counts) => total + of(counts), 0)
  // A mail server that took a message and sent nothing back has delivered it; providers of text messages say so.
  const arrived = (counts: Counts) => (counts.type === 'email' ? counts.sent - bouncedOf(counts) : counts.delivered)
  const bouncedOf = ({ sent: handed, bounced, failed }: Counts) => Math.min(handed, bounced + failed)
  const refusals = refused.reduce((total, { bounced }) => total + bounced, 0)
  return {
    totals: {
      sent: sum((counts) => counts.sent),
      delivered: sum(arrived),
      bounced: sum(({ bounced }) => bounced),
      complained: sum(({ complained }) => complained),
      unsubscribed: sum(({ unsubscribed }) => unsubscribed),
      suppressed: suppressed?.total ?? 0,
    },
    decided:
      refusals +
      sent.reduce(
        (total, counts) =>
          total + (counts.type === 'email' ? counts.sent : counts.delivered + counts.bounced + counts.failed),
        0,
      ),
    attempted: refusals + sum((counts) => counts.sent),
    averageScore: content?.average ?? null,
    uncheckedCampaigns: content?.unchecked ?? 0,
  }
}
