import { countryOfHost } from '../countries/domain-country.ts'
import { LANGUAGE_COUNTRIES } from '../countries/language-countries.ts'
import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'

/** ISO 3166-1 alpha-2 codes of the countries that a page shows by its host, its language, its phones and its addresses. */
export function countriesOfPage(page: Page, others: readonly Finding[]): Set<string> {
  const countries = new Set<string>()
  const ofHost = countryOfHost(URL.parse(page.url)?.hostname ?? '')
  if (ofHost) countries.add(ofHost)
  const [language = '', region] = page.language?.split('-') ?? []
  for (const country of LANGUAGE_COUNTRIES[language]?.match(/[A-Z]{2}/g) ?? []) countries.add(country)
  if (region?.length === 2) countries.add(region.toUpperCase())
  for (const { detail } of others) if (detail?.country) countries.add(detail.country)
  return countries
}
