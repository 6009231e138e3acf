import { useQuery } from '@tanstack/react-query'
import { Database, Plus, RotateCw } from 'lucide-react'
import type { Crawl, CrawlResult } from '../../../src/contracts/crawls.ts'
import type { DataType } from '../../../src/contracts/items.ts'
import { formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { crawlQueries } from './api.ts'
import { countableValues } from './countable-values.ts'
import { type CrawlAddress, useCrawlAddress } from './crawl-address.ts'
import { CrawlPages } from './crawl-pages.tsx'
import { CrawlStatusBadge } from './crawl-status.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FoundValues } from './found-values.tsx'
import { formatDuration } from './ticking.ts'

/** What a crawl that is over gave: its values by type, its pages with their reasons, and where to go from here. */
export function CrawlResultView({
  id,
  onNew,
  onAgain,
}: {
  id: string
  onNew: () => void
  onAgain: (crawl: Crawl) => void
}) {
  const { data: result, error, refetch, isFetching } = useQuery(crawlQueries.result(id))
  const { address, adjust } = useCrawlAddress()
  if (error && !result) {
    return (
      <Card>
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  }
  if (!result) {
    return (
      <Card isFlush>
        <TableSkeleton label="Loading the results" />
      </Card>
    )
  }
  const { crawl } = result
  const found = valuesByType(result)
  const total = found.reduce((sum, { values }) => sum + values.length, 0)
  return (
    <>
      <Card isFlush>
        <header className="px-4 pt-4 sm:px-5">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
            <div className="min-w-0">
              <div className="flex items-center gap-2">
                <h2 className="truncate font-semibold text-ink text-xl">{crawl.source}</h2>
                <CrawlStatusBadge status={crawl.status} />
              </div>
              <Summary crawl={crawl} />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Button size="sm" variant="ghost" icon={Plus} onClick={onNew}>
                New crawl
              </Button>
              <Button size="sm" icon={RotateCw} onClick={() => onAgain(crawl)}>
                Crawl again
              </Button>
            </div>
          </div>
          {crawl.reason && crawl.status !== 'cancelled' ? (
            <Alert
              className="mt-4"
              tone={crawl.status === 'failed' ? 'danger' : 'info'}
              title={crawl.status === 'failed' ? 'Crawl failed' : undefined}
            >
              {crawl.reason}
            </Alert>
          ) : null}
        </header>
        {total > 0 ? (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-y bg-sunken px-4 py-3 sm:px-5">
            <p className="text-muted text-sm">
              <strong className="mr-1.5 font-semibold text-2xl text-ink tabular-nums tracking-[-0.02em]">
                {formatNumber(total)}
              </strong>
              {total === 1 ? 'item' : 'items'} found
            </p>
            <div className="flex gap-2">
              <ExportMenu
                crawl={crawl}
                types={found.filter(({ values }) => values.length > 0).map(({ type }) => type)}
              />
              <LinkButton href={paths.data.to({ crawl_id: id })} variant="primary" icon={Database}>
                Browse data
              </LinkButton>
            </div>
          </div>
        ) : (
          <NoData crawl={crawl} />
        )}
        {total > 0 ? (
          <div className="px-4 pt-3 pb-4 sm:px-5">
            <Tabs
              aria-label="Results"
              value={viewOf(address, found)}
              onChange={(view) => adjust({ view })}
              tabs={found.map(({ type, values }) => ({
                id: type,
                label: dataTypes[type].label,
                count: values.length,
                content: <FoundValues type={type} values={values} />,
              }))}
            />
          </div>
        ) : null}
      </Card>
      <CrawlPages crawl={crawl} />
    </>
  )
}

/** The types that were asked for, with the values that count. */
function valuesByType({ crawl, results }: CrawlResult): { type: DataType; values: string[] }[] {
  return crawl.types.map((type) => ({ type, values: countableValues(results[type] ?? []) }))
}

/** The type in the address, else the first with values. */
function viewOf({ view }: CrawlAddress, found: readonly { type: DataType; values: string[] }[]): DataType {
  const wanted = found.find(({ type }) => type === view) ?? found.find(({ values }) => values.length > 0)
  return wanted?.type ?? 'emails'
}

function Summary({ crawl }: { crawl: Crawl }) {
  const { pages_done, pages_failed, pages_skipped, started_at, finished_at } = crawl
  const durationMs = started_at && finished_at ? Date.parse(finished_at) - Date.parse(started_at) : null
  const parts = [
    `${formatNumber(pages_done)} ${pages_done === 1 ? 'page' : 'pages'} read`,
    pages_failed > 0 ? `${formatNumber(pages_failed)} failed` : null,
    pages_skipped > 0 ? `${formatNumber(pages_skipped)} skipped` : null,
    durationMs === null ? null : formatDuration(durationMs),
  ]
  return (
    <p className="mt-0.5 text-muted text-sm">
      {parts.filter(Boolean).join(' · ')} · <RelativeTime value={finished_at ?? crawl.created_at} />
    </p>
  )
}

function NoData({ crawl }: { crawl: Crawl }) {
  if (crawl.status === 'failed') return <div className="h-4" />
  const types = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    crawl.types.map((type) => dataTypes[type].label.toLowerCase()),
  )
  const why =
    crawl.pages_done === 0
      ? 'The crawl ended before a page was read.'
      : crawl.pages_done === 1
        ? `The page that was read shows no ${types}.`
        : `None of the ${formatNumber(crawl.pages_done)} pages that were read shows ${types}.`
  return (
    <EmptyState art="search" title="No Data Found" className="py-8">
      {why} Try more data types or a higher page limit.
    </EmptyState>
  )
}
