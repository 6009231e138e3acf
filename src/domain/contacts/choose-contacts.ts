import { type SQL, sql } from 'drizzle-orm'
import { quote } from '../../core/search-text.ts'
import { CONTACT_CODES } from '../../db/codes.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import { classMark } from './search-expression.ts'
import { isOfAll, type Subset } from './subset.ts'

export interface Slice {
  readonly limit: number
  /** Only contacts listed after this one. */
  readonly after?: { readonly reach: number; readonly number: number }
}

/** Up to this many matches of a search are sorted; beyond that, each reachability class is queried separately. */
const ORDERED_MAX = 20_000
/** A text that matches nothing, which disables a query. */
const NOTHING = quote('\uE002'.repeat(3))

/**
 * A query of an account's contacts that match a filter: their numbers (`seq`) and `reach`, the most reachable first,
 * then in order of arrival. Reads no more rows than it lists: without words or marks to search for, the table's index
 * has this order.
 *
 * @param filter null selects nothing
 */
export function chooseContacts(account: number, filter: ResolvedFilter | null, slice: Slice): SQL {
  const { limit, after } = slice
  const reaches = filter?.reaches.filter((reach) => !after || reach <= after.reach) ?? []
  if (filter === null || reaches.length === 0) return sql`SELECT number AS seq, reach FROM contacts WHERE false`
  const few = filter.subsets.find(({ isSmall }) => isSmall)
  if (few) return ofFew(filter, few, slice)
  const lowOf = (reach: number) => (after?.reach === reach ? Math.max(filter.low, after.number + 1) : filter.low)
  if (filter.texts.length > 0) return searched(filter, reaches, lowOf, slice)
  return sql`${inTurn(reaches.map((reach) => indexed(account, filter, reach, lowOf(reach), limit)))} LIMIT ${limit}`
}

const inTurn = (classes: readonly SQL[]): SQL =>
  sql.join(
    classes.map((one) => sql`SELECT seq, reach FROM (${one})`),
    sql` UNION ALL `,
  )

/**
 * Runs a search once if it has few matches. If it has many, queries each reachability class by its mark, and stops once
 * the page is full: one query that reads all matches for each class would take four times as long.
 */
function searched(
  filter: ResolvedFilter,
  reaches: readonly number[],
  lowOf: (reach: number) => number,
  slice: Slice,
): SQL {
  const texts = filter.texts.join(' AND ')
  const isMany = sql`(SELECT count(*) FROM found) > ${ORDERED_MAX}`
  const isMeant = (low: number) =>
    sql`rowid BETWEEN ${low} AND ${filter.high} AND ${isOfAll(filter, sql`+contact_search.rowid`)}`
  const classes = reaches.map(
    (reach) => sql`
      SELECT rowid AS seq, ${reach} AS reach FROM contact_search
      WHERE contact_search MATCH iif(${isMany}, ${`${classMark(filter.kind, reach)} AND ${texts}`}, ${NOTHING}) AND ${isMeant(lowOf(reach))}
        AND ${filter.hasWaiting ? sql`(SELECT contacts.reach FROM contacts WHERE contacts.number = contact_search.rowid) >= 0` : sql`true`}
      ORDER BY rowid LIMIT ${slice.limit}`,
  )
  return sql`
    WITH found AS MATERIALIZED (
      SELECT rowid AS number FROM contact_search WHERE contact_search MATCH ${texts} AND ${isMeant(filter.low)} LIMIT ${ORDERED_MAX + 1})
    SELECT seq, reach FROM (
      SELECT contacts.number AS seq, contacts.reach AS reach FROM found CROSS JOIN contacts ON contacts.number = found.number
      WHERE NOT ${isMany} AND ${fits(filter, slice)} ORDER BY contacts.reach DESC, contacts.number LIMIT ${slice.limit})
    UNION ALL ${inTurn(classes)} LIMIT ${slice.limit}`
}

/** A condition: a contact has the requested kind and reachability, and comes after the last one listed. */
const fits = (
  { kind, reaches }: ResolvedFilter,
  { after }: Slice,
): SQL => sql`${kind ? sql`contacts.kind = ${CONTACT_CODES[kind]}` : sql`true`}
  AND contacts.reach IN (SELECT value FROM json_each(${JSON.stringify(reaches)}))
  AND ${after ? sql`(contacts.reach < ${after.reach} OR (contacts.reach = ${after.reach} AND contacts.number > ${after.number}))` : sql`true`}`

/** Merges the index ranges of both kinds. */
function indexed(account: number, filter: ResolvedFilter, reach: number, low: number, limit: number): SQL {
  const kinds = (['person', 'organization'] as const).filter((kind) => !filter.kind || kind === filter.kind)
  const stretches = kinds.map(
    (kind) => sql`
    SELECT number AS seq, reach FROM contacts WHERE account = ${account} AND kind = ${CONTACT_CODES[kind]} AND reach = ${reach}
      AND number BETWEEN ${low} AND ${filter.high} AND ${isOfAll(filter, sql`+contacts.number`)}`,
  )
  return sql`${sql.join(stretches, sql` UNION ALL `)} ORDER BY seq LIMIT ${limit}`
}

/** Looks up the contacts of a small subset. */
function ofFew(filter: ResolvedFilter, few: Subset, slice: Slice): SQL {
  const others = { subsets: filter.subsets.filter((subset) => subset !== few) }
  const isMeant = (number: SQL) =>
    sql`${number} BETWEEN ${filter.low} AND ${filter.high} AND ${isOfAll(others, sql`+${number}`)}`
  const isSearched = filter.texts.length > 0
  const numbers = isSearched
    ? sql`SELECT rowid FROM contact_search WHERE contact_search MATCH ${filter.texts.join(' AND ')}
        AND ${isMeant(sql`rowid`)} AND ${isOfAll({ subsets: [few] }, sql`+rowid`)}`
    : few.numbers
  return sql`
    SELECT number AS seq, reach FROM contacts
    WHERE number IN (${numbers}) AND ${isSearched ? sql`true` : isMeant(sql`contacts.number`)} AND ${fits(filter, slice)}
    ORDER BY reach DESC, number LIMIT ${slice.limit}`
}
