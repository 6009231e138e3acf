import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type FileType, SITE_DOWNLOAD_STATUSES } from '../../../contracts/site-downloads/site-downloads.ts'
import { flag, id, instant } from '../columns.ts'

/**
 * A website downloaded as files. A trigger rejects status changes other than pending → processing → completed, failed
 * or cancelled, and pending → failed or cancelled.
 */
export const siteDownloads = sqliteTable(
  'site_downloads',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    url: text('url').notNull(),
    maxDepth: integer('max_depth').notNull(),
    followsExternal: flag('follows_external').notNull(),
    respectsRobots: flag('respects_robots').notNull(),
    /** JSON list of file types. */
    includeTypes: text('include_types', { mode: 'json' }).$type<FileType[]>().notNull(),
    rendersPages: flag('renders_pages').notNull(),
    makesWacz: flag('makes_wacz').notNull(),
    /** The plan's limits at the start. */
    pagesMax: integer('pages_max').notNull(),
    filesMax: integer('files_max').notNull(),
    bytesMax: integer('bytes_max').notNull(),
    msMax: integer('ms_max').notNull(),
    status: text('status', { enum: SITE_DOWNLOAD_STATUSES }).notNull(),
    step: text('step', { enum: ['capturing', 'packing', 'stopping'] }),
    progress: integer('progress').notNull().default(0),
    pagesDownloaded: integer('pages_downloaded').notNull().default(0),
    pagesDiscovered: integer('pages_discovered').notNull().default(0),
    assetsDownloaded: integer('assets_downloaded').notNull().default(0),
    assetsDiscovered: integer('assets_discovered').notNull().default(0),
    filesFailed: integer('files_failed').notNull().default(0),
    bytesCaptured: integer('bytes_captured').notNull().default(0),
    /** Bytes of the archives in the object store; null if there is none. */
    fileSize: integer('file_size'),
    waczSize: integer('wacz_size'),
    /** Codes that `reasonText` turns into words. */
    failure: text('failure'),
    notice: text('notice'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
    /** When its files expire or expired; null if there never were any. */
    expiresAt: instant('expires_at'),
    /** The last expiry warning that was sent, in days before the expiry. */
    warnedDays: integer('warned_days'),
    /** The coordinator's last heartbeat; a scheduled job resumes stalled downloads. */
    heartbeatAt: instant('heartbeat_at').notNull(),
  },
  (table) => [
    index('site_downloads_by_account').on(table.accountId, table.createdAt),
    index('site_downloads_by_status').on(table.status, table.heartbeatAt),
    index('site_downloads_by_expiry').on(table.expiresAt).where(sql`file_size IS NOT NULL`),
  ],
)

/**
 * What a website download cost its account's plan. It outlives the download: deleting it refunds nothing. A download
 * that failed or captured nothing has no row.
 */
export const siteDownloadSpends = sqliteTable(
  'site_download_spends',
  {
    downloadId: text('download_id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** Calendar day in UTC, `2026-11-21`. */
    day: text('day').notNull(),
  },
  (table) => [index('site_download_spends_by_day').on(table.accountId, table.day)],
)
