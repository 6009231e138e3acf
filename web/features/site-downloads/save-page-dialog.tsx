import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CapturedPage, SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'
import * as contract from '../../../src/contracts/site-downloads/site-downloads.ts'
import { download as fetchFile } from '../../lib/call.ts'
import { readableSite, readableUrl } from '../../lib/readable-url.ts'
import { useSaveFile } from '../../lib/use-save-file.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { siteDownloadQueries } from './api.ts'
import { toastFailure } from './toast-failure.ts'

/** Saves one page of an archive, with everything it displays, as a single HTML file. */
export function SavePageDialog({ download, onClose }: { download: SiteDownload; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<string | null>(null)
  const { isSaving, save } = useSaveFile((failure) => toastFailure('Failed to download file', failure))
  const query = useQuery(siteDownloadQueries.pages(download.id, search, page))
  const { data } = query
  // A page that a search or another result page has hidden is not saved.
  const isInSight = data?.data.some(({ url }) => url === chosen) ?? false

  async function saveChosen(url: string) {
    const params = { id: download.id }
    if (!(await save(() => fetchFile(contract.getPage, { params, query: { url } })))) return
    toast.success('Download started')
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => !isSaving && onClose()}
      size="lg"
      title="One page as HTML"
      description={`A page of ${readableSite(download.url)} as a single file, with its styles, scripts and images inside.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Close
          </Button>
          <Button
            variant="primary"
            disabled={!isInSight}
            isLoading={isSaving}
            onClick={() => chosen !== null && void saveChosen(chosen)}
          >
            {isSaving ? 'Saving...' : 'Save as HTML'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SearchInput
          aria-label="Search pages"
          placeholder="Title or URL"
          value={search}
          onChange={(next) => {
            setSearch(next)
            setPage(1)
          }}
        />
        <Loaded query={query} placeholder={<TableSkeleton rows={6} label="Loading pages" />}>
          {({ data: pages }) =>
            pages.length === 0 ? (
              <EmptyState art="search" title={search ? 'No matching pages' : 'No pages'}>
                {search ? 'Try another word from its title or URL.' : 'The archive has no pages.'}
              </EmptyState>
            ) : (
              <RadioGroup
                label="Page"
                isLabelHidden
                value={chosen ?? ''}
                onChange={setChosen}
                options={pages.map(optionOf)}
                className={cn(query.isPlaceholderData && 'opacity-60')}
              />
            )
          }
        </Loaded>
        {data && data.pagination.last_page > 1 ? (
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} className="self-center" />
        ) : null}
      </div>
    </Dialog>
  )
}

function optionOf({ url, title }: CapturedPage) {
  const address = readableUrl(url)
  return title
    ? { value: url, label: <span className="block truncate">{title}</span>, hint: <Address text={address} /> }
    : { value: url, label: <span className="block truncate">{address}</span> }
}

const Address = ({ text }: { text: string }) => <span className="block truncate">{text}</span>
