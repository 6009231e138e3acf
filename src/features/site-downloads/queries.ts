import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { CursorQuery } from '../../contracts/cursor.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { SiteDownloadSpec } from '../../contracts/site-downloads/site-download-slices.ts'
import type {
  SiteDownload,
  SiteDownloadLimits,
  SiteDownloadStats,
} from '../../contracts/site-downloads/site-downloads.ts'
import { Settings } from '../../contracts/system/settings.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { rowsAfter } from '../../core/list-after.ts'
import { siteDownloads } from '../../db/schema/data/site-downloads.ts'
import { allowanceOf, readUsed } from '../../domain/billing/plan-limits.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { daysUntil, limitsOf } from './policy.ts'

export type SiteDownloadRow = typeof siteDownloads.$inferSelect

const ownOf = (ctx: ServiceContext) => eq(siteDownloads.accountId, accountOf(ctx).id)

/** Returns one of the account's downloads. @throws not_found, also for downloads of other accounts */
export async function requireSiteDownload(ctx: ServiceContext, id: string): Promise<SiteDownloadRow> {
  const [row] = await ctx.data
    .select()
    .from(siteDownloads)
    .where(and(eq(siteDownloads.id, id), ownOf(ctx)))
  return row ?? raise(notFound('Website download'))
}

/** Returns one page of the account's downloads, newest first. */
export async function listSiteDownloads(
  ctx: ServiceContext,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: SiteDownload[]; pagination: Pagination }> {
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(siteDownloads)
      .where(ownOf(ctx))
      .orderBy(desc(siteDownloads.createdAt), desc(siteDownloads.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(siteDownloads).where(ownOf(ctx)),
  ])
  return {
    data: rows.map((row) => toSiteDownload(row, ctx.clock.now())),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

/** Returns the account's downloads after one that was listed before, newest first. */
export async function listSiteDownloadsAfter(
  ctx: ServiceContext,
  query: CursorQuery,
): Promise<{ data: SiteDownload[]; next_cursor: string | null }> {
  const { rows, next_cursor } = await rowsAfter(ctx, siteDownloads, query)
  return { data: rows.map((row) => toSiteDownload(row, ctx.clock.now())), next_cursor }
}

export async function readSiteDownloadStats(ctx: ServiceContext): Promise<SiteDownloadStats> {
  const countOf = (...statuses: string[]) =>
    sql<number>`count(*) FILTER (WHERE status IN (${sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    )}))`
  const [row] = await ctx.data
    .select({
      total_downloads: count(),
      completed_downloads: countOf('completed'),
      pending_downloads: countOf('pending', 'processing'),
      failed_downloads: countOf('failed'),
      total_storage_used: sql<number>`coalesce(sum(coalesce(file_size, 0) + coalesce(wacz_size, 0)), 0)`,
    })
    .from(siteDownloads)
    .where(ownOf(ctx))
  return row!
}

/** Returns the limits of one download, and how many are left today. */
export async function readSiteDownloadLimits(ctx: ServiceContext): Promise<SiteDownloadLimits> {
  const account = accountOf(ctx)
  const used = await readUsed(ctx, account, ['site_downloads'])
  return { ...limitsOf(allowanceOf(account, 'site_downloads')), per_day: used.site_downloads }
}

export function toSiteDownload(row: SiteDownloadRow, now: Date): SiteDownload {
  return {
    id: row.id,
    url: row.url,
    max_depth: row.maxDepth,
    follow_external: row.followsExternal,
    respect_robots: row.respectsRobots,
    include_types: row.includeTypes,
    render_pages: row.rendersPages,
    make_wacz: row.makesWacz,
    status: row.status,
    step: row.status === 'processing' ? row.step : null,
    progress: row.progress,
    pages_downloaded: row.pagesDownloaded,
    pages_discovered: row.pagesDiscovered,
    assets_downloaded: row.assetsDownloaded,
    assets_discovered: row.assetsDiscovered,
    files_failed: row.filesFailed,
    bytes_captured: row.bytesCaptured,
    file_size: row.fileSize,
    wacz_size: row.waczSize,
    created_at: row.createdAt,
    started_at: row.startedAt,
    completed_at: row.completedAt,
    expires_at: row.expiresAt,
    days_until_expiration: row.expiresAt === null || row.fileSize === null ? null : daysUntil(row.expiresAt, now),
    error_message: row.failure && reasonText(row.failure),
    notice: row.notice && reasonText(row.notice),
  }
}

/** Builds the specification for a download's coordinator. The operator's settings matter only for new downloads. */
export function toSpec(
  row: SiteDownloadRow,
  { third_party_files_max }: Pick<Settings, 'third_party_files_max'> = Settings.parse({}),
): SiteDownloadSpec {
  return {
    download_id: row.id,
    account_id: row.accountId,
    url: row.url,
    max_depth: row.maxDepth,
    follow_external: row.followsExternal,
    respects_robots: row.respectsRobots,
    include_types: row.includeTypes,
    renders_pages: row.rendersPages,
    third_party_files_max,
    makes_wacz: row.makesWacz,
    pages_max: row.pagesMax,
    files_max: row.filesMax,
    bytes_max: row.bytesMax,
    ms_max: row.msMax,
  }
}
