import type { Entity } from './entity.ts'
import type { ExtractionHints, Finding } from './finding.ts'
import type { Page } from './page.ts'

/** A country that a page probably belongs to; weights of one page add up to at most 1. */
export interface CountryGuess {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly weight: number
}

/** The countries a page probably belongs to, likeliest first. */
export function rankCountries(
  _page: Page,
  _entities: readonly Entity[],
  _hints: ExtractionHints,
  _addresses: readonly Finding[] = [],
): CountryGuess[] {
  return []
}
