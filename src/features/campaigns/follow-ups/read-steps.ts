import type { CampaignAnalytics } from '../../../contracts/campaigns/analytics.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { ratesOf } from '../../../outreach/outcomes/rates.ts'
import { NO_STATISTICS, readFollowUps, readTotals } from '../queries.ts'

/** Returns the statistics of a campaign and of each of its follow-ups. */
export async function readSteps(ctx: ServiceContext, campaign: CampaignRow): Promise<CampaignAnalytics['steps']> {
  const family = [campaign, ...(await readFollowUps(ctx, campaign))]
  const ids = family.map(({ id }) => id)
  const totals = await readTotals(ctx, ids)
  return family.map((row) => {
    const statistics = totals.get(row.id) ?? NO_STATISTICS
    const rates = ratesOf(row, statistics)
    return { id: row.id, step: row.step, subject: row.subject, statistics, rates, replied: statistics.replied_count }
  })
}
