import { and, eq, sql } from 'drizzle-orm'
import type { CampaignBatchJob } from '../../../contracts/queues.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { LET_GO } from '../../../core/pause-campaigns.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { campaigns } from '../../../db/schema/data/campaigns.ts'
import { isFamily, rootIdOf } from '../family.ts'
import { tellCampaign } from './tell-campaign.ts'

const REASON =
  'Sending it failed twice on our side. Nobody gets a message twice. Resume it to try again, or contact support.'

/**
 * Pauses a campaign whose batches killed the processes that sent them, and takes its time away, so that the clock sends for it no more. What they
 * left behind is put right by the batch that follows once its holder resumes it (`takeBatch`).
 *
 * @returns what an operator may send again: it does nothing before the campaign is resumed
 */
export async function pauseAfterDeaths(ctx: ServiceContext, job: CampaignBatchJob): Promise<CampaignBatchJob> {
  const isOwn = and(eq(campaigns.id, job.campaign_id), eq(campaigns.accountId, job.account_id))
  const [campaign] = await ctx.data.select().from(campaigns).where(isOwn)
  if (!campaign) return job
  const rootId = rootIdOf(campaign)
  const at = ctx.clock.now().toISOString()
  await runBatch(ctx.data, [
    statement(sql`
      UPDATE campaigns SET status = 'paused', status_reason = ${REASON}, troubles = 0, updated_at = ${at},
        started_at = coalesce(started_at, ${at}), ${LET_GO}
      WHERE ${isFamily(rootId)} AND account_id = ${job.account_id} AND status IN ('sending', 'scheduled')`),
    auditStatement(ctx, {
      action: 'campaign.pause',
      accountId: job.account_id,
      objectId: rootId,
      after: { reason: REASON },
    }),
    statement(sql`UPDATE campaigns SET batch_id = NULL, next_at = NULL WHERE id = ${job.campaign_id}`),
  ])
  await tellCampaign(ctx, campaign)
  return job
}
