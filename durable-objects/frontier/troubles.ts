import { type ReadOutcome, TROUBLES, type Trouble } from '../../src/contracts/crawl-slices.ts'

/** Requests in a row that came to nothing, and since when. */
export interface Troubles {
  readonly troubles: number
  /** Milliseconds since 1970. */
  readonly troubled_since: number
}

const TROUBLES_MAX = 16
/** A server that is started anew is back by then. */
const TROUBLED_MS_MAX = 20_000

/** The trouble that an outcome tells of, or null where the server answered. */
export function hostFailureOf(outcome: ReadOutcome): Trouble | null {
  if (outcome.outcome !== 'retry' && outcome.outcome !== 'failed') return null
  return TROUBLES.find((trouble) => trouble === outcome.reason) ?? null
}

/**
 * Whether a server is asked no more. Otherwise each of its pages would be tried as often as one page may be: hours for one
 * that never answers, and more trouble for one that is overloaded.
 */
export const isAbandoned = ({ troubles, troubled_since }: Troubles, now: number): boolean =>
  troubles >= TROUBLES_MAX && now - troubled_since >= TROUBLED_MS_MAX
