import type { Usage } from '../../contracts/plans.ts'
import type { Viewer } from '../../core/viewer.ts'

/** Limits against what was used. An administrator without a plan is unlimited; anyone else without one has nothing. */
export function usageOf(
  viewer: Pick<Viewer, 'plan' | 'isAdmin' | 'isRoot'>,
  spent: { crawls: number; websites: number },
  limits: { apiCallsPerDay: number; maxApiKeys: number } | undefined,
): Usage {
  const isUnlimited = !viewer.plan && (viewer.isAdmin || viewer.isRoot)
  const usedOf = (used: number, limit: number | undefined, isZeroUnlimited = true) => {
    const unlimited = isUnlimited || (isZeroUnlimited && limit === 0)
    const cap = limit ?? 0
    return { used, limit: cap, remaining: unlimited ? 0 : Math.max(0, cap - used), unlimited }
  }
  return {
    crawls: usedOf(spent.crawls, viewer.plan?.crawlsPerMonth),
    // What the external API spends counts from the day it exists.
    api_calls: usedOf(0, limits?.apiCallsPerDay, false),
    websites: usedOf(spent.websites, viewer.plan?.maxWebsites),
    api_keys: usedOf(0, limits?.maxApiKeys),
  }
}

/** A free plan runs on, so its period is only a form: one cycle from now, in calendar months (UTC). */
export function periodEnd(start: Date, cycle: 'monthly' | 'yearly'): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + (cycle === 'yearly' ? 12 : 1))
  // 31 January plus a month would run over into March.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
