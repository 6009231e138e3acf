import { sql } from 'drizzle-orm'
import type { DownloadProgress, SiteDownloadSpec } from '../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'

/** Updates the row that the interface shows. A download that has ended or was deleted stays unchanged. */
export async function noteProgress(
  ctx: ServiceContext,
  spec: SiteDownloadSpec,
  progress: DownloadProgress,
): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const step = progress.step === 'finished' ? null : progress.step
  await ctx.data.run(sql`
    UPDATE site_downloads SET status = 'processing', step = ${step}, progress = max(progress, ${progress.progress}),
      pages_downloaded = ${progress.pages_downloaded}, pages_discovered = ${progress.pages_discovered},
      assets_downloaded = ${progress.assets_downloaded}, assets_discovered = ${progress.assets_discovered},
      files_failed = ${progress.files_failed}, bytes_captured = ${progress.bytes_captured}, notice = ${progress.notice},
      started_at = coalesce(started_at, ${now}), heartbeat_at = ${now}
    WHERE id = ${spec.download_id} AND status IN ('pending', 'processing')`)
  publishTopics(ctx, spec.account_id, ['site-downloads'])
}
