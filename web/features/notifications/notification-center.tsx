import { useQuery } from '@tanstack/react-query'
import { Bell, MailOpen, Mails } from 'lucide-react'
import { CallError } from '../../lib/call-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLastPage } from '../../lib/use-last-page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ForbiddenState } from '../../ui/forbidden-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { type NotificationFilter, notificationQueries } from './api.ts'
import { NotificationList } from './notification-list.tsx'

const emptyTexts: Readonly<Record<NotificationFilter, string>> = {
  all: 'You have no notifications yet.',
  unread: 'You have no unread notifications.',
  read: 'You have no read notifications.',
}

export interface NotificationCenterProps {
  filter: NotificationFilter
  page: number
  /** `isCorrection`: the page no longer exists, so the change replaces the history entry. */
  onChange: (filter: NotificationFilter, page: number, isCorrection?: boolean) => void
}

/** Figures, filter, list and pager of the notifications page. */
export function NotificationCenter({ filter, page, onChange }: NotificationCenterProps) {
  const { data: stats, isPending } = useQuery(notificationQueries.stats())
  const figure = (name: 'total' | 'unread' | 'read') => (stats ? formatNumber(stats[name]) : '–')
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(notificationQueries.list(filter, page))
  const { lastPage } = useLastPage({
    ...{ pages: data?.pagination, page, isPlaceholderData },
    onBeyond: (last) => onChange(filter, last, true),
  })
  return (
    <>
      <StatGrid className="mb-5 grid-cols-3 sm:grid-cols-3">
        <StatCard label="Total" icon={Bell} value={figure('total')} isLoading={isPending} />
        <StatCard label="Unread" icon={Mails} value={figure('unread')} isLoading={isPending} />
        <StatCard label="Read" icon={MailOpen} value={figure('read')} isLoading={isPending} />
      </StatGrid>
      <Card
        isFlush
        title={
          <SegmentedControl
            aria-label="Filter"
            value={filter}
            onChange={(next) => onChange(next, 1)}
            segments={[
              { value: 'all', label: 'All Notifications' },
              { value: 'unread', label: 'Unread Only' },
              { value: 'read', label: 'Read Only' },
            ]}
          />
        }
        footer={
          lastPage > 1 ? (
            <>
              <Button size="sm" disabled={page <= 1} onClick={() => onChange(filter, page - 1)}>
                Previous
              </Button>
              <span className="text-muted text-sm tabular-nums">
                Page {page} of {lastPage}
              </span>
              <Button size="sm" disabled={page >= lastPage} onClick={() => onChange(filter, page + 1)}>
                Next
              </Button>
            </>
          ) : null
        }
      >
        {error instanceof CallError && error.status === 403 ? (
          <ForbiddenState />
        ) : error && !data ? (
          <ErrorState title="Error loading notifications" onRetry={() => void refetch()} isRetrying={isFetching}>
            Please try refreshing the page.
          </ErrorState>
        ) : !data ? (
          <TableSkeleton rows={6} label="Loading notifications" />
        ) : data.data.length === 0 ? (
          <EmptyState art="inbox" title="No notifications found">
            {emptyTexts[filter]}
          </EmptyState>
        ) : (
          <NotificationList notifications={data.data} />
        )}
      </Card>
    </>
  )
}
