import type { FollowUp } from '../../../contracts/campaigns/follow-ups.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { ratesOf } from '../../../outreach/outcomes/rates.ts'
import { NO_STATISTICS, readFollowUps, readTotals, requireCampaign } from '../queries.ts'
import { followUpFieldsOf, HOUR_SECONDS } from './write-follow-ups.ts'

/** Returns the follow-ups of a campaign with the statistics of each, in order. @throws not_found */
export async function listFollowUps(ctx: ServiceContext, id: string): Promise<FollowUp[]> {
  const rows = await readFollowUps(ctx, await requireCampaign(ctx, id))
  const totals = await readTotals(
    ctx,
    rows.map((row) => row.id),
  )
  return rows.map((row) => toFollowUp(row, totals.get(row.id) ?? NO_STATISTICS))
}

const toFollowUp = (row: CampaignRow, statistics: FollowUp['statistics']): FollowUp => ({
  id: row.id,
  step: row.step,
  after_hours: (row.afterSeconds ?? 0) / HOUR_SECONDS,
  ...followUpFieldsOf(row),
  variant_winner: row.variantWinner,
  status: row.status,
  statistics,
  rates: ratesOf(row, statistics),
})
