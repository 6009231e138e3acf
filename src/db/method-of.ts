import { type SQL, sql } from 'drizzle-orm'
import type { ExtractionMethod } from '../contracts/items.ts'
import { METHOD_CODES, wordOf } from './codes.ts'

/** Words that `found_items` does not know yet, as they came after it. */
const NEWER = ['ai'] as const satisfies readonly ExtractionMethod[]
const NEWER_CODES = Object.fromEntries(NEWER.map((method) => [method, METHOD_CODES[method]])) as Record<
  (typeof NEWER)[number],
  number
>

/**
 * How a value of `found_items` was found, in a word.
 *
 * @param found what the view is called in the query
 */
export function methodOf(found: 'found_items' | 'found' | 'seen'): SQL {
  const view = sql.identifier(found)
  return sql`coalesce(${view}.method, (
    SELECT ${wordOf(sql`told.method`, NEWER_CODES)} FROM sightings AS shown
    CROSS JOIN sightings AS told ON told.source = coalesce(shown.as_in, shown.source) AND told.item = shown.item
    WHERE shown.source = ${view}.source AND shown.item = ${view}.number))`
}
