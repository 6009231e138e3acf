import { and, eq, inArray } from 'drizzle-orm'
import type { SiteDownload } from '../../contracts/site-downloads/site-downloads.ts'
import type { ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { siteDownloads } from '../../db/schema/data/site-downloads.ts'
import { conflict } from '../../lib/errors.ts'
import { requireSiteDownload, toSiteDownload, toSpec } from './queries.ts'

/**
 * Stops a running download. With `keep`, what was captured is packed first and the download is cancelled afterwards.
 * Otherwise it is cancelled at once, and its coordinator's last consumer deletes its files.
 *
 * @throws not_found, or conflict when it has already ended
 */
export async function cancelSiteDownload(ctx: ServiceContext, id: string, keep: boolean): Promise<SiteDownload> {
  const row = await requireSiteDownload(ctx, id)
  const now = ctx.clock.now()
  const isUnderWay = inArray(siteDownloads.status, ['pending', 'processing'])
  const change = keep
    ? { step: 'stopping' as const }
    : { status: 'cancelled' as const, completedAt: now.toISOString(), step: null }
  const [changed] = await ctx.data
    .update(siteDownloads)
    .set(change)
    .where(and(eq(siteDownloads.id, row.id), isUnderWay))
    .returning()
  if (!changed) throw conflict('This download is already over.')
  const coordinator = ctx.coordinators.siteDownload(id)
  // A coordinator that lost its state starts again here, and stops at once.
  await coordinator.begin(toSpec(row))
  await coordinator.cancel(keep)
  publishTopics(ctx, row.accountId, ['site-downloads', 'statistics'])
  return toSiteDownload(changed, now)
}
