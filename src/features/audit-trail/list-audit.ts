import type { listAudit as contract } from '../../contracts/audit-trail/audit-trail.ts'
import type { QueryOf, ReturnsOf } from '../../contracts/endpoint.ts'
import type { ServiceContext } from '../../core/context.ts'
import { nameAccounts } from './name-accounts.ts'
import { idsOf, toEntry } from './queries.ts'
import { readPage } from './read-page.ts'
import { resolveFilter } from './resolve-filter.ts'
import { resolveNames } from './resolve-names.ts'

/**
 * Returns audit events of all databases, newest first. The cursor is the position of the last row. New events come
 * before it, so no row is repeated or missed.
 */
export async function listAudit(
  ctx: ServiceContext,
  { limit, cursor, ...query }: QueryOf<typeof contract>,
): Promise<ReturnsOf<typeof contract>> {
  const { filter, tooManyAccounts } = await resolveFilter(ctx, query)
  const { rows, next_cursor } = await readPage(ctx, filter, { limit, cursor })
  const [accounts, names] = await Promise.all([
    nameAccounts(ctx, [...rows.flatMap(idsOf), query.account_id]),
    resolveNames(ctx, rows),
  ])
  return {
    data: rows.map((row) => toEntry(row, accounts, names)),
    next_cursor,
    account: accounts.get(query.account_id) ?? null,
    too_many_accounts: tooManyAccounts,
  }
}
