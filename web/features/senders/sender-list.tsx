import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { CallError } from '../../lib/call-error.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanLacks, PlanNotice } from './plan-notice.tsx'

/** What the page passes to a tab of one kind of configuration. */
export interface SenderTabProps {
  /** Whether the viewer may create and edit configurations. */
  canEdit: boolean
  /** Whether the plan includes campaigns of this channel. */
  isInPlan: boolean
  onCreate: () => void
}

export interface SenderListProps<Config> {
  channel: Channel
  label: string
  query: UseQueryResult<readonly Config[]>
  isInPlan: boolean
  empty: { title: string; text: string; action: ReactNode }
  card: (config: Config) => ReactNode
}

/** Configurations as cards, or an empty or error state. */
export function SenderList<Config>({ channel, label, query, isInPlan, empty, card }: SenderListProps<Config>) {
  const { data: configs, error, refetch, isFetching } = query
  const lacksPlan = !isInPlan || (error instanceof CallError && error.code === 'feature_not_in_plan')
  if (!configs?.length && lacksPlan && (error || configs))
    return (
      <Card>
        <PlanLacks lacking={channel} />
      </Card>
    )
  if (error && !configs)
    return (
      <Card>
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  if (!configs) return <CardsSkeleton label={`Loading ${label}`} />
  if (configs.length === 0)
    return (
      <Card>
        <EmptyState title={empty.title} art="inbox" actions={empty.action}>
          {empty.text}
        </EmptyState>
      </Card>
    )
  return (
    <div className="flex flex-col gap-4">
      {isInPlan ? null : <PlanNotice lacking={channel} />}
      <ul aria-label={label} className="grid items-start gap-4 lg:grid-cols-2">
        {configs.map(card)}
      </ul>
    </div>
  )
}

function CardsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 lg:grid-cols-2">
      {[1, 2].map((card) => (
        <div key={card} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-xs">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-1/2" />
          <Skeleton className="mt-6 h-7 w-2/3" />
        </div>
      ))}
    </div>
  )
}
