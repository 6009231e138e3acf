import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'

/**
 * Clears the next due time, unless a worker holds a batch: then it remains the deadline after which another worker
 * recovers the batch.
 */
export const LET_GO = sql`next_at = CASE WHEN batch_id IS NULL THEN NULL ELSE next_at END`

/** A campaign or follow-up that was paused. */
export interface PausedCampaign {
  readonly id: string
  readonly name: string
  readonly type: 'email' | 'sms'
  /** Null for the campaign itself. */
  readonly follows_id: string | null
}

/** SQL: the ids of the campaigns and follow-ups that a sender sends, alone or with others. */
const campaignsOf = (senderId: string): SQL => sql`
  SELECT id FROM campaigns WHERE sender_id = ${senderId}
  UNION SELECT campaign_id FROM campaign_senders WHERE sender_id = ${senderId}
  UNION SELECT id FROM campaigns WHERE follows_id IN (SELECT campaign_id FROM campaign_senders WHERE sender_id = ${senderId})`

/** SQL condition on rows of `campaigns`: another sender of the campaign still takes part. */
const hasOtherThan = (senderId: string): SQL => sql`EXISTS (SELECT 1 FROM campaign_senders
  WHERE campaign_id = coalesce(campaigns.follows_id, campaigns.id) AND campaign_senders.sender_id <> ${senderId} AND left_out_at IS NULL)`

/** SQL condition on rows of `campaigns`: it rotates several senders, and one of them no longer takes part. */
const isLeftOut = (senderId: string): SQL => sql`EXISTS (SELECT 1 FROM campaign_senders
  WHERE campaign_id = coalesce(campaigns.follows_id, campaigns.id) AND campaign_senders.sender_id = ${senderId} AND left_out_at IS NOT NULL)`

const isUnproven = (senderId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM senders WHERE id = ${senderId} AND from_proof IS NULL)`

/**
 * Pauses the campaigns that a sender is sending, with their follow-ups, unless other senders go on with them
 * (`excludeSenderStatement` belongs into the same transaction). A worker with a batch stops after its messages in flight.
 * Scheduled campaigns check their sender when they begin.
 *
 * @param reason as a sentence
 * @param at ISO 8601
 * @param isBlocked SQL condition: the sender can no longer send; by default, it has no proven From address
 */
export const pauseCampaignsOf = (
  senderId: string,
  reason: string,
  at: string,
  isBlocked: SQL = isUnproven(senderId),
): Statement<PausedCampaign> =>
  // A follow-up shares the senders and the status of its campaign, so only the campaign itself is reported.
  statement<PausedCampaign>(sql`
    UPDATE campaigns SET status = 'paused', status_reason = ${reason}, troubles = 0, updated_at = ${at}, ${LET_GO}
    WHERE id IN (${campaignsOf(senderId)}) AND status = 'sending' AND NOT ${hasOtherThan(senderId)} AND NOT ${isLeftOut(senderId)}
      AND (${isBlocked})
    RETURNING id, name, type, follows_id`)

/**
 * Leaves a sender out of the campaigns that it sends together with others: those go on with its recipients, except for
 * threads that it began.
 *
 * @param condition further SQL condition on rows of `campaign_senders`
 */
export const excludeSenderStatement = (
  senderId: string,
  reason: string,
  at: string,
  condition: SQL = isUnproven(senderId),
): Statement<{ campaign_id: string }> =>
  statement<{ campaign_id: string }>(sql`
    UPDATE campaign_senders SET left_out_at = ${at}, left_out_reason = ${reason}, wait_until = NULL, wait_reason = NULL, troubles = 0
    WHERE sender_id = ${senderId} AND left_out_at IS NULL AND (${condition})
      AND EXISTS (SELECT 1 FROM campaigns WHERE id = campaign_senders.campaign_id AND status IN ('sending', 'paused'))
    RETURNING campaign_id`)
