import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'

/**
 * Makes the next sender of a rotation that of its campaigns and follow-ups, because theirs is being deleted; senders that
 * take part come first. Campaigns with a single sender are left without one.
 */
export const replaceSenderStatement = (senderId: string, accountId: string): Statement<never> =>
  statement(sql`
    UPDATE campaigns SET sender_id = (
      SELECT campaign_senders.sender_id FROM campaign_senders
      WHERE campaign_id = coalesce(campaigns.follows_id, campaigns.id) AND campaign_senders.sender_id <> ${senderId}
      ORDER BY left_out_at IS NOT NULL, place LIMIT 1)
    WHERE sender_id = ${senderId} AND account_id = ${accountId}`)
