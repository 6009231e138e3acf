/** What one reader of an origin may have open at once, and until when it is believed alive. */
export interface Share {
  readonly requests: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * How many requests a reader may have open: an equal part of what the origin is asked at most, and never more than the
 * others have left. A newcomer may get nothing at first; the others give back at their next renewal.
 *
 * @param others the shares of the other readers that are alive
 * @param requestsMax what the origin is asked at most, by all together
 * @param reserved requests that others in line come before it for
 */
export function shareOf(others: readonly Share[], requestsMax: number, reserved = 0): number {
  const taken = others.reduce((sum, { requests }) => sum + requests, 0)
  const fair = Math.max(1, Math.floor(requestsMax / (others.length + 1)))
  return Math.min(fair, Math.max(0, requestsMax - taken - reserved))
}

/** A crawl or download that got nothing at an origin, in line for what others return. Its consumer need not wait meanwhile. */
export interface PlaceInLine {
  readonly workId: string
  /** Milliseconds since 1970: it has gone elsewhere then. */
  readonly until: number
}

/** Whoever is in line keeps the place for so long without asking again. */
const PLACE_MS = 30_000

/** How many in line come before a crawl or download that has no share yet; those that joined before are ahead of it. */
export function placesAhead(line: readonly PlaceInLine[], workId: string): number {
  const at = line.findIndex((place) => place.workId === workId)
  return at < 0 ? line.length : at
}

/** The line after a crawl or download has asked: in it while it waits and has nothing. */
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
