import type { BillingCycle } from '../../contracts/plans.ts'

/** One cycle from then, in calendar months (UTC). */
export function periodEnd(start: Date, cycle: BillingCycle): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + (cycle === 'yearly' ? 12 : 1))
  // 31 January plus a month would run over into March.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
