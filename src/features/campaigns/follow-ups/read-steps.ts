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
  const [totals, variants] = await Promise.all([
    readTotals(ctx, ids),
    Promise.all(family.map((row) => readVariants(ctx, row))),
  ])
  return family.map((row, place) => {
    const statistics = totals.get(row.id) ?? NO_STATISTICS
    const rates = ratesOf(row, statistics)
    return {
      ...{ id: row.id, step: row.step, kind: row.stepKind, subject: row.subject, statistics, rates },
      ...{ replied: statistics.replied_count, variants: variants[place] ?? null, variant_winner: row.variantWinner },
    }
  })
}
