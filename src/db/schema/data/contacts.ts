import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ContactChangeKind } from '../../../contracts/contacts.ts'
import { CONTACT_CODES, coded, PHONE_CODES } from '../../codes.ts'
import { id, instant } from '../columns.ts'
import { sources } from './crawls.ts'

/**
 * A person or an organisation, once in an account. What it is made of stands in its mentions, but for what a person edited; this
 * row is made anew of those (`src/features/contacts/write/refresh-contacts.ts`) and is what lists read.
 */
export const contacts = sqliteTable(
  'contacts',
  {
    /** Of the account's numbers; order of arrival, and the row of the search index. */
    number: integer('number').primaryKey(),
    account: integer('account').notNull().generatedAlwaysAs(sql`number >> 28`, { mode: 'virtual' }),
    kind: coded('kind', CONTACT_CODES).notNull(),
    name: text('name'),
    jobTitle: text('job_title'),
    /** Of a person: the organisation's name, and its contact where it is one. */
    organization: text('organization'),
    organizationNumber: integer('organization_number'),
    /** Registrable domain of the website that is the organisation's, or that shows the person. */
    site: text('site'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    /** How well it can be reached: 3 an address of its own that takes mail or was not checked, 2 another address, 1 a phone, 0 neither. */
    reach: integer('reach').notNull().default(0),
    /** JSON list of `{network, url}`. */
    profiles: text('profiles', { mode: 'json' }).$type<{ network: string; url: string }[]>(),
    /** JSON of `LikelyEmail`. */
    likelyEmail: text('likely_email', { mode: 'json' }).$type<object>(),
    /** What a person edited, which stays whatever is found. */
    edits: text('edits', { mode: 'json' }).$type<ContactEdits>(),
    /** In hundredths. */
    confidence: integer('confidence').notNull(),
    /** Something that it is made of has changed since it was made. */
    isStale: integer('is_stale').notNull().default(0),
    /** Milliseconds since 1970. */
    firstSeenAt: integer('first_seen_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('contacts_by_reach').on(table.account, table.kind, table.reach, table.number),
    index('contacts_by_organization').on(table.organizationNumber).where(sql`organization_number IS NOT NULL`),
    index('contacts_stale').on(table.number).where(sql`is_stale = 1`),
  ],
)

/** Edited fields by name; null for one that was emptied. Values that a person took off the contact are `type:normalized`. */
export interface ContactEdits {
  readonly name?: string | null
  readonly job_title?: string | null
  readonly organization?: string | null
  readonly country?: string | null
  readonly removed?: readonly string[]
  /** The value that comes first of its type, by a person's choice: `type:normalized`. */
  readonly preferred?: readonly string[]
}

/**
 * What a source says of a person or an organisation, resolved within its site or row (`SiteContact`): the evidence that contacts are
 * made of. Merging and splitting contacts moves mentions. Readers ask the view `told_mentions`, which has the facts wherever they are kept.
 */
export const mentions = sqliteTable(
  'mentions',
  {
    source: integer('source')
      .notNull()
      .references(() => sources.number, { onDelete: 'cascade' }),
    /** The site and the key there; of a row of an import, its name and address. */
    key: text('key').notNull(),
    /** The number of its contact; null until it has one. */
    contact: integer('contact'),
    /** Why it is this contact's: `ContactMergeReason`. */
    reason: text('reason'),
    /** Registrable domain; null for what is of no website. */
    site: text('site'),
    /** JSON of `SiteContact`; null where the crawl of the same start before says the same: `as_in` is the source whose row holds it. */
    facts: text('facts', { mode: 'json' }).$type<object>(),
    asIn: integer('as_in'),
    /** Milliseconds since 1970. */
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.key] }),
    index('mentions_by_contact').on(table.contact, table.source).where(sql`contact IS NOT NULL`),
    index('mentions_unassigned').on(table.source, table.key).where(sql`contact IS NULL`),
    index('mentions_said_before').on(table.asIn, table.key).where(sql`as_in IS NOT NULL`),
  ],
)

/** Mentions with their facts. */
export const toldMentions = sqliteView('told_mentions', {
  source: integer('source').notNull(),
  key: text('key').notNull(),
  contact: integer('contact'),
  reason: text('reason'),
  site: text('site'),
  facts: text('facts', { mode: 'json' }).$type<object>().notNull(),
  seenAt: integer('seen_at').notNull(),
}).existing()

/**
 * The values of a contact, the best of each type first. Rows that hang on a contact go with it by a trigger rather than a foreign key: they are
 * written before it, so that its search row, which is written with it, knows them.
 */
export const contactValues = sqliteTable(
  'contact_values',
  {
    contact: integer('contact').notNull(),
    item: integer('item').notNull(),
    /** 0 is the one to use first. */
    rank: integer('rank').notNull(),
    /** Of phones. */
    phoneKind: coded('phone_kind', PHONE_CODES),
  },
  (table) => [
    primaryKey({ columns: [table.contact, table.item] }),
    index('contact_values_by_item').on(table.item, table.contact),
  ],
)

/**
 * What an account's contact is known by, beside its addresses: a website that it owns (`site:`), a mention of a site (`mention:`), a person at an
 * organisation (`person:`), an organisation's full name (`company:`), a profile (`profile:`). What a person merged or split stays so, since keys move with it.
 */
export const contactKeys = sqliteTable(
  'contact_keys',
  {
    account: integer('account').notNull(),
    key: text('key').notNull(),
    contact: integer('contact').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.key] }), index('contact_keys_by_contact').on(table.contact)],
)

/** Lists and tags that an account puts its contacts into. */
export const contactLabels = sqliteTable(
  'contact_labels',
  {
    /** Of the account's numbers. */
    number: integer('number').primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['list', 'tag'] }).notNull(),
    name: text('name').notNull(),
    /** What makes two names the same. */
    folded: text('folded').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('one_label_per_name').on(table.accountId, table.kind, table.folded)],
)

export const labelledContacts = sqliteTable(
  'labelled_contacts',
  {
    label: integer('label')
      .notNull()
      .references(() => contactLabels.number, { onDelete: 'cascade' }),
    contact: integer('contact').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.label, table.contact] }),
    index('labels_by_contact').on(table.contact, table.label),
  ],
)

export const contactNotes = sqliteTable(
  'contact_notes',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    contact: integer('contact').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notes_by_contact').on(table.contact, table.createdAt)],
)

/** What happened to a contact: what a source changed, and what a person did, with what it takes to undo that. */
export const contactChanges = sqliteTable(
  'contact_changes',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    contact: integer('contact').notNull(),
    kind: text('kind').$type<ContactChangeKind>().notNull(),
    /** JSON of what is told. */
    facts: text('facts', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** JSON of what undoing needs; null for what cannot be undone, or was. */
    undo: text('undo', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('changes_by_contact').on(table.contact, table.createdAt),
    index('changes_by_account').on(table.accountId, table.createdAt),
  ],
)

/** Keyed hashes of what was erased for a person's sake: no source of the account brings it again. */
export const erasedValues = sqliteTable(
  'erased_values',
  {
    accountId: text('account_id').notNull(),
    /** HMAC as of opt-outs, of `kind:value`. */
    hash: text('hash').notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)
