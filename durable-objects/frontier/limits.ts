/** Requests one URL may cost: the first and its retries. */
export const ATTEMPTS_MAX = 4
/** Losses at which a URL is given up, and what consumers that die over it or beside it cost it (`deaths.ts`). */
export const LOSSES_MAX = 16
export const IN_HAND_LOSS = 8
export const BESIDE_LOSS = 1
/** How long a consumer waits to hear whether a URL may be read by itself now. */
export const ALONE_WAIT_MS = 250
/** A consumer that has not spoken for so long is dead. Well over the longest a single page may take. */
export const LEASE_MS = 40_000
/** A message that no consumer has taken up for so long is lost; a slice that waits for its slot asks again after it. */
export const UNCLAIMED_MS = 30_000
/** When the scheduler did not answer, it is asked again after so long. */
export const ASK_AGAIN_MS = 5_000
/** Redirects from one URL to the next; longer chains are circles in practice (RFC 9110 15.4). */
export const REDIRECTS_MAX = 5
