import { sql } from 'drizzle-orm'
import { CONTACTS_COUNTED_MAX } from '../../../contracts/contacts/contact.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { ContactOrder } from '../../../contracts/contacts/contact-order.ts'
import type { listContacts as contract } from '../../../contracts/contacts/contacts.ts'
import type { ReturnsOf } from '../../../contracts/endpoint.ts'
import { paginationOf } from '../../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { chooseContacts } from '../../../domain/contacts/choose-contacts.ts'
import { type ContactRow, toListed } from '../../../domain/contacts/contact-row.ts'
import { type ResolvedFilter, resolveFilter, stretchOf } from '../../../domain/contacts/resolve-filter.ts'
import type { SortPlace } from '../../../domain/contacts/sorted-contacts.ts'
import { badRequest, raise } from '../../../lib/errors.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { contactsAfter, type PageRow, pageOfContacts } from './page-of-contacts.ts'
import { placeOf, toCursor } from './sort-cursor.ts'

export interface ListOptions extends ContactFilter, ContactOrder {
  readonly page: number
  readonly per_page: number
  readonly count_all: boolean
  readonly after?: string | undefined
}

type Row = ContactRow & { sort_key: SortPlace['key'] }

/**
 * Returns one page of the account's contacts, sorted, and the number of matches, counted up to `CONTACTS_COUNTED_MAX`.
 *
 * @throws bad_request for a cursor that is none of this order
 */
export async function listContacts(
  ctx: ServiceContext,
  { page, per_page, count_all, after, sort, order, ...given }: ListOptions,
): Promise<ReturnsOf<typeof contract>> {
  const place =
    after === undefined ? undefined : (placeOf(sort, after) ?? raise(badRequest('The cursor is not valid.')))
  const filter = await resolveFilter(ctx, given)
  const { low, high } = stretchOf(ctx)
  const wanted = { sort, order, limit: per_page, offset: (page - 1) * per_page, countsAll: count_all }
  const [[rows, matches], newest] = await Promise.all([
    place ? readAfter(ctx, filter, { ...wanted, after: place }) : readPage(ctx, filter, wanted),
    ctx.data.all<{ number: number; first_seen_at: number }>(sql`
      SELECT number, first_seen_at FROM contacts WHERE number BETWEEN ${low} AND ${high} ORDER BY number DESC LIMIT 1`),
  ])
  const listed = Math.min(matches, CONTACTS_COUNTED_MAX)
  const last = rows.at(-1)
  return {
    data: rows.map(toListed),
    pagination: {
      ...paginationOf(page, per_page, listed),
      total: count_all ? matches : listed,
      is_capped: !count_all && matches > listed,
    },
    next_cursor: last && rows.length === per_page ? toCursor(sort, { key: last.sort_key, number: last.number }) : null,
    newest_id: newest[0] ? numberedId(newest[0].number, newest[0].first_seen_at) : null,
  }
}

type Wanted = Parameters<typeof pageOfContacts>[2]

async function readPage(
  ctx: ServiceContext,
  filter: ResolvedFilter | null,
  wanted: Wanted,
): Promise<[rows: Row[], matches: number]> {
  const rows = await ctx.data.all<PageRow>(pageOfContacts(accountOf(ctx).number, filter, wanted))
  return [rows.filter((row): row is PageRow & Row => row.number !== null), rows[0]?.matches ?? 0]
}

async function readAfter(
  ctx: ServiceContext,
  filter: ResolvedFilter | null,
  wanted: Wanted & { after: SortPlace },
): Promise<[rows: Row[], matches: number]> {
  const account = accountOf(ctx).number
  const limit = wanted.countsAll ? -1 : CONTACTS_COUNTED_MAX + 1
  const counted: Statement<{ matches: number }> = statement(
    sql`SELECT count(*) AS matches FROM (${chooseContacts(account, filter, { limit })})`,
  )
  const [rows, [total]] = await runBatch(ctx.data, [statement<Row>(contactsAfter(account, filter, wanted)), counted])
  return [rows, total!.matches]
}
