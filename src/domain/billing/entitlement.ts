import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { ENTITLED_STATUSES, graceFrom } from '../../rules/billing/entitlement.ts'

/** `isEntitled` of the contracts as a condition on a row of `subscriptions`. */
export const isEntitledRow = (now: Date): SQL =>
  or(
    inArray(subscriptions.status, [...ENTITLED_STATUSES]),
    and(eq(subscriptions.status, 'cancelled'), gt(subscriptions.currentPeriodEnd, now.toISOString())),
    and(eq(subscriptions.status, 'past_due'), gt(subscriptions.currentPeriodEnd, graceFrom(now))),
  )!

/** Sort order: entitling subscriptions first, then the latest. */
export const entitledFirst = (now: Date): SQL[] => [
  sql`(${isEntitledRow(now)}) DESC`,
  sql`${subscriptions.createdAt} DESC`,
]
