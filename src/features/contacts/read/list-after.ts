import { type SQL, sql } from 'drizzle-orm'
import type { ListedContact } from '../../../contracts/contacts/contact.ts'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { CONTACT_CODES } from '../../../db/codes.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION, toListed } from '../../../domain/contacts/contact-row.ts'
import { type ResolvedFilter, resolveFilter } from '../../../domain/contacts/resolve-filter.ts'
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
    SELECT ${CONTACT_COLUMNS} FROM (${chosenAfter(filter, after, limit + 1)}) AS chosen
    CROSS JOIN contacts ON contacts.number = chosen.seq ${OF_ORGANIZATION} ORDER BY chosen.seq`)
  const data = rows.slice(0, limit).map(toListed)
  return { data, next_cursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
}

/** SQL: the numbers (`seq`) of the first contacts that match after a number. */
function chosenAfter({ kind, reaches, texts, subsets, low, high }: ResolvedFilter, after: number, limit: number): SQL {
  const first = Math.max(low, after + 1)
  const isOf = (number: SQL) =>
    sql.join(
      [
        sql`true`,
        ...subsets.map(({ isSmall, has, numbers }) => (isSmall ? sql`${number} IN (${numbers})` : has(number))),
      ],
      sql` AND `,
    )
  const fits = sql`${kind ? sql`contacts.kind = ${CONTACT_CODES[kind]}` : sql`true`}
    AND contacts.reach IN (SELECT value FROM json_each(${JSON.stringify(reaches)}))`
  if (texts.length === 0)
    return sql`SELECT number AS seq FROM contacts WHERE number BETWEEN ${first} AND ${high} AND ${fits} AND ${isOf(sql`contacts.number`)}
      ORDER BY number LIMIT ${limit}`
  return sql`SELECT contact_search.rowid AS seq FROM contact_search CROSS JOIN contacts ON contacts.number = contact_search.rowid
    WHERE contact_search MATCH ${texts.join(' AND ')} AND contact_search.rowid BETWEEN ${first} AND ${high} AND ${fits} AND ${isOf(sql`contacts.number`)}
    ORDER BY contact_search.rowid LIMIT ${limit}`
}
