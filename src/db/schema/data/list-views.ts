import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ListName } from '../../../contracts/list-views/list-views.ts'
import { flag, id, instant } from '../columns.ts'

/** Filters, order and columns of a list, saved under a name: a person's own, or shared with the workspace. */
export const listViews = sqliteTable(
  'list_views',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    /** Who saved it. */
    personId: text('person_id').notNull(),
    isShared: flag('is_shared').notNull(),
    name: text('name').notNull(),
    /** JSON of the query parameters that the list's page reads. */
    query: text('query', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** JSON list of column names; null for those of the reader. */
    columns: text('columns', { mode: 'json' }).$type<string[]>(),
    /** Until it is removed for good, its deletion can be undone. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('list_views_by_account').on(table.accountId, table.createdAt),
    index('list_views_deleted').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
)

/** The columns of a list as a person last arranged them. */
export const listColumns = sqliteTable(
  'list_columns',
  {
    accountId: text('account_id').notNull(),
    personId: text('person_id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    columns: text('columns', { mode: 'json' }).$type<string[]>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.personId, table.list] })],
)
