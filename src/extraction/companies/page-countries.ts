import { countryOfHost } from '../countries/domain-country.ts'
import { LANGUAGE_COUNTRIES } from '../countries/language-countries.ts'
import type { Finding } from '../finding.ts'
import { type Page, urlOfPage } from '../page.ts'

/** ISO 3166-1 alpha-2 codes of the countries that a page may belong to. */
export interface PageCountries {
  /**
   * Countries that the caller passes in, or that the page indicates by its host, language, phone numbers or addresses.
   */
  readonly shown: ReadonlySet<string>
  /** `shown` plus the countries whose language is English, because English is written everywhere. */
  readonly likely: ReadonlySet<string>
}

/** A country with a smaller share of a language's speakers has legal forms in other languages. */
const SHARE_MIN = 0.06

/** @param country the country known to the caller, as an ISO 3166-1 alpha-2 code */
export function countriesOfPage(page: Page, others: readonly Finding[], country?: string): PageCountries {
  const shown = new Set<string>()
  if (country) shown.add(country.toUpperCase())
  const ofHost = countryOfHost(urlOfPage(page)?.hostname ?? '')
  if (ofHost) shown.add(ofHost)
  const [language = '', region] = page.language?.split('-') ?? []
  if (region?.length === 2) shown.add(region.toUpperCase())
  for (const { detail } of others) if (detail?.country) shown.add(detail.country)
  const written = countriesOfLanguage(language)
  if (language !== 'en') for (const home of written) shown.add(home)
  return { shown, likely: language === 'en' ? new Set([...shown, ...written]) : shown }
}

function countriesOfLanguage(language: string): string[] {
  const parts = LANGUAGE_COUNTRIES.get(language)?.split(' ') ?? []
  return parts.filter((_, at) => at % 2 === 0 && Number(parts[at + 1]) >= SHARE_MIN)
}
