import type { Page } from '../page.ts'
import { wordsOfPage } from '../word-pattern.ts'
import { capitalRunEnd } from './capital-run.ts'
import { isKind } from './kind-words.ts'
import type { CompanyMention } from './mention.ts'
import type { SiteDomain } from './site-domain.ts'
import { SpelledLabel } from './spelled-label.ts'

/** Maximum length of text searched. */
const TEXT_MAX = 200_000
const MENTIONS_MAX = 3

/**
 * Finds where a page writes its domain's label, or that of its project, with spaces, accents and capitals: `Café Lune`
 * on `cafelune.fr`.
 */
export const findSpelledDomain = (page: Page, domain: SiteDomain): CompanyMention[] =>
  [...(domain.project ? [domain.project] : []), domain].flatMap((one) => findSpelled(page, one))

function findSpelled(page: Page, { label }: SiteDomain): CompanyMention[] {
  if (label.length < 4 || label.length > 40) return []
  const text = page.text.slice(0, TEXT_MAX)
  const found: CompanyMention[] = []
  for (const { start, end: spelledTo } of spellingsIn(page, text, label)) {
    const end = endOfSpelledName(text, start, spelledTo)
    const name = text.slice(start, end)
    if (!/\p{Lu}/u.test(text.slice(start, spelledTo)) || !standsAlone(text, start, end)) continue
    // A line of two or more words that spells the domain is not a coincidence.
    const isLine = name.includes(' ') && fillsLine(text, start, end)
    found.push({ name, kind: 'domain', weight: found.length > 0 || isLine ? 0.2 : 0.1, method: 'text', start, end })
    if (found.length >= MENTIONS_MAX) break
  }
  return found
}

/**
 * Returns the end of a name that begins with the spelling of a domain. `Elm Vale Bakery` on `elmvale.com` includes the
 * organisation word that the domain leaves out.
 *
 * @param end where the spelling ends
 */
export function endOfSpelledName(text: string, start: number, end: number): number {
  const runEnd = capitalRunEnd(text, start)
  const more = runEnd > end ? text.slice(end, runEnd) : ''
  return /^ (?:& |and )?\S+$/.test(more) && isKind(more.slice(more.lastIndexOf(' ') + 1)) ? runEnd : end
}

interface Spelling {
  readonly start: number
  readonly end: number
}

/** Yields the label's spellings. Each begins a word. */
function* spellingsIn(page: Page, text: string, label: string): Generator<Spelling, void> {
  const spelled = new SpelledLabel(label)
  let coveredTo = 0
  for (const start of label.startsWith('and') ? andSigns(text) : wordsOfPage(page).starts) {
    if (start >= text.length) return
    const end = start < coveredTo ? -1 : spelled.endAt(text, start)
    if (end < 0) continue
    coveredTo = end
    yield { start, end }
  }
}

/** Where a label that begins with `and` may begin, which may be spelled `&` and then begins no word. */
function* andSigns(text: string): Generator<number> {
  for (const { index } of text.matchAll(/[a&]/gi)) yield index
}

const fillsLine = (text: string, start: number, end: number) =>
  /(?:^|[\n\t])$/.test(text.slice(Math.max(0, start - 1), start)) && /^(?:$|[\n\t])/.test(text.slice(end, end + 1))

/** A match between other capitalised words is part of a longer name. */
const standsAlone = (text: string, start: number, end: number) =>
  !/\p{Lu}[\p{L}\p{N}’'.&-]{0,30} $/u.test(text.slice(Math.max(0, start - 30), start)) &&
  !/^ (?:& )?\p{Lu}/u.test(text.slice(end, end + 4))
