import { useQuery } from '@tanstack/react-query'
import { ContactRound, LayoutGrid, Rows3 } from 'lucide-react'
import { useState } from 'react'
import type { CrawlContactFilter } from '../../../src/contracts/crawls/crawl-details.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { contactQueries } from './api.ts'
import { CrawlContactCards } from './crawl-contact-cards.tsx'
import { crawlContactColumns } from './crawl-contact-columns.tsx'
import { CrawlContactFilters } from './crawl-contact-filters.tsx'
import { useCrawlContactsView } from './use-crawl-contacts-view.ts'

const VIEWS = [
  { value: 'table', label: 'Table', icon: Rows3 },
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
] as const

/** Filters appear once there is something to choose from. */
const FILTERED_FROM = 2

const countText = (total: number) => pluralize(total, 'person or organisation', 'people and organisations')

/** How many people and organisations a crawl has; undefined until known. Shares its request with the list. */
export const useCrawlContactCount = (crawlId: string): number | undefined =>
  useQuery(contactQueries.ofCrawl(crawlId, 1)).data?.pagination.total

/** The people and organisations of a crawl, reachable ones first, each linked to its page; as a table or as cards. */
export function CrawlContacts({ crawlId }: { crawlId: string }) {
  const [page, setPage] = useState(1)
  const [filter, setFilter] = useState<CrawlContactFilter>({})
  const [view, setView] = useCrawlContactsView()
  const total = useCrawlContactCount(crawlId)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    contactQueries.ofCrawl(crawlId, page, filter),
  )
  const isFiltered = Object.values(filter).some(Boolean)
  const change = (next: Partial<CrawlContactFilter>) => {
    setPage(1)
    setFilter((current) => Object.fromEntries(Object.entries({ ...current, ...next }).filter(([, value]) => value)))
  }
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <TableSkeleton rows={4} label="Loading contacts" />
  if (data.data.length === 0 && !isFiltered) {
    return (
      <p className="px-4 py-8 text-center text-muted text-sm">
        We couldn't match any of this data to a person or organisation.
      </p>
    )
  }
  return (
    <>
      {(total ?? 0) >= FILTERED_FROM ? <CrawlContactFilters filter={filter} onChange={change} /> : null}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm" aria-live="polite">
          {countText(data.pagination.total)}
        </p>
        <div className="flex items-center gap-2">
          <SegmentedControl aria-label="View" value={view} onChange={setView} segments={VIEWS} isIconOnly />
          <LinkButton
            className="max-sm:hidden"
            size="sm"
            href={paths.contacts.to({ crawl_id: crawlId })}
            icon={ContactRound}
          >
            Open in Contacts
          </LinkButton>
        </div>
      </div>
      {data.data.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted text-sm">No matches. Change the search or the filters.</p>
      ) : view === 'cards' ? (
        <CrawlContactCards contacts={data.data} isRefreshing={isPlaceholderData} />
      ) : (
        <div className="-mx-4 sm:-mx-5">
          <Table
            caption="Contacts from this crawl"
            columns={crawlContactColumns}
            rows={data.data}
            rowKey={({ id }) => id}
            isRefreshing={isPlaceholderData}
          />
        </div>
      )}
      {data.pagination.last_page > 1 ? (
        <div className="mt-3">
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
        </div>
      ) : null}
    </>
  )
}
