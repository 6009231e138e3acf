import { type SQL, sql } from 'drizzle-orm'

/** The contacts of one source or one organisation, or those who did something. */
export interface Subset {
  /** A query of their numbers. */
  readonly numbers: SQL
  /** A condition: a contact belongs to the subset. */
  readonly has: (contact: SQL) => SQL
  /** Whether they are few enough to look up one by one. */
  readonly isSmall: boolean
}

/**
 * A condition: a contact belongs to all of these subsets. Pass the number with a unary plus where SQLite must not look
 * up the list one by one, because scanning the matches is cheaper.
 */
export const isOfAll = ({ subsets }: { readonly subsets: readonly Subset[] }, contact: SQL): SQL =>
  subsets.length === 0
    ? sql`true`
    : sql.join(
        subsets.map(({ isSmall, has, numbers }) => (isSmall ? sql`${contact} IN (${numbers})` : has(contact))),
        sql` AND `,
      )
