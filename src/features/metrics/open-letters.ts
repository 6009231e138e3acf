import { sql } from 'drizzle-orm'

/** Dead letters that wait for an operator, of one queue as it is named in the row. */
export interface OpenLetters {
  queue: string
  open: number
}

/** Counting stops here: more tells an operator nothing new. */
const LETTERS_MAX = 10_000

/** Counts in the index of open letters. */
export const lettersOf = sql`
  SELECT queue, count(*) AS open FROM (SELECT queue FROM dead_letters WHERE retried_at IS NULL LIMIT ${LETTERS_MAX})
  GROUP BY queue`
