/** Concurrent consumers per crawl. One opens as many requests as a browser would, and more would be impolite. */
export const SLICES_MAX = 1
/** Time limit of a crawl. */
export const CRAWL_MS_MAX = 6 * 60 * 60 * 1000
/** Search attempts before a keyword crawl fails. */
export const SEARCHES_MAX = 3
/** Delay before the second search attempt; the third waits twice as long. */
export const SEARCH_RETRY_MS = 500
/** Maximum number of pages without a database row that the final task writes. A longer list would not help a reader. */
export const UNWRITTEN_MAX = 1_000
/** How long a finished object keeps its final state for people who still view it. Then it frees its storage. */
export const AFTERLIFE_MS = 24 * 60 * 60 * 1000
/** Consumers that may crash on the final task before the crawl finishes without its contacts. */
export const FINISH_DEATHS_MAX = 2
