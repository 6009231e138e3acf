import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { UserQuery } from '../../contracts/users/users.ts'
import { containsText } from '../../core/contains-text.ts'
import { IS_NOT_DELETED } from '../../core/suspension.ts'
import { accounts } from '../../db/schema/control/accounts.ts'

const FILTERS: Readonly<Record<UserQuery['filter'], SQL | undefined>> = {
  all: undefined,
  active: isNull(accounts.suspendedAt),
  suspended: isNotNull(accounts.suspendedAt),
  root: eq(accounts.isRoot, true),
  unverified: isNull(accounts.emailVerifiedAt),
}

/**
 * Returns the condition for a search and its filters. The search matches a part of the name or address, or the full id.
 */
export function wantedUsers({ search, filter, role_id }: Pick<UserQuery, 'search' | 'filter' | 'role_id'>): SQL {
  const text = containsText([accounts.name, accounts.email], search)
  return and(
    IS_NOT_DELETED,
    FILTERS[filter],
    text && or(text, eq(accounts.id, search)),
    role_id === undefined
      ? undefined
      : sql`${accounts.id} IN (SELECT account_id FROM account_roles WHERE role_id = ${role_id})`,
  )!
}

const SORTS: Readonly<Record<UserQuery['sort'], readonly SQL[]>> = {
  name: [sql`${accounts.name} COLLATE NOCASE`],
  email: [sql`${accounts.email}`],
  // In the order active, unverified, suspended.
  status: [sql`${accounts.suspendedAt} IS NOT NULL`, sql`${accounts.emailVerifiedAt} IS NULL`],
  last_login_at: [sql`${accounts.lastLoginAt}`],
  created_at: [sql`${accounts.createdAt}`],
}

/** Returns the sort order of a list. The id as the last key makes it unambiguous. */
export function orderOf({ sort, direction }: Pick<UserQuery, 'sort' | 'direction'>): SQL[] {
  const way = sql.raw(direction === 'asc' ? 'ASC' : 'DESC')
  return [...SORTS[sort], sql`${accounts.id}`].map((column) => sql`${column} ${way}`)
}
