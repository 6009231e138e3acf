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
import type { SenderStanding } from './rotation/read-rotation.ts'

/** A campaign whose lease a batch holds, with the id of that batch. */
export interface TakenCampaign {
  readonly campaign: CampaignRow & { readonly batchId: string }
  /** Set if the campaign rotates several senders. */
  readonly rotation?: Rotation
}

/** The sender of a batch of a campaign that rotates several; `campaign.senderId` is that sender as well. */
export interface Rotation {
  /** Null while none was chosen. */
  readonly sender: SenderStanding | null
}

/**
 * The crash count after the previous batch. It is reset if that batch ended normally (`batch_id` is null), or if it
 * crashed after it began to send. Such a crash does not repeat with every batch, since recipients that were begun are
 * not sent to again.
 */
const deathsAfter = sql`CASE WHEN batch_id IS NULL OR EXISTS (
  SELECT 1 FROM recipients WHERE campaign_id = campaigns.id AND recipients.batch_id = campaigns.batch_id AND state <> 'claimed')
  THEN 0 ELSE deaths + 1 END`

/**
 * Acquires the lease of a campaign that is due by moving `next_at` into the future, so that other workers do not find
 * it due. A scheduled campaign starts sending. The same transaction cleans up after a crashed batch: its claimed
 * recipients become pending again and their budget is returned; recipients in state `sending` become `unknown`, since
 * the message may have been delivered, and are not sent to again.
 *
 * @returns null if the campaign is not due or another worker holds the lease
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
  const ownSender = sql`coalesce(recipients.sender_id, (SELECT sender_id FROM campaigns WHERE id = ${campaign_id}))`
  const [taken, , , unknown] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE campaigns SET deaths = ${deathsAfter}, next_at = ${new Date(now.getTime() + LEASE_MS).toISOString()}, batch_id = ${batchId},
        started_at = CASE status WHEN 'scheduled' THEN ${at} ELSE started_at END,
        updated_at = CASE status WHEN 'scheduled' THEN ${at} ELSE updated_at END,
        status = CASE status WHEN 'scheduled' THEN 'sending' ELSE status END
      WHERE id = ${campaign_id} AND account_id = ${account_id} AND next_at <= ${at} RETURNING id`),
    // Returns the budget to the sender that the recipients name, and to the hour and the day that the batch's id names.
    statement(sql`
      UPDATE sender_spends SET used = max(0, used - (SELECT count(*) FROM recipients
        WHERE ${wasClaimed} AND ${ownSender} = sender_spends.sender_id AND substr(batch_id, 1, length(period)) = period))
      WHERE (sender_id, period) IN (
        SELECT ${ownSender}, substr(batch_id, 1, 13) FROM recipients WHERE ${wasClaimed}
        UNION SELECT ${ownSender}, substr(batch_id, 1, 10) FROM recipients WHERE ${wasClaimed})`),
    ...recoverStatements(batch),
    // Its follow-ups start with it. They have no `next_at` until a recipient is pending for them.
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
