import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { readableSite } from '../../lib/readable-url.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { isUnderWay, siteDownloadQueries, useCancelDownload } from './api.ts'
import { toastFailure } from './toast-failure.ts'

/** Asks whether to cancel a download and whether to keep its files so far. Open while `download` is set. */
export function CancelDownloadDialog({ download, onClose }: { download: SiteDownload | null; onClose: () => void }) {
  const client = useQueryClient()
  const cancel = useCancelDownload()
  const goOn = useRef<HTMLButtonElement | null>(null)
  const [isKeeping, setIsKeeping] = useState(false)
  const { data: now, isError } = useQuery({
    ...siteDownloadQueries.one(download?.id ?? ''),
    enabled: download !== null && isUnderWay(download) && !cancel.isPending,
  })
  const hasEnded = now !== undefined && !isUnderWay(now)
  const isOpen = download !== null && isUnderWay(download) && !hasEnded

  useEffect(() => {
    if (hasEnded) void invalidateGroups(client, [['site-downloads', 'list']])
  }, [client, hasEnded])

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
  const isAsking = !now && !isError
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
          <p className="text-muted text-sm">{stateText(readableSite(download.url), now, isAsking)}</p>
          <div className="mt-4 flex flex-col gap-2 sm:flex-row">
            {!now || hasCaptured(now) ? (
              <Button
                variant="primary"
                className="sm:flex-1 max-sm:h-10"
                isLoading={isAsking || (cancel.isPending && isKeeping)}
                disabled={isAsking || cancel.isPending}
                onClick={() => void stop(true)}
              >
                Cancel and keep captured files
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

/** @param now the download's current state; undefined while it is loading or if loading failed */
function stateText(site: string, now: SiteDownload | undefined, isAsking: boolean): string {
  if (isAsking) return `Checking how much of ${site} has been captured…`
  if (!now) return `We couldn't check how much of ${site} has been captured. You can keep it as a zip or discard it.`
  if (!hasCaptured(now)) return `Nothing from ${site} has been captured yet.`
  return `Captured of ${site} so far: ${capturedText(now)}. You can keep it as a zip or discard it.`
}

function capturedText({ pages_downloaded: pages, assets_downloaded: assets }: SiteDownload): string {
  return `${pluralize(pages, 'page')} and ${pluralize(assets, 'asset')}`
}
