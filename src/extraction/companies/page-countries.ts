import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'

/** Where the languages are spoken whose legal forms are easily mistaken for words. */
const COUNTRIES_OF_LANGUAGE: Readonly<Record<string, string>> = {
  bg: 'BG',
  bs: 'BA',
  cs: 'CZ',
  da: 'DK',
  de: 'DE AT CH LI',
  el: 'GR CY',
  es: 'ES MX AR CL CO PE EC VE UY',
  et: 'EE',
  fi: 'FI',
  fr: 'FR BE CH LU',
  hr: 'HR',
  hu: 'HU',
  id: 'ID',
  is: 'IS',
  it: 'IT CH',
  lt: 'LT',
  lv: 'LV',
  mk: 'MK',
  nb: 'NO',
  nl: 'NL BE',
  nn: 'NO',
  no: 'NO',
  pl: 'PL',
  pt: 'BR PT',
  ro: 'RO MD',
  ru: 'RU BY KZ',
  sk: 'SK',
  sl: 'SI',
  sr: 'RS',
  sv: 'SE FI',
  tr: 'TR',
  uk: 'UA',
  he: 'IL',
  ar: 'AE SA EG QA',
  vi: 'VN',
}

/** ISO 3166-1 alpha-2 codes of the countries that a page shows by its host, its language, its phones and its addresses. */
export function countriesOfPage(page: Page, others: readonly Finding[]): Set<string> {
  const countries = new Set<string>()
  const topLevel = /\.([a-z]{2})$/.exec(URL.parse(page.url)?.hostname ?? '')?.[1]
  if (topLevel) countries.add(topLevel === 'uk' ? 'GB' : topLevel.toUpperCase())
  const [language = '', region] = page.language?.split('-') ?? []
  for (const country of COUNTRIES_OF_LANGUAGE[language]?.split(' ') ?? []) countries.add(country)
  if (region?.length === 2) countries.add(region.toUpperCase())
  for (const { detail } of others) if (detail?.country) countries.add(detail.country)
  return countries
}
