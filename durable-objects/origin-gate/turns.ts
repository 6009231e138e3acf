/** The booked turns at an origin with a crawl delay. Times are milliseconds since 1970. */
export interface Turns {
  /** The first time that is not booked. */
  readonly nextAt: number
  readonly byReader: readonly (readonly [readerId: string, at: number])[]
}

export interface TurnRequest {
  readonly readerId: string
  /** The reader has started a request since its last call. */
  readonly hasUsed: boolean
  readonly is_waiting: boolean
}

/** A turn unused for this long is free again: its reader died or has no requests left. */
const UNUSED_MS = 30_000

/**
 * Books the next free turn for a reader, so that all readers of an origin together keep its crawl delay. A turn stays
 * booked until it is used. A reader with no waiting requests gets none.
 *
 * @returns the new turns, and the reader's turn or null
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
  // A late reader starts its request now, so the delay for the next reader counts from now.
  const free = Math.max(nextAt, Math.max(turn, now) + delayMs)
  return { turns: { nextAt: free, byReader: [...others, [readerId, turn]] }, turn }
}
