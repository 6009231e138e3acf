/** A consumer that has shown no sign of life for so long is believed dead; each stretch renews it. */
export const LEASE_MS = 30_000
/** How long a consumer may take to turn up before its message is believed lost. */
export const UNCLAIMED_MS = 30_000
/** Consumers that may die or fail over the same row before the import is given up. */
export const DEATHS_MAX = 5
/** How long a request waits for the end of its import. */
export const WAIT_MS = 20_000
/** Stretches of one message: each is a second of work at most, and a consumer has a minute of processor time. */
export const STRETCHES_MAX = 20
/** Contacts of one stretch, and all of its rows: what holds nothing to take costs little. */
export const CONTACTS_MAX = 1_000
export const ROWS_MAX = 5_000
/** Rows travel as one parameter, of which D1 takes two megabytes. */
export const STRETCH_BYTES_MAX = 1_500_000
/** How long an import that has ended is told of. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000
