import type {
  DownloadReport,
  PackTask,
  SiteDownloadSpec,
} from '../../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import { folderOf } from '../storage-keys.ts'
import { ArchiveUpload, LostUpload, type PartBuffers } from './archive-upload.ts'
import { addSiteFiles, addSiteSummary } from './site-files.ts'
import type { SiteRewriter } from './site-rewriter.ts'
import type { StoredFiles } from './stored-files.ts'
import { addWaczSummary, addWarc } from './wacz-files.ts'
import { ZipBatch } from './zip-batch.ts'

export interface PackTools {
  /** Reusable buffers of previous batches. */
  readonly buffers: PartBuffers
  readonly stored: StoredFiles
  readonly rewriter: SiteRewriter
  readonly inHand: InFlightRequests
  /** Renews the lease. False when the archive is no longer needed. */
  readonly isWanted: () => Promise<boolean>
}

/** Interval at which a long batch renews its lease. */
const RENEW_MS = 10_000

/** Appends a batch of files to an archive. Idempotent: repeating a batch writes the same parts. */
export async function packBatch(
  ctx: ServiceContext,
  spec: SiteDownloadSpec,
  task: PackTask,
  { buffers, stored, rewriter, inHand, isWanted }: PackTools,
): Promise<Partial<DownloadReport>> {
  const { format, upload_id, batch, offset_bytes, parts_done, remainder } = task
  const folder = folderOf(spec.account_id, spec.download_id)
  let renewedAt = Date.now()
  const pulse = async () => {
    if (Date.now() - renewedAt < RENEW_MS) return
    renewedAt = Date.now()
    if (!(await isWanted())) throw new Unwanted()
  }
  try {
    const place = { folder, format, uploadId: upload_id, batch, partsDone: parts_done, remainder }
    const upload = await ArchiveUpload.resume(ctx.files, place, buffers)
    const zip = new ZipBatch(upload)
    const work = { ctx, spec, folder, zip, stored, rewriter, pulse, inHand }
    if (format === 'zip') await addSiteFiles(work, task.files)
    else if (task.files.length > 0) await addWarc(work, task.files, batch)
    if (task.is_last) await (format === 'zip' ? addSiteSummary(work) : addWaczSummary(work, batch + 1))
    const { directory, entries } = zip.end(offset_bytes)
    const left = await upload.pause()
    const { size, parts } = upload
    return { packed: { format, batch, size_bytes: size, parts, directory, entries, remainder: left } }
  } catch (error) {
    if (error instanceof Unwanted) return {}
    if (!(error instanceof LostUpload)) throw error
    ctx.log.warn('upload of an archive was lost', { download_id: spec.download_id, format, reason: error.message })
    return { lost_upload: format }
  }
}

class Unwanted extends Error {}
