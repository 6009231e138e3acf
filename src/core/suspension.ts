import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isAtHome } from '../db/account-tables.ts'
import { accounts } from '../db/schema/control/accounts.ts'
import type { ServiceContext } from './context.ts'

/**
 * Whether an administrator has suspended an account. Its work waits until the suspension is lifted, and none of it is
 * lost.
 */
export const isSuspended = async ({ db }: Pick<ServiceContext, 'db'>, accountId: string): Promise<boolean> =>
  (await db.$count(accounts, and(eq(accounts.id, accountId), isNotNull(accounts.suspendedAt)))) > 0

/**
 * A condition for clock jobs on a row of a data database: its account is active, that is, neither migrating to another
 * database nor suspended.
 */
export async function isAtWork({ db }: Pick<ServiceContext, 'db'>): Promise<SQL> {
  return sql`${isAtHome} AND ${await isNotSuspended({ db })}`
}

/**
 * A condition: the account is not suspended.
 *
 * @param accountId the column of the statement that holds the account's id
 */
export async function isNotSuspended({ db }: Pick<ServiceContext, 'db'>, accountId = sql`account_id`): Promise<SQL> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.suspendedAt))
  return sql`${accountId} NOT IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
}

/**
 * A condition on rows of `accounts`: the account is not deleted. A deleted one remains for a while, disabled but not
 * suspended.
 */
export const IS_NOT_DELETED: SQL = sql`(accounts.is_active = 1 OR accounts.suspended_at IS NOT NULL)`
