import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, sqliteView, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { EMAIL_CHECKS, MAILBOX_KINDS } from '../../../contracts/email-checks.ts'
import { DATA_TYPES, EXTRACTION_METHODS } from '../../../contracts/items.ts'
import { CHECK_CODES, coded, MAILBOX_CODES, METHOD_CODES, TYPE_CODES } from '../../codes.ts'
import { instant } from '../columns.ts'
import { sources } from './crawls.ts'

/**
 * A number for each account, which control gives and a move takes along, and the next of the numbers of its sources, contacts and
 * items: they are `number << 28 | n`, so that a stretch of a table, or of the search index, is one account's.
 */
export const accountNumbers = sqliteTable('account_numbers', {
  accountId: text('account_id').primaryKey(),
  number: integer('number').notNull().unique(),
  next: integer('next').notNull().default(1),
})

/**
 * People and organisations as each source's pages showed them, of before contacts were an account's. A job of the clock makes mentions of
 * them (`src/features/contacts/write/migrate-former-mentions.ts`), source by source.
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
  (table) => [uniqueIndex('one_contact_per_source').on(table.sourceId, table.key)],
)

/** One value of one type, once in an account. It lives as long as something has seen it (`sightings`). */
export const items = sqliteTable(
  'items',
  {
    /** Order of arrival, and the row of the search index. */
    number: integer('number').primaryKey(),
    /** The account's number. */
    account: integer('account').notNull().generatedAlwaysAs(sql`number >> 28`, { mode: 'virtual' }),
    type: coded('type', TYPE_CODES).notNull(),
    /** As its surest sighting spells it. */
    value: text('value').notNull(),
    normalized: text('normalized').notNull(),
    /** Of its surest sighting, in hundredths. */
    confidence: integer('confidence').notNull(),
    /** The number of the source of its surest sighting. */
    source: integer('source').notNull(),
    /** Types of the sources that saw it, a bit each (`SOURCE_BITS`). */
    sourceTypes: integer('source_types').notNull(),
    /** Emails only: what a check of the address came to, null before it was checked. */
    emailCheck: coded('email_check', CHECK_CODES),
    /** Emails only: whose mailbox it is by its name. */
    mailbox: coded('mailbox', MAILBOX_CODES),
    /** Milliseconds since 1970. */
    firstSeenAt: integer('first_seen_at').notNull(),
  },
  (table) => [uniqueIndex('one_item_per_account').on(table.account, table.type, table.normalized)],
)

/**
 * That a source has a value, and what it says of it. What a crawl says in the same words as the crawl of the same start before it
 * is kept once: `as_in` is the number of the source whose row holds it, and what is said here is null. Triggers hand it on when
 * that row goes.
 */
export const sightings = sqliteTable(
  'sightings',
  {
    source: integer('source')
      .notNull()
      .references(() => sources.number, { onDelete: 'cascade' }),
    item: integer('item').notNull(),
    /** The number of the former contact that it belongs to there. */
    contact: integer('contact'),
    /** In hundredths. */
    confidence: integer('confidence').notNull(),
    /** Milliseconds since 1970; null where that is when the item was first seen. */
    seenAt: integer('seen_at'),
    asIn: integer('as_in'),
    /** Null where it is spelt as in `items`. */
    value: text('value'),
    /** Null for imported and manual items. */
    method: coded('method', METHOD_CODES),
    snippet: text('snippet'),
    pageUrl: text('page_url'),
    /** JSON of `FindingDetail`, and as `rule` the id of the rule that found it (`contracts/extraction-rules.ts`). */
    detail: text('detail', { mode: 'json' }).$type<Record<string, string | number>>(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.item] }),
    index('sightings_by_item').on(table.item, table.source),
  ],
)

/** Each value as each source has it: an item with a sighting and what that says, wherever it is kept. */
export const foundItems = sqliteView('found_items', {
  /** The source's number. */
  source: integer('source').notNull(),
  /** The item's. */
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
 * How many items an account has, told with each that comes and by a trigger with each that goes: counting 200,000 rows for each
 * page of a list would cost more than the list.
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
