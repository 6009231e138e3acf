import { useRef, useState } from 'react'
import { counted } from '../../../src/contracts/counted.ts'
import type { SiteDownload } from '../../../src/contracts/site-downloads.ts'
import { readableSite } from '../../lib/readable-url.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { isUnderWay, useCancelDownload } from './api.ts'
import { toastFailure } from './toast-failure.ts'

/** Asks whether a download is to stop and what becomes of what it has; open while there is one under way to ask about. */
export function CancelDownloadDialog({ download, onClose }: { download: SiteDownload | null; onClose: () => void }) {
  const cancel = useCancelDownload()
  const goOn = useRef<HTMLButtonElement | null>(null)
  const isOpen = download !== null && isUnderWay(download)
  const [isKeeping, setIsKeeping] = useState(false)

  async function stop(keep: boolean) {
    if (!download) return
    setIsKeeping(keep)
    try {
      await cancel.mutateAsync({ params: { id: download.id }, body: { keep } })
      toast.success('Download cancelled')
    } catch (error) {
      toastFailure('Failed to cancel download', error)
    } finally {
      onClose()
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !cancel.isPending && onClose()}
      title="Cancel this download?"
      role="alertdialog"
      initialFocus={goOn}
      footer={
        <Button ref={goOn} onClick={onClose} disabled={cancel.isPending}>
          Keep downloading
        </Button>
      }
    >
      {download ? (
        <>
          <p className="text-muted text-sm">
            {hasCaptured(download)
              ? `Captured of ${readableSite(download.url)} so far: ${capturedText(download)}. That can be packed into a zip, or be given up.`
              : `Nothing of ${readableSite(download.url)} is captured yet.`}
          </p>
          <div className="mt-4 flex flex-col gap-2 sm:flex-row">
            {hasCaptured(download) ? (
              <Button
                variant="primary"
                className="sm:flex-1 max-sm:h-10"
                isLoading={cancel.isPending && isKeeping}
                disabled={cancel.isPending}
                onClick={() => void stop(true)}
              >
                Cancel and keep what was captured
              </Button>
            ) : null}
            <Button
              variant="danger"
              className="sm:flex-1 max-sm:h-10"
              isLoading={cancel.isPending && !isKeeping}
              disabled={cancel.isPending}
              onClick={() => void stop(false)}
            >
              Cancel and discard
            </Button>
          </div>
        </>
      ) : null}
    </Dialog>
  )
}

const hasCaptured = ({ pages_downloaded, assets_downloaded }: SiteDownload) => pages_downloaded + assets_downloaded > 0

function capturedText({ pages_downloaded: pages, assets_downloaded: assets }: SiteDownload): string {
  return `${counted(pages, 'page')} and ${counted(assets, 'asset')}`
}
