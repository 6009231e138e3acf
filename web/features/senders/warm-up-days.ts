import type { WarmUp } from '../../../src/contracts/campaign-settings.ts'

const SHOWN_DAYS = 10

export interface WarmUpDays {
  /** What may be sent on each of the first ten days. */
  readonly days: readonly number[]
  readonly total: number
  /** The first day without any restraint, 1 being that of the first message. */
  readonly fullOnDay: number
}

/** What a warm-up comes to; null while something about it is no number. */
export function warmUpDays({ from, step }: WarmUp, limit: number): WarmUpDays | null {
  if (![from, step, limit].every((number) => Number.isInteger(number) && number > 0)) return null
  const days = Array.from({ length: SHOWN_DAYS }, (_, day) => Math.min(limit, from + day * step))
  return {
    days,
    total: days.reduce((sum, count) => sum + count, 0),
    fullOnDay: 1 + Math.ceil(Math.max(0, limit - from) / step),
  }
}
