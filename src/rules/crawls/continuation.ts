/** How long after its end a crawl can be continued: until then its coordinator keeps the pages that it knows. */
export const CONTINUABLE_MS = 14 * 24 * 60 * 60 * 1000

/** Pages that one press adds at most: what the form allows for a whole crawl (spec 1, section 8). */
const PAGES_AT_ONCE = 100

export interface EndedCrawl {
  readonly status: string
  readonly pagesDone: number
  readonly pagesMax: number
  readonly pagesLeft: number
  readonly reason: string | null
  readonly finishedAt: string | null
}

/**
 * Whether a finished crawl knows pages that a higher limit, or more time, would let it read. A crawl of too many dead
 * links is not continued.
 */
export const isContinuable = (
  { status, pagesDone, pagesMax, pagesLeft, reason, finishedAt }: EndedCrawl,
  now: Date,
): boolean =>
  pagesLeft > 0 &&
  pagesDone > 0 &&
  finishedAt !== null &&
  Date.parse(finishedAt) + CONTINUABLE_MS > now.getTime() &&
  (status === 'cancelled' || (status === 'completed' && (pagesDone >= pagesMax || reason === 'time-limit')))

/**
 * Returns the page limit that a continuation should get: the next full hundred, within what the installation allows.
 *
 * @param pagesMax the maximum of the installation
 */
export const nextPageLimit = (pagesDone: number, pagesMax: number): number =>
  Math.min(pagesMax, (Math.floor(pagesDone / PAGES_AT_ONCE) + 1) * PAGES_AT_ONCE)

/** How many more pages a crawl can read if it is continued; 0 if it cannot be. */
export const morePagesOf = (crawl: EndedCrawl, now: Date, pagesMax: number): number =>
  isContinuable(crawl, now) ? Math.max(0, nextPageLimit(crawl.pagesDone, pagesMax) - crawl.pagesDone) : 0
