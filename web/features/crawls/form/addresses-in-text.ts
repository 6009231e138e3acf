import { START_URLS_MAX } from '../../../../src/contracts/crawl-options.ts'
import { withScheme } from '../../../../src/contracts/given-url.ts'

export interface AddressList {
  readonly addresses: readonly string[]
  /** Number of addresses beyond the maximum of one crawl. */
  readonly beyond: number
  /** Lines with text but without a web address. */
  readonly oddLines: readonly string[]
}

/** What parts addresses in a list that people paste or a spreadsheet writes. */
const SEPARATOR = /[\s,;"'<>|]+/

/**
 * The web addresses of a text or a CSV file, bare domains among them, each once and in order. Everything else in it, such
 * as headings and names, is passed over.
 */
export function addressesInText(text: string, max = START_URLS_MAX): AddressList {
  const found = new Map<string, string>()
  const oddLines: string[] = []
  for (const line of text.split(/[\r\n]+/)) {
    const addresses = line.split(SEPARATOR).map(addressOf).filter(Boolean)
    // Spellings of one address are one.
    for (const address of addresses) if (!found.has(new URL(address).href)) found.set(new URL(address).href, address)
    if (addresses.length === 0 && line.trim()) oddLines.push(line.trim())
  }
  const all = [...found.values()]
  return { addresses: all.slice(0, max), beyond: Math.max(0, all.length - max), oddLines }
}

/** A word as an address, or ''. A word with `@` is an email address, not a web address. */
function addressOf(word: string): string {
  if (word.includes('@')) return ''
  const address = withScheme(withoutBrackets(word).replace(/^\/\//, ''))
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : ''
}

/** Brackets and full stops around an address are the sentence's; a bracket that the address opens is its own. */
function withoutBrackets(word: string): string {
  let bare = word.replace(/^[([{]+/, '').replace(/(?<![.:])[.:]+$/, '')
  while (/[)\]}]$/.test(bare) && count(bare, /[([{]/g) < count(bare, /[)\]}]/g)) bare = bare.slice(0, -1)
  return bare.replace(/(?<!\.)\.+$/, '')
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
