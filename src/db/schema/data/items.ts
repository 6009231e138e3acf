import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, sqliteView, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { DATA_TYPES, EXTRACTION_METHODS } from '../../../contracts/data/items.ts'
import { EMAIL_CHECKS, MAILBOX_KINDS } from '../../../contracts/email-checks/email-checks.ts'
import { CHECK_CODES, coded, MAILBOX_CODES, METHOD_CODES, TYPE_CODES } from '../../codes.ts'
import { instant } from '../columns.ts'
import { sources } from './crawls.ts'

/**
 * Each account's number, assigned by the control database and kept when it moves, and the next number for its sources,
 * contacts and items. Those are `number << 28 | n`, so that a contiguous range of a table, or of the search index,
 * belongs to one account.
 */
export const accountNumbers = sqliteTable('account_numbers', {
  accountId: text('account_id').primaryKey(),
  number: integer('number').notNull().unique(),
  next: integer('next').notNull().default(1),
})

/**
 * People and organisations by source, from before contacts belonged to accounts. A scheduled job converts them to
 * occurrences (`src/features/contacts/write/migrate-former-mentions.ts`), one source at a time.
 */
export const formerContacts = sqliteTable(
  'former_contacts',
  {
    number: integer('number').primaryKey(),
    id: text('id').notNull(),
    accountId: text('account_id').notNull(),
    sourceId: text('source_id')
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    /** Identifies occurrences of the same contact within a source. */
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
  (table) => [uniqueIndex('one_contact_per_source').on(table.sourceId, table.key)],
)

/** One value of one type, once per account. It exists as long as it has an occurrence (`sightings`). */
export const items = sqliteTable(
  'items',
  {
    /** The order of arrival, and the row in the search index. */
    number: integer('number').primaryKey(),
    /** The account's number. */
    account: integer('account').notNull().generatedAlwaysAs(sql`number >> 28`, { mode: 'virtual' }),
    type: coded('type', TYPE_CODES).notNull(),
    /** As spelt in the occurrence with the highest confidence. */
    value: text('value').notNull(),
    normalized: text('normalized').notNull(),
    /** The confidence of that occurrence, in hundredths. */
    confidence: integer('confidence').notNull(),
    /** The source number of that occurrence. */
    source: integer('source').notNull(),
    /** The types of its sources, one bit each (`SOURCE_BITS`). */
    sourceTypes: integer('source_types').notNull(),
    /** Emails only: the result of the address check, null before the check. */
    emailCheck: coded('email_check', CHECK_CODES),
    /** Emails only: the kind of mailbox, judged by its name. */
    mailbox: coded('mailbox', MAILBOX_CODES),
    /** Milliseconds since 1970. */
    firstSeenAt: integer('first_seen_at').notNull(),
  },
  (table) => [uniqueIndex('one_item_per_account').on(table.account, table.type, table.normalized)],
)

/**
 * An occurrence: a source has a value, with the source's evidence. If it is identical to the previous crawl of the same
 * start, it is stored once: `as_in` is the number of the source whose row contains it, and the evidence here is null.
 * Triggers hand it over when that row is deleted.
 */
export const sightings = sqliteTable(
  'sightings',
  {
    source: integer('source')
      .notNull()
      .references(() => sources.number, { onDelete: 'cascade' }),
    item: integer('item').notNull(),
    /** The number of the former contact in that source. */
    contact: integer('contact'),
    /** In hundredths. */
    confidence: integer('confidence').notNull(),
    /** Milliseconds since 1970; null if equal to the item's first occurrence. */
    seenAt: integer('seen_at'),
    asIn: integer('as_in'),
    /** Null if spelt as in `items`. */
    value: text('value'),
    /** Null for imported and manual items. */
    method: coded('method', METHOD_CODES),
    snippet: text('snippet'),
    pageUrl: text('page_url'),
    /** JSON of `FindingDetail`; `rule` is the id of its extraction rule (`contracts/crawls/extraction-rules.ts`). */
    detail: text('detail', { mode: 'json' }).$type<Record<string, string | number>>(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.item] }),
    index('sightings_by_item').on(table.item, table.source),
  ],
)

/** Each value in each source: an item with an occurrence and its evidence, resolved if shared. */
export const foundItems = sqliteView('found_items', {
  /** The source's number. */
  source: integer('source').notNull(),
  /** The item's number. */
  number: integer('number').notNull(),
  account: integer('account').notNull(),
  type: text('type', { enum: DATA_TYPES }).notNull(),
  value: text('value').notNull(),
  normalized: text('normalized').notNull(),
  confidence: real('confidence').notNull(),
  method: text('method', { enum: EXTRACTION_METHODS }),
  snippet: text('snippet'),
  pageUrl: text('page_url'),
  detail: text('detail', { mode: 'json' }).$type<Record<string, string | number>>(),
  contact: integer('contact'),
  emailCheck: text('email_check', { enum: EMAIL_CHECKS }),
  mailbox: text('mailbox', { enum: MAILBOX_KINDS }),
  firstSeenAt: integer('first_seen_at').notNull(),
  seenAt: integer('seen_at').notNull(),
}).existing()

/**
 * The number of an account's items, updated with each insert and by a trigger with each deletion: counting 200,000 rows
 * for each page of a list would cost more than the list.
 */
export const itemTotals = sqliteTable(
  'item_totals',
  {
    account: integer('account').notNull(),
    type: coded('type', TYPE_CODES).notNull(),
    /** As in `items`. */
    sourceTypes: integer('source_types').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.type, table.sourceTypes] })],
)
