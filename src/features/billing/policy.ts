/** A free plan runs on, so its period is only a form: one cycle from now, in calendar months (UTC). */
export function periodEnd(start: Date, cycle: 'monthly' | 'yearly'): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + (cycle === 'yearly' ? 12 : 1))
  // 31 January plus a month would run over into March.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
