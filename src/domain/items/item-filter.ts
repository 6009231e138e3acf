import type { DataFilter } from '../../contracts/data/data.ts'
import { textExpression } from '../../core/search-text.ts'

/** Conditions that an item must all satisfy. */
export interface ItemFilter extends Omit<DataFilter, 'search' | 'crawl_id'> {
  /** Search index expressions for the words of the search. */
  readonly texts: readonly string[]
  /** Hides values that only contacts have which wait to be deleted. Costs a look-up for each item. */
  readonly hides_waiting?: boolean
}

/** Fields that an item has only one value of. */
const EXACT = ['type', 'source_type', 'source_id', 'email_check', 'mailbox'] as const

/**
 * Combines filters into one. Crawls must be given by their sources.
 *
 * @returns null if the filters match nothing: a search without searchable characters, or filters that contradict each
 * other
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
