import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { apiKeyQueries } from './api.ts'

/** A key's latest requests, newest first. */
export function KeyRequests({ keyId }: { keyId: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    apiKeyQueries.requests(keyId),
  )
  const requests = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section>
      <h3 className="mb-2 font-semibold text-ink text-sm">Latest requests</h3>
      {error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={3} label="Loading requests" />
      ) : requests.length === 0 ? (
        <p className="text-muted text-sm">No requests yet. Requests rejected by a limit are counted but not listed.</p>
      ) : (
        <ul aria-label="Latest requests" className="divide-y divide-line border-line border-y text-sm">
          {requests.map(({ id, method, path, status, code, duration_ms, ip_address, created_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <Badge tone={status < 400 ? 'success' : 'danger'}>{status}</Badge>
              <code className="wrap-anywhere min-w-0 flex-1 font-mono text-ink text-xs">{`${method} ${path}`}</code>
              {code ? <span className="font-mono text-muted text-xs">{code}</span> : null}
              <span className="text-faint text-xs tabular-nums">
                {`${formatNumber(duration_ms)} ms · ${ip_address} · ${formatDateTime(created_at)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button className="mt-2" size="sm" isLoading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </section>
  )
}
