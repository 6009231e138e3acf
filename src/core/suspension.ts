import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isAtHome } from '../db/account-tables.ts'
import { accounts } from '../db/schema/control/accounts.ts'
import type { ServiceContext } from './context.ts'

/** Whether an administrator has suspended an account: what it has waits until they lift it, and nothing of it is lost. */
export const isSuspended = async ({ db }: Pick<ServiceContext, 'db'>, accountId: string): Promise<boolean> =>
  (await db.$count(accounts, and(eq(accounts.id, accountId), isNotNull(accounts.suspendedAt)))) > 0

/**
 * For jobs of the clock: that a row of a data database is of an account whose work goes on, as it is neither on its way to another
 * database nor suspended.
 */
export async function isAtWork({ db }: Pick<ServiceContext, 'db'>): Promise<SQL> {
  return sql`${isAtHome} AND ${await isNotSuspended({ db })}`
}

/** The second half of it, by the name that the statement has for the column. */
export async function isNotSuspended({ db }: Pick<ServiceContext, 'db'>, accountId = sql`account_id`): Promise<SQL> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.suspendedAt))
  return sql`${accountId} NOT IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
}

/** Of a row of `accounts`: that it is somebody's still. One that was deleted stays for a while, disabled but not suspended. */
export const IS_NOT_DELETED: SQL = sql`(accounts.is_active = 1 OR accounts.suspended_at IS NOT NULL)`
