import type { SQL } from 'drizzle-orm'

/** The contacts of one source or one organisation, or those who did something. */
export interface Subset {
  /** A query of their numbers. */
  readonly numbers: SQL
  /** A condition: a contact belongs to the subset. */
  readonly has: (contact: SQL) => SQL
  /** Whether they are few enough to look up one by one. */
  readonly isSmall: boolean
}
