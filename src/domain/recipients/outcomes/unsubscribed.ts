import { type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../../../db/batch.ts'
import { eventStatement, type RecipientOfAccount, removeEvent, unsubscribedEventId } from '../events.ts'
import { markStatement, unmarkStatement } from '../marks.ts'

/**
 * Statements that record on a message that its recipient unsubscribed, if a condition holds. They do not change the
 * suppression list, which decides whether messages are sent.
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

/** Statements that clear the unsubscription recorded on a message, if a condition holds. */
export const unmarkUnsubscribed = (recipient: RecipientOfAccount, condition: SQL): Statement<unknown>[] => [
  unmarkStatement('unsubscribed', recipient, condition),
  removeEvent(recipient.accountId, unsubscribedEventId(recipient.id), condition),
]
