import type { ProviderFailure } from '../../../platform/providers/provider-error.ts'

const MINUTE = 60
/** How long a push waits after a failure, by how many came in a row; together, more than two days. */
const WAITS_SECONDS = [
  10,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  60 * MINUTE,
  2 * 60 * MINUTE,
  4 * 60 * MINUTE,
  8 * 60 * MINUTE,
  16 * 60 * MINUTE,
  24 * 60 * MINUTE,
] as const

/**
 * How long a push waits after a failure.
 *
 * @param failures in a row, this one included
 * @returns seconds; null if it ends
 */
export function afterFailure({ kind, retryAfterSeconds }: ProviderFailure, failures: number): number | null {
  if (kind !== 'later') return null
  const seconds = WAITS_SECONDS[failures - 1]
  return seconds === undefined ? null : Math.max(retryAfterSeconds ?? seconds, 1)
}
