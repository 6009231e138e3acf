import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CSV_IMPORT_OUTCOMES, type Refusal } from '../../../contracts/data-additions.ts'
import { id, instant } from '../columns.ts'
import { sources } from './crawls.ts'

/**
 * One CSV file that is taken in, and how far. The rows of a stretch and the place where the next one begins are written in
 * one transaction, by the one consumer that holds the lease, so that each row is taken once whoever dies when.
 */
export const csvImports = sqliteTable(
  'csv_imports',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    fileName: text('file_name').notNull(),
    sourceName: text('source_name').notNull(),
    /** ISO 3166-1 alpha-2: where numbers without `+` are dialled in rows that name no country; null for the account's. */
    country: text('country'),
    /** Null until a row is taken. */
    sourceId: text('source_id').references(() => sources.id, { onDelete: 'set null' }),
    /** Where the file waits in the object store; null once it is deleted there. */
    fileKey: text('file_key'),
    /** Null while it goes on. */
    outcome: text('outcome', { enum: CSV_IMPORT_OUTCOMES }),
    /** Why it failed, a code that `reasonText` puts into words. */
    failure: text('failure'),

    /** Where in the decoded text the next row begins, and of how many characters in all. */
    nextAt: integer('next_at').notNull().default(0),
    textLength: integer('text_length'),
    nextLine: integer('next_line').notNull().default(1),
    /** Quotes that nothing closes which may still cost only their own line. */
    unclosedLeft: integer('unclosed_left'),

    rows: integer('rows').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    known: integer('known').notNull().default(0),
    addedEmails: integer('added_emails').notNull().default(0),
    addedPhones: integer('added_phones').notNull().default(0),
    addedNames: integer('added_names').notNull().default(0),
    addedCompanies: integer('added_companies').notNull().default(0),
    /** The account's next number when it began: contacts below it were there before. */
    contactsFrom: integer('contacts_from'),
    /** Contacts that it made, and those of before that it added to; null until all of its rows have their contacts. */
    newContacts: integer('new_contacts'),
    joinedContacts: integer('joined_contacts'),
    refusals: integer('refusals').notNull().default(0),
    /** JSON list of the first of them. */
    refused: text('refused', { mode: 'json' }).$type<Refusal[]>().notNull().default([]),

    /** The consumer at work; null between two of them. */
    leaseId: text('lease_id'),
    /** When whoever is at work, or is about to be, is believed dead. */
    leaseUntil: instant('lease_until').notNull(),
    /** Times that it was taken up again after a consumer had died or failed. */
    interruptions: integer('interruptions').notNull().default(0),
    /** Of those, the ones since a row was last taken or refused. */
    deaths: integer('deaths').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('csv_imports_by_account').on(table.accountId, table.createdAt),
    // For the foreign key: a source may be deleted while its import goes on.
    index('csv_imports_by_source').on(table.sourceId),
    index('csv_imports_going_on').on(table.leaseUntil).where(sql`outcome IS NULL`),
    index('csv_imports_ended').on(table.finishedAt).where(sql`outcome IS NOT NULL`),
  ],
)
