import { OPT_OUT_KINDS, type OptOutKind } from '../../../src/contracts/opt-outs/opt-outs.ts'
import type { OptOutCounts } from './api.ts'

/** The number of days that the server reports. */
export const DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** A day (UTC) with its number of opt-outs of each kind. */
export type OptOutDay = { readonly date: string } & Readonly<Record<OptOutKind, number>>

const emptyDay = (date: string) => ({
  date,
  ...(Object.fromEntries(OPT_OUT_KINDS.map((kind) => [kind, 0])) as Record<OptOutKind, number>),
})

/** The days with opt-outs, newest first. */
export function daysOf(counts: OptOutCounts['by_day']): OptOutDay[] {
  const days = new Map<string, ReturnType<typeof emptyDay>>()
  for (const { date, kind, count } of counts) {
    const day = days.get(date) ?? emptyDay(date)
    if (kind in day) day[kind as OptOutKind] += count
    days.set(date, day)
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? 1 : -1))
}

/** All days that the server reports, oldest first, for a chart's axis. */
export function everyDay(days: readonly OptOutDay[], now: Date): OptOutDay[] {
  const known = new Map(days.map((day) => [day.date, day]))
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    return known.get(date) ?? emptyDay(date)
  })
}
