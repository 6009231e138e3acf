import type { Subscription } from './plans.ts'

/** Statuses that entitle to a plan by themselves. */
export const ENTITLED_STATUSES = ['active', 'trialing'] as const satisfies readonly Subscription['status'][]
/** Somebody whose renewal failed keeps the plan for so long after the period that was paid for. */
export const GRACE_DAYS = 7

/** The end of a period that is still within its grace, as ISO 8601. */
export const graceFrom = (now: Date): string => new Date(now.getTime() - GRACE_DAYS * 86_400_000).toISOString()

/** Whether a subscription gives its account the plan: active, on trial, cancelled but still paid for, or within the grace of a renewal that failed. */
export function isEntitled(
  { status, current_period_end }: Pick<Subscription, 'status' | 'current_period_end'>,
  now: Date,
): boolean {
  if (status === 'cancelled') return current_period_end > now.toISOString()
  if (status === 'past_due') return current_period_end > graceFrom(now)
  return ENTITLED_STATUSES.some((entitled) => entitled === status)
}
