/** Consumers at work on one download: as polite as a crawl, and an archive is written by one hand. */
export const SLICES_MAX = 1
/** A finished object keeps its last state for people who still look at it, then frees its storage. */
export const AFTERLIFE_MS = 60 * 60 * 1000
/** Files and bytes that one batch appends to an archive: what a consumer does well within its lease. */
export const BATCH_FILES_MAX = 100
export const BATCH_BYTES_MAX = 24 * 1024 * 1024
/** Times that an archive is begun anew before the download fails. */
export const UPLOADS_MAX = 3
/** Share of a limit at which people are told that it is near. */
export const NEAR_LIMIT = 0.8
/** Consumers that may die while they pack before the download fails. */
export const PACK_LOSSES_MAX = 8
