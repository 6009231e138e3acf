import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'

/** A condition on rows of `plans`: the plan is on offer, and free. */
export const IS_FREE_PLAN: SQL = sql`is_active = 1 AND price_monthly_minor = 0 AND price_yearly_minor = 0`

/** Whether new accounts may start with the plan of that name. */
export async function isFreePlan(db: Db, name: string): Promise<boolean> {
  const rows = await db.all(sql`SELECT 1 FROM plans WHERE name = ${name} AND ${IS_FREE_PLAN}`)
  return rows.length > 0
}
