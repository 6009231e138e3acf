import { useQuery } from '@tanstack/react-query'
import type { Crawl, CrawlPage } from '../../../../src/contracts/crawls/crawls.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { readableUrl } from '../../../lib/readable-url.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { TONE_OF } from '../../../ui/tone.ts'
import { crawlResultQueries } from './api.ts'
import { useCrawlAddress } from './crawl-address.ts'

const states = {
  read: { label: 'Read', tone: TONE_OF.done },
  failed: { label: 'Failed', tone: TONE_OF.failed },
  skipped: { label: 'Skipped', tone: TONE_OF.skipped },
} as const

const columnsOf = (crawl: Crawl): readonly TableColumn<CrawlPage>[] => [
  {
    id: 'page',
    header: 'Page',
    isPrimary: true,
    isTruncated: true,
    width: 'w-1/2',
    cell: (page) => (
      <a
        href={page.url}
        title={page.url}
        target="_blank"
        rel="noopener noreferrer"
        className="rounded-sm hover:underline hover:underline-offset-3"
      >
        {crawl.urls.length > 1 ? readableUrl(page.url) : pathOf(page.url)}
      </a>
    ),
  },
  {
    id: 'state',
    header: 'State',
    isSelfEvident: true,
    width: 'w-24',
    cell: ({ state }) => (
      <Badge tone={states[state].tone} hasDot>
        {states[state].label}
      </Badge>
    ),
  },
  {
    id: 'reason',
    header: 'Outcome',
    isSelfEvident: true,
    isWide: true,
    width: 'w-1/2',
    // Reasons wrap, since the table would cut them off otherwise.
    cell: (page) => <span className="inline-block whitespace-normal text-pretty align-middle">{outcomeOf(page)}</span>,
  },
  { id: 'items', header: 'Items', align: 'end', width: 'w-16', cell: (page) => formatNumber(page.items_found) },
]

/** Every page of a crawl, with its state and the reason. */
export function CrawlPages({ crawl }: { crawl: Crawl }) {
  const { address, adjust } = useCrawlAddress()
  const { state, page } = address
  const query = useQuery(crawlResultQueries.pages(crawl.id, page, state))
  const { data, isPlaceholderData } = query
  return (
    <Card
      isFlush
      title="Pages"
      actions={
        <SegmentedControl
          aria-label="Pages by status"
          value={state ?? 'all'}
          onChange={(next) => adjust({ state: next === 'all' ? undefined : next, page: undefined })}
          segments={[
            { value: 'all', label: 'All' },
            { value: 'read', label: 'Read', count: crawl.pages_done },
            { value: 'failed', label: 'Failed', count: crawl.pages_failed },
            { value: 'skipped', label: 'Skipped', count: crawl.pages_skipped },
          ]}
        />
      }
      footer={
        data && data.pagination.last_page > 1 ? (
          <>
            <span className="text-muted text-xs max-sm:hidden">{pluralize(data.pagination.total, 'page')}</span>
            <Pagination page={page} lastPage={data.pagination.last_page} onChange={(next) => adjust({ page: next })} />
          </>
        ) : undefined
      }
    >
      <Loaded query={query} placeholder={<TableSkeleton rows={5} label="Loading pages" />}>
        {(data) =>
          data.data.length === 0 ? (
            <p className="px-4 py-8 text-center text-muted text-sm">
              {state ? `No page ${states[state].label.toLowerCase()}.` : 'No pages yet.'}
            </p>
          ) : (
            <Table
              caption={`Pages of ${crawl.source}`}
              columns={columnsOf(crawl)}
              rows={data.data}
              rowKey={(row) => row.url}
              isRefreshing={isPlaceholderData}
            />
          )
        }
      </Loaded>
    </Card>
  )
}

/** The path and query of a URL. The host is the crawl's. */
const pathOf = (url: string): string => readableUrl(url).replace(/^[^/]+/, '') || '/'

function outcomeOf({ reason_text, http_status, title, state, engine, is_unchanged }: CrawlPage): string {
  if (reason_text && state !== 'read')
    return http_status !== null && http_status >= 400 ? `${reason_text} (${http_status})` : reason_text
  const how = [is_unchanged ? 'unchanged' : null, engine === 'browserless' ? 'read in a browser' : null, reason_text]
  return [title ?? (state === 'read' ? 'Read' : ''), ...how].filter(Boolean).join(' · ')
}
