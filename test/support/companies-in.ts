import { findCompanies } from '../../src/extraction/companies.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'

/** The companies in a fragment of a page that says nothing else, neither by its title nor by its address. */
export function companiesIn(language: string, html: string): string[] {
  const document = `<html lang="${language}"><head><title>Page</title></head><body>${html}</body></html>`
  return findCompanies(parsePage(document, 'https://192.0.2.1/'), [], []).map(({ value }) => value)
}
