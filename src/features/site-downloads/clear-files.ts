import type { ClearTask, SiteDownloadSpec } from '../../contracts/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { deleteFolder } from '../../platform/storage/delete-folder.ts'
import { archiveKey, capturesFolder, folderOf, partsFolder } from './storage-keys.ts'

/** Deletes what a download no longer needs: the captured files, or everything. Safe to repeat. */
export async function clearFiles(ctx: ServiceContext, spec: SiteDownloadSpec, task: ClearTask): Promise<void> {
  const folder = folderOf(spec.account_id, spec.download_id)
  for (const { format, upload_id } of task.uploads) {
    // One that is gone already is what is wanted.
    await ctx.files
      .resumeMultipartUpload(archiveKey(folder, format), upload_id)
      .abort()
      .catch(() => {})
  }
  if (task.all) return deleteFolder(ctx.files, folder)
  await deleteFolder(ctx.files, capturesFolder(folder))
  await deleteFolder(ctx.files, partsFolder(folder))
}
