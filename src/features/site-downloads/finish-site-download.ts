import { eq, sql } from 'drizzle-orm'
import type { NewEvent } from '../../contracts/events.ts'
import type {
  DownloadReport,
  FinishTask,
  SiteDownloadSpec,
} from '../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { siteDownloads } from '../../db/schema/data/site-downloads.ts'
import { displayHost } from '../../lib/url.ts'
import { KEPT_MS } from './policy.ts'

/**
 * Stores a download's final state and notifies its owner. A download that failed or captured nothing does not count
 * against the quota. Idempotent: the state stored first remains.
 */
export async function finishSiteDownload(
  ctx: ServiceContext,
  spec: SiteDownloadSpec,
  task: FinishTask,
): Promise<Partial<DownloadReport>> {
  const progress = await ctx.coordinators.siteDownload(spec.download_id).progress()
  if (!progress) return { is_finished: true }
  const now = ctx.clock.now()
  const expiresAt = progress.zip_size === null ? null : new Date(now.getTime() + KEPT_MS).toISOString()
  const captured = progress.pages_downloaded + progress.assets_downloaded
  const isNow = (status: string) =>
    sql`EXISTS (SELECT 1 FROM site_downloads WHERE id = ${spec.download_id} AND status = ${status})`
  await runBatch(ctx.data, [
    statement(sql`
      UPDATE site_downloads SET status = ${task.status}, failure = ${task.failure}, notice = ${task.notice}, step = NULL,
        progress = CASE WHEN ${task.status} = 'completed' THEN 100 ELSE progress END,
        pages_downloaded = ${progress.pages_downloaded}, pages_discovered = ${progress.pages_discovered},
        assets_downloaded = ${progress.assets_downloaded}, assets_discovered = ${progress.assets_discovered},
        files_failed = ${progress.files_failed}, bytes_captured = ${progress.bytes_captured},
        file_size = ${progress.zip_size}, wacz_size = ${progress.wacz_size}, expires_at = ${expiresAt},
        completed_at = ${now.toISOString()}, heartbeat_at = ${now.toISOString()}
      WHERE id = ${spec.download_id} AND status IN ('pending', 'processing')`),
    statement(sql`
      DELETE FROM site_download_spends
      WHERE download_id = ${spec.download_id} AND (${isNow('failed')} OR ${captured} = 0 AND NOT ${isNow('completed')})`),
  ])
  const [row] = await ctx.data
    .select({ status: siteDownloads.status })
    .from(siteDownloads)
    .where(eq(siteDownloads.id, spec.download_id))
  // Deleted or discarded meanwhile, so the archive is not needed.
  const isUnwanted = !row || (row.status === 'cancelled' && task.status !== 'cancelled')
  if (isUnwanted) return { is_finished: true, is_unwanted: true }
  if (row.status === task.status && task.status !== 'cancelled') {
    await emit(ctx, eventOf(spec, task, progress.pages_downloaded))
  }
  return { is_finished: true }
}

/** The event has the download's own id, so that finishing twice sends one notification. */
function eventOf(spec: SiteDownloadSpec, { status, failure, notice }: FinishTask, pages: number): NewEvent {
  const { download_id, account_id } = spec
  const about = { id: download_id, account_id, download_id, host: displayHost(spec.url) }
  return status === 'failed'
    ? { ...about, kind: 'site-download.failed', reason: failure }
    : { ...about, kind: 'site-download.completed', pages, notice }
}
