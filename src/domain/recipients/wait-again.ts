import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import { senderUnless } from './batch-steps.ts'
import { areIn, step } from './steps.ts'

/** A condition: the message did not reach the recipient. */
export const didNotArrive: SQL = areIn('failed', 'bounced')
/** A condition: the recipient got nothing. Excludes `unknown`, which a person has to decide. */
export const gotNothing: SQL = areIn('failed', 'bounced', 'skipped')
/** The transition of all recipients who are not waiting. */
const isThrough = step('pending', 'sent', 'delivered', 'unknown', 'failed', 'bounced', 'skipped')
export const hadTheirTurn: SQL = isThrough.isBefore

/** Resets the row; the recipient's events keep the history. */
const AS_NEW = sql`${isThrough.becomes}, state_reason = NULL, attempts = 0, next_at = NULL, batch_id = NULL, sender_id = ${senderUnless(sql`false`)}, message_id = NULL, sent_at = NULL, passed_at = NULL`

/**
 * A statement that resets recipients of a campaign, so that they wait as if it had never been sent.
 *
 * @param isMeant a condition on rows of `recipients`, none of which is waiting
 */
export const waitAgainStatement = (isMeant: SQL): Statement<{ id: string }> =>
  statement<{ id: string }>(sql`
    UPDATE recipients SET ${AS_NEW}, variant = NULL, step_variant = NULL, delivered_at = NULL, bounced_at = NULL, opened_at = NULL, clicked_at = NULL, unsubscribed_at = NULL,
      complained_at = NULL, replied_at = NULL
    WHERE ${isMeant} RETURNING id`)

/** Records that messages in the state `unknown` arrived. */
export function arrivedStatement(isMeant: SQL, at: string): Statement<{ id: string }> {
  const { becomes, isBefore } = step('sent', 'unknown')
  return statement<{ id: string }>(sql`
    UPDATE recipients SET ${becomes}, state_reason = NULL, sent_at = coalesce(sent_at, ${at}) WHERE ${isBefore} AND ${isMeant} RETURNING id`)
}

/** Sends messages in the state `unknown` again. */
export const sendAgainStatement = (isMeant: SQL): Statement<{ id: string }> =>
  statement<{ id: string }>(
    sql`UPDATE recipients SET ${AS_NEW} WHERE ${step('pending', 'unknown').isBefore} AND ${isMeant} RETURNING id`,
  )

/** Returns skipped recipients to the campaign, due at once. */
export function rejoinStatement(isMeant: SQL, at: string): Statement<never> {
  const { becomes, isBefore } = step('pending', 'skipped')
  return statement(
    sql`UPDATE recipients SET ${becomes}, state_reason = NULL, passed_at = NULL, next_at = ${at} WHERE ${isBefore} AND ${isMeant}`,
  )
}

/**
 * Makes waiting recipients of a follow-up due a number of seconds after they were added, except those whose delivery
 * was deferred.
 */
export const postponeStatement = (campaignId: string, afterSeconds: number, condition: SQL): Statement<never> =>
  statement(sql`
    UPDATE recipients SET next_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ${`+${afterSeconds} seconds`})
    WHERE campaign_id = ${campaignId} AND ${areIn('pending')} AND attempts = 0 AND ${condition}`)
