import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { AdminUser, listUsers as contract } from '../../contracts/users/users.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { readUsers } from './queries.ts'
import { orderOf, wantedUsers } from './wanted-users.ts'

/** Returns one page of users. */
export async function listUsers(
  ctx: ServiceContext,
  query: QueryOf<typeof contract>,
): Promise<{ users: AdminUser[]; pagination: Pagination }> {
  const { page, per_page } = query
  const wanted = wantedUsers(query)
  const [rows, total] = await Promise.all([
    ctx.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(wanted)
      .orderBy(...orderOf(query))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.$count(accounts, wanted),
  ])
  const users = await readUsers(
    ctx,
    rows.map(({ id }) => id),
  )
  return { users, pagination: paginationOf(page, per_page, total) }
}
