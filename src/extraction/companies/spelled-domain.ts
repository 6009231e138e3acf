import { memoize } from '../memoize.ts'
import type { Page } from '../page.ts'
import { wordsOfPage } from '../word-pattern.ts'
import { capitalRunEnd } from './capital-run.ts'
import { isKind } from './kind-words.ts'
import type { CompanyMention } from './mention.ts'
import type { SiteDomain } from './site-domain.ts'

/** Maximum length of text searched. */
const TEXT_MAX = 200_000
const MENTIONS_MAX = 3

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'aàáâãäåąă',
  c: 'cçćč',
  d: 'dďđ',
  e: 'eèéêëęě',
  g: 'gğ',
  i: 'iìíîïı',
  l: 'lł',
  n: 'nñńň',
  o: 'oòóôõöøő',
  r: 'rř',
  s: 'sśšş',
  t: 'tťţ',
  u: 'uùúûüůű',
  y: 'yýÿ',
  z: 'zźżž',
}
/** How domains transcribe characters that they cannot contain, or whose use their owners avoided. */
const DIGRAPHS: Readonly<Record<string, string>> = { ae: 'äæ', oe: 'öøœ', ue: 'ü', ss: 'ß', aa: 'å' }
const DIGRAPH = /[aou]e|ss|aa|./g
const GAP_SIGNS = " .’'&-"
const GAP = `[${GAP_SIGNS}]{0,3}`
const BEYOND_ASCII = 0x80

/** Finds where a page writes its domain's label with spaces, accents and capitals: `Café Lune` on `cafelune.fr`. */
export function findSpelledDomain(page: Page, domain: SiteDomain): CompanyMention[] {
  const { label } = domain
  if (label.length < 4 || label.length > 40) return []
  const text = page.text.slice(0, TEXT_MAX)
  const found: CompanyMention[] = []
  for (const { 0: spelled, index: start } of spellingsIn(page, text, label)) {
    const end = endOfName(text, start, start + spelled.length)
    const name = text.slice(start, end)
    if (!/\p{Lu}/u.test(spelled) || !standsAlone(text, start, end)) continue
    // A line of two or more words that spells the domain is not a coincidence.
    const isLine = name.includes(' ') && fillsLine(text, start, end)
    found.push({ name, kind: 'domain', weight: found.length > 0 || isLine ? 0.2 : 0.1, method: 'text', start, end })
    if (found.length >= MENTIONS_MAX) break
  }
  return found
}

/** `Elm Vale Bakery` on `elmvale.com`: the name includes the organisation word that the domain leaves out. */
function endOfName(text: string, start: number, end: number): number {
  const runEnd = capitalRunEnd(text, start)
  const more = runEnd > end ? text.slice(end, runEnd) : ''
  return /^ (?:& |and )?\S+$/.test(more) && isKind(more.slice(more.lastIndexOf(' ') + 1)) ? runEnd : end
}

/**
 * Yields the matches of the pattern. Each begins at the start of a word, with the domain's first letter or an accented
 * variant.
 */
function* spellingsIn(page: Page, text: string, label: string): Generator<RegExpExecArray, void> {
  const { starts, count } = wordsOfPage(page)
  const { pattern, firsts, seconds } = patternOf(label)
  // Most words share at most the first letter.
  const mayFollow = (code: number) => code >= BEYOND_ASCII || seconds.has(code)
  // The spelling may begin with `&`, which begins no word.
  if (label.startsWith('and')) return yield* text.matchAll(new RegExp(pattern, 'giu'))
  let coveredTo = 0
  for (let word = 0; word < count && starts[word]! < text.length; word++) {
    const start = starts[word]!
    if (start < coveredTo || !firsts.has(text.charCodeAt(start)) || !mayFollow(text.charCodeAt(start + 1))) continue
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (!match) continue
    coveredTo = start + match[0].length
    yield match
  }
}

/** Maximum number of patterns cached across pages. */
const PATTERNS_MAX = 100

const patternOf = memoize((label) => {
  const parts = label.match(DIGRAPH)!
  const letters = parts.map((letters) => {
    const [one, ...more] = [...letters].map((letter) => (ACCENTED[letter] ? `[${ACCENTED[letter]}]` : letter))
    return DIGRAPHS[letters] ? `(?:[${DIGRAPHS[letters]}]|${[one, ...more].join(GAP)})` : one!
  })
  const spelled = letters.join(GAP).replace(`[${ACCENTED.a}]${GAP}[${ACCENTED.n}]${GAP}[${ACCENTED.d}]`, '(?:and|&)')
  const firsts = [...(ACCENTED[label[0]!] ?? label[0]!), ...(DIGRAPHS[parts[0]!] ?? '')]
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}@./_-])${spelled}(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`, 'iuy'),
    firsts: codesOf(firsts),
    // Behind a digraph written as one letter comes the first letter of the next part.
    seconds: codesOf([...GAP_SIGNS, label[1]!, parts[1]!.charAt(0)]),
  }
}, PATTERNS_MAX)

const codesOf = (letters: readonly string[]) =>
  new Set(letters.flatMap((letter) => [letter.charCodeAt(0), letter.toUpperCase().charCodeAt(0)]))

const fillsLine = (text: string, start: number, end: number) =>
  /(?:^|[\n\t])$/.test(text.slice(Math.max(0, start - 1), start)) && /^(?:$|[\n\t])/.test(text.slice(end, end + 1))

/** A match between other capitalised words is part of a longer name. */
const standsAlone = (text: string, start: number, end: number) =>
  !/\p{Lu}[\p{L}\p{N}’'.&-]{0,30} $/u.test(text.slice(Math.max(0, start - 30), start)) &&
  !/^ (?:& )?\p{Lu}/u.test(text.slice(end, end + 4))
