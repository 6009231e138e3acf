import { type SQL, sql } from 'drizzle-orm'
import { CONTACT_CODES } from '../../db/codes.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import { isOfAll } from './subset.ts'

/**
 * SQL: the numbers (`seq`) of the first contacts that match a filter after a number, in the order in which they were
 * added. Unlike reachability (`chooseContacts`), this order never changes, so a walk neither repeats nor misses any.
 *
 * @param limit -1 for all
 */
export function contactsInOrder(
  { kind, reaches, texts, subsets, low, high }: ResolvedFilter,
  after: number,
  limit: number,
): SQL {
  const first = Math.max(low, after + 1)
  const fits = sql`${kind ? sql`contacts.kind = ${CONTACT_CODES[kind]}` : sql`true`}
    AND contacts.reach IN (SELECT value FROM json_each(${JSON.stringify(reaches)}))`
  if (texts.length === 0)
    return sql`SELECT number AS seq FROM contacts WHERE number BETWEEN ${first} AND ${high} AND ${fits} AND ${isOfAll({ subsets }, sql`contacts.number`)}
      ORDER BY number LIMIT ${limit}`
  return sql`SELECT contact_search.rowid AS seq FROM contact_search CROSS JOIN contacts ON contacts.number = contact_search.rowid
    WHERE contact_search MATCH ${texts.join(' AND ')} AND contact_search.rowid BETWEEN ${first} AND ${high} AND ${fits} AND ${isOfAll({ subsets }, sql`contacts.number`)}
    ORDER BY contact_search.rowid LIMIT ${limit}`
}
