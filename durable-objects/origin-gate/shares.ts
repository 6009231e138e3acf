/** The number of requests that one reader of an origin may have open at once, and when its lease ends. */
export interface Share {
  readonly requests: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * Returns how many requests a reader may have open: an equal part of the origin's maximum, but no more than the other
 * readers leave free. A new reader may get none at first; the others reduce their shares at their next renewal.
 *
 * @param others shares of the other live readers
 * @param requestsMax maximum number of requests to the origin, for all readers together
 * @param reserved requests reserved for others that are ahead in the queue
 */
export function shareOf(others: readonly Share[], requestsMax: number, reserved = 0): number {
  const taken = others.reduce((sum, { requests }) => sum + requests, 0)
  const fair = Math.max(1, Math.floor(requestsMax / (others.length + 1)))
  return Math.min(fair, Math.max(0, requestsMax - taken - reserved))
}

/**
 * A crawl or download that got no share at an origin and queues for what others return. Its consumer need not wait
 * meanwhile.
 */
export interface PlaceInLine {
  readonly workId: string
  /** Milliseconds since 1970. The place expires then. */
  readonly until: number
}

/** How long a place in the queue is kept without another request. */
const PLACE_MS = 30_000

/** Returns how many are ahead of a crawl or download that has no share yet. If it is not in the queue, all are. */
export function placesAhead(line: readonly PlaceInLine[], workId: string): number {
  const at = line.findIndex((place) => place.workId === workId)
  return at < 0 ? line.length : at
}

/** Returns the queue after a request: the crawl or download stays in it while it waits and has no share. */
export function lineAfter(
  line: readonly PlaceInLine[],
  { workId, isStarved }: { readonly workId: string; readonly isStarved: boolean },
  now: number,
): PlaceInLine[] {
  const place = { workId, until: now + PLACE_MS }
  if (!isStarved) return line.filter((other) => other.workId !== workId)
  const isIn = line.some((other) => other.workId === workId)
  return isIn ? line.map((other) => (other.workId === workId ? place : other)) : [...line, place]
}
