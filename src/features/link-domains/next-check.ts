import type { LinkDomainState } from '../../contracts/link-domains/link-domains.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Failed checks in a row after which an active domain counts as broken: one answer may be a resolver's mistake. */
export const FAILURES_MAX = 2
/** A domain without its record is no longer checked after this long, until a person asks for it. */
const PATIENCE_MS = 14 * DAY_MS

/**
 * When a link domain is due again; null for never. New ones are checked every minute, since somebody waits for them.
 *
 * @param failures failed checks in a row
 * @param ageMs since it was added
 */
export function nextCheck(state: LinkDomainState, failures: number, ageMs: number, now: Date): string | null {
  const after = delayOf(state, failures, ageMs)
  return after === null ? null : new Date(now.getTime() + after).toISOString()
}

function delayOf(state: LinkDomainState, failures: number, ageMs: number): number | null {
  if (state === 'active') return failures > 0 ? 10 * MINUTE_MS : DAY_MS
  if (state === 'broken') return HOUR_MS
  if (ageMs < HOUR_MS) return MINUTE_MS
  if (ageMs < DAY_MS) return 10 * MINUTE_MS
  return state === 'waiting' && ageMs > PATIENCE_MS ? null : HOUR_MS
}
