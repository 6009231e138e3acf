import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** Whether a row of `plans` is one that may be given away: it is on offer, and costs nothing. */
export const IS_FREE_PLAN: SQL = sql`is_active = 1 AND price_monthly_minor = 0 AND price_yearly_minor = 0`

/** Whether a plan of that name may be given to new accounts. */
export async function isFreePlan(db: Db, name: string): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 FROM plans WHERE name = ${name} AND ${IS_FREE_PLAN}`)
  return rows.length > 0
}
