import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { Subscription } from '../../../src/contracts/billing/plans.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { subscriptionQuery } from '../../queries/billing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InOrder } from '../../ui/in-order.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { TONE_OF, type Tone } from '../../ui/tone.ts'
import { RecentPayments } from './payments/recent-payments.tsx'
import { holdingsOf } from './plan-facts.ts'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionFacts } from './subscription-facts.tsx'
import { SubscriptionFailure } from './subscription-failure.tsx'
import { SubscriptionNotice } from './subscription-notice.tsx'
import { UsageBars } from './usage-bars.tsx'
import { useRetries } from './use-retries.ts'

const statuses: Readonly<Record<Subscription['status'], { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: TONE_OF.active },
  // Red by the specification.
  cancelled: { label: 'Cancelled', tone: 'danger' },
  expired: { label: 'Expired', tone: TONE_OF.expired },
  past_due: { label: 'Past due', tone: TONE_OF.late },
  trialing: { label: 'Trial', tone: TONE_OF.running },
}

/** The viewer's plan with its usage. Without a plan, a link to the free one. */
export function CurrentSubscription() {
  const { data, error, isPending, refetch, isFetching } = useQuery(subscriptionQuery())
  const retries = useRetries(async () => !(await refetch()).isError)
  const isTryingAgain = retries.attempt !== null || retries.isSpent
  if (data === undefined && (error || isTryingAgain)) return <SubscriptionFailure error={error} retries={retries} />
  if (isPending || data === undefined) {
    return (
      <Card>
        <TableSkeleton rows={5} label="Loading subscription" />
      </Card>
    )
  }
  if (!data) {
    return (
      <Card>
        <EmptyState
          title="Free Plan"
          actions={
            <>
              <LinkButton href={paths.pricing.to()}>View All Plans</LinkButton>
              <LinkButton href={paths.pricing.to()} variant="primary">
                Upgrade Now
              </LinkButton>
            </>
          }
        >
          You don't have a subscription yet. The free plan starts right away.
        </EmptyState>
      </Card>
    )
  }
  const { label, tone } = statuses[data.status]
  return (
    <InOrder isNarrowOnly className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <SubscriptionNotice subscription={data} />
        <Card
          title={data.plan.display_name}
          description={data.plan.description}
          actions={<Badge tone={tone}>{label}</Badge>}
          footer={
            <SubscriptionActions subscription={data} onRefresh={() => void refetch()} isRefreshing={isFetching} />
          }
        >
          <SubscriptionFacts subscription={data} />
        </Card>
        <RecentPayments />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card title="Usage">
          <UsageBars />
        </Card>
        <Card title="Plan features">
          <ul className="flex flex-col gap-2 text-sm">
            {holdingsOf(data.plan).map((feature) => (
              <li key={feature} className="flex gap-2 text-ink">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-text" strokeWidth={2} />
                {feature}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </InOrder>
  )
}
