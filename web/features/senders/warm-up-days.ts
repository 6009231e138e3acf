import type { WarmUp } from '../../../src/contracts/campaigns/campaign-settings.ts'

const SHOWN_DAYS = 10

export interface WarmUpDays {
  /** The limit on each of the first ten days. */
  readonly days: readonly number[]
  readonly total: number
  /** The first day without a warm-up limit. Day 1 is that of the first message. */
  readonly fullOnDay: number
}

/** The schedule of a warm-up; null while an input is not a number. */
export function warmUpDays({ from, step }: WarmUp, limit: number): WarmUpDays | null {
  if (![from, step, limit].every((number) => Number.isInteger(number) && number > 0)) return null
  const days = Array.from({ length: SHOWN_DAYS }, (_, day) => Math.min(limit, from + day * step))
  return {
    days,
    total: days.reduce((sum, count) => sum + count, 0),
    fullOnDay: 1 + Math.ceil(Math.max(0, limit - from) / step),
  }
}
