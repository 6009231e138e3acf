import { formatPercent } from '../../lib/format.ts'

/** How a figure compares with that of the period before. */
export function changeWords(now: number, before: number): string {
  if (now === before) return 'As before'
  if (before === 0) return 'None before'
  const percent = ((now - before) / before) * 100
  return `${percent > 0 ? '+' : '−'}${formatPercent(Math.abs(percent))} against before`
}

/** A day (UTC), short, as an axis has it. */
export const dayWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(date))
