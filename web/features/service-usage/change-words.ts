import { formatPercent } from '../../lib/format.ts'

/** Compares a figure with that of the previous period. */
export function changeWords(now: number, before: number): string {
  if (now === before) return 'As before'
  if (before === 0) return 'None before'
  const percent = ((now - before) / before) * 100
  return `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent))} against before`
}
