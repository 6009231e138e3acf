import { BESIDE_LOSS, IN_HAND_LOSS, LOSSES_MAX } from './limits.ts'

/** What is known of a consumer that has not spoken for too long. */
export interface WorkerCrash {
  /** What it said last that it was reading, or about to. Reading is what nobody can break off. */
  readonly inHand: readonly string[]
  /** Nothing else was at work where it was being read. */
  readonly isAlone: boolean
  /** The object heard that itself and has lived on since: what ended the consumer did not end everything. */
  readonly isWitnessed: boolean
}

/**
 * How much a consumer's death tells against something that it held. One that died over the only thing that was being read
 * where it ran leaves no doubt. Where several were, or other crawls were at work there, or the object went down as well, it may
 * have been something else, and each is read once more by itself. What was only being fetched, or waited, has hardly to do
 * with it.
 *
 * @returns losses to add; at `LOSSES_MAX` it is given up
 */
export function crashPenalty(url: string, { inHand, isAlone, isWitnessed }: WorkerCrash): number {
  if (!inHand.includes(url)) return BESIDE_LOSS
  return isWitnessed && isAlone && inHand.length === 1 ? LOSSES_MAX : IN_HAND_LOSS
}

/** Whether something is to be read with nothing else beside it. */
export const isPoison = (losses: number): boolean => losses >= IN_HAND_LOSS
