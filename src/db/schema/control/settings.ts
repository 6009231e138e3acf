import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/** Changed settings (`contracts/system/settings.ts`); the others have their defaults. */
export const settings = sqliteTable('settings', {
  name: text('name').primaryKey(),
  value: text('value', { mode: 'json' }).notNull(),
  updatedAt: instant('updated_at').notNull(),
})
