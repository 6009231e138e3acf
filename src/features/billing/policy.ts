import type { Usage } from '../../contracts/plans.ts'
import type { Viewer } from '../../core/viewer.ts'

/** Limits against what was used. An administrator without a plan is unlimited; anyone else without one has nothing. */
export function usageOf(
  viewer: Pick<Viewer, 'plan' | 'isAdmin' | 'isRoot'>,
  spent: { crawls: number; websites: number },
): Usage {
  const isUnlimited = !viewer.plan && (viewer.isAdmin || viewer.isRoot)
  const usedOf = (used: number, limit: number | undefined) => {
    const unlimited = isUnlimited || limit === 0
    const cap = limit ?? 0
    return { used, limit: cap, remaining: unlimited ? 0 : Math.max(0, cap - used), unlimited }
  }
  return {
    crawls: usedOf(spent.crawls, viewer.plan?.crawlsPerMonth),
    websites: usedOf(spent.websites, viewer.plan?.maxWebsites),
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
