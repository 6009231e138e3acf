import type { ClearTask, SiteDownloadSpec } from '../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { deleteFolder } from '../../platform/storage/delete-folder.ts'
import { archiveKey, capturesFolder, folderOf, partsFolder } from './storage-keys.ts'

/** Deletes files that a download no longer needs: the captured files, or all of them. Idempotent. */
export async function clearFiles(ctx: ServiceContext, spec: SiteDownloadSpec, task: ClearTask): Promise<void> {
  const folder = folderOf(spec.account_id, spec.download_id)
  for (const { format, upload_id } of task.uploads) {
    // An upload that no longer exists needs no abort.
    await ctx.files
      .resumeMultipartUpload(archiveKey(folder, format), upload_id)
      .abort()
      .catch(() => {})
  }
  if (task.all) return deleteFolder(ctx.files, folder)
  await deleteFolder(ctx.files, capturesFolder(folder))
  await deleteFolder(ctx.files, partsFolder(folder))
}
