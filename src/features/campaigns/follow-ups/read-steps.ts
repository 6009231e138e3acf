import { sql } from 'drizzle-orm'
import type { CampaignAnalytics } from '../../../contracts/campaigns/analytics.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { ratesOf } from '../../../outreach/outcomes/rates.ts'
import { NO_STATISTICS, readFollowUps, readTotals } from '../queries.ts'
import { readVariants } from '../variants/read-step-figures.ts'

/** Returns the statistics of a campaign and of each of its follow-ups. */
export async function readSteps(ctx: ServiceContext, campaign: CampaignRow): Promise<CampaignAnalytics['steps']> {
  const family = [campaign, ...(await readFollowUps(ctx, campaign))]
  const ids = family.map(({ id }) => id)
  const [totals, replied] = await Promise.all([
    readTotals(ctx, ids),
    ctx.data.all<{ campaign_id: string; total: number }>(sql`
      SELECT campaign_id, total FROM campaign_totals WHERE what = 'replied' AND campaign_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`),
  ])
  const answers = new Map(replied.map(({ campaign_id, total }) => [campaign_id, total]))
  const variants = await Promise.all(family.map((row) => readVariants(ctx, row)))
  return family.map((row, place) => {
    const statistics = totals.get(row.id) ?? NO_STATISTICS
    const rates = ratesOf(row, statistics)
    return {
      ...{ id: row.id, step: row.step, kind: row.stepKind, subject: row.subject, statistics, rates },
      ...{ replied: answers.get(row.id) ?? 0, variants: variants[place] ?? null, variant_winner: row.variantWinner },
    }
  })
}
