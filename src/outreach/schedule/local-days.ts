import { offsetAt } from './time-zone.ts'

const DAY_MS = 86_400_000

/** Consecutive days in a time zone. */
export interface LocalDays {
  /** The first day, counted from 1970. */
  readonly first: number
  /** When each begins, ISO 8601 in UTC. */
  readonly starts: readonly string[]
  /** When the last one ends. */
  readonly end: string
  /** The local day of a time, counted from 1970. */
  readonly dayOf: (at: Date) => number
}

/** @param from the first day, such as `2026-11-27` */
export function localDays(timeZone: string, from: string, count: number): LocalDays {
  const first = Date.parse(from) / DAY_MS
  const startOf = (day: number) => {
    // The offset at that time, which another one may have preceded by a few hours.
    const guess = day * DAY_MS - offsetAt(timeZone, day * DAY_MS)
    return new Date(day * DAY_MS - offsetAt(timeZone, guess)).toISOString()
  }
  return {
    first,
    starts: Array.from({ length: count }, (_, place) => startOf(first + place)),
    end: startOf(first + count),
    dayOf: (at) => Math.floor((at.getTime() + offsetAt(timeZone, at.getTime())) / DAY_MS),
  }
}
