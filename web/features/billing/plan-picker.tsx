import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPercent } from '../../lib/format.ts'
import { subscriptionQuery } from '../../queries/billing.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { planQueries } from './api.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { ConfirmSubscriptionDialog } from './confirm-subscription-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import { type Cycle, isCurrentPlan, largestSaving, mayTry, paysAlready, soldCycle } from './plan-facts.ts'
import { type Choice, type PlanStart, usePlanStart } from './use-plan-start.ts'

/** The plans, and the dialogs that start or change to one. */
export function PlanPicker(props: PlanStart) {
  const pricing = useQuery(planQueries.pricing())
  const subscription = useQuery(subscriptionQuery())
  const current = subscription.data
  const { start, isPending, failure, dismissFailure } = usePlanStart(props)
  const [cycle, setCycle] = useState<Cycle>('monthly')
  const [provider, setProvider] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Choice | null>(null)

  // Without the subscription, a plan that is paid already would be offered as a new one.
  const failed = [pricing, subscription].find(({ data, error }) => data === undefined && error)
  if (failed?.error)
    return <CallFailure error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
  if (!pricing.data || current === undefined) return <TableSkeleton rows={6} label="Loading plans" />
  const { available_plans, available_providers, default_provider, tax } = pricing.data
  const providers = Object.entries(available_providers)
  const saving = largestSaving(available_plans)
  const own = current?.payment_provider
  const used = provider ?? (own && own in available_providers ? own : default_provider) ?? 'paystack'
  const paid = paysAlready(current) ? current : null

  async function confirm(choice: Choice) {
    await start(choice, used)
    setChosen(null)
  }
  const asked = {
    taxLabel: tax?.label ?? null,
    provider: available_providers[used] ?? null,
    isPending,
    onClose: () => setChosen(null),
  }
  return (
    <>
      {failure ? (
        <Alert tone="danger" title="Subscription Error" className="mb-4" onDismiss={dismissFailure}>
          {failure}
        </Alert>
      ) : null}
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <SegmentedControl
          aria-label="Billing cycle"
          value={cycle}
          onChange={setCycle}
          segments={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
        />
        {saving > 0 ? <Badge tone="brand">Save up to {formatPercent(saving)}</Badge> : null}
        {providers.length > 0 ? (
          <SegmentedControl
            aria-label="Payment provider"
            value={used}
            onChange={setProvider}
            segments={providers.map(([value, label]) => ({ value, label }))}
          />
        ) : null}
      </div>
      {available_plans.length === 0 ? (
        <Card>
          <EmptyState title="No plans available">There are no plans to choose from right now.</EmptyState>
        </Card>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {available_plans.map((plan) => {
          const by = soldCycle(plan, cycle)
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              cycle={by}
              taxLabel={asked.taxLabel}
              isCurrent={isCurrentPlan(current, plan, by)}
              onTry={mayTry(current, plan) ? () => setChosen({ plan, cycle: by, how: 'trial' }) : undefined}
              onChoose={() => setChosen({ plan, cycle: by, how: paid ? 'change' : 'start' })}
            />
          )
        })}
      </div>
      {chosen?.how === 'change' && paid ? (
        <ChangePlanDialog
          {...asked}
          plan={chosen.plan}
          cycle={chosen.cycle}
          currentName={paid.plan.display_name}
          onConfirm={(coupon) => void confirm({ ...chosen, coupon })}
        />
      ) : chosen ? (
        <ConfirmSubscriptionDialog
          {...asked}
          plan={chosen.plan}
          cycle={chosen.cycle}
          isTrial={chosen.how === 'trial'}
          onConfirm={(coupon) => void confirm({ ...chosen, coupon })}
        />
      ) : null}
    </>
  )
}
