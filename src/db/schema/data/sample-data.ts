import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/** Which rows are an account's sample data, so that they are marked, never sent and removed together. */
export const sampleData = sqliteTable('sample_data', {
  accountId: text('account_id').primaryKey(),
  crawlId: text('crawl_id').notNull(),
  sourceId: text('source_id').notNull(),
  campaignId: text('campaign_id').notNull(),
  createdAt: instant('created_at').notNull(),
})
