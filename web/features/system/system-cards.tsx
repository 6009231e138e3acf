import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SystemInfo, SystemStats } from '../../../src/contracts/system/operations.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { CallError } from '../../lib/call-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { systemQueries } from './api.ts'

export function SystemInfoCard() {
  const query = useQuery(systemQueries.info())
  return (
    <Card title="System Information">
      <Loaded query={query} failure="Failed to load system information" rows={8}>
        {(info) => <DefinitionList items={factsOf(info)} />}
      </Loaded>
    </Card>
  )
}

const factsOf = (info: SystemInfo) => [
  { term: 'Language', detail: info.language_version },
  { term: 'Framework', detail: info.framework_version },
  { term: 'Version', detail: info.app_version },
  {
    term: 'Environment',
    detail: <Badge tone={info.environment === 'production' ? 'success' : 'warning'}>{info.environment}</Badge>,
  },
  { term: 'Debug mode', detail: info.debug_mode ? 'Enabled' : 'Disabled' },
  { term: 'Database driver', detail: info.database_driver },
  { term: 'Cache driver', detail: info.cache_driver },
  { term: 'Payments', detail: info.payment_providers.join(', ') || 'None' },
  { term: 'AI model', detail: info.ai_model ?? 'None' },
]

const FIGURES = [
  ['Total users', 'total_users'],
  ['Campaigns', 'total_campaigns'],
  ['API keys', 'total_api_keys'],
  ['Webhooks', 'total_webhooks'],
  ['Crawls', 'total_crawls'],
  ['Notifications', 'total_notifications'],
] as const

export function SystemStatsCard() {
  const query = useQuery(systemQueries.stats())
  return (
    <Card title="System Statistics">
      <Loaded query={query} failure="Failed to load system statistics" rows={2}>
        {(stats) => (
          <>
            <StatGrid className="sm:grid-cols-3 lg:grid-cols-6">
              {FIGURES.map(([label, name]) => (
                <StatCard key={name} label={label} value={formatNumber(stats[name])} />
              ))}
            </StatGrid>
            {stats.counted_at ? (
              <p className="mt-2 text-faint text-xs">
                Campaigns, webhooks, crawls and notifications are counted once an hour: last{' '}
                <RelativeTime value={stats.counted_at} />.
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  )
}

export function StorageCard() {
  const query = useQuery(systemQueries.stats())
  return (
    <Card title="Storage Information">
      <Loaded query={query} failure="Failed to load system statistics" rows={3}>
        {(stats) => <DefinitionList items={storageOf(stats)} />}
      </Loaded>
    </Card>
  )
}

const storageOf = ({ storage_usage, database_size }: SystemStats) => [
  {
    term: 'Storage used',
    detail: `${storage_usage.is_partial ? 'More than ' : ''}${storage_usage.total_size_formatted} in ${pluralize(storage_usage.files, 'file')}`,
  },
  { term: 'Database size', detail: database_size.size_formatted },
  ...database_size.databases.map(({ name, size_formatted }) => ({ term: name, detail: size_formatted })),
]

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean }
  /** Short message for errors without a server message. */
  failure: string
  rows: number
  children: (data: T) => ReactNode
}

/** Renders the data once it is loaded, until then a placeholder or the error. */
export function Loaded<T>({ query: { data, error, refetch, isFetching }, failure, rows, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (!error) return <TableSkeleton rows={rows} label="Loading" />
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching }
  if (error instanceof CallError && error.status === 403) return <CallFailure error={error} {...retry} />
  return (
    <ErrorState title={failure} {...retry}>
      {error.message}
    </ErrorState>
  )
}
