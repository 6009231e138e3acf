import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { deleteFolder } from '../../platform/storage/delete-folder.ts'
import { requireSiteDownload, toSpec } from './queries.ts'
import { folderOf } from './storage-keys.ts'

/**
 * Deletes a download and its files. A running download stops, and its coordinator's last consumer deletes files written
 * meanwhile. Its quota is not refunded, unless nothing was captured yet.
 */
export async function deleteSiteDownload(ctx: ServiceContext, id: string): Promise<void> {
  const row = await requireSiteDownload(ctx, id)
  if (row.status === 'pending' || row.status === 'processing') {
    const coordinator = ctx.coordinators.siteDownload(id)
    await coordinator.begin(toSpec(row))
    await coordinator.cancel(false)
  }
  // Files first: a row without files can be deleted again, but files without a row could not.
  await deleteFolder(ctx.files, folderOf(row.accountId, row.id))
  await runBatch(ctx.data, [
    statement(sql`DELETE FROM site_downloads WHERE id = ${row.id}`),
    auditStatement(ctx, { action: 'site-download.delete', objectId: row.id, accountId: row.accountId }),
  ])
  publishTopics(ctx, row.accountId, ['site-downloads', 'statistics'])
}
