import { and, eq, inArray } from 'drizzle-orm'
import type { SiteDownload } from '../../contracts/site-downloads.ts'
import type { ServiceContext } from '../../core/context.ts'
import { siteDownloads } from '../../db/schema/data/site-downloads.ts'
import { conflict } from '../../lib/errors.ts'
import { requireSiteDownload, toSiteDownload, toSpec } from './queries.ts'

/**
 * Stops a download that is under way. With `keep` it packs what was captured and is cancelled once that is done; otherwise
 * it is cancelled at once and its files are deleted by its coordinator's last consumer.
 *
 * @throws not_found, or conflict when it is over already
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
  // One whose coordinator lost everything begins here, and ends at once.
  await coordinator.begin(toSpec(row))
  await coordinator.cancel(keep)
  return toSiteDownload(changed, now)
}
