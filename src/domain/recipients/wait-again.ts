import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import { areIn, step } from './steps.ts'

/** Of those whom a campaign did not reach. */
export const didNotArrive: SQL = areIn('failed', 'bounced')
/** Of those who got nothing. Whoever may have got it (`unknown`) waits for a person to say so. */
export const gotNothing: SQL = areIn('failed', 'bounced', 'skipped')
/** Of all who do not wait. */
const isThrough = step('pending', 'sent', 'delivered', 'unknown', 'failed', 'bounced', 'skipped')
export const hadTheirTurn: SQL = isThrough.isBefore

/** What is known of the last time stays among their events. */
const AS_NEW = sql`${isThrough.becomes}, state_reason = NULL, attempts = 0, next_at = NULL, batch_id = NULL, message_id = NULL, sent_at = NULL`

/**
 * A statement that lets recipients of a campaign wait as if it had never been sent.
 *
 * @param isMeant a condition on rows of `recipients`, none of which waits
 */
export const waitAgainStatement = (isMeant: SQL): Statement<{ id: string }> =>
  statement<{ id: string }>(sql`
    UPDATE recipients SET ${AS_NEW}, variant = NULL, delivered_at = NULL, bounced_at = NULL, opened_at = NULL, clicked_at = NULL, unsubscribed_at = NULL,
      complained_at = NULL, replied_at = NULL
    WHERE ${isMeant} RETURNING id`)

/** Says that messages of which nobody knew arrived. */
export function arrivedStatement(isMeant: SQL, at: string): Statement<{ id: string }> {
  const { becomes, isBefore } = step('sent', 'unknown')
  return statement<{ id: string }>(sql`
    UPDATE recipients SET ${becomes}, state_reason = NULL, sent_at = coalesce(sent_at, ${at}) WHERE ${isBefore} AND ${isMeant} RETURNING id`)
}

/** Sends messages of which nobody knew again. */
export const sendAgainStatement = (isMeant: SQL): Statement<{ id: string }> =>
  statement<{ id: string }>(
    sql`UPDATE recipients SET ${AS_NEW} WHERE ${step('pending', 'unknown').isBefore} AND ${isMeant} RETURNING id`,
  )

/** Gives recipients who were left out their place again, due at once. */
export function rejoinStatement(isMeant: SQL, at: string): Statement<never> {
  const { becomes, isBefore } = step('pending', 'skipped')
  return statement(
    sql`UPDATE recipients SET ${becomes}, state_reason = NULL, next_at = ${at} WHERE ${isBefore} AND ${isMeant}`,
  )
}

/** Makes those who wait for a follow-up due so many seconds after they came to wait, but for those whom a server put off. */
export const postponeStatement = (campaignId: string, afterSeconds: number, condition: SQL): Statement<never> =>
  statement(sql`
    UPDATE recipients SET next_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ${`+${afterSeconds} seconds`})
    WHERE campaign_id = ${campaignId} AND ${areIn('pending')} AND attempts = 0 AND ${condition}`)
