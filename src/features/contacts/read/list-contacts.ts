import { sql } from 'drizzle-orm'
import { CONTACTS_COUNTED_MAX } from '../../../contracts/contacts/contact.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { listContacts as contract } from '../../../contracts/contacts/contacts.ts'
import type { ReturnsOf } from '../../../contracts/endpoint.ts'
import { paginationOf } from '../../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { toListed } from '../../../domain/contacts/contact-row.ts'
import { resolveFilter, stretchOf } from '../../../domain/contacts/resolve-filter.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { type PageRow, pageOfContacts } from './page-of-contacts.ts'

export interface ListOptions extends ContactFilter {
  readonly page: number
  readonly per_page: number
  readonly count_all: boolean
}

/**
 * Returns one page of the account's contacts, reachable ones first, and the number of matches, counted up to
 * `CONTACTS_COUNTED_MAX`.
 */
export async function listContacts(
  ctx: ServiceContext,
  { page, per_page, count_all, ...given }: ListOptions,
): Promise<ReturnsOf<typeof contract>> {
  const filter = await resolveFilter(ctx, given)
  const wanted = { limit: per_page, offset: (page - 1) * per_page, countsAll: count_all }
  const { low, high } = stretchOf(ctx)
  const [rows, [newest]] = await runBatch(ctx.data, [
    statement<PageRow>(pageOfContacts(accountOf(ctx).number, filter, wanted)),
    statement<{ number: number; first_seen_at: number }>(sql`
      SELECT number, first_seen_at FROM contacts WHERE number BETWEEN ${low} AND ${high} ORDER BY number DESC LIMIT 1`),
  ])
  const matches = rows[0]?.matches ?? 0
  const listed = Math.min(matches, CONTACTS_COUNTED_MAX)
  return {
    data: rows.filter((row) => row.number !== null).map(toListed),
    pagination: {
      ...paginationOf(page, per_page, listed),
      total: count_all ? matches : listed,
      is_capped: !count_all && matches > listed,
    },
    newest_id: newest ? numberedId(newest.number, newest.first_seen_at) : null,
  }
}
