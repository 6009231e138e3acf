import { type SQL, sql } from 'drizzle-orm'
import type { ContactMergeReason } from '../../contracts/contacts/contact-details.ts'
import { type Statement, statement } from '../../db/batch.ts'

/**
 * Statements of one batch that merge contacts into another one: everything that belongs to them moves to it, and they
 * are deleted. The target becomes stale, to be rebuilt.
 *
 * @param reason why their mentions belong to the target
 * @param when a condition without which nothing is moved
 */
export function moveStatements(
  into: number,
  others: readonly number[],
  reason: ContactMergeReason | null,
  when: SQL,
): Statement<never>[] {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(others)}))`
  return [
    sql`UPDATE mentions SET contact = ${into}, reason = ${reason} WHERE contact IN ${listed} AND ${when}`,
    sql`UPDATE contact_keys SET contact = ${into} WHERE contact IN ${listed} AND ${when}`,
    sql`INSERT INTO labelled_contacts (label, contact) SELECT DISTINCT label, ${into} FROM labelled_contacts WHERE contact IN ${listed} AND ${when}
      ON CONFLICT (label, contact) DO NOTHING`,
    sql`UPDATE contact_notes SET contact = ${into} WHERE contact IN ${listed} AND ${when}`,
    sql`UPDATE contact_changes SET contact = ${into} WHERE contact IN ${listed} AND ${when}`,
    // Moved before the rebuild: otherwise all of these values would be reported as new.
    sql`UPDATE OR IGNORE contact_values SET contact = ${into} WHERE contact IN ${listed} AND ${when}`,
    sql`UPDATE contacts SET organization_number = ${into} WHERE organization_number IN ${listed} AND ${when}`,
    sql`UPDATE contacts SET is_stale = 1 WHERE number = ${into} AND ${when}`,
    sql`DELETE FROM contacts WHERE number IN ${listed} AND ${when}`,
  ].map((query) => statement<never>(query))
}
