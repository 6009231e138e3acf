export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'cancelled', 'expired'] as const
type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Statuses that entitle to a plan regardless of dates. */
export const ENTITLED_STATUSES = ['active', 'trialing'] as const satisfies readonly SubscriptionStatus[]
/** How many days after the paid period an account keeps its plan if the renewal failed. */
export const GRACE_DAYS = 7

/** The earliest period end that is still within the grace period, as ISO 8601. */
export const graceFrom = (now: Date): string => new Date(now.getTime() - GRACE_DAYS * 86_400_000).toISOString()

/**
 * Whether a subscription entitles its account to the plan: it is active, on trial, cancelled but still paid for, or
 * within the grace period after a failed renewal.
 */
export function isEntitled(
  { status, current_period_end }: { readonly status: SubscriptionStatus; readonly current_period_end: string },
  now: Date,
): boolean {
  if (status === 'cancelled') return current_period_end > now.toISOString()
  if (status === 'past_due') return current_period_end > graceFrom(now)
  return ENTITLED_STATUSES.some((entitled) => entitled === status)
}
