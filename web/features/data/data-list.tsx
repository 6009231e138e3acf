import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { COUNT_MAX, exportSelection, exportType, remove } from '../../../src/contracts/data/data.ts'
import { importCsv } from '../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLastPage } from '../../lib/use-last-page.ts'
import { Allowed, useAllowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageSizeSelect } from '../../ui/page-size-select.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import type { TableSelection } from '../../ui/table-selection.ts'
import { dataQueries } from './api.ts'
import { PAGE_SIZES, type useDataAddress } from './data-address.ts'
import { DataFilters } from './data-filters.tsx'
import { DataTable } from './data-table.tsx'

export interface DataListProps {
  location: ReturnType<typeof useDataAddress>
  selection: TableSelection
  /** The shown columns; null until they are known. */
  columns: readonly string[] | null
  /** Beside the filters: saved views and columns. */
  tools: ReactNode
  onImport: () => void
}

/** The filtered list with paging. The empty state depends on why there are no items. */
export function DataList({ location, selection, columns, tools, onImport }: DataListProps) {
  const { address, change, open, isFiltered, clear } = location
  const isAllowed = useAllowed()
  // Viewers who may neither export nor delete, such as impersonators, cannot select rows.
  const isSelectable = isAllowed(remove) || (isAllowed(exportType) && isAllowed(exportSelection))
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(dataQueries.list(address))
  const pagination = data?.pagination
  const items = data?.data ?? []
  const { isBeyond } = useLastPage({
    ...{ pages: pagination, page: address.page, isPlaceholderData },
    onBeyond: (page) => change({ page }, { replace: true }),
  })
  return (
    <Card isFlush footer={pagination && pagination.total > 0 ? <Footer location={location} {...pagination} /> : null}>
      <DataFilters {...location} tools={tools} />
      {error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data || !columns || isBeyond ? (
        <TableSkeleton rows={address.per_page > 10 ? 12 : 8} label="Loading data" />
      ) : items.length > 0 ? (
        <DataTable
          items={items}
          columns={columns}
          selection={isSelectable ? selection : undefined}
          openId={address.item}
          isRefreshing={isPlaceholderData}
          onOpen={(item) => open(item.item_id)}
        />
      ) : isFiltered ? (
        <EmptyState art="search" title="Nothing matches" actions={<Button onClick={clear}>Show all data</Button>}>
          No values, sources or pages match these filters.
        </EmptyState>
      ) : (
        <EmptyState
          title="No data yet"
          actions={
            <>
              <LinkButton href={paths.crawl.to()} variant="primary">
                Start Crawling
              </LinkButton>
              <Allowed to={importCsv}>
                <Button onClick={onImport}>Import CSV</Button>
              </Allowed>
            </>
          }
        >
          Everything you crawl, import or add appears here, with its source.
        </EmptyState>
      )}
    </Card>
  )
}

function Footer({
  location,
  total,
  is_capped,
  current_page,
  last_page,
}: {
  location: DataListProps['location']
  total: number
  is_capped: boolean
  current_page: number
  last_page: number
}) {
  return (
    <>
      <span className="text-muted text-xs tabular-nums">
        {is_capped ? `${formatNumber(COUNT_MAX)}+ items` : pluralize(total, 'item')}
      </span>
      <PageSizeSelect
        value={location.address.per_page}
        sizes={PAGE_SIZES}
        onChange={(size) => location.filter({ per_page: size as (typeof PAGE_SIZES)[number] })}
      />
      <Pagination page={current_page} lastPage={last_page} onChange={(page) => location.change({ page })} />
    </>
  )
}
