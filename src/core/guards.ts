import { type SQL, sql } from 'drizzle-orm'
import type { AppError } from '../lib/errors.ts'
import type { ServiceContext } from './context.ts'

/** What must not be there for a statement to act. The statement itself asks for it, so that nothing comes between. */
export interface Guard {
  /** Selects what stands in the way: a text a row, in a column `found`. */
  readonly against: SQL
  readonly refusal: (found: readonly string[]) => AppError
}

/** That something holds. */
export const must = (hold: SQL<unknown>, refusal: AppError): Guard => ({
  against: sql`SELECT '' AS found WHERE NOT (${hold})`,
  refusal: () => refusal,
})

/** Whether nothing stands in the way, for the WHERE of a statement. */
export const isFree = (guards: readonly Guard[]): SQL =>
  sql.join([sql`true`, ...guards.map(({ against }) => sql`NOT EXISTS (${against})`)], sql` AND `)

/** Says why a statement changed nothing, or would. @throws what the first guard says that still stands in the way */
export async function refuseBy({ db }: Pick<ServiceContext, 'db'>, guards: readonly Guard[]): Promise<void> {
  for (const { against, refusal } of guards) {
    const rows = await db.all<{ found: string }>(against)
    if (rows.length > 0) throw refusal(rows.map(({ found }) => found))
  }
}
