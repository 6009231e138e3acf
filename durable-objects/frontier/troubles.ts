import { type ReadOutcome, TROUBLES, type Trouble } from '../../src/contracts/crawls/crawl-slices.ts'

/** Consecutive failed requests, and when they began. */
export interface Troubles {
  readonly troubles: number
  /** Milliseconds since 1970. */
  readonly troubled_since: number
}

const TROUBLES_MAX = 16
/** A server that restarts is back within this time. */
const TROUBLED_MS_MAX = 20_000

/** Returns the server failure that an outcome indicates, or null if the server answered. */
export function hostFailureOf(outcome: ReadOutcome): Trouble | null {
  if (outcome.outcome !== 'retry' && outcome.outcome !== 'failed') return null
  return TROUBLES.find((trouble) => trouble === outcome.reason) ?? null
}

/**
 * Whether a server is abandoned. Otherwise each of its pages would be retried up to the limit: that takes hours if the
 * server never answers, and adds load if it is overloaded.
 */
export const isAbandoned = ({ troubles, troubled_since }: Troubles, now: number): boolean =>
  troubles >= TROUBLES_MAX && now - troubled_since >= TROUBLED_MS_MAX
