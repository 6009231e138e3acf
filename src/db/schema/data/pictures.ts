import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'

/** An image for messages; its bytes are an object in storage, served to everybody who knows its URL. */
export const pictures = sqliteTable(
  'pictures',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    /** The name of the uploaded file. */
    name: text('name').notNull(),
    /** The alternative text that messages start with; empty if nobody wrote one. */
    alt: text('alt').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Random hex that names the object and makes its URL unguessable. */
    code: text('code').notNull(),
    /** A row exists before its object and after it, so that no object lacks a row. */
    state: text('state').$type<'waiting' | 'stored' | 'leaving'>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('pictures_by_account').on(table.accountId, table.createdAt),
    index('pictures_unsettled').on(table.updatedAt).where(sql`state <> 'stored'`),
  ],
)
