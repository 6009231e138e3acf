import { countryOf } from '../../facts/tables.ts'
import type { Page } from '../page.ts'

/**
 * The language, in two letters, that says how a page writes names: what it declares, else that of the country it is known
 * to belong to; empty when neither is known.
 *
 * @param country where the caller knows the page to belong, as an ISO 3166-1 alpha-2 code
 */
export function namingLanguage({ language }: Page, country?: string): string {
  if (language !== null || country === undefined) return language?.slice(0, 2) ?? ''
  return countryOf(country.toUpperCase())?.namesLike ?? ''
}
