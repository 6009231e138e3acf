import type { SiteDownload } from '../../contracts/site-downloads/site-downloads.ts'
import type { ServiceContext } from '../../core/context.ts'
import { requireSiteDownload, toSiteDownload } from './queries.ts'

/**
 * Returns one of the account's downloads. The row of a running download is updated only once a second, so the current
 * counts come from its coordinator.
 */
export async function readSiteDownload(ctx: ServiceContext, id: string): Promise<SiteDownload> {
  const row = await requireSiteDownload(ctx, id)
  const isUnderWay = row.status === 'pending' || row.status === 'processing'
  const live = isUnderWay ? await ctx.coordinators.siteDownload(id).progress() : null
  return {
    ...toSiteDownload(row, ctx.clock.now()),
    ...(live && {
      pages_downloaded: live.pages_downloaded,
      pages_discovered: live.pages_discovered,
      assets_downloaded: live.assets_downloaded,
      assets_discovered: live.assets_discovered,
      files_failed: live.files_failed,
      bytes_captured: live.bytes_captured,
    }),
  }
}
