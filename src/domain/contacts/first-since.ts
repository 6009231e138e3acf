import { type SQL, sql } from 'drizzle-orm'

/** A range of 2^28 numbers takes 28 halvings; this leaves some margin. */
const STEPS_MAX = 40

/**
 * A query of the number of the first contact in a range that was first seen at or after a time, or of the number after
 * the range. Contacts are numbered in order of arrival, so it uses binary search: no index holds the time.
 *
 * @param time milliseconds since 1970
 */
export function firstSince(low: number, high: number, time: number): SQL {
  const middle = sql`(low + high) / 2`
  const isEarlier = sql`coalesce((SELECT first_seen_at < ${time} FROM contacts WHERE number >= ${middle} AND number < high ORDER BY number LIMIT 1), 0)`
  return sql`(
    WITH RECURSIVE halves (low, high) AS (
      -- D1 binds numbers as real ones, which no halving ends for.
      SELECT CAST(${low} AS INTEGER), CAST(${high} AS INTEGER) + 1
      UNION ALL
      SELECT iif(${isEarlier}, ${middle} + 1, low), iif(${isEarlier}, high, ${middle}) FROM halves WHERE low < high LIMIT ${STEPS_MAX})
    SELECT low FROM halves WHERE low >= high LIMIT 1)`
}
