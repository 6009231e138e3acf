import { sql } from 'drizzle-orm'
import { type Statement, statement } from '../../db/batch.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import { contactOfItem } from './contact-row.ts'

/**
 * A statement that puts the contact of an email address on lists and tags. Those that were deleted are skipped.
 *
 * @param address normalised
 * @param labels their numbers
 */
export const labelAddress = (
  account: { readonly id: string; readonly number: number },
  address: string,
  labels: readonly number[],
): Statement<never> =>
  statement(sql`
    INSERT INTO labelled_contacts (label, contact)
    SELECT contact_labels.number, contact FROM (
      SELECT ${contactOfItem(sql`items.number`)} AS contact FROM items
      WHERE account = ${account.number} AND type = ${TYPE_CODES.emails} AND normalized = ${address})
    CROSS JOIN contact_labels ON contact_labels.number IN (SELECT value FROM json_each(${JSON.stringify(labels)})) AND account_id = ${account.id}
    WHERE contact IS NOT NULL ON CONFLICT (label, contact) DO NOTHING`)
