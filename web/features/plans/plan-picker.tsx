import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '../../../src/contracts/plans.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { planQueries, useInitializeSubscription } from './api.ts'
import { ConfirmSubscriptionDialog } from './confirm-subscription-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import type { Cycle } from './plan-facts.ts'

export interface PlanPickerProps {
  /** A payment has begun and goes on at this address. */
  onPay: (address: string) => void
  /** A free plan is active; the server may say where to go on. */
  onActivated: (address: string | undefined) => void
}

/** The plans, and the way into one. */
export function PlanPicker({ onPay, onActivated }: PlanPickerProps) {
  const pricing = useQuery(planQueries.pricing())
  const { data: current } = useQuery(planQueries.subscription())
  const initialize = useInitializeSubscription()
  const [cycle, setCycle] = useState<Cycle>('monthly')
  const [provider, setProvider] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Plan | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  if (!pricing.data) {
    return pricing.error ? (
      <CallFailure error={pricing.error} onRetry={() => void pricing.refetch()} isRetrying={pricing.isFetching} />
    ) : (
      <TableSkeleton rows={6} label="Loading plans" />
    )
  }
  const { available_plans, available_providers, default_provider } = pricing.data
  const providers = Object.entries(available_providers)
  const used = provider ?? default_provider ?? 'paystack'

  async function start(plan: Plan) {
    setFailure(null)
    try {
      const body = { plan_id: plan.id, billing_cycle: cycle, provider: used }
      const { payment_data } = await initialize.mutateAsync({ body })
      const checkout = payment_data.checkout_url ?? payment_data.authorization_url
      if (checkout) return onPay(checkout)
      toast.success(payment_data.message)
      onActivated(payment_data.redirect_url)
    } catch (error) {
      setFailure(messageOf(error, 'Failed to initialize subscription. Please try again.'))
    }
    setChosen(null)
  }

  return (
    <>
      {failure ? (
        <Alert tone="danger" title="Subscription Error" className="mb-4" onDismiss={() => setFailure(null)}>
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
        <Badge tone="success">Save up to 20%</Badge>
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
          <EmptyState title="No plans available">There is nothing to choose from right now.</EmptyState>
        </Card>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {available_plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            cycle={cycle}
            isCurrent={current?.status === 'active' && current.plan.name === plan.name}
            onChoose={() => setChosen(plan)}
          />
        ))}
      </div>
      {chosen ? (
        <ConfirmSubscriptionDialog
          plan={chosen}
          cycle={cycle}
          provider={available_providers[used] ?? null}
          isPending={initialize.isPending}
          onConfirm={() => void start(chosen)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  )
}
