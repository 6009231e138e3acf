import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../../../db/batch.ts'
import { eventStatement, type RecipientOfAccount, removeEvent, unsubscribedEventId } from '../events.ts'
import { markStatement, unmarkStatement } from '../marks.ts'

/**
 * Statements by which a message's recipient has unsubscribed, where a condition holds. The suppression list is another statement's: what it says counts.
 *
 * @param at ISO 8601
 */
export const unsubscribedStatements = (
  recipient: RecipientOfAccount,
  at: string,
  { text = null, condition = sql`true` }: { readonly text?: string | null; readonly condition?: SQL } = {},
): Statement<unknown>[] => [
  markStatement('unsubscribed', recipient, at, condition),
  eventStatement(recipient, { id: unsubscribedEventId(recipient.id), kind: 'unsubscribed', at, text }, condition),
]

/** Statements by which a message's recipient has not unsubscribed, where a condition holds. */
export const unmarkUnsubscribed = (recipient: RecipientOfAccount, condition: SQL): Statement<unknown>[] => [
  unmarkStatement('unsubscribed', recipient, condition),
  removeEvent(recipient.accountId, unsubscribedEventId(recipient.id), condition),
]
