import type {
  CloseTask,
  DownloadReport,
  SiteDownloadSpec,
} from '../../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { archiveKey, folderOf } from '../storage-keys.ts'
import { ArchiveUpload, LostUpload, type PartBuffers } from './archive-upload.ts'
import { endRecord } from './zip-records.ts'

/** Appends the zip directory and completes the upload. Leaves an archive that is already complete unchanged. */
export async function closeArchive(
  ctx: ServiceContext,
  spec: SiteDownloadSpec,
  { format, upload_id, batches, offset_bytes, parts, remainder }: CloseTask,
  buffers: PartBuffers,
): Promise<Partial<DownloadReport>> {
  const folder = folderOf(spec.account_id, spec.download_id)
  const coordinator = ctx.coordinators.siteDownload(spec.download_id)
  const key = archiveKey(folder, format)
  try {
    const upload = await ArchiveUpload.resume(
      ctx.files,
      { folder, format, uploadId: upload_id, batch: batches, partsDone: parts.length, remainder },
      buffers,
    )
    let entries = 0
    for (let batch = 0; batch < batches; batch++) {
      const part = await coordinator.directoryOf(format, batch)
      if (!part) throw new LostUpload(`the directory of batch ${batch} is gone`)
      entries += part.entries
      upload.push(part.directory)
      await upload.drain()
    }
    upload.push(endRecord(entries, upload.size, offset_bytes))
    await upload.complete(parts)
    return { closed: { format, size_bytes: offset_bytes + upload.size } }
  } catch (error) {
    if (!(error instanceof LostUpload)) throw error
    const whole = await ctx.files.head(key)
    if (whole && whole.size > offset_bytes) return { closed: { format, size_bytes: whole.size } }
    ctx.log.warn('upload of an archive was lost', { download_id: spec.download_id, format, reason: error.message })
    return { lost_upload: format }
  }
}
