import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CSV_IMPORT_OUTCOMES, type Refusal } from '../../../contracts/data/data-additions.ts'
import type { FieldRule, MergeRule } from '../../../rules/imports/merge-rules.ts'
import { id, instant } from '../columns.ts'
import { sources } from './crawls.ts'

/** First people, then their organisations, which may still have others, then values that are left over. */
export const UNDO_STAGES = ['people', 'organizations', 'values', 'done'] as const

export interface ImportLabels {
  readonly tags: readonly string[]
  readonly list: string | null
}

/**
 * One CSV import and its progress. A chunk of rows and the position of the next chunk are written in one transaction,
 * by the consumer that holds the lease, so that each row is imported exactly once despite crashes.
 */
export const csvImports = sqliteTable(
  'csv_imports',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    fileName: text('file_name').notNull(),
    sourceName: text('source_name').notNull(),
    /**
     * ISO 3166-1 alpha-2: the country assumed for numbers without `+` in rows that name none; null for the account's.
     */
    country: text('country'),
    /** Null until the first row is imported. */
    sourceId: text('source_id').references(() => sources.id, { onDelete: 'set null' }),
    /** The key of the file in the object store; null once it is deleted there. */
    fileKey: text('file_key'),
    /** Null while it is running. */
    outcome: text('outcome', { enum: CSV_IMPORT_OUTCOMES }),
    /** Why it failed, as a code that `reasonText` turns into words. */
    failure: text('failure'),

    /** The position of the next row in the decoded text, and the length of the text, in characters. */
    nextAt: integer('next_at').notNull().default(0),
    textLength: integer('text_length'),
    nextLine: integer('next_line').notNull().default(1),
    /** The remaining number of unclosed quotes that may be limited to their own line. */
    unclosedLeft: integer('unclosed_left'),

    rows: integer('rows').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    known: integer('known').notNull().default(0),
    addedEmails: integer('added_emails').notNull().default(0),
    addedPhones: integer('added_phones').notNull().default(0),
    addedNames: integer('added_names').notNull().default(0),
    addedCompanies: integer('added_companies').notNull().default(0),
    /** The account's next number at the start: contacts with lower numbers existed before. */
    contactsFrom: integer('contacts_from'),
    /**
     * The number of contacts it created, and of existing ones it added to; null until all its rows are assigned to
     * contacts.
     */
    newContacts: integer('new_contacts'),
    joinedContacts: integer('joined_contacts'),
    refusals: integer('refusals').notNull().default(0),
    /** JSON list of the first rejected rows. */
    refused: text('refused', { mode: 'json' }).$type<Refusal[]>().notNull().default([]),

    /** What its user chose: by what rows are merged, and what they change of existing contacts; null for neither. */
    mergeBy: text('merge_by').$type<MergeRule>(),
    fieldsRule: text('fields_rule').$type<FieldRule>(),
    /** JSON: labels of all its contacts. */
    labels: text('labels', { mode: 'json' }).$type<ImportLabels>(),
    /** JSON: the headers of the file, for its refused rows. */
    headers: text('headers', { mode: 'json' }).$type<string[]>(),
    /** How many rows the file has; null if they were not counted. */
    totalRows: integer('total_rows'),
    /** Whether its mentions have keys of their own (`importKeyPrefix`), without which it cannot be undone. */
    isUndoable: integer('is_undoable', { mode: 'boolean' }).notNull().default(false),
    /** How far it is undone; null if nobody asked for it. */
    undoStage: text('undo_stage', { enum: UNDO_STAGES }),
    /** The last key, or item, that was undone in this stage. */
    undoAfter: text('undo_after'),
    undoStepAt: instant('undo_step_at'),
    undoneRemoved: integer('undone_removed').notNull().default(0),
    undoneRestored: integer('undone_restored').notNull().default(0),
    undoneKept: integer('undone_kept').notNull().default(0),

    /** The current consumer's lease; null between two consumers. */
    leaseId: text('lease_id'),
    /** When the current or next consumer is considered crashed. */
    leaseUntil: instant('lease_until').notNull(),
    /** How often it was resumed after a consumer crashed or failed. */
    interruptions: integer('interruptions').notNull().default(0),
    /** The crashes since a row was last imported or rejected. */
    deaths: integer('deaths').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('csv_imports_by_account').on(table.accountId, table.createdAt),
    // For the foreign key: a source may be deleted during its import.
    index('csv_imports_by_source').on(table.sourceId),
    index('csv_imports_going_on').on(table.leaseUntil).where(sql`outcome IS NULL`),
    index('csv_imports_ended').on(table.finishedAt).where(sql`outcome IS NOT NULL`),
    index('csv_imports_undoing').on(table.undoStepAt).where(sql`undo_stage IN ('people', 'organizations', 'values')`),
  ],
)
