import { sql } from 'drizzle-orm'
import type { ListedContact } from '../../../contracts/contacts/contact.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION, toListed } from '../../../domain/contacts/contact-row.ts'
import { contactsInOrder } from '../../../domain/contacts/contacts-in-order.ts'
import { resolveFilter } from '../../../domain/contacts/resolve-filter.ts'
import { badRequest, raise } from '../../../lib/errors.ts'
import { numberOfId } from '../../../lib/numbered-id.ts'

/**
 * Returns contacts after a cursor, in the order in which they were added. The screen sorts by reachability, which
 * changes with new findings; a cursor must neither repeat nor miss contacts.
 *
 * @param cursor the id of the last contact; without one, the list begins with the oldest
 * @throws bad_request for an invalid cursor
 */
export async function listContactsAfter(
  ctx: ServiceContext,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  given: ContactFilter,
): Promise<{ data: ListedContact[]; next_cursor: string | null }> {
  const after = cursor === undefined ? 0 : (numberOfId(cursor) ?? raise(badRequest('The cursor is not valid.')))
  const filter = await resolveFilter(ctx, given)
  if (filter === null) return { data: [], next_cursor: null }
  const rows = await ctx.data.all<ContactRow>(sql`
    SELECT ${CONTACT_COLUMNS} FROM (${contactsInOrder(filter, after, limit + 1)}) AS chosen
    CROSS JOIN contacts ON contacts.number = chosen.seq ${OF_ORGANIZATION} ORDER BY chosen.seq`)
  const data = rows.slice(0, limit).map(toListed)
  return { data, next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}
