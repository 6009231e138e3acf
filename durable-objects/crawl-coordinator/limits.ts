/** Consumers at work on one crawl. One keeps as many requests open as a browser would, which is as many as is polite. */
export const SLICES_MAX = 1
/** However slow a site is, its crawl ends. */
export const CRAWL_MS_MAX = 6 * 60 * 60 * 1000
/** Times that a search engine is asked before its crawl fails. */
export const SEARCHES_MAX = 3
/** What the second question waits; the third waits twice as long. */
export const SEARCH_RETRY_MS = 500
/** Pages without a database row that the last task writes; more would be noise to a reader. */
export const UNWRITTEN_MAX = 1_000
/** A finished object keeps its last state for people who still look at it, then frees its storage. */
export const AFTERLIFE_MS = 24 * 60 * 60 * 1000
/** Consumers that may die over the end of a crawl before it ends without its contacts. */
export const FINISH_DEATHS_MAX = 2
