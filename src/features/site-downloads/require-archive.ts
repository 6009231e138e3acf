import type { ArchiveFormat } from '../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { notFound } from '../../lib/errors.ts'
import { requireSiteDownload, type SiteDownloadRow } from './queries.ts'
import { archiveKey, folderOf } from './storage-keys.ts'

/** Returns one of the account's archives. @throws not_found if it does not exist */
export async function requireArchive(
  ctx: ServiceContext,
  id: string,
  format: ArchiveFormat,
): Promise<{ row: SiteDownloadRow; key: string }> {
  const row = await requireSiteDownload(ctx, id)
  const size = format === 'zip' ? row.fileSize : row.waczSize
  if (size === null) throw notFound('Archive')
  return { row, key: archiveKey(folderOf(row.accountId, row.id), format) }
}
