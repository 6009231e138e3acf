import { rankCountries } from '../../src/extraction/countries.ts'
import type { Finding } from '../../src/extraction/finding.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'
import { findPhones } from '../../src/extraction/phones.ts'
import { readEntities } from '../../src/extraction/structured-data.ts'

/** Phone findings of a page body, parsed for `country` or, if omitted, for the country the page suggests. */
export function phonesOf(body: string, country?: string, url = 'https://www.example.com/contact'): Finding[] {
  const page = parsePage(`<html><body>${body}</body></html>`, url)
  const entities = readEntities(page)
  return findPhones(page, entities, rankCountries(page, entities, { url, country }))
}

/** The distinct numbers of a page body, sorted. */
export const numbersOf = (body: string, country?: string, url?: string) =>
  phonesOf(body, country, url)
    .map(({ normalized }) => normalized)
    .sort()
