import type { ApiKeyStats } from '../../contracts/api-keys/api-keys.ts'
import type { ServiceContext } from '../../core/context.ts'
import { requireKey } from './queries.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const DAYS_SHOWN = 30
const HOURS_SHOWN = 24

/** Returns how often a key was used, as counted by its meter. @throws not_found */
export async function readKeyStats(ctx: ServiceContext, id: string): Promise<ApiKeyStats> {
  const key = await requireKey(ctx, id)
  const { hours, now: passed } = await ctx.meters.usage(id)
  const now = ctx.clock.now().getTime()
  const sumOf = (from: number, to: number) => {
    const within = hours.filter(({ hour }) => hour >= from && hour < to)
    return {
      requests: within.reduce((sum, hour) => sum + hour.passed, 0),
      refused: within.reduce((sum, hour) => sum + hour.refused, 0),
    }
  }
  /** Returns the starts of the last `count` periods of a length, oldest first, including the current one. */
  const lastSpans = (count: number, lengthMs: number) => {
    const current = now - (now % lengthMs)
    return Array.from({ length: count }, (_, at) => current - (count - 1 - at) * lengthMs)
  }
  const all = sumOf(0, Number.POSITIVE_INFINITY)
  return {
    total_requests: all.requests,
    refused_requests: all.refused,
    requests_this_minute: passed.minute,
    requests_this_hour: passed.hour,
    requests_today: passed.day,
    last_used_at: key.lastUsedAt,
    days: lastSpans(DAYS_SHOWN, DAY_MS).map((from) => ({
      day: new Date(from).toISOString().slice(0, 10),
      ...sumOf(from, from + DAY_MS),
    })),
    hours: lastSpans(HOURS_SHOWN, HOUR_MS).map((from) => ({
      hour: new Date(from).toISOString(),
      ...sumOf(from, from + HOUR_MS),
    })),
  }
}
