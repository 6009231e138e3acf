import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import type { SkippedRecipient } from './batch-steps.ts'
import { step } from './steps.ts'

/*
 * A recipient of a manual step is never claimed: the row is pending while its task is open, due again whenever it is to
 * be checked whether the task is still needed, and skipped once the task is closed.
 */

/** Skips pending recipients. @param condition on rows of `recipients` */
export function skipPendingStatement(skipped: readonly SkippedRecipient[], condition: SQL): Statement<{ id: string }> {
  const { becomes, isBefore } = step('skipped', 'pending')
  return statement<{ id: string }>(sql`
    UPDATE recipients SET ${becomes}, state_reason = given.value ->> 'reason', passed_at = given.value ->> 'passedAt', next_at = NULL
    FROM json_each(${JSON.stringify(skipped)}) AS given
    WHERE recipients.id = given.value ->> 'id' AND ${isBefore} AND ${condition} RETURNING recipients.id`)
}

/** Makes pending recipients due again at a time, ISO 8601. @param condition on rows of `recipients` */
export const recheckStatement = (ids: readonly string[], at: string, condition: SQL): Statement<never> =>
  statement(sql`
    UPDATE recipients SET next_at = ${at}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${step('skipped', 'pending').isBefore} AND ${condition}`)
