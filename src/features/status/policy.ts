import type { Status } from '../../contracts/status/status.ts'
import { SERVICE_STATUSES, STATUS_DAYS } from '../../rules/status/status-words.ts'

type ServiceState = Status['status']

export const PROBE_INTERVAL_MS = 5 * 60 * 1000
/** A probe without a response after this time has failed. */
export const PROBE_TIMEOUT_MS = 5_000
/** Slower responses count as degraded, since users notice them. */
const SLOW_MS = 2_500
/** Older probes say nothing about the present: three were missed. */
const STALE_MS = 4 * PROBE_INTERVAL_MS
const DAY_MS = 24 * 60 * 60 * 1000

export interface RecentProbe {
  readonly at: string
  readonly isOk: boolean
  readonly latencyMs: number
}

/**
 * Returns a service's current state. An outage requires two failures in a row, since one may be a network glitch.
 *
 * @param newestFirst its latest probes
 */
export function stateOf(newestFirst: readonly RecentProbe[], now: Date): ServiceState {
  const [last, before] = newestFirst.filter((probe) => isFresh(probe, now))
  if (!last) return 'operational'
  if (!last.isOk) return before && !before.isOk ? 'outage' : 'degraded'
  return last.latencyMs > SLOW_MS ? 'degraded' : 'operational'
}

/** Whether a probe is recent enough for the current state. */
export const isFresh = ({ at }: Pick<RecentProbe, 'at'>, now: Date): boolean =>
  now.getTime() - Date.parse(at) <= STALE_MS

/** Returns the worst of the given states. */
export const worstOf = (states: readonly ServiceState[]): ServiceState =>
  SERVICE_STATUSES.findLast((state) => states.includes(state)) ?? 'operational'

/** Returns the uptime in percent with two decimals, rounded down, so that 100 means no failures. */
export const uptimeOf = (probes: number, failures: number): number =>
  Math.floor(((probes - failures) / probes) * 10_000) / 100

/** Returns the start of the five-minute slot that contains an instant. */
export const slotOf = (now: Date): string =>
  new Date(Math.floor(now.getTime() / PROBE_INTERVAL_MS) * PROBE_INTERVAL_MS).toISOString()

/** Returns the days (UTC) that the figures cover, oldest first, including today. */
export const daysUntil = (now: Date): string[] =>
  Array.from({ length: STATUS_DAYS }, (_, index) =>
    new Date(now.getTime() - (STATUS_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
