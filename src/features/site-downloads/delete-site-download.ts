import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { siteDownloads } from '../../db/schema/site-downloads.ts'
import { deleteFolder } from '../../platform/storage/delete-folder.ts'
import { requireSiteDownload, toPlan } from './queries.ts'
import { folderOf } from './storage-keys.ts'

/**
 * Deletes a download and its files; one that is under way stops, and its coordinator's last consumer deletes what it wrote
 * meanwhile. The quota it spent stays spent, unless nothing was captured yet.
 */
export async function deleteSiteDownload(ctx: ServiceContext, id: string): Promise<void> {
  const row = await requireSiteDownload(ctx, id)
  if (row.status === 'pending' || row.status === 'processing') {
    const coordinator = ctx.coordinators.siteDownload(id)
    await coordinator.begin(toPlan(row))
    await coordinator.cancel(false)
  }
  // The files first: a row without files can be deleted again, files without a row could not.
  await deleteFolder(ctx.files, folderOf(row.accountId, row.id))
  await ctx.db.delete(siteDownloads).where(eq(siteDownloads.id, row.id))
}
