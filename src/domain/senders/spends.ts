import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import { limitOn } from '../../outreach/schedule/warm-up.ts'
import type { SenderRow } from './senders.ts'

const HOUR_LENGTH = '2026-11-23T10'.length
const DAY_LENGTH = '2026-11-23'.length

/** Returns the UTC hour and day to which a sender's messages are charged. */
export function periodsOf(now: Date): { readonly hour: string; readonly day: string } {
  const text = now.toISOString()
  return { hour: text.slice(0, HOUR_LENGTH), day: text.slice(0, DAY_LENGTH) }
}

export const nextHour = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours() + 1))
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/**
 * The id of a batch or an attempt contains the hour when it was acquired, so that its budget can always be returned to
 * that hour and its day.
 */
export const claimIdOf = (hour: string, id: string): string => `${hour}/${id}`
export const hourOfClaim = (claimId: string): string => claimId.slice(0, HOUR_LENGTH)
export const dayOfClaim = (claimId: string): string => claimId.slice(0, DAY_LENGTH)

/** The limits of a sender, as its row has them. */
export type LimitedSender = Pick<SenderRow, 'id' | 'accountId' | 'perDay' | 'warmUpFrom' | 'warmUpStep' | 'warmUpSince'>

const dayLimit = (sender: LimitedSender, day: string): SQL => sql`min(per_day, ${limitOn(sender, day)})`

/**
 * Statements that charge one message to a sender's hour and day, both or neither. Afterwards `changes()` is 2 if it was
 * charged: append the statement that begins the message, guarded by `changes() = 2`.
 *
 * @param condition charges nothing unless it holds
 */
export function chargeStatements(
  sender: LimitedSender,
  now: Date,
  condition: SQL = sql`true`,
): readonly [Statement<never>, Statement<never>, Statement<{ period: string }>] {
  const { id, accountId } = sender
  const { hour, day } = periodsOf(now)
  const begun = (period: string): Statement<never> =>
    statement(sql`
      INSERT INTO sender_spends (account_id, sender_id, period, used)
      SELECT account_id, id, ${period}, 0 FROM senders WHERE id = ${id} AND account_id = ${accountId}
      ON CONFLICT (sender_id, period) DO NOTHING`)
  return [
    begun(hour),
    begun(day),
    statement<{ period: string }>(sql`
      UPDATE sender_spends SET used = used + 1 WHERE sender_id = ${id} AND period IN (${hour}, ${day}) AND ${condition}
        AND (SELECT count(*) FROM sender_spends AS spent JOIN senders ON senders.id = spent.sender_id WHERE senders.id = ${id}
          AND (spent.period = ${hour} AND spent.used < per_hour OR spent.period = ${day} AND spent.used < ${dayLimit(sender, day)})) = 2
      RETURNING period`),
  ]
}

/** A statement that reads whether the sender's day, not only its hour, is used up. */
export function dayOverStatement(sender: LimitedSender, now: Date): Statement<{ is_day_over: number }> {
  const { day } = periodsOf(now)
  return statement<{ is_day_over: number }>(sql`
    SELECT used >= ${dayLimit(sender, day)} AS is_day_over FROM sender_spends JOIN senders ON senders.id = sender_id
    WHERE sender_id = ${sender.id} AND period = ${day}`)
}

/** A statement that returns what an attempt was charged, if the statement before it changed a row. */
export const refundStatement = (senderId: string, claimId: string): Statement<never> =>
  statement(sql`
    UPDATE sender_spends SET used = max(0, used - changes())
    WHERE sender_id = ${senderId} AND period IN (${hourOfClaim(claimId)}, ${dayOfClaim(claimId)})`)
