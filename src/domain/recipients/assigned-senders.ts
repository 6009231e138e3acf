import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import { isHeld } from '../campaigns/batch.ts'
import type { Batch } from './batch-steps.ts'
import { areIn, step } from './steps.ts'

/** Recipients that one statement changes. */
const ROWS_AT_ONCE = 2_000

/**
 * The senders that waiting recipients of a campaign or follow-up are assigned to. Jumps through the index from one sender
 * to the next, so its cost does not grow with the recipients.
 */
export const assignedSenders = (campaignId: string): Statement<{ sender_id: string }> => {
  const next = (after: string) =>
    sql`(SELECT min(sender_id) FROM recipients WHERE campaign_id = ${campaignId} AND ${areIn('pending')} AND sender_id > ${sql.raw(after)})`
  return statement<{ sender_id: string }>(sql`
    WITH RECURSIVE assigned (sender_id) AS (
      SELECT ${next("''")} UNION ALL SELECT ${next('assigned.sender_id')} FROM assigned WHERE assigned.sender_id IS NOT NULL)
    SELECT sender_id FROM assigned WHERE sender_id IS NOT NULL`)
}

const assigned = ({ campaignId }: Batch, senderId: string) => sql`id IN (
  SELECT id FROM recipients WHERE campaign_id = ${campaignId} AND ${areIn('pending')} AND sender_id = ${senderId} LIMIT ${ROWS_AT_ONCE})`

/** Frees waiting recipients from a sender, so that others write to them. */
export const unassignStatement = (batch: Batch, senderId: string): Statement<never> =>
  statement(sql`
    UPDATE recipients SET sender_id = NULL
    WHERE ${assigned(batch, senderId)} AND ${isHeld({ id: batch.campaignId, batchId: batch.batchId })}`)

/** Skips waiting recipients of a sender. @param reason as a sentence */
export function skipAssignedStatement(batch: Batch, senderId: string, reason: string): Statement<never> {
  const { becomes, isBefore } = step('skipped', 'pending')
  return statement(sql`
    UPDATE recipients SET ${becomes}, state_reason = ${reason}
    WHERE ${assigned(batch, senderId)} AND ${isBefore} AND ${isHeld({ id: batch.campaignId, batchId: batch.batchId })}`)
}
