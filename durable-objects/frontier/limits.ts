/** Maximum number of requests for one URL, including retries. */
export const ATTEMPTS_MAX = 4
/**
 * Losses at which a URL is abandoned, and the losses for a crash while the URL was being read or was merely held
 * (`deaths.ts`).
 */
export const LOSSES_MAX = 16
export const IN_HAND_LOSS = 8
export const BESIDE_LOSS = 1
/** How long a consumer waits before it asks again whether a URL may now be read in isolation. */
export const ALONE_WAIT_MS = 250
/** A consumer that has not reported for this long counts as crashed. Well over the maximum time for a single page. */
export const LEASE_MS = 40_000
/**
 * A message that no consumer has claimed for this long counts as lost. A slice that waits for a slot requests it again
 * after this time.
 */
export const UNCLAIMED_MS = 30_000
/** Retry interval after a failed call to the scheduler. */
export const ASK_AGAIN_MS = 5_000
/** Maximum length of a redirect chain. Longer ones are loops in practice (RFC 9110 15.4). */
export const REDIRECTS_MAX = 5
