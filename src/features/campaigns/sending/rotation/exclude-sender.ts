import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../../core/audit.ts'
import type { ServiceContext } from '../../../../core/context.ts'
import { runBatch, statement } from '../../../../db/batch.ts'
import { isHeld } from '../../../../domain/campaigns/batch.ts'
import { sequenceId } from '../../../../domain/campaigns/family.ts'
import { excludeSenderStatement } from '../../../../domain/campaigns/pause-campaigns.ts'
import type { TakenCampaign } from '../acquire-batch.ts'

/**
 * Leaves a sender out of a campaign that rotates several, until a person takes it back in. Its recipients go on with the
 * others, except for the threads that it began.
 *
 * @param reason as a sentence
 * @returns how many senders still take part
 */
export async function excludeSender(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  senderId: string,
  reason: string,
): Promise<number> {
  const rootId = sequenceId(campaign)
  const [, , [left]] = await runBatch(ctx.data, [
    excludeSenderStatement(
      senderId,
      reason,
      ctx.clock.now().toISOString(),
      sql`campaign_senders.campaign_id = ${rootId} AND ${isHeld(campaign)}`,
    ),
    auditStatement(ctx, {
      action: 'campaign.leave-out-sender',
      accountId: campaign.accountId,
      objectId: rootId,
      after: { sender_id: senderId, reason },
    }),
    statement<{ total: number }>(
      sql`SELECT count(*) AS total FROM campaign_senders WHERE campaign_id = ${rootId} AND left_out_at IS NULL`,
    ),
  ])
  return left?.total ?? 0
}
