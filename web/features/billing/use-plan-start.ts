import { useState } from 'react'
import type { Plan } from '../../../src/contracts/billing/plans.ts'
import { messageOf } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.tsx'
import { useChangePlan, useInitializeSubscription } from './api.ts'
import { type Cycle, checkoutOf } from './plan-facts.ts'

export interface PlanStart {
  /** Called when a payment has started, with the address at which it continues. */
  onPay: (address: string) => void
  /** Called when a free plan or a trial is active, with the address to continue at if the server returns one. */
  onActivated: (address: string | undefined) => void
  /** Called when the plan will change at the end of its period. */
  onChangeAhead: () => void
}

/** A chosen plan that is not confirmed yet. `change`: the account already pays for another plan. */
export interface Choice {
  readonly plan: Plan
  readonly cycle: Cycle
  readonly how: 'start' | 'trial' | 'change'
  readonly coupon?: string | undefined
}

/** Starts the chosen plan, or changes to it. An error message stays until it is dismissed. */
export function usePlanStart({ onPay, onActivated, onChangeAhead }: PlanStart) {
  const initialize = useInitializeSubscription()
  const change = useChangePlan()
  const [failure, setFailure] = useState<string | null>(null)

  async function start({ plan, cycle, how, coupon }: Choice, provider: string): Promise<void> {
    setFailure(null)
    const body = { plan_id: plan.id, billing_cycle: cycle, provider, ...(coupon !== undefined && { coupon }) }
    try {
      const { payment_data } =
        how === 'change'
          ? await change.mutateAsync({ body })
          : await initialize.mutateAsync({ body: how === 'trial' ? { ...body, trial: true } : body })
      const checkout = checkoutOf(payment_data)
      if (checkout) return onPay(checkout)
      toast.success(payment_data.message)
      if (how === 'change') onChangeAhead()
      else onActivated(payment_data.redirect_url)
    } catch (error) {
      setFailure(messageOf(error, 'Failed to initialize subscription. Please try again.'))
    }
  }
  return {
    start,
    isPending: initialize.isPending || change.isPending,
    failure,
    dismissFailure: () => setFailure(null),
  }
}
