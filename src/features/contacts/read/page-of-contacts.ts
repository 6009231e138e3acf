import { type SQL, sql } from 'drizzle-orm'
import { CONTACTS_COUNTED_MAX } from '../../../contracts/contacts.ts'
import { chooseContacts } from '../../../domain/contacts/choose-contacts.ts'
import { CONTACT_COLUMNS, type ContactRow, OF_ORGANIZATION } from '../../../domain/contacts/contact-row.ts'
import type { ResolvedFilter } from '../../../domain/contacts/resolve-filter.ts'

/** A row of a page: how many contacts match, and one of them, or null once where the page is empty. */
export type PageRow = { matches: number } & (ContactRow | { number: null })

export interface PageOfContacts {
  readonly limit: number
  readonly offset: number
  /** Counts all matches, not only the first `CONTACTS_COUNTED_MAX`. */
  readonly countsAll: boolean
}

/**
 * One page of an account's contacts and how many match, in one statement: what matches is gone through once. Without `countsAll` more
 * than `CONTACTS_COUNTED_MAX` count as one more than that; those beyond are not listed either way.
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
