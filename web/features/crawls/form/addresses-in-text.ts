import { START_URLS_MAX } from '../../../../src/contracts/crawls/crawl-options.ts'
import { withScheme } from '../../../../src/lib/text/with-scheme.ts'

export interface AddressList {
  readonly addresses: readonly string[]
  /** Number of addresses beyond the maximum of one crawl. */
  readonly beyond: number
  /** Lines with text but without a web address. */
  readonly oddLines: readonly string[]
}

/** Separators between addresses in pasted or spreadsheet text. */
const SEPARATOR = /[\s,;"'<>|]+/

/**
 * The web addresses in a text or CSV file, including bare domains, without duplicates and in order. Other text, such as
 * headings and names, is ignored.
 */
export function addressesInText(text: string, max = START_URLS_MAX): AddressList {
  const found = new Map<string, string>()
  const oddLines: string[] = []
  for (const line of text.split(/[\r\n]+/)) {
    const addresses = line.split(SEPARATOR).map(addressOf).filter(Boolean)
    // Different spellings of the same URL count once.
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

/**
 * Strips brackets and full stops that belong to the surrounding sentence. Keeps a closing bracket that the address
 * itself opens.
 */
function withoutBrackets(word: string): string {
  let bare = word.replace(/^[([{]+/, '').replace(/(?<![.:])[.:]+$/, '')
  while (/[)\]}]$/.test(bare) && count(bare, /[([{]/g) < count(bare, /[)\]}]/g)) bare = bare.slice(0, -1)
  return bare.replace(/(?<!\.)\.+$/, '')
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
