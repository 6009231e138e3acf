import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { EMAIL_CHECKS, MAILBOX_KINDS } from '../../contracts/email-checks.ts'
import { DATA_TYPES, EXTRACTION_METHODS, SOURCE_TYPES } from '../../contracts/items.ts'
import { accounts } from './accounts.ts'
import { id, instant } from './columns.ts'
import { sources } from './crawls.ts'

/** A person or an organisation: values that belong together. */
export const contacts = sqliteTable(
  'contacts',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** What makes two sightings of a contact the same within a source. */
    key: text('key').notNull(),
    kind: text('kind', { enum: ['person', 'organization'] }).notNull(),
    name: text('name'),
    jobTitle: text('job_title'),
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    pageUrl: text('page_url'),
    confidence: real('confidence').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_contact_per_source').on(table.sourceId, table.key),
    index('contacts_by_account').on(table.accountId, table.createdAt),
  ],
)

/**
 * One value of one type, with the evidence of its best sighting. A row is unique by source, type and normalised value,
 * so a page that is read twice adds nothing.
 */
export const items = sqliteTable(
  'items',
  {
    /** Order of arrival: what lists are sorted by, and half of a row's number in the search index. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** Copied from the source, so that filters are served by one index. */
    sourceType: text('source_type', { enum: SOURCE_TYPES }).notNull(),
    type: text('type', { enum: DATA_TYPES }).notNull(),
    value: text('value').notNull(),
    normalized: text('normalized').notNull(),
    confidence: real('confidence').notNull(),
    /** Null for imported and manual items. */
    method: text('method', { enum: EXTRACTION_METHODS }),
    snippet: text('snippet'),
    pageUrl: text('page_url'),
    /** JSON of `FindingDetail`. */
    detail: text('detail', { mode: 'json' }).$type<Record<string, string | number>>(),
    contactId: text('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    /** Emails only: what a check of the address came to, null before it was checked. */
    emailCheck: text('email_check', { enum: EMAIL_CHECKS }),
    /** Emails only: whose mailbox it is by its name. */
    mailbox: text('mailbox', { enum: MAILBOX_KINDS }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_item_per_source').on(table.sourceId, table.type, table.normalized),
    // An index ends with the row's number, so these two list in order of arrival.
    index('items_by_account').on(table.accountId),
    index('items_by_source').on(table.sourceId),
    index('items_by_value').on(table.accountId, table.type, table.normalized),
    index('items_by_contact').on(table.contactId),
    index('items_to_check_again')
      .on(table.createdAt, table.sourceId)
      .where(sql`type = 'emails' AND (email_check IS NULL OR email_check = 'unknown')`),
    index('emails_unchecked').on(table.sourceId).where(sql`type = 'emails' AND email_check IS NULL`),
  ],
)

/**
 * How many items an account has, kept by triggers on `items`: counting 200,000 rows for each page of a list would cost
 * more than the list.
 */
export const itemTotals = sqliteTable(
  'item_totals',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sourceType: text('source_type', { enum: SOURCE_TYPES }).notNull(),
    type: text('type', { enum: DATA_TYPES }).notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sourceType, table.type] })],
)

/**
 * A small number for each account with items: the high bits of its rows in the search index `item_search`, so that a
 * search reads one account's stretch of it. Written and removed by triggers; no foreign key, because the items of a
 * deleted account need it until the last one is out of the index.
 */
export const accountNumbers = sqliteTable('account_numbers', {
  number: integer('number').primaryKey({ autoIncrement: true }),
  accountId: text('account_id').notNull().unique(),
})
