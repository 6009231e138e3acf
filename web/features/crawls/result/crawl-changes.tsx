import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangeKind, CrawlChange } from '../../../../src/contracts/crawls/crawl-details.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Skeleton, TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { crawlQueries } from '../api.ts'
import { PeopleChanges, usePeopleChangeText } from './people-changes.tsx'

const columns: readonly TableColumn<CrawlChange>[] = [
  {
    id: 'value',
    header: 'Value',
    isPrimary: true,
    isTruncated: true,
    width: 'w-full',
    cell: ({ value, page_url }) =>
      page_url ? (
        <TextLink href={page_url} isExternal>
          {value}
        </TextLink>
      ) : (
        value
      ),
  },
  { id: 'type', header: 'Type', isSelfEvident: true, width: 'w-28', cell: ({ type }) => dataTypes[type].label },
  {
    id: 'first',
    header: 'First seen',
    align: 'end',
    width: 'w-28 whitespace-nowrap',
    cell: ({ first_seen_at }) => <RelativeTime value={first_seen_at} />,
  },
  {
    id: 'last',
    header: 'Last seen',
    align: 'end',
    width: 'w-28 whitespace-nowrap',
    cell: ({ last_seen_at }) => <RelativeTime value={last_seen_at} />,
  },
]

const nothing: Record<ChangeKind, string> = {
  new: 'Nothing new since the previous crawl.',
  gone: 'Nothing disappeared from the pages both crawls read.',
  same: 'Nothing in common.',
}

/**
 * What changed since the previous crawl from the same start address: who joined, left or has a new role, counts, and the
 * values on request. Renders nothing if that crawl has been deleted.
 */
export function CrawlChanges({ crawlId }: { crawlId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [kind, setKind] = useState<ChangeKind>('new')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(crawlQueries.changes(crawlId, kind, page))
  const people = usePeopleChangeText(crawlId)
  if (data && !data.previous) return null
  if (!isOpen)
    return (
      <Card>
        {error && !data ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {data && people !== undefined ? (
              <p className="min-w-0 flex-1 basis-56 text-pretty text-sm">
                <strong className="font-medium text-ink">
                  {people ? `${people}; values: ` : null}
                  {formatNumber(data.counts.new)} new, {formatNumber(data.counts.gone)} gone
                </strong>{' '}
                <span className="text-muted">
                  since <Previous crawl={data.previous} />
                </span>
              </p>
            ) : (
              <Skeleton className="h-4 w-48" />
            )}
            <Button
              size="sm"
              className="shrink-0"
              disabled={!data || people === undefined}
              onClick={() => setIsOpen(true)}
            >
              {people ? 'Show values' : 'Show changes'}
            </Button>
          </div>
        )}
        <PeopleChanges crawlId={crawlId} />
      </Card>
    )
  return (
    <Card
      isFlush
      title="Changes"
      description={
        data ? (
          <>
            Since <Previous crawl={data.previous} />
          </>
        ) : undefined
      }
      actions={
        <SegmentedControl
          aria-label="Changes by kind"
          value={kind}
          onChange={(next) => {
            setKind(next)
            setPage(1)
          }}
          segments={[
            { value: 'new', label: 'New', count: data?.counts.new },
            { value: 'gone', label: 'Gone', count: data?.counts.gone },
            { value: 'same', label: 'Still there', count: data?.counts.same },
          ]}
        />
      }
      footer={
        data && data.pagination.last_page > 1 ? (
          <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
        ) : undefined
      }
    >
      {people ? (
        <div className="px-4 pb-3 sm:px-5 [&>div]:mt-0 [&>div]:border-t-0">
          <PeopleChanges crawlId={crawlId} />
        </div>
      ) : null}
      {error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={3} label="Loading changes" />
      ) : data.data.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted text-sm">{nothing[kind]}</p>
      ) : (
        <Table
          caption="Changes since the previous crawl"
          columns={columns}
          rows={data.data}
          rowKey={(change) => `${change.type}:${change.value}`}
          isRefreshing={isPlaceholderData}
        />
      )}
    </Card>
  )
}

function Previous({ crawl }: { crawl: { id: string; finished_at: string } | null }) {
  if (!crawl) return null
  return (
    <>
      <TextLink href={paths.crawlDetail.to(crawl.id)}>the previous crawl</TextLink>,{' '}
      <RelativeTime value={crawl.finished_at} />
    </>
  )
}
