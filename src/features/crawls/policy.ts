import { HTTP_URL, PAGE_LIMIT_MAX, type StartCrawl, URL_MESSAGE } from '../../contracts/crawls/crawls.ts'
import { invalid } from '../../lib/errors.ts'
import { withScheme } from '../../lib/text/with-scheme.ts'

/** @throws validation_failed for more pages than the installation allows */
export function assertPageLimit(limit: number, pagesMax: number): void {
  if (limit <= pagesMax) return
  throw invalid({ limit: [`Page limit must be between 1 and ${Math.max(pagesMax, PAGE_LIMIT_MAX)}`] })
}

/**
 * Returns the start addresses of a request as given, without duplicates; empty in keyword mode. If both are given, URLs
 * take precedence over a keyword.
 *
 * @throws validation_failed for an address that is not a web URL
 */
export function startAddressesOf(input: Pick<StartCrawl, 'url' | 'urls'>): string[] {
  const given = [...(input.url === undefined ? [] : [input.url]), ...input.urls.map(withScheme)]
  const odd = given.find((address) => !HTTP_URL.test(address) || !URL.canParse(address))
  if (odd !== undefined) throw invalid({ [input.url === odd ? 'url' : 'urls']: [URL_MESSAGE] })
  return [...new Set(given)]
}
