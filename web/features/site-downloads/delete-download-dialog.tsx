import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { readableSite } from '../../lib/readable-url.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { isUnderWay, useDeleteDownload } from './api.ts'
import { toastFailure } from './toast-failure.ts'

/** Asks for confirmation before a download and its files are deleted. Open while `download` is set. */
export function DeleteDownloadDialog({ download, onClose }: { download: SiteDownload | null; onClose: () => void }) {
  const remove = useDeleteDownload()
  async function confirm() {
    if (!download) return
    try {
      await remove.mutateAsync({ params: { id: download.id } })
      toast.success('Download deleted successfully')
    } catch (error) {
      toastFailure('Failed to delete download', error)
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen={download !== null}
      title="Delete this download?"
      confirmLabel="Delete"
      isDanger
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {download ? (
        <>
          {isUnderWay(download) ? 'It stops immediately. ' : ''}
          {download.file_size === null
            ? `The download of ${readableSite(download.url)} will be removed from the list.`
            : `The files of ${readableSite(download.url)} will be deleted too.`}{' '}
          This can't be undone.
        </>
      ) : null}
    </ConfirmDialog>
  )
}
