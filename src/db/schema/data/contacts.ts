import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ContactChangeKind } from '../../../contracts/contacts/contact-details.ts'
import { CONTACT_CODES, coded, PHONE_CODES } from '../../codes.ts'
import { id, instant } from '../columns.ts'
import { sources } from './crawls.ts'

/**
 * A person or an organisation, once per account. Built from its occurrences and a person's edits; this row is rebuilt
 * from those (`src/domain/contacts/rebuild-contacts.ts`), and lists read it.
 */
export const contacts = sqliteTable(
  'contacts',
  {
    /** From the account's number range: the order of arrival, and the row in the search index. */
    number: integer('number').primaryKey(),
    account: integer('account').notNull().generatedAlwaysAs(sql`number >> 28`, { mode: 'virtual' }),
    kind: coded('kind', CONTACT_CODES).notNull(),
    name: text('name'),
    jobTitle: text('job_title'),
    /** For a person: the organisation's name, and its contact if it is one. */
    organization: text('organization'),
    organizationNumber: integer('organization_number'),
    /** Registrable domain of the organisation's website, or of the website that shows the person. */
    site: text('site'),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    /**
     * How well it can be reached: 3 an own address that accepts mail or is unchecked, 2 another address, 1 a phone, 0
     * neither. A contact that waits to be deleted has `-1 - reach`, so no list shows it.
     */
    reach: integer('reach').notNull().default(0),
    /** JSON list of `{network, url}`. */
    profiles: text('profiles', { mode: 'json' }).$type<{ network: string; url: string }[]>(),
    /** JSON of `LikelyEmail`. */
    likelyEmail: text('likely_email', { mode: 'json' }).$type<object>(),
    /** Its own fields, from columns of imports: JSON by name. */
    fields: text('fields', { mode: 'json' }).$type<Record<string, string>>(),
    /** A person's edits, which override what is found. */
    edits: text('edits', { mode: 'json' }).$type<ContactEdits>(),
    /** In hundredths. */
    confidence: integer('confidence').notNull(),
    /** Whether its underlying data has changed since it was built. */
    isStale: integer('is_stale').notNull().default(0),
    /** Milliseconds since 1970. */
    firstSeenAt: integer('first_seen_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Sort keys (`domain/contacts/sort-keys.ts`); null where they equal the text in lower case. */
    nameKey: text('name_key'),
    organizationKey: text('organization_key'),
    titleKey: text('title_key'),
    /** `EMAIL_RANKS` of the primary address; null without one. */
    emailRank: integer('email_rank'),
    /** A bit set of decision maker and departments (`domain/contacts/role-marks.ts`). */
    roles: integer('roles').notNull().default(0),
    /** When a source last named it, in milliseconds since 1970; null until it is rebuilt. */
    lastSeenAt: integer('last_seen_at'),
    sortName: text('sort_name').generatedAlwaysAs(sql`coalesce(name_key, lower(name))`, { mode: 'virtual' }),
    sortCompany: text('sort_company').generatedAlwaysAs(
      sql`CASE kind WHEN 0 THEN coalesce(organization_key, lower(organization)) ELSE coalesce(name_key, lower(name)) END`,
      { mode: 'virtual' },
    ),
    sortTitle: text('sort_title').generatedAlwaysAs(sql`coalesce(title_key, lower(job_title))`, { mode: 'virtual' }),
    sortSeen: integer('sort_seen').generatedAlwaysAs(sql`coalesce(last_seen_at, updated_at)`, { mode: 'virtual' }),
  },
  (table) => [
    // One for each order in which lists are sorted. `reach` is last, so that filters by it need not read the rows.
    index('contacts_by_name').on(table.account, table.kind, table.sortName, table.number, table.reach),
    index('contacts_by_company').on(table.account, table.kind, table.sortCompany, table.number, table.reach),
    index('contacts_by_title').on(table.account, table.kind, table.sortTitle, table.number, table.reach),
    index('contacts_by_check').on(table.account, table.kind, table.emailRank, table.number, table.reach),
    index('contacts_by_seen').on(table.account, table.kind, table.sortSeen, table.number, table.reach),
    index('contacts_without_keys').on(table.number).where(sql`last_seen_at IS NULL`),
    index('contacts_by_reach').on(table.account, table.kind, table.reach, table.number),
    index('contacts_by_organization').on(table.organizationNumber).where(sql`organization_number IS NOT NULL`),
    index('contacts_with_fields').on(table.account, table.number).where(sql`fields IS NOT NULL`),
    index('contacts_stale').on(table.number).where(sql`is_stale = 1`),
  ],
)

/**
 * Edited fields by name; null for a cleared one. Values that a person detached from the contact are `type:normalized`.
 */
export interface ContactEdits {
  readonly name?: string | null
  readonly job_title?: string | null
  readonly organization?: string | null
  readonly country?: string | null
  /** Own fields; null for a removed one. */
  readonly fields?: Readonly<Record<string, string | null>>
  readonly removed?: readonly string[]
  /** The preferred value of its type, chosen by a person: `type:normalized`. */
  readonly preferred?: readonly string[]
  /** When a person edited it last, in milliseconds since 1970. */
  readonly at?: number
}

/**
 * An occurrence of a person or an organisation in a source, resolved within its site or row (`SiteContact`): the
 * evidence that contacts are built from. Merging and splitting contacts moves occurrences. Read through the view
 * `told_mentions`, which resolves shared facts.
 */
export const mentions = sqliteTable(
  'mentions',
  {
    source: integer('source')
      .notNull()
      .references(() => sources.number, { onDelete: 'cascade' }),
    /** The site and the key there; for a row of an import, its name and address. */
    key: text('key').notNull(),
    /** The number of its contact; null until assigned. */
    contact: integer('contact'),
    /** Why it was matched to this contact: `ContactMergeReason`. */
    reason: text('reason'),
    /** Registrable domain; null if it does not come from a website. */
    site: text('site'),
    /**
     * JSON of `SiteContact`; null if identical to the previous crawl of the same start: then `as_in` is the source
     * whose row contains it.
     */
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

/** Occurrences with their resolved facts. */
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
 * The values of a contact, the best of each type first. A trigger deletes them with the contact. A foreign key is not
 * possible: they are written before it, because its search row, which is written with it, includes them.
 */
export const contactValues = sqliteTable(
  'contact_values',
  {
    contact: integer('contact').notNull(),
    item: integer('item').notNull(),
    /** 0 is the preferred one. */
    rank: integer('rank').notNull(),
    /** For phones. */
    phoneKind: coded('phone_kind', PHONE_CODES),
  },
  (table) => [
    primaryKey({ columns: [table.contact, table.item] }),
    index('contact_values_by_item').on(table.item, table.contact),
  ],
)

/**
 * The keys that identify a contact besides its addresses: a website that it owns (`site:`), an occurrence on a site
 * (`mention:`), a person at an organisation (`person:`), an organisation's full name (`company:`), a profile
 * (`profile:`). Keys move with merges and splits, which preserves a person's decisions.
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

/** An account's lists and tags for contacts. */
export const contactLabels = sqliteTable(
  'contact_labels',
  {
    /** From the account's number range. */
    number: integer('number').primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['list', 'tag'] }).notNull(),
    name: text('name').notNull(),
    /** The form in which names are compared. */
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

/** The history of a contact: changes by sources and by people, with the data to undo them. */
export const contactChanges = sqliteTable(
  'contact_changes',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    contact: integer('contact').notNull(),
    kind: text('kind').$type<ContactChangeKind>().notNull(),
    /** JSON of the displayed details. */
    facts: text('facts', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** JSON of the data to undo it; null if it cannot be undone, or already was. */
    undo: text('undo', { mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('changes_by_contact').on(table.contact, table.createdAt),
    index('changes_by_account').on(table.accountId, table.createdAt),
  ],
)

/**
 * A bulk action on contacts that runs in steps and can be undone for a while: a deletion, or a change of a list or tag.
 * Its row is deleted when nothing is left to do or to undo.
 */
export const contactActions = sqliteTable(
  'contact_actions',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['delete', 'label', 'unlabel'] }).notNull(),
    /** The number of the list or tag. */
    label: integer('label'),
    /**
     * `choosing` until its contacts are stored; `applied` while it can be undone; `ending` deletes the contacts of a
     * deletion for good.
     */
    state: text('state', { enum: ['choosing', 'applying', 'applied', 'undoing', 'ending'] }).notNull(),
    total: integer('total').notNull(),
    /** The last contact that the current state is done with. */
    position: integer('position').notNull().default(0),
    /** When the clock takes it up: at the end of the time to undo it, or once its message seems lost. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_actions_by_account').on(table.accountId, table.createdAt),
    index('contact_actions_due').on(table.dueAt),
  ],
)

/** The contacts that a bulk action changes. */
export const contactActionRows = sqliteTable(
  'contact_action_rows',
  { contact: integer('contact').notNull(), actionId: text('action_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.contact, table.actionId] }),
    index('contact_action_rows_in_order').on(table.actionId, table.contact),
  ],
)

/** Keyed hashes of values erased at a person's request: no source of the account adds them again. */
export const erasedValues = sqliteTable(
  'erased_values',
  {
    accountId: text('account_id').notNull(),
    /** HMAC of `kind:value`, as for opt-outs. */
    hash: text('hash').notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)
