/** Who may ask a paced origin when. Times are milliseconds since 1970. */
export interface Turns {
  /** The first moment that nobody has booked. */
  readonly nextAt: number
  readonly byReader: readonly (readonly [readerId: string, at: number])[]
}

export interface TurnRequest {
  readonly readerId: string
  /** The reader has begun a request since it last asked. */
  readonly hasUsed: boolean
  readonly is_waiting: boolean
}

/** A booked turn that nobody took for so long belongs to a reader that died or has nothing left to ask. */
const UNUSED_MS = 30_000

/**
 * Books the next free turn for a reader, so that all readers of an origin together keep the pause it asks for. A turn is
 * kept until it is used; a reader that waits for nothing gets none.
 *
 * @returns the turns as they are then, and the reader's own, or null
 */
export function acquireTurn(
  { nextAt, byReader }: Turns,
  { readerId, hasUsed, is_waiting }: TurnRequest,
  now: number,
  delayMs: number,
): { turns: Turns; turn: number | null } {
  const others = byReader.filter(([id, at]) => id !== readerId && at > now - UNUSED_MS)
  const own = hasUsed ? undefined : byReader.find(([id]) => id === readerId)?.[1]
  if (!is_waiting) return { turns: { nextAt, byReader: others }, turn: null }
  const turn = own ?? Math.max(now, nextAt)
  // A late reader begins its request now, so the next one waits from now on.
  const free = Math.max(nextAt, Math.max(turn, now) + delayMs)
  return { turns: { nextAt: free, byReader: [...others, [readerId, turn]] }, turn }
}
