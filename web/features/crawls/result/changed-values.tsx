import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ChangeKind, CrawlChange } from '../../../../src/contracts/crawls/crawl-details.ts'
import { Card } from '../../../ui/card.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { crawlResultQueries } from './api.ts'
import { PreviousCrawl } from './previous-crawl.tsx'

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

/** The values that are new, gone or still there since the previous crawl; `children` come before them. */
export function ChangedValues({ crawlId, children }: { crawlId: string; children: ReactNode }) {
  const [kind, setKind] = useState<ChangeKind>('new')
  const [page, setPage] = useState(1)
  const changes = useQuery(crawlResultQueries.changes(crawlId, kind, page))
  const { data } = changes
  return (
    <Card
      isFlush
      title="Changes"
      description={
        data ? (
          <>
            Since <PreviousCrawl crawl={data.previous} />
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
      {children}
      <Loaded query={changes} placeholder={<TableSkeleton rows={3} label="Loading changes" />}>
        {({ data: values }) =>
          values.length === 0 ? (
            <p className="px-4 py-8 text-center text-muted text-sm">{nothing[kind]}</p>
          ) : (
            <Table
              caption="Changes since the previous crawl"
              columns={columns}
              rows={values}
              rowKey={(change) => `${change.type}:${change.value}`}
              isRefreshing={changes.isPlaceholderData}
            />
          )
        }
      </Loaded>
    </Card>
  )
}
