import { DAILY_KINDS, type DailyKind } from '../../contracts/service-usage/service-usage.ts'

const DAY_MS = 24 * 60 * 60_000

/** The count of one kind on a day (UTC), from one source. */
export interface DailyCount {
  readonly day: string
  readonly kind: DailyKind
  readonly count: number
}
type Totals = Record<DailyKind, number>

/** Returns the given number of days up to today (UTC), oldest first. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}

const nothing = () => Object.fromEntries(DAILY_KINDS.map((kind) => [kind, 0])) as Totals

/** Returns each day with its count per kind, zero where there is none. */
export function fillDays(days: readonly string[], counts: readonly DailyCount[]): ({ date: string } & Totals)[] {
  const filled = new Map(days.map((date) => [date, { date, ...nothing() }]))
  for (const { day, kind, count } of counts) {
    const row = filled.get(day)
    if (row) row[kind] += count
  }
  return [...filled.values()]
}

/** Returns the sums over the days. */
export function addUp(days: readonly Totals[]): Totals {
  const totals = nothing()
  for (const day of days) for (const kind of DAILY_KINDS) totals[kind] += day[kind]
  return totals
}
