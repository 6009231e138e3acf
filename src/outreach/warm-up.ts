/** What a sender may send on a day, as its row has it. */
export interface WarmingSender {
  readonly perDay: number
  readonly warmUpFrom: number | null
  readonly warmUpStep: number | null
  /** The day of UTC of its first message (`2026-11-23`); null while there was none. */
  readonly warmUpSince: string | null
}

const DAY_MS = 86_400_000

/**
 * What a sender may send on a day of UTC: its daily limit, or less while it warms up. The first day is the one of its first message after warming up was
 * switched on; every later one, whether anything went out on it or not, allows a step more.
 *
 * @param day as `2026-11-23`
 */
export function limitOn({ perDay, warmUpFrom, warmUpStep, warmUpSince }: WarmingSender, day: string): number {
  if (warmUpFrom === null) return perDay
  const days = warmUpSince === null ? 0 : Math.max(0, Math.round((Date.parse(day) - Date.parse(warmUpSince)) / DAY_MS))
  return Math.min(perDay, warmUpFrom + (warmUpStep ?? 0) * days)
}
