import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription } from '../../../src/contracts/billing/plans.ts'
import { subscriptionQuery } from '../../queries/billing.ts'
import { Alert } from '../../ui/alert.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { planQueries } from './api.ts'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import type { ConfirmSubscriptionDialogProps } from './confirm-subscription-dialog.tsx'
import { ConfirmSubscriptionDialog } from './confirm-subscription-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import { type Cycle, isCurrentPlan, largestSaving, mayTry, paysAlready, soldCycle } from './plan-facts.ts'
import { PlanOptions } from './plan-options.tsx'
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
  const saving = largestSaving(available_plans)
  const own = current?.payment_provider
  const used = provider ?? (own && own in available_providers ? own : default_provider) ?? 'paystack'
  const paid = paysAlready(current) ? current : null

  async function confirm(choice: Choice) {
    await start(choice, used)
    setChosen(null)
  }
  const taxLabel = tax?.label ?? null
  return (
    <>
      {failure ? (
        <Alert tone="danger" title="Subscription Error" className="mb-4" onDismiss={dismissFailure}>
          {failure}
        </Alert>
      ) : null}
      <PlanOptions
        {...{ cycle, saving, provider: used }}
        providers={Object.entries(available_providers)}
        onCycle={setCycle}
        onProvider={setProvider}
      />
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
              taxLabel={taxLabel}
              isCurrent={isCurrentPlan(current, plan, by)}
              onTry={mayTry(current, plan) ? () => setChosen({ plan, cycle: by, how: 'trial' }) : undefined}
              onChoose={() => setChosen({ plan, cycle: by, how: paid ? 'change' : 'start' })}
            />
          )
        })}
      </div>
      {chosen ? (
        <ConfirmChoice
          choice={chosen}
          paid={paid}
          taxLabel={taxLabel}
          provider={available_providers[used] ?? null}
          isPending={isPending}
          onConfirm={(coupon) => void confirm({ ...chosen, coupon })}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  )
}

interface ConfirmChoiceProps
  extends Pick<ConfirmSubscriptionDialogProps, 'taxLabel' | 'provider' | 'isPending' | 'onConfirm' | 'onClose'> {
  choice: Choice
  /** The subscription that is paid now. */
  paid: Subscription | null
}

/** Asks before a plan starts, or takes the place of the one that is paid. */
function ConfirmChoice({ choice, paid, ...dialog }: ConfirmChoiceProps) {
  const { plan, cycle, how } = choice
  if (how === 'change' && paid)
    return <ChangePlanDialog {...dialog} plan={plan} cycle={cycle} currentName={paid.plan.display_name} />
  return <ConfirmSubscriptionDialog {...dialog} plan={plan} cycle={cycle} isTrial={how === 'trial'} />
}
