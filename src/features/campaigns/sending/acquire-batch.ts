import { and, eq, sql } from 'drizzle-orm'
import type { CampaignBatchJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { campaigns } from '../../../db/schema/data/campaigns.ts'
import { isHeld } from '../../../domain/campaigns/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { leftBehind, recoverStatements, UNKNOWN_REASON } from '../../../domain/recipients/batch-steps.ts'
import { eventStatement } from '../../../domain/recipients/events.ts'
import { newId, uuidOf } from '../../../lib/ids.ts'
import { batchIdOf, LEASE_MS, periodsOf } from './policy.ts'

/** A campaign that somebody is at, and under which name. */
export interface TakenCampaign {
  readonly campaign: CampaignRow & { readonly batchId: string }
}

/**
 * A batch that ended has let go of its name. Who died while handing over, or behind it, is past what might kill every batch: what it began
 * with is not begun again.
 */
const deathsAfter = sql`CASE WHEN batch_id IS NULL OR EXISTS (
  SELECT 1 FROM recipients WHERE campaign_id = campaigns.id AND recipients.batch_id = campaigns.batch_id AND state <> 'claimed')
  THEN 0 ELSE deaths + 1 END`

/**
 * Takes a campaign whose time has come, by moving that time: whoever comes later finds it taken. One that is scheduled begins. What a batch left behind that
 * died is put right in the same transaction: nobody has begun with what it had claimed, whose budget is given back; of what it was handing over nobody
 * knows whether it arrived, and it is not sent again.
 *
 * @returns null where it is not due, or somebody else has it
 */
export async function acquireBatch(
  ctx: ServiceContext,
  { account_id, campaign_id }: CampaignBatchJob,
): Promise<TakenCampaign | null> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const batchId = batchIdOf(periodsOf(now).hour, newId())
  const isOurs = isHeld({ id: campaign_id, batchId })
  const batch = { campaignId: campaign_id, batchId }
  const wasClaimed = leftBehind(batch, 'claimed')
  const [taken, , , unknown] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE campaigns SET deaths = ${deathsAfter}, next_at = ${new Date(now.getTime() + LEASE_MS).toISOString()}, batch_id = ${batchId},
        started_at = CASE status WHEN 'scheduled' THEN ${at} ELSE started_at END,
        updated_at = CASE status WHEN 'scheduled' THEN ${at} ELSE updated_at END,
        status = CASE status WHEN 'scheduled' THEN 'sending' ELSE status END
      WHERE id = ${campaign_id} AND account_id = ${account_id} AND next_at <= ${at} RETURNING id`),
    // Each to the hour and the day that its batch was named for.
    statement(sql`
      UPDATE sender_spends SET used = max(0, used - (SELECT count(*) FROM recipients
        WHERE ${wasClaimed} AND substr(batch_id, 1, length(period)) = period))
      WHERE sender_id = (SELECT sender_id FROM campaigns WHERE id = ${campaign_id})
        AND period IN (
          SELECT substr(batch_id, 1, 13) FROM recipients WHERE ${wasClaimed}
          UNION SELECT substr(batch_id, 1, 10) FROM recipients WHERE ${wasClaimed})`),
    ...recoverStatements(batch),
    // Its follow-ups begin with it; they are due when somebody is.
    statement(sql`
      UPDATE campaigns SET status = 'sending', started_at = ${at}, updated_at = ${at}
      WHERE follows_id = ${campaign_id} AND status = 'scheduled' AND ${isOurs}`),
  ])
  if (taken.length === 0) return null
  const [campaign] = await ctx.data
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaign_id), eq(campaigns.batchId, batchId)))
  if (!campaign) return null
  const doubtful = unknown.map(({ id }) =>
    eventStatement(
      { id, accountId: account_id },
      { id: uuidOf(`${id} unknown ${batchId}`), kind: 'unknown', at, text: UNKNOWN_REASON },
    ),
  )
  if (doubtful.length > 0) await runBatch(ctx.data, doubtful)
  return { campaign: { ...campaign, batchId } }
}
