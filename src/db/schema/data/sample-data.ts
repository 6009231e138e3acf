import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/** Which rows are an account's sample data, so that they are marked, never sent and removed together. */
export const sampleData = sqliteTable(
  'sample_data',
  {
    accountId: text('account_id').notNull(),
    crawlId: text('crawl_id').notNull(),
    sourceId: text('source_id').notNull(),
    campaignId: text('campaign_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // In this order an account's rows move. That there is one for each account is up to `add-sample-data.ts`.
    index('sample_data_by_account').on(table.accountId, table.createdAt),
  ],
)
