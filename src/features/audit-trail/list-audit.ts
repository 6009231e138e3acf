import type { listAudit as contract } from '../../contracts/audit-trail.ts'
import type { QueryOf, ReturnsOf } from '../../contracts/endpoint.ts'
import type { ServiceContext } from '../../core/context.ts'
import { nameAccounts } from './name-accounts.ts'
import { idsOf, toEntry } from './queries.ts'
import { resolveFilter } from './resolve-filter.ts'
import { readTrail } from './trail.ts'
import type { TrailRow } from './trail-row.ts'

/**
 * What was done, newest first, from all databases. A cursor is the place of the last row: what is written meanwhile stands before it,
 * so that nothing comes twice and nothing is left out.
 */
export async function listAudit(
  ctx: ServiceContext,
  { limit, cursor, ...query }: QueryOf<typeof contract>,
): Promise<ReturnsOf<typeof contract>> {
  const { filter, tooManyAccounts } = await resolveFilter(ctx, query)
  const found: TrailRow[] = []
  // One more says whether there is a next page.
  for await (const row of readTrail(ctx, filter, { after: placeOf(cursor), atOnce: limit + 1 })) {
    found.push(row)
    if (found.length > limit) break
  }
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const accounts = await nameAccounts(ctx, [...rows.flatMap(idsOf), query.account_id])
  return {
    data: rows.map((row) => toEntry(row, accounts)),
    next_cursor: last && found.length > limit ? `${last.created_at}_${last.id}` : null,
    account: accounts.get(query.account_id) ?? null,
    too_many_accounts: tooManyAccounts,
  }
}

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [created_at = '', id = ''] = cursor.split(/_(.*)/)
  return { created_at, id }
}
