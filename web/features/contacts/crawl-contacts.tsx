import { useQuery } from '@tanstack/react-query'
import { ContactRound, LayoutGrid, Rows3 } from 'lucide-react'
import { useState } from 'react'
import type { CrawlContact, CrawlContactFilter } from '../../../src/contracts/crawls/crawl-details.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { readableUrl } from '../../lib/readable-url.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { contactQueries } from './api.ts'
import { EmailCell, PhoneCell, WhoCell } from './contact-cells.tsx'
import { CrawlContactCards } from './crawl-contact-cards.tsx'

const columns: readonly TableColumn<CrawlContact>[] = [
  {
    id: 'who',
    header: 'Who',
    isPrimary: true,
    isTruncated: true,
    width: 'w-1/3',
    cell: (contact) => <WhoCell contact={contact} />,
  },
  {
    id: 'email',
    header: 'Email',
    isSelfEvident: true,
    isTruncated: true,
    width: 'w-1/3',
    cell: (contact) => EmailCell({ contact }),
  },
  { id: 'phone', header: 'Phone', isSelfEvident: true, width: 'w-40', cell: (contact) => PhoneCell({ contact }) },
  {
    id: 'source',
    header: 'Source page',
    isTruncated: true,
    width: 'w-1/4',
    cell: ({ page_url }) =>
      page_url ? (
        <span className="block min-w-0">
          <TextLink href={page_url} isExternal>
            {pathOf(page_url)}
          </TextLink>
          <span className="block truncate text-faint text-xs">{hostOf(page_url)}</span>
        </span>
      ) : (
        '–'
      ),
  },
]

const hostOf = (url: string) => readableUrl(url).split(/[/?]/, 1)[0]!
/** The part that tells a site's pages apart. */
const pathOf = (url: string) => readableUrl(url).slice(hostOf(url).length) || '/'

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'person', label: 'People' },
  { value: 'organization', label: 'Organisations' },
] as const
const REACH = [
  { value: 'any', label: 'Any' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const
const VIEWS = [
  { value: 'table', label: 'Table', icon: Rows3 },
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
] as const
type View = (typeof VIEWS)[number]['value']

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
  const [view, setView] = useView()
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
      {(total ?? 0) >= FILTERED_FROM ? (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <SearchInput
            aria-label="Search people and organisations"
            placeholder="Name, title, email"
            value={filter.search ?? ''}
            onChange={(search) => change({ search: search.trim() || undefined })}
            lengthMax={200}
            className="min-w-40 flex-1 sm:max-w-56"
          />
          <SegmentedControl
            aria-label="Kind"
            value={filter.kind ?? 'all'}
            onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
            segments={KINDS}
          />
          <SegmentedControl
            aria-label="Reachable by"
            value={filter.has ?? 'any'}
            onChange={(has) => change({ has: has === 'any' ? undefined : has })}
            segments={REACH}
          />
        </div>
      ) : null}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm" aria-live="polite">
          {countText(data.pagination.total)}
        </p>
        <div className="flex items-center gap-2">
          <SegmentedControl aria-label="View" value={view} onChange={setView} segments={VIEWS} isIconOnly />
          <LinkButton size="sm" href={paths.contacts.to({ crawl_id: crawlId })} icon={ContactRound}>
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
            columns={columns}
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

const VIEW_KEY = 'crawl-contacts-view'

/** The view that this browser used last; a table at first. */
function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (read() === 'cards' ? 'cards' : 'table'))
  return [
    view,
    (next) => {
      setView(next)
      try {
        localStorage.setItem(VIEW_KEY, next)
      } catch {
        // Storage may be blocked or full; the view then lasts as long as the page.
      }
    },
  ]
}

function read(): string | null {
  try {
    return localStorage.getItem(VIEW_KEY)
  } catch {
    return null
  }
}
