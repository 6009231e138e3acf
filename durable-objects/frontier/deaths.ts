import { BESIDE_LOSS, IN_HAND_LOSS, LOSSES_MAX } from './limits.ts'

/** What is known about a consumer whose lease has expired. */
export interface WorkerCrash {
  /** The URLs it last reported as being read, or about to be. Reading cannot be interrupted. */
  readonly inHand: readonly string[]
  /** No other consumer was reading in its isolate. */
  readonly isAlone: boolean
  /** This object instance received the report itself and is still alive, so not everything crashed. */
  readonly isWitnessed: boolean
}

/**
 * Returns the penalty of a URL for the crash of a consumer that held it. If the URL was the only one being read in the
 * isolate, it is certainly the cause. If several were being read, if other crawls ran in the isolate, or if this object
 * restarted too, the cause may be another one; then each URL is read once more in isolation. A URL that was only being
 * fetched, or waited, is hardly to blame.
 *
 * @returns the losses to add; at `LOSSES_MAX` the URL is abandoned
 */
export function crashPenalty(url: string, { inHand, isAlone, isWitnessed }: WorkerCrash): number {
  if (!inHand.includes(url)) return BESIDE_LOSS
  return isWitnessed && isAlone && inHand.length === 1 ? LOSSES_MAX : IN_HAND_LOSS
}

/** Whether a URL must be read in isolation. */
export const isPoison = (losses: number): boolean => losses >= IN_HAND_LOSS
