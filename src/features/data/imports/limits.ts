/** Lease duration. A consumer that does not renew it with a batch in this time is presumed dead. */
export const LEASE_MS = 30_000
/** How long an import may stay unclaimed before its queue message is presumed lost. */
export const UNCLAIMED_MS = 30_000
/** The penalty at which an import is abandoned: two crashes or six reported failures on the same rows. */
export const DEATHS_MAX = 6
/** The penalty of a crash. A reported failure counts 1. */
export const DEATH_LOSS = 3
/** How long a request waits for the end of its import. */
export const WAIT_MS = 20_000
/** Batches per queue message, since a consumer has one minute of CPU time. */
export const STRETCHES_MAX = 80
/**
 * Maximum contacts and rows of a batch; rows without a contact cost little. Other queries to the database wait for a
 * batch, so it must take only a fraction of a second.
 */
export const CONTACTS_MAX = 100
export const ROWS_MAX = 2_000
/** Maximum size of a batch's rows as JSON, since a contact may have many values. */
export const STRETCH_BYTES_MAX = 300_000
/** How long the report of an ended import is kept. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000
