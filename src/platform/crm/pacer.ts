import { sleep } from '../../lib/sleep.ts'

/** Resolves when the next request may be sent. */
export type Pacer = () => Promise<void>

/**
 * Keeps requests below a provider's limit: at most so many in a sliding window.
 *
 * @param now milliseconds; the clock of the process
 */
export function createPacer(requestsMax: number, windowMs: number, now: () => number = Date.now): Pacer {
  const sent: number[] = []
  return async () => {
    const oldest = sent.length < requestsMax ? undefined : sent.shift()
    const waitMs = oldest === undefined ? 0 : oldest + windowMs - now()
    if (waitMs > 0) await sleep(waitMs)
    sent.push(now())
  }
}
