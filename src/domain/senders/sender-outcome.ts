import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'

/** What attempts to send say about their sender. */
export interface SenderOutcome {
  /** Messages whose outcome depends on the recipient rather than on the sender. */
  readonly answered: number
  /** The problem that affects every message, as a sentence. */
  readonly trouble: string | null
  /** Why the provider takes nothing from the sender for now. */
  readonly held: { readonly reason: string } | null
  /** Whether a user has to fix the problem. */
  readonly needsPerson: boolean
}

/** Updates the sender's state: a successful message shows that the sender works, a failed one records the problem. */
export function senderOutcomeStatements(
  senderId: string | null,
  outcome: SenderOutcome | null,
  at: string,
): Statement<unknown>[] {
  if (outcome?.trouble)
    return [
      statement(sql`UPDATE senders SET problem = ${outcome.trouble}, updated_at = ${at},
        is_verified = CASE WHEN ${outcome.needsPerson ? 1 : 0} THEN 0 ELSE is_verified END WHERE id = ${senderId}`),
    ]
  if (outcome?.held)
    return [
      statement(sql`UPDATE senders SET problem = ${outcome.held.reason}, updated_at = ${at} WHERE id = ${senderId}`),
    ]
  if (!outcome?.answered) return []
  return [
    statement(sql`UPDATE senders SET problem = NULL, is_verified = 1, updated_at = ${at}
      WHERE id = ${senderId} AND (problem IS NOT NULL OR is_verified = 0)`),
  ]
}
