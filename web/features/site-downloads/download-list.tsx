import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { siteDownloadQueries } from './api.ts'
import { CancelDownloadDialog } from './cancel-download-dialog.tsx'
import { DeleteDownloadDialog } from './delete-download-dialog.tsx'
import { DownloadRow } from './download-row.tsx'
import { SavePageDialog } from './save-page-dialog.tsx'

export interface DownloadListProps {
  page: number
  onPage: (page: number) => void
}

/** All downloads of the account, ten per page, newest first. */
export function DownloadList({ page, onPage }: DownloadListProps) {
  const query = useQuery(siteDownloadQueries.list(page))
  const { data, isPlaceholderData } = query
  useStatsInStep(data?.data)
  const [asking, setAsking] = useState<{ about: 'cancel' | 'delete'; id: string } | null>(null)
  const [source, setSource] = useState<SiteDownload | null>(null)
  // Read from the list, because the download continues while the dialog is open.
  const askedAbout = (about: 'cancel' | 'delete') =>
    (asking?.about === about && data?.data.find(({ id }) => id === asking.id)) || null
  const [cancelling, deleting] = [askedAbout('cancel'), askedAbout('delete')]
  const close = () => setAsking(null)
  const commands = {
    onCancel: ({ id }: SiteDownload) => setAsking({ about: 'cancel', id }),
    onDelete: ({ id }: SiteDownload) => setAsking({ about: 'delete', id }),
    onSavePage: setSource,
  }
  return (
    <Card
      isFlush
      title="Your Downloads"
      description={data && data.pagination.total > 0 ? pluralize(data.pagination.total, 'download') : undefined}
      footer={
        data && data.pagination.last_page > 1 ? (
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={onPage} />
        ) : undefined
      }
    >
      <Loaded query={query} placeholder={<TableSkeleton rows={5} label="Loading your downloads" />}>
        {(data) =>
          data.data.length > 0 ? (
            <ul
              aria-label="Your Downloads"
              aria-busy={isPlaceholderData}
              className={cn(isPlaceholderData && 'opacity-60')}
            >
              {data.data.map((download) => (
                <DownloadRow key={download.id} download={download} {...commands} />
              ))}
            </ul>
          ) : page > 1 ? (
            <EmptyState
              art="web"
              title="No downloads on this page"
              actions={<Button onClick={() => onPage(1)}>To the first page</Button>}
            >
              There are fewer downloads than before.
            </EmptyState>
          ) : (
            <EmptyState art="web" title="No downloads yet">
              Enter a website to save it as a zip you can browse offline, with pages, styles, scripts, images and fonts.
            </EmptyState>
          )
        }
      </Loaded>
      {cancelling ? <CancelDownloadDialog download={cancelling} onClose={close} /> : null}
      {deleting ? <DeleteDownloadDialog download={deleting} onClose={close} /> : null}
      {source ? <SavePageDialog download={source} onClose={() => setSource(null)} /> : null}
    </Card>
  )
}

/**
 * Refetches the figures above the list when a state changes. They are polled less often and must not count a completed
 * download as in progress. Failed downloads are refunded to the plan, so the limits are refetched, too.
 */
function useStatsInStep(downloads: readonly SiteDownload[] | undefined): void {
  const client = useQueryClient()
  const states = downloads?.map(({ id, status }) => `${id} ${status}`).join()
  const before = useRef(states)
  useEffect(() => {
    if (before.current !== undefined && before.current !== states)
      for (const { queryKey } of [siteDownloadQueries.stats(), siteDownloadQueries.limits()])
        void client.invalidateQueries({ queryKey })
    before.current = states
  }, [client, states])
}
