import { type SQL, sql } from 'drizzle-orm'
import { CONTACTS_COUNTED_MAX } from '../../../contracts/contacts/contact.ts'
import { chooseContacts } from '../../../domain/contacts/choose-contacts.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION } from '../../../domain/contacts/contact-row.ts'
import type { ResolvedFilter } from '../../../domain/contacts/resolve-filter.ts'

/** A row of a page: the number of matches and one contact. If the page is empty, there is one row with null. */
export type PageRow = { matches: number } & (ContactRow | { number: null })

export interface PageOfContacts {
  readonly limit: number
  readonly offset: number
  /** Whether to count all matches, not only the first `CONTACTS_COUNTED_MAX`. */
  readonly countsAll: boolean
}

/**
 * SQL: one page of an account's contacts and the number of matches, in one statement, so that matches are searched
 * once. Without `countsAll`, the count stops at `CONTACTS_COUNTED_MAX + 1`. Contacts beyond `CONTACTS_COUNTED_MAX` are
 * never listed.
 */
export function pageOfContacts(account: number, filter: ResolvedFilter | null, page: PageOfContacts): SQL {
  const { limit, offset, countsAll } = page
  const listed = Math.max(0, Math.min(limit, CONTACTS_COUNTED_MAX - offset))
  return sql`
    WITH matching AS MATERIALIZED (${chooseContacts(account, filter, { limit: countsAll ? -1 : CONTACTS_COUNTED_MAX + 1 })})
    SELECT * FROM (SELECT count(*) AS matches FROM matching) LEFT JOIN (
      SELECT ${CONTACT_COLUMNS}
      FROM (SELECT seq FROM matching ORDER BY reach DESC, seq LIMIT ${listed} OFFSET ${offset}) AS chosen
      CROSS JOIN contacts ON contacts.number = chosen.seq ${OF_ORGANIZATION}) ON true
    ORDER BY reach DESC, number`
}
