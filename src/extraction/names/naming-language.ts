import { countryOf } from '../../facts/tables.ts'
import type { Page } from '../page.ts'

/**
 * The language, in two letters, that determines how a page writes names: the declared one, else that of the page's
 * country; empty if neither is known.
 *
 * @param country the page's country if the caller knows it, as an ISO 3166-1 alpha-2 code
 */
export function namingLanguage({ language }: Page, country?: string): string {
  if (language !== null || country === undefined) return language?.slice(0, 2) ?? ''
  return countryOf(country.toUpperCase())?.namesLike ?? ''
}
