import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey, ApiKeyStats } from '../../../src/contracts/api-keys/api-keys.ts'
import { formatNumber, formatUtcDay } from '../../lib/format.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { apiKeyQueries } from './api.ts'
import { KeyRequests } from './key-requests.tsx'
import { RequestBars } from './request-bars.tsx'

/** How many of a key's requests were accepted, and how many rejected. */
export function KeyStatsDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(apiKeyQueries.stats(apiKey.id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={`Statistics of “${apiKey.name}”`}
      description={data ? <LastUse at={data.last_used_at} /> : 'How often the key has been used.'}
    >
      {data ? (
        <div className="flex flex-col gap-5">
          <Stats stats={data} limits={apiKey.rate_limits} />
          <KeyRequests keyId={apiKey.id} />
        </div>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={8} label="Loading statistics" />
      )}
    </Dialog>
  )
}

function LastUse({ at }: { at: string | null }) {
  return at ? (
    <>
      Last used <RelativeTime value={at} />
    </>
  ) : (
    'Never used'
  )
}

function Stats({ stats, limits }: { stats: ApiKeyStats; limits: ApiKey['rate_limits'] }) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const figures = [
    // The server's `total_requests` does not include rejected ones.
    ['Total Requests', stats.total_requests + stats.refused_requests, null],
    ['Passed', stats.total_requests, null],
    ['Refused', stats.refused_requests, null],
    ['This Minute', stats.requests_this_minute, limits.requests_per_minute],
    ['This Hour', stats.requests_this_hour, limits.requests_per_hour],
    ['Today', stats.requests_today, limits.requests_per_day],
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <StatGrid className="sm:grid-cols-3">
        {figures.map(([label, value, limit]) => (
          <StatCard
            key={label}
            label={label}
            value={formatNumber(value)}
            hint={limit === null ? undefined : `of ${formatNumber(limit)}`}
          />
        ))}
      </StatGrid>
      <SegmentedControl
        aria-label="Show requests as"
        className="self-start"
        value={view}
        onChange={setView}
        segments={[
          { value: 'chart', label: 'Chart' },
          { value: 'table', label: 'Table' },
        ]}
      />
      <RequestBars
        title="Last 24 hours"
        unit="Hour (UTC)"
        isTable={view === 'table'}
        bars={stats.hours.map(({ hour, ...counts }) => ({ label: `${hour.slice(11, 13)}:00`, id: hour, ...counts }))}
      />
      <RequestBars
        title="Last 30 days"
        unit="Day (UTC)"
        isTable={view === 'table'}
        bars={stats.days.map(({ day, ...counts }) => ({ label: formatUtcDay(day), id: day, ...counts }))}
      />
    </div>
  )
}
