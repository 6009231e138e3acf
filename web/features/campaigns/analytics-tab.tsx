import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { AnalyticsFailure } from './analytics/analytics-failure.tsx'
import { analyticsQueries } from './analytics/api.ts'
import { OverallFigures } from './analytics/overall-figures.tsx'
import { useCampaignsAddress } from './campaigns-address.ts'

const periods = [
  { value: '7d', label: '7 Days' },
  { value: '30d', label: '30 Days' },
  { value: '90d', label: '90 Days' },
  { value: '1y', label: '1 Year' },
] as const

/** Results of all campaigns, for messages sent within a period. */
export function AnalyticsTab() {
  const { address, change } = useCampaignsAddress()
  const { period } = address
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(analyticsQueries.overall(period))
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        aria-label="Period"
        className="self-start"
        value={period}
        onChange={(next) => change({ period: next })}
        segments={periods}
      />
      {error && (!data || isPlaceholderData) ? (
        <AnalyticsFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={8} label="Loading analytics" />
      ) : data.total_campaigns === 0 && data.total_sent === 0 ? (
        <EmptyState title="Nothing to show yet">
          Send a campaign to see deliveries, opens, clicks and replies here.
        </EmptyState>
      ) : (
        <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <OverallFigures analytics={data} />
        </div>
      )}
    </div>
  )
}
