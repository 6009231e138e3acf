import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { logQueries, useLiveTail } from './api.ts'
import { LogActions } from './log-actions.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogViewer } from './log-viewer.tsx'
import { LogLegend, momentWords } from './log-words.tsx'
import { type LogsPlace, useLogsAddress } from './logs-address.ts'

/** Log lines of requests, messages and jobs, newest first, optionally live. */
export function SystemLogsTab() {
  const place = useLogsAddress()
  const { address } = place
  const client = useQueryClient()
  const list = useInfiniteQuery(logQueries.list(address))
  const [isLive, setIsLive] = useState(false)
  const [isAtTop, setIsAtTop] = useState(true)
  const isShown = list.data !== undefined && !list.isPlaceholderData
  const tail = useLiveTail(address, isLive && isAtTop && isShown)
  const logs = list.data?.pages.flatMap((page) => page.logs)
  const refresh = async () => {
    const { queryKey } = logQueries.list(address)
    // Drops all pages but the first, so that only that one is refetched.
    client.setQueryData(
      queryKey,
      (shown) => shown && { pages: shown.pages.slice(0, 1), pageParams: shown.pageParams.slice(0, 1) },
    )
    await list.refetch({ throwOnError: true })
  }
  return (
    <Card
      isFlush
      title="System Logs"
      actions={<LogActions address={address} isLive={isLive} onLive={setIsLive} onRefresh={refresh} />}
      footer={
        <>
          <p className="text-muted text-xs tabular-nums">
            Total: {formatNumber(logs?.length ?? 0)} log entries
            {list.data?.pages[0] ? ` · Last updated: ${momentWords(list.data.pages[0].updated_at)}` : null}
          </p>
          <LogLegend />
        </>
      }
    >
      <LogFilters place={place} />
      {isLive ? (
        <p role="status" className="border-line border-b bg-sunken px-4 py-1.5 text-muted text-xs">
          {tailWords(isAtTop, tail.isError)}
        </p>
      ) : null}
      {list.error && !logs ? (
        <CallFailure error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      ) : !logs ? (
        <TableSkeleton rows={10} label="Loading logs" />
      ) : logs.length === 0 && !list.hasNextPage ? (
        <NoLogs place={place} />
      ) : (
        <LogViewer
          // The key resets the scroll position when the filters change.
          key={JSON.stringify(address)}
          logs={logs}
          onRequest={address.request_id ? null : (request_id) => place.filter({ request_id })}
          isRefreshing={list.isPlaceholderData}
          isAtTop={isAtTop}
          onAtTop={setIsAtTop}
          onOlder={list.hasNextPage ? () => void list.fetchNextPage() : null}
          isLoadingOlder={list.isFetchingNextPage}
          olderFailure={olderWords(logs.length, list.isFetchNextPageError)}
        />
      )}
    </Card>
  )
}

function tailWords(isAtTop: boolean, hasFailed: boolean): string {
  if (!isAtTop) return 'Live tail is paused while you read older lines.'
  return hasFailed ? 'Live tail lost its connection. Retrying.' : 'New lines appear automatically.'
}

function olderWords(count: number, hasFailed: boolean): string | null {
  if (hasFailed) return "We couldn't load older lines."
  return count === 0 ? 'No matches in the newest lines.' : null
}

function NoLogs({ place }: { place: LogsPlace }) {
  if (!place.isFiltered)
    return (
      <EmptyState title="No Logs Found" art="inbox">
        Logs from requests, messages and jobs appear here.
      </EmptyState>
    )
  return (
    <EmptyState title="No Logs Found" art="search" actions={<Button onClick={place.clear}>Show all</Button>}>
      No matching lines. Only a sample of successful requests is kept; see Settings.
    </EmptyState>
  )
}
