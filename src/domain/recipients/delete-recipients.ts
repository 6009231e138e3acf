import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { nextTurn } from '../../lib/steps.ts'

/** Maximum rows that one statement deletes. */
const ROWS_AT_ONCE = 2_000

/**
 * A statement that deletes recipients; their events are deleted with them.
 *
 * @param isMeant a condition on rows of `recipients`
 */
export const deleteStatement = (isMeant: SQL): Statement<{ id: string }> =>
  statement<{ id: string }>(sql`DELETE FROM recipients WHERE ${isMeant} RETURNING id`)

/**
 * Deletes any number of recipients after their events, in small steps, so that other requests run in between. Run it
 * again after an interruption to delete the rest.
 *
 * @param isMeant a condition on columns that recipients and their events share: `campaign_id`, `account_id`
 */
export async function deleteRecipients({ data }: Pick<ServiceContext, 'data'>, isMeant: SQL): Promise<void> {
  for (const table of [sql.raw('recipient_events'), sql.raw('recipients')])
    for (;;) {
      const gone = await data.all(sql`
        DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${isMeant} LIMIT ${ROWS_AT_ONCE}) RETURNING 1`)
      if (gone.length < ROWS_AT_ONCE) break
      await nextTurn()
    }
}
