import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CrawlPreset } from '../../../contracts/crawls/crawl-presets.ts'
import { FREQUENCIES, type RunTime, type ScheduledCrawl } from '../../../contracts/crawls/crawl-schedules.ts'
import { flag, id, instant } from '../columns.ts'

/** The Advanced Options that an account saved as its defaults. */
export const crawlPresets = sqliteTable('crawl_presets', {
  accountId: text('account_id').primaryKey(),
  preset: text('preset', { mode: 'json' }).$type<CrawlPreset>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Crawls that start automatically. */
export const crawlSchedules = sqliteTable(
  'crawl_schedules',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    request: text('request', { mode: 'json' }).$type<ScheduledCrawl>().notNull(),
    frequency: text('frequency', { enum: FREQUENCIES }).notNull(),
    /** JSON; null runs at the time of creation, in UTC. */
    runTime: text('run_time', { mode: 'json' }).$type<RunTime>(),
    isActive: flag('is_active').notNull().default(true),
    nextRunAt: instant('next_run_at').notNull(),
    lastRunAt: instant('last_run_at'),
    lastCrawlId: text('last_crawl_id'),
    /** Why the last run did not start; null if it did. */
    lastError: text('last_error'),
    /** Consecutive runs that did not start. */
    failures: integer('failures').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('crawl_schedules_by_account').on(table.accountId, table.createdAt),
    index('crawl_schedules_due').on(table.isActive, table.nextRunAt),
  ],
)
