import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import { isRecipient, type RecipientOfAccount } from './events.ts'

/** Reactions to a message. Each is stored as the time of the first one, independently of the row's state. */
export type Mark = 'opened' | 'clicked' | 'unsubscribed' | 'complained' | 'replied'

const columnOf = (mark: Mark): SQL => sql.raw(`${mark}_at`)

/**
 * A statement that marks a message as opened, replied to and so on, the first time only.
 *
 * @param at ISO 8601
 * @returns the row if it changed
 */
export const markStatement = (
  mark: Mark,
  recipient: RecipientOfAccount,
  at: string,
  condition: SQL = sql`true`,
): Statement<{ id: string }> =>
  statement<{ id: string }>(sql`
    UPDATE recipients SET ${columnOf(mark)} = ${at}
    WHERE ${isRecipient(recipient)} AND ${columnOf(mark)} IS NULL AND ${condition} RETURNING id`)

/** A statement that clears a mark if a condition holds. */
export const unmarkStatement = (mark: Mark, recipient: RecipientOfAccount, condition: SQL): Statement<never> =>
  statement(sql`UPDATE recipients SET ${columnOf(mark)} = NULL WHERE ${isRecipient(recipient)} AND ${condition}`)
