import { closest, elementAt, type Page } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { namesOrganisation } from './company-words.ts'
import type { CompanyMention } from './mention.ts'

/** Occurrences of a name that are looked at. */
const LOOKS_MAX = 20
const NAMES_MAX = 20
const NO_NAME_PLACE = /^(?:h[12]|nav|li|a|td|button|option|label)$/

/**
 * Where what the title or a logo calls an organisation stands on a line of its own, outside headings and menus.
 *
 * @param names the parts of the title and of the logos' alternative texts
 */
export function findOwnerLines(page: Page, names: readonly string[]): CompanyMention[] {
  return [...new Set(names)].slice(0, NAMES_MAX).flatMap((name) => {
    const start = name.length > 3 && namesOrganisation(wordsOf(name)) ? lineOf(page, name) : -1
    return start < 0 ? [] : [{ name, kind: 'line', weight: 0.25, method: 'text', start, end: start + name.length }]
  })
}

function lineOf(page: Page, name: string): number {
  const { text } = page
  for (let at = text.indexOf(name), looks = 0; at >= 0 && looks < LOOKS_MAX; at = text.indexOf(name, at + 1), looks++) {
    const isLine = (text[at - 1] ?? '\n') === '\n' && (text[at + name.length] ?? '\n') === '\n'
    if (!isLine) continue
    if (!closest(elementAt(page, at), ({ tag }) => NO_NAME_PLACE.test(tag)) || isHomePage(page)) return at
  }
  return -1
}

const isHomePage = ({ url }: Page) => URL.parse(url)?.pathname === '/'
