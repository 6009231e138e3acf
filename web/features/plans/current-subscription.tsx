import { useQuery } from '@tanstack/react-query'
import { Check, RotateCw } from 'lucide-react'
import { paths } from '../../../src/contracts/app-paths.ts'
import type { Subscription } from '../../../src/contracts/plans.ts'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import type { Tone } from '../../ui/tone.ts'
import { planQueries } from './api.ts'
import { holdingsOf } from './plan-facts.ts'
import { SubscriptionFailure } from './subscription-failure.tsx'
import { UsageBars } from './usage-bars.tsx'
import { useRetries } from './use-retries.ts'

const statuses: Readonly<Record<Subscription['status'], { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
  expired: { label: 'Expired', tone: 'danger' },
  past_due: { label: 'Past due', tone: 'warning' },
  trialing: { label: 'Trial', tone: 'info' },
}

/** The viewer's plan with its usage; without one, the way to the free one. */
export function CurrentSubscription() {
  const { data, error, isPending, refetch, isFetching } = useQuery(planQueries.subscription())
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
          You have no subscription yet. The free plan costs nothing and starts at once.
        </EmptyState>
      </Card>
    )
  }
  const { label, tone } = statuses[data.status]
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card
        title={data.plan.display_name}
        description={data.plan.description}
        actions={<Badge tone={tone}>{label}</Badge>}
        footer={
          <>
            <Button icon={RotateCw} onClick={() => void refetch()} isLoading={isFetching}>
              Refresh
            </Button>
            <LinkButton href={paths.pricing.to()} variant="primary">
              Change Plan
            </LinkButton>
          </>
        }
      >
        <DefinitionList
          items={[
            { term: 'Billing period', detail: data.billing_cycle === 'yearly' ? 'Yearly' : 'Monthly' },
            {
              term: 'Current period',
              detail: `${formatDate(data.current_period_start)} – ${formatDate(data.current_period_end, new Date(data.current_period_end))}`,
            },
            { term: 'Payment provider', detail: data.payment_provider ?? 'None needed' },
          ]}
        />
      </Card>
      <div className="flex flex-col gap-5">
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
    </div>
  )
}
