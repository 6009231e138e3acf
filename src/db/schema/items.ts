import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
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
    id: id(),
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_item_per_source').on(table.sourceId, table.type, table.normalized),
    index('items_by_account').on(table.accountId, table.createdAt, table.id),
    index('items_by_type').on(table.accountId, table.type, table.createdAt, table.id),
    index('items_by_source_type').on(table.accountId, table.sourceType, table.createdAt, table.id),
    index('items_by_contact').on(table.contactId),
  ],
)
