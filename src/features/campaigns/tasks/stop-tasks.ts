import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../../db/batch.ts'
import type { SkippedRecipient } from '../../../domain/recipients/batch-steps.ts'
import type { Exclusion } from '../../../domain/recipients/eligibility/exclusion.ts'
import { skipPendingStatement } from '../../../domain/recipients/manual-steps.ts'

/**
 * Statements that end a manual step for recipients who must not get it: their open tasks are stopped with the reason,
 * and their rows skipped.
 *
 * @param exclusions by recipient id
 * @param condition further condition of each statement
 */
export function stopTasks(
  exclusions: ReadonlyMap<string, Exclusion>,
  at: string,
  condition: SQL,
): Statement<unknown>[] {
  if (exclusions.size === 0) return []
  const stopped = [...exclusions].map(
    ([id, { reason, passes }]): SkippedRecipient => ({ id, reason, passedAt: passes ? at : null }),
  )
  return [
    statement(sql`
      UPDATE tasks SET state = 'stopped', reason = given.value ->> 'reason', closed_at = ${at}
      FROM json_each(${JSON.stringify(stopped)}) AS given
      WHERE tasks.recipient_id = given.value ->> 'id' AND tasks.state = 'open' AND ${condition}`),
    skipPendingStatement(stopped, condition),
  ]
}
