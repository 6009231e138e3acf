import { useQuery } from '@tanstack/react-query'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { crawlName } from '../../../lib/crawl-name.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { crawlQueries, HISTORY_PAGE_SIZE } from '../api.ts'
import { type CrawlActions, CrawlMenu } from './crawl-menu.tsx'

/** All crawls of the account, fifteen per page, or those with a text in their name, website or keyword. */
export function CrawlHistory({
  page,
  search,
  onSearch,
  onPage,
  onClose,
  ...actions
}: CrawlActions & {
  page: number
  search: string
  onSearch: (text: string) => void
  onPage: (page: number) => void
  onClose: () => void
}) {
  const query = useQuery(crawlQueries.history(page, search.trim() || undefined))
  const { data, isPlaceholderData } = query
  return (
    <Card
      isFlush
      title="Crawl history"
      description={data ? pluralize(data.pagination.total, 'crawl') : undefined}
      actions={
        <Button size="sm" variant="ghost" onClick={onClose}>
          Only recent
        </Button>
      }
      footer={
        data && data.pagination.last_page > 1 ? (
          <>
            <span className="text-muted text-xs max-sm:hidden">{HISTORY_PAGE_SIZE} a page</span>
            <Pagination page={page} lastPage={data.pagination.last_page} onChange={onPage} />
          </>
        ) : undefined
      }
    >
      <div className="border-line border-b px-4 py-2.5">
        <SearchInput
          aria-label="Search crawls"
          placeholder="Name, website or keyword"
          value={search}
          onChange={onSearch}
          lengthMax={200}
          className="max-w-sm"
        />
      </div>
      <Loaded query={query} placeholder={<TableSkeleton rows={10} label="Loading history" />}>
        {(data) =>
          data.data.length === 0 ? (
            <EmptyState
              art={search ? 'search' : 'web'}
              title={search ? 'No matching crawls' : page > 1 ? 'No crawls on this page' : 'No crawls yet'}
            >
              {search
                ? 'Search for part of a name, website or keyword.'
                : page > 1
                  ? 'There are fewer crawls than before.'
                  : 'Enter a website to get started.'}
            </EmptyState>
          ) : (
            <Table
              caption="Crawl history"
              columns={columnsOf(actions)}
              rows={data.data}
              rowKey={(crawl) => crawl.id}
              onOpen={actions.onOpen}
              isRefreshing={isPlaceholderData}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

const columnsOf = (actions: CrawlActions): readonly TableColumn<Crawl>[] => [
  {
    id: 'source',
    header: 'Crawl',
    isPrimary: true,
    isTruncated: true,
    width: 'w-full',
    cell: (crawl) => (
      <span className="block truncate max-sm:max-w-[70vw]">
        {crawlName(crawl)}
        {crawl.name ? <span className="ml-2 font-normal text-faint text-xs">{crawl.source}</span> : null}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isSelfEvident: true,
    width: 'w-28',
    cell: (crawl) => <StatusBadge status={crawl.status} />,
  },
  { id: 'items', header: 'Items', align: 'end', width: 'w-16', cell: (crawl) => formatNumber(crawl.items_found) },
  { id: 'pages', header: 'Pages', align: 'end', width: 'w-16', cell: (crawl) => formatNumber(crawl.pages_done) },
  {
    id: 'started',
    header: 'Started',
    isSelfEvident: true,
    align: 'end',
    width: 'w-28',
    cell: (crawl) => <RelativeTime value={crawl.created_at} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    width: 'w-12',
    cell: (crawl) => (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps a press on the menu from opening the row
      <span className="max-sm:absolute max-sm:top-2 max-sm:right-3" onClick={(event) => event.stopPropagation()}>
        <CrawlMenu crawl={crawl} {...actions} />
      </span>
    ),
  },
]
