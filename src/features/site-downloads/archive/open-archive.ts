import type { ArchiveFormat, SiteDownloadSpec } from '../../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { archiveKey, folderOf } from '../storage-keys.ts'

/** Starts the upload of an archive. @returns the upload's id */
export async function openArchive(ctx: ServiceContext, spec: SiteDownloadSpec, format: ArchiveFormat): Promise<string> {
  const key = archiveKey(folderOf(spec.account_id, spec.download_id), format)
  const { uploadId } = await ctx.files.createMultipartUpload(key, { httpMetadata: { contentType: 'application/zip' } })
  return uploadId
}
