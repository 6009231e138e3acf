import { sql } from 'drizzle-orm'
import type { ListedContact } from '../../../contracts/contacts/contact.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { ContactOrder } from '../../../contracts/contacts/contact-order.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION, toListed } from '../../../domain/contacts/contact-row.ts'
import { contactsInOrder } from '../../../domain/contacts/contacts-in-order.ts'
import { type ResolvedFilter, resolveFilter } from '../../../domain/contacts/resolve-filter.ts'
import type { SortPlace } from '../../../domain/contacts/sorted-contacts.ts'
import { badRequest, raise } from '../../../lib/errors.ts'
import { numberOfId } from '../../../lib/numbered-id.ts'
import { contactsAfter } from './page-of-contacts.ts'
import { placeOf, toCursor } from './sort-cursor.ts'

interface Stretch {
  readonly cursor?: string | undefined
  readonly limit: number
  /** Without it, in the order in which they were added. */
  readonly sort?: ContactOrder['sort'] | undefined
  readonly order?: ContactOrder['order'] | undefined
}

interface Page {
  data: ListedContact[]
  next_cursor: string | null
}

/**
 * Returns contacts after a cursor, in the order in which they were added or sorted by a column. Only the first order
 * never changes, so a walk through it neither repeats nor misses contacts.
 *
 * @throws bad_request for an invalid cursor
 */
export async function listContactsAfter(
  ctx: ServiceContext,
  { cursor, limit, sort, order = 'asc' }: Stretch,
  given: ContactFilter,
): Promise<Page> {
  const invalid = () => raise(badRequest('The cursor is not valid.'))
  if (sort === undefined && order === 'asc') {
    const after = cursor === undefined ? 0 : (numberOfId(cursor) ?? invalid())
    const filter = await resolveFilter(ctx, given)
    return filter === null ? { data: [], next_cursor: null } : inOrderOfArrival(ctx, filter, after, limit)
  }
  const wanted = sort ?? 'added'
  const after = cursor === undefined ? undefined : (placeOf(wanted, cursor) ?? invalid())
  const filter = await resolveFilter(ctx, given)
  const rows = await ctx.data.all<ContactRow & { sort_key: SortPlace['key'] }>(
    contactsAfter(accountOf(ctx).number, filter, { sort: wanted, order, limit: limit + 1, after }),
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return {
    data: shown.map(toListed),
    next_cursor: isMore ? toCursor(wanted, { key: last.sort_key, number: last.number }) : null,
  }
}

/** @param after the number of the last contact; its id is the cursor */
async function inOrderOfArrival(
  ctx: ServiceContext,
  filter: ResolvedFilter,
  after: number,
  limit: number,
): Promise<Page> {
  const rows = await ctx.data.all<ContactRow>(sql`
    SELECT ${CONTACT_COLUMNS} FROM (${contactsInOrder(filter, after, limit + 1)}) AS chosen
    CROSS JOIN contacts ON contacts.number = chosen.seq ${OF_ORGANIZATION} ORDER BY chosen.seq`)
  const data = rows.slice(0, limit).map(toListed)
  return { data, next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}
