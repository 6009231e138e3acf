import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'

/** While somebody is at a batch, the time stays by which another looks after it if they die. */
export const LET_GO = sql`next_at = CASE WHEN batch_id IS NULL THEN NULL ELSE next_at END`

/** A campaign or a follow-up that was paused. */
export interface PausedCampaign {
  readonly id: string
  readonly name: string
  readonly type: 'email' | 'sms'
  /** Null of a campaign itself. */
  readonly follows_id: string | null
}

/**
 * Pauses what a sender is sending, follow-ups with their campaigns; who is at a batch stops after the messages in hand. Scheduled ones are
 * asked about the sender when they begin.
 *
 * @param reason as a sentence
 * @param at ISO 8601
 */
export const pauseCampaignsOf = (senderId: string, reason: string, at: string): Statement<PausedCampaign> =>
  // A follow-up has the sender of its campaign, and no status of its own: only the campaign itself is told of.
  statement<PausedCampaign>(sql`
    UPDATE campaigns SET status = 'paused', status_reason = ${reason}, troubles = 0, updated_at = ${at}, ${LET_GO}
    WHERE sender_id = ${senderId} AND status = 'sending' AND EXISTS (SELECT 1 FROM senders WHERE id = ${senderId} AND from_proof IS NULL)
    RETURNING id, name, type, follows_id`)
