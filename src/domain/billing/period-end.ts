import type { BillingCycle } from '../../contracts/billing/plans.ts'

/** The end of a billing cycle that starts at `start`, in calendar months (UTC). */
export function periodEnd(start: Date, cycle: BillingCycle): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + (cycle === 'yearly' ? 12 : 1))
  // Otherwise 31 January plus a month would be in March.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
