import type { DataFilter } from '../../contracts/data.ts'
import { textExpression } from '../../core/search-text.ts'

/** Which items are meant: those of which all of this holds. */
export interface ItemFilter extends Omit<DataFilter, 'search' | 'crawl_id'> {
  /** What the search index is asked for by the words that were looked for. */
  readonly texts: readonly string[]
}

/** What can be of one value only. */
const EXACT = ['type', 'source_type', 'source_id', 'email_check', 'mailbox'] as const

/**
 * All filters as one. Crawls are to be named by their sources.
 *
 * @returns null where they choose nothing: a search without a character that could be found, filters that contradict each
 *   other
 */
export function joinFilters(given: readonly DataFilter[]): ItemFilter | null {
  const all = <Name extends keyof DataFilter>(name: Name) =>
    given.map((filter) => filter[name]).filter((value) => value !== undefined)
  const texts = all('search').map(textExpression)
  if (texts.includes(null) || EXACT.some((name) => new Set<unknown>(all(name)).size > 1)) return null
  return {
    ...Object.fromEntries(EXACT.map((name) => [name, all(name)[0]])),
    min_confidence: all('min_confidence').toSorted().at(-1),
    texts: texts.filter((text) => text !== null),
  }
}
