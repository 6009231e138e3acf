import { findCompanies } from '../../src/extraction/companies.ts'
import { parsePage } from '../../src/extraction/parse-page.ts'

/** The companies found in an HTML fragment, on a page whose title and URL name none. */
export function companiesIn(language: string, html: string): string[] {
  const document = `<html lang="${language}"><head><title>Page</title></head><body>${html}</body></html>`
  return findCompanies(parsePage(document, 'https://192.0.2.1/'), [], []).map(({ value }) => value)
}
