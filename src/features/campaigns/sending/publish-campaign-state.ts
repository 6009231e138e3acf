import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { campaigns } from '../../../db/schema/data/campaigns.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { inSequence, sequenceId } from '../../../domain/campaigns/family.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { readTotals, sumOfStatistics } from '../queries.ts'

const factsOf = ({ id, accountId, name, type }: CampaignRow) => ({
  account_id: accountId,
  campaign_id: id,
  name,
  channel: type,
})

/**
 * Publishes that a campaign started. Every batch until the first sent message publishes it again under the same id;
 * subscribers receive it once.
 */
export async function publishCampaignStarted(ctx: ServiceContext, campaign: CampaignRow): Promise<void> {
  const totals = (await readTotals(ctx, [campaign.id])).get(campaign.id)
  const id = uuidOf(`${campaign.id} started ${campaign.startedAt}`)
  await emit(ctx, { kind: 'campaign.started', id, ...factsOf(campaign), total: totals?.total_recipients ?? 0 })
}

/** Publishes that a campaign was paused. */
export const publishCampaignPaused = (ctx: ServiceContext, campaign: CampaignRow): Promise<void> =>
  emit(ctx, {
    kind: 'campaign.paused',
    id: uuidOf(`${campaign.id} paused ${campaign.updatedAt}`),
    ...factsOf(campaign),
    reason: campaign.statusReason,
  })

/** Publishes the current state of a campaign with its follow-ups, if it has ended or was paused automatically. */
export async function publishCampaignState(ctx: ServiceContext, one: CampaignRow): Promise<void> {
  const id = sequenceId(one)
  const family = await ctx.data
    .select()
    .from(campaigns)
    .where(and(inSequence(id), eq(campaigns.accountId, one.accountId)))
  const campaign = family.find((member) => member.id === id)
  if (!campaign) return
  if (campaign.status === 'paused' && campaign.statusReason !== null) return publishCampaignPaused(ctx, campaign)
  const endId = uuidOf(`${id} over ${campaign.startedAt} ${campaign.updatedAt}`)
  if (campaign.status === 'failed')
    return emit(ctx, {
      ...{ kind: 'campaign.failed', id: endId },
      ...factsOf(campaign),
      reason: campaign.statusReason ?? '',
    })
  if (campaign.status !== 'sent') return
  const all = await readTotals(
    ctx,
    family.map((member) => member.id),
  )
  const totals = sumOfStatistics([...all.values()])
  await emit(ctx, {
    ...{ kind: 'campaign.completed', id: endId },
    ...factsOf(campaign),
    sent: totals.sent_count - totals.bounced_count,
    bounced: totals.bounced_count,
    failed: totals.failed_count,
    skipped: totals.skipped_count,
    unknown: totals.unknown_count,
  })
}
