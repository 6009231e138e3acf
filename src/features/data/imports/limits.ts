/** A consumer that has shown no sign of life for so long is believed dead; each stretch renews it. */
export const LEASE_MS = 30_000
/** How long a consumer may take to turn up before its message is believed lost. */
export const UNCLAIMED_MS = 30_000
/** What consumers lose over the same row before the import is given up: two that die of it, or six that fail and say so. */
export const DEATHS_MAX = 6
/** What a death counts for; a failure counts for one. */
export const DEATH_LOSS = 3
/** How long a request waits for the end of its import. */
export const WAIT_MS = 20_000
/** Stretches of one message: a consumer has a minute of processor time. */
export const STRETCHES_MAX = 80
/**
 * Contacts of one stretch, and all of its rows: what holds nothing to take costs little. Whoever asks the database meanwhile
 * waits for a stretch with each question, so it is a fraction of a second.
 */
export const CONTACTS_MAX = 100
export const ROWS_MAX = 2_000
/** Their rows as JSON, since a contact may have many values. */
export const STRETCH_BYTES_MAX = 300_000
/** How long an import that has ended is told of. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000
