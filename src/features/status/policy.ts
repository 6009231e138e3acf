import type { Status } from '../../contracts/status.ts'
import { SERVICE_STATUSES, STATUS_DAYS } from '../../contracts/status-words.ts'

type ServiceState = Status['status']

export const PROBE_INTERVAL_MS = 5 * 60 * 1000
/** A probe without an answer for so long has failed. */
export const PROBE_TIMEOUT_MS = 5_000
/** An answer that takes longer than this is one that people notice. */
const SLOW_MS = 2_500
/** Figures older than this say nothing about now: three probes were missed. */
const STALE_MS = 4 * PROBE_INTERVAL_MS
const DAY_MS = 24 * 60 * 60 * 1000

export interface RecentProbe {
  readonly at: string
  readonly isOk: boolean
  readonly latencyMs: number
}

/**
 * How a service does now. One failure may be a hiccup of the network, so it takes two in a row for an outage.
 *
 * @param newestFirst its last probes
 */
export function stateOf(newestFirst: readonly RecentProbe[], now: Date): ServiceState {
  const [last, before] = newestFirst.filter((probe) => isFresh(probe, now))
  if (!last) return 'operational'
  if (!last.isOk) return before && !before.isOk ? 'outage' : 'degraded'
  return last.latencyMs > SLOW_MS ? 'degraded' : 'operational'
}

/** Whether a probe says something about now. */
export const isFresh = ({ at }: Pick<RecentProbe, 'at'>, now: Date): boolean =>
  now.getTime() - Date.parse(at) <= STALE_MS

/** The worst of some states. */
export const worstOf = (states: readonly ServiceState[]): ServiceState =>
  SERVICE_STATUSES.findLast((state) => states.includes(state)) ?? 'operational'

/** Percent with two decimals, rounded down, so that 100 means that nothing failed. */
export const uptimeOf = (probes: number, failures: number): number =>
  Math.floor(((probes - failures) / probes) * 10_000) / 100

/** The beginning of the five minutes that an instant lies in. */
export const slotOf = (now: Date): string =>
  new Date(Math.floor(now.getTime() / PROBE_INTERVAL_MS) * PROBE_INTERVAL_MS).toISOString()

/** The days (UTC) that the figures cover, oldest first, today included. */
export const daysUntil = (now: Date): string[] =>
  Array.from({ length: STATUS_DAYS }, (_, index) =>
    new Date(now.getTime() - (STATUS_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
