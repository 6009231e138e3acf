import type { Subscription } from '../../contracts/billing/plans.ts'
import { graceFrom } from '../../rules/billing/entitlement.ts'
import { DAY_MS, graceEnd, LAST_CALL_DAYS, REMIND_DAYS, RENEWAL_TRY_DAYS } from './policy.ts'

/** The fields of a subscription that decide its next step. */
export interface DueSubscription {
  readonly status: Subscription['status']
  readonly currentPeriodEnd: string
  readonly renewalAttempts: number
  /** The last reminder that was sent, as returned by `reminderOf`. */
  readonly remindedOf: string | null
}

export type Reminder = 'renews' | 'trial-ends' | 'last-call'

/**
 * `roll`: start a new period that costs nothing. `charge`: charge the saved payment method for the next period.
 * `fall-due`: there is no method to charge, so the account holder has to pay.
 */
export type DueStep =
  | { readonly kind: 'wait'; readonly until: Date }
  | { readonly kind: 'remind'; readonly reminder: Reminder }
  | { readonly kind: 'roll' | 'charge' | 'fall-due' | 'expire' }

/** A key for a reminder and its period, so that it is sent once. */
export const reminderOf = (reminder: Reminder, currentPeriodEnd: string): string => `${reminder}:${currentPeriodEnd}`

/** Returns the step that a subscription is due for. */
export function dueStep(
  subscription: DueSubscription,
  { isFree, hasMethod }: { readonly isFree: boolean; readonly hasMethod: boolean },
  now: Date,
): DueStep {
  const { status, currentPeriodEnd, renewalAttempts } = subscription
  const end = new Date(currentPeriodEnd)
  const isOver = now >= end
  const waitFor = (date: Date): DueStep => ({ kind: 'wait', until: date })
  const remindFrom = (reminder: Reminder, from: Date, then: Date): DueStep => {
    if (now < from) return waitFor(from)
    const isTold = subscription.remindedOf === reminderOf(reminder, currentPeriodEnd)
    return isTold ? waitFor(then) : { kind: 'remind', reminder }
  }
  const before = (date: Date, days: number) => new Date(date.getTime() - days * DAY_MS)
  switch (status) {
    case 'expired':
    case 'cancelled':
      return isOver ? { kind: 'expire' } : waitFor(end)
    case 'trialing':
      return isOver ? { kind: 'expire' } : remindFrom('trial-ends', before(end, REMIND_DAYS), end)
    case 'active':
      if (isOver) return { kind: isFree ? 'roll' : hasMethod ? 'charge' : 'fall-due' }
      return isFree ? waitFor(end) : remindFrom('renews', before(end, REMIND_DAYS), end)
    case 'past_due': {
      if (currentPeriodEnd <= graceFrom(now)) return { kind: 'expire' }
      const grace = graceEnd(currentPeriodEnd)
      const tryDays = RENEWAL_TRY_DAYS[renewalAttempts]
      const nextTry = hasMethod && tryDays !== undefined ? new Date(end.getTime() + tryDays * DAY_MS) : null
      if (nextTry && now >= nextTry) return { kind: 'charge' }
      const told = remindFrom('last-call', before(grace, LAST_CALL_DAYS), grace)
      return told.kind === 'wait' && nextTry && nextTry < told.until ? waitFor(nextTry) : told
    }
  }
}
