import { type SQL, sql } from 'drizzle-orm'
import { CONTACTS_COUNTED_MAX } from '../../../contracts/contacts/contact.ts'
import type { ContactOrder } from '../../../contracts/contacts/contact-order.ts'
import { chooseContacts } from '../../../domain/contacts/choose-contacts.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION } from '../../../domain/contacts/contact-row.ts'
import type { ResolvedFilter } from '../../../domain/contacts/resolve-filter.ts'
import { type SortedSlice, type SortPlace, sortedBy, sortedContacts } from '../../../domain/contacts/sorted-contacts.ts'

/** What a row is sorted by: its reach, or the key of a column. */
interface Sorted {
  sort_key: string | number | null
}

/** A row of a page: the number of matches and one contact. If the page is empty, there is one row with null. */
export type PageRow = { matches: number } & ((ContactRow & Sorted) | { number: null })

export interface PageOfContacts extends ContactOrder {
  readonly limit: number
  readonly offset: number
  /** Whether to count all matches, not only the first `CONTACTS_COUNTED_MAX`. */
  readonly countsAll: boolean
}

/**
 * SQL: one page of an account's contacts and the number of matches, in one statement, so that matches are searched
 * once. Without `countsAll`, the count stops at `CONTACTS_COUNTED_MAX + 1`. Contacts beyond `CONTACTS_COUNTED_MAX` are
 * only listed after a place (`contactsAfter`).
 */
export function pageOfContacts(account: number, filter: ResolvedFilter | null, page: PageOfContacts): SQL {
  const { limit, offset, countsAll, sort } = page
  const listed = Math.max(0, Math.min(limit, CONTACTS_COUNTED_MAX - offset))
  const most = countsAll ? -1 : CONTACTS_COUNTED_MAX + 1
  const matching =
    sort === 'reach'
      ? sql`SELECT seq, reach AS sort_key FROM (${chooseContacts(account, filter, { limit: most })})`
      : sortedContacts(account, filter, { ...page, sort, limit: most })
  const inOrder = orderOf(page)
  return sql`
    WITH matching AS MATERIALIZED (${matching})
    SELECT * FROM (SELECT count(*) AS matches FROM matching) LEFT JOIN (
      SELECT ${CONTACT_COLUMNS}, chosen.sort_key
      FROM (SELECT seq, sort_key FROM matching ORDER BY ${inOrder(sql`sort_key`, sql`seq`)} LIMIT ${listed} OFFSET ${offset}) AS chosen
      CROSS JOIN contacts ON contacts.number = chosen.seq ${OF_ORGANIZATION}) ON true
    ORDER BY ${inOrder(sql`sort_key`, sql`number`)}`
}

/** SQL: the contacts after a place in a sorted list. */
export function contactsAfter(
  account: number,
  filter: ResolvedFilter | null,
  { sort, order, limit, after }: ContactOrder & { limit: number; after: SortPlace | undefined },
): SQL {
  const chosen =
    sort === 'reach'
      ? sql`SELECT seq, reach AS sort_key FROM (${chooseContacts(account, filter, {
          limit,
          ...(after && { after: { reach: Number(after.key), number: after.number } }),
        })})`
      : sortedContacts(account, filter, { sort, order, limit, after } satisfies SortedSlice)
  return sql`
    SELECT ${CONTACT_COLUMNS}, chosen.sort_key FROM (${chosen}) AS chosen
    CROSS JOIN contacts ON contacts.number = chosen.seq ${OF_ORGANIZATION}
    ORDER BY ${orderOf({ sort, order })(sql`chosen.sort_key`, sql`contacts.number`)}`
}

const orderOf =
  ({ sort, order }: ContactOrder) =>
  (key: SQL, number: SQL): SQL =>
    sort === 'reach' ? sql`${key} DESC, ${number}` : sortedBy({ order }, key, number)
