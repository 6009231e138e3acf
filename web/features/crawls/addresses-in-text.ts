import { START_URLS_MAX } from '../../../src/contracts/crawl-options.ts'
import { withScheme } from '../../../src/lib/given-url.ts'

export interface AddressList {
  readonly addresses: readonly string[]
  /** Addresses beyond what one crawl takes. */
  readonly beyond: number
}

/** What parts addresses in a list that people paste or a spreadsheet writes. */
const SEPARATOR = /[\s,;"'<>|]+/

/**
 * The web addresses of a text or a CSV file, bare domains among them, each once and in order. Everything else in it, such
 * as headings and names, is passed over.
 */
export function addressesInText(text: string, max = START_URLS_MAX): AddressList {
  const found = new Set<string>()
  for (const word of text.split(SEPARATOR)) {
    // The `@` of an email address is no part of a web address that can be crawled.
    const address = word.includes('@') ? '' : withScheme(word.replace(/[.)\]]+$/, ''))
    if (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address)) found.add(address)
  }
  return { addresses: [...found].slice(0, max), beyond: Math.max(0, found.size - max) }
}
