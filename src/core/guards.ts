import { type SQL, sql } from 'drizzle-orm'
import type { AppError } from '../lib/errors.ts'
import type { ServiceContext } from './context.ts'

/**
 * A condition that must not exist for a statement to act. The statement itself checks it, so that nothing can change in
 * between.
 */
export interface Guard {
  /** Selects what prevents the statement: one text per row, in a column `found`. */
  readonly against: SQL
  readonly refusal: (found: readonly string[]) => AppError
}

/** A guard that requires a condition to hold. */
export const must = (hold: SQL<unknown>, refusal: AppError): Guard => ({
  against: sql`SELECT '' AS found WHERE NOT (${hold})`,
  refusal: () => refusal,
})

/** Whether no guard prevents the statement, for its `WHERE`. */
export const isFree = (guards: readonly Guard[]): SQL =>
  sql.join([sql`true`, ...guards.map(({ against }) => sql`NOT EXISTS (${against})`)], sql` AND `)

/**
 * Finds out why a statement changed nothing, or would change nothing.
 *
 * @throws the refusal of the first guard that still prevents it
 */
export async function refuseBy({ db }: Pick<ServiceContext, 'db'>, guards: readonly Guard[]): Promise<void> {
  for (const { against, refusal } of guards) {
    const rows = await db.all<{ found: string }>(against)
    if (rows.length > 0) throw refusal(rows.map(({ found }) => found))
  }
}
