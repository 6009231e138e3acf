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

/**
 * Pauses the campaigns that a sender is sending, with their follow-ups. A worker with a batch stops after its messages in
 * flight. Scheduled campaigns check their sender when they begin.
 *
 * @param reason as a sentence
 * @param at ISO 8601
 * @param isBlocked SQL condition: the sender can no longer send; by default, it has no proven From address
 */
export const pauseCampaignsOf = (
  senderId: string,
  reason: string,
  at: string,
  isBlocked: SQL = sql`EXISTS (SELECT 1 FROM senders WHERE id = ${senderId} AND from_proof IS NULL)`,
): Statement<PausedCampaign> =>
  // A follow-up shares the sender and the status of its campaign, so only the campaign itself is reported.
  statement<PausedCampaign>(sql`
    UPDATE campaigns SET status = 'paused', status_reason = ${reason}, troubles = 0, updated_at = ${at}, ${LET_GO}
    WHERE sender_id = ${senderId} AND status = 'sending' AND (${isBlocked})
    RETURNING id, name, type, follows_id`)
