/** A sender's daily limits, as stored in its row. */
export interface WarmingSender {
  readonly perDay: number
  readonly warmUpFrom: number | null
  readonly warmUpStep: number | null
  /** The UTC day of its first message (`2026-11-23`); null before that. */
  readonly warmUpSince: string | null
}

const DAY_MS = 86_400_000

/**
 * A sender's limit on a UTC day: the daily limit, or less during warm-up. The first day is that of the first message
 * after warm-up was enabled; each later day adds a step, whether or not anything was sent.
 *
 * @param day such as `2026-11-23`
 */
export function limitOn({ perDay, warmUpFrom, warmUpStep, warmUpSince }: WarmingSender, day: string): number {
  if (warmUpFrom === null) return perDay
  const days = warmUpSince === null ? 0 : Math.max(0, Math.round((Date.parse(day) - Date.parse(warmUpSince)) / DAY_MS))
  return Math.min(perDay, warmUpFrom + (warmUpStep ?? 0) * days)
}
