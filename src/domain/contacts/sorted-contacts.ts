import { type SQL, sql } from 'drizzle-orm'
import type { ContactKind } from '../../contracts/contacts/contact.ts'
import type { ContactOrder, ContactSort } from '../../contracts/contacts/contact-order.ts'
import { quote } from '../../core/search-text.ts'
import { CONTACT_CODES } from '../../db/codes.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import { isOfAll } from './subset.ts'

/** Where a page begins: after the contact with this key and number. */
export interface SortPlace {
  readonly key: string | number | null
  readonly number: number
}

export interface SortedSlice extends ContactOrder {
  /** Not by reach, which `chooseContacts` lists. */
  readonly sort: Exclude<ContactSort, 'reach'>
  readonly limit: number
  readonly after?: SortPlace | undefined
}

/** The column that an index sorts by, behind account and kind (`db/schema/data/contacts.ts`). */
const COLUMNS: Readonly<Record<SortedSlice['sort'], string>> = {
  name: 'sort_name',
  company: 'sort_company',
  job_title: 'sort_title',
  email_check: 'email_rank',
  last_seen_at: 'sort_seen',
  added: 'number',
}
/** Up to this many matches of a search are sorted; beyond that, the index is walked and each contact looked up in them. */
const SORTED_MAX = 20_000
/** A text that matches nothing, which disables a query. */
const NOTHING = quote('\uE002'.repeat(3))

/** The key by which a contact is sorted, as a column of `contacts`. */
export const sortKeyColumn = (sort: SortedSlice['sort']): SQL => sql.raw(`contacts.${COLUMNS[sort]}`)

/**
 * A query of an account's contacts that match a filter, in order of a column: their numbers (`seq`) and keys
 * (`sort_key`). Contacts without a key come last in either order, and those with the same key in order of arrival. It
 * walks the column's index from the place on and stops once the page is full; only small subsets and searches with few
 * matches are sorted.
 *
 * @param filter null selects nothing
 */
export function sortedContacts(account: number, filter: ResolvedFilter | null, slice: SortedSlice): SQL {
  if (filter === null || filter.reaches.length === 0)
    return sql`SELECT number AS seq, NULL AS sort_key FROM contacts WHERE false`
  const few = filter.subsets.find(({ isSmall }) => isSmall)
  const texts = filter.texts.join(' AND ')
  const inRange = (number: SQL) => sql`${number} BETWEEN ${filter.low} AND ${filter.high}`
  if (few) {
    const rest = { subsets: filter.subsets.filter((subset) => subset !== few) }
    const numbers = texts
      ? sql`SELECT rowid FROM contact_search WHERE contact_search MATCH ${texts} AND ${inRange(sql`rowid`)}
          AND ${isOfAll({ subsets: [few] }, sql`+rowid`)}`
      : few.numbers
    return picked(
      filter,
      slice,
      sql`contacts.number IN (${numbers}) AND ${inRange(sql`contacts.number`)}
      AND ${isOfAll(rest, sql`+contacts.number`)}`,
    )
  }
  if (!texts) return walked(account, filter, slice, sql`${isOfAll(filter, sql`+contacts.number`)}`)
  const isMany = sql`(SELECT count(*) FROM found) > ${SORTED_MAX}`
  const all = sql`SELECT rowid FROM contact_search WHERE contact_search MATCH iif(${isMany}, ${texts}, ${NOTHING}) AND ${inRange(sql`rowid`)}`
  return sql`
    WITH found AS MATERIALIZED (
      SELECT rowid AS number FROM contact_search WHERE contact_search MATCH ${texts} AND ${inRange(sql`rowid`)}
        AND ${isOfAll(filter, sql`+contact_search.rowid`)} LIMIT ${SORTED_MAX + 1})
    SELECT seq, sort_key FROM (${picked(filter, slice, sql`NOT ${isMany} AND contacts.number IN (SELECT number FROM found)`)})
    UNION ALL SELECT seq, sort_key FROM (
      ${walked(account, filter, slice, sql`${isMany} AND +contacts.number IN (${all}) AND ${isOfAll(filter, sql`+contacts.number`)}`)})
    LIMIT ${slice.limit}`
}

/** SQL: `ORDER BY` for keys and numbers that are read from `sortedContacts`. */
export const sortedBy = ({ order }: Pick<ContactOrder, 'order'>, key: SQL, number: SQL): SQL =>
  order === 'desc' ? sql`${key} IS NULL, ${key} DESC, ${number} DESC` : sql`${key} IS NULL, ${key}, ${number}`

const isListed = ({ kind, reaches }: ResolvedFilter): SQL =>
  sql`${kind ? sql`contacts.kind = ${CONTACT_CODES[kind]}` : sql`true`}
    AND contacts.reach IN (SELECT value FROM json_each(${JSON.stringify(reaches)}))`

/** Sorts the few contacts that meet a condition. */
function picked(filter: ResolvedFilter, slice: SortedSlice, isMeant: SQL): SQL {
  const key = sortKeyColumn(slice.sort)
  const { after } = slice
  const isBehind =
    after === undefined
      ? sql`true`
      : after.key === null
        ? sql`${key} IS NULL AND ${behind(slice, after.number)}`
        : sql`(${key} IS NULL OR ${behindKey(slice, after)})`
  return sql`
    SELECT contacts.number AS seq, ${key} AS sort_key FROM contacts WHERE ${isMeant} AND ${isListed(filter)} AND ${isBehind}
    ORDER BY ${sortedBy(slice, key, sql`contacts.number`)} LIMIT ${slice.limit}`
}

/** Walks the index of a column: first the contacts with a key, then those without. */
function walked(account: number, filter: ResolvedFilter, slice: SortedSlice, isMeant: SQL): SQL {
  const { sort, order, after, limit } = slice
  const kinds = (['person', 'organization'] as const).filter((kind) => !filter.kind || kind === filter.kind)
  const direction = sql.raw(order === 'desc' ? 'DESC' : 'ASC')
  const inOrder = sql`ORDER BY sort_key ${direction}, seq ${direction} LIMIT ${limit}`
  const range = sql`contacts.number BETWEEN ${filter.low} AND ${filter.high}`
  const isFit = sql`contacts.reach IN (SELECT value FROM json_each(${JSON.stringify(filter.reaches)})) AND ${isMeant}`
  if (sort === 'added') {
    const isKind = filter.kind ? sql`contacts.kind = ${CONTACT_CODES[filter.kind]}` : sql`true`
    return sql`
      SELECT number AS seq, number AS sort_key FROM contacts WHERE ${range} AND ${isKind} AND ${isFit}
        AND ${after ? behind(slice, after.number) : sql`true`} ORDER BY number ${direction} LIMIT ${limit}`
  }
  const key = sortKeyColumn(sort)
  // Ranges of the number are not for the index, which is sorted by the key.
  const stretch = (kind: ContactKind, place: SQL) => sql`
    SELECT number AS seq, ${key} AS sort_key FROM contacts
    WHERE account = ${account} AND kind = ${CONTACT_CODES[kind]} AND ${place} AND +${range} AND ${isFit}`
  const merged = (place: SQL) => sql`
    ${sql.join(
      kinds.map((kind) => stretch(kind, place)),
      sql` UNION ALL `,
    )} ${inOrder}`
  const withKey = merged(
    after === undefined || after.key === null
      ? sql`${key} IS NOT NULL`
      : order === 'desc'
        ? sql`${key} <= ${after.key} AND ${behindKey(slice, after)}`
        : sql`${key} >= ${after.key} AND ${behindKey(slice, after)}`,
  )
  const withoutKey = merged(
    after?.key === null ? sql`${key} IS NULL AND ${behind(slice, after.number)}` : sql`${key} IS NULL`,
  )
  if (after?.key === null) return withoutKey
  return sql`SELECT seq, sort_key FROM (${withKey}) UNION ALL SELECT seq, sort_key FROM (${withoutKey}) LIMIT ${limit}`
}

const behind = ({ order }: SortedSlice, number: number): SQL =>
  order === 'desc' ? sql`contacts.number < ${number}` : sql`contacts.number > ${number}`

const behindKey = (slice: SortedSlice, { key, number }: SortPlace): SQL => {
  const column = sortKeyColumn(slice.sort)
  return slice.order === 'desc'
    ? sql`(${column} < ${key} OR (${column} = ${key} AND contacts.number < ${number}))`
    : sql`(${column} > ${key} OR (${column} = ${key} AND contacts.number > ${number}))`
}
