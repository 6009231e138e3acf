/** Concurrent consumers per download: as polite as a crawl, and an archive must have a single writer. */
export const SLICES_MAX = 1
/** How long a finished object keeps its final state for people who still view it. Then it frees its storage. */
export const AFTERLIFE_MS = 60 * 60 * 1000
/** Restarts of an archive before the download fails. */
export const UPLOADS_MAX = 3
/** Share of a limit at which users see a notice. */
export const NEAR_LIMIT = 0.8
/** Consumers that may crash while packing before the download fails. */
export const PACK_LOSSES_MAX = 8
/** Maximum number of URLs that may still be captured, for pages to be packed early: most of their links are settled then. */
export const OPEN_MAX = 200
