import { ARABIC_NAME_PARTS } from '../../facts/shared/arabic-name-parts.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { reportOf } from './reported-names.ts'
import {
  CASELESS_GIVEN_NAMES,
  CASELESS_HONORIFICS,
  CASELESS_LABELS,
  CASELESS_ROLES,
  CASELESS_THINGS,
} from './words/caseless.ts'

const HAS_ARABIC = /[\u0620-\u06ff]/
/** A word of Arabic letters without marks of punctuation. */
const WORD = /[\u0620-\u065f\u066e-\u06d3]{2,20}/g
const JOINING: ReadonlySet<string> = new Set(ARABIC_NAME_PARTS.split('|'))
/** A family name of origin or with an article: "the Egyptian", "the Baker". */
const OF_FAMILY = /^(?:ال\p{L}{3,}|(?![بلفوك])\p{L}{3,}[يى])$/u
const ALONE_BEFORE = /(?:^|[\n\t:|«"“(–—-]) ?$/
const ALONE_BEHIND = /^ ?(?:$|[\n\t:|»"”)–—-])/
/** The end of a phrase, at which a name ends too. */
const PHRASE_END = /^(?:$|[\n\t،,.:؛؟!)])/
/** "and" and "to", attached to the given name of a list. */
const ATTACHED = /^[ول](?=\p{L}{3})/u
const NAMES_MAX = 300
const AROUND = 30

const FUNCTIONS: ReadonlySet<string> = new Set([...CASELESS_ROLES, ...CASELESS_HONORIFICS, ...CASELESS_LABELS])

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * People in the sentences of an article in Arabic script: a known given name with a family name that is known, has an
 * article or says an origin; with any family name behind a title, alone between marks, or used again by the page.
 */
export function namesInCaselessSentences(page: Page): Finding[] {
  if (!HAS_ARABIC.test(page.text) || !reportOf(page).isReport) return []
  const words = [...page.text.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const findings: Finding[] = []
  for (let at = 0; at < words.length && findings.length < NAMES_MAX; at++) {
    words[at] = withoutAttached(words[at]!)
    const name = isGiven(words[at]!) ? nameAt(page.text, words, at) : null
    if (!name) continue
    findings.push(toFinding(page, words[at]!.start, name.end))
    while (at + 1 < words.length && words[at + 1]!.start < name.end) at++
  }
  return findings
}

function withoutAttached(word: Word): Word {
  const rest = isGiven(word) ? word.text : word.text.replace(ATTACHED, '')
  return rest !== word.text && CASELESS_GIVEN_NAMES.has(rest)
    ? { text: rest, start: word.start + 1, end: word.end }
    : word
}

const isGiven = ({ text }: Word) => CASELESS_GIVEN_NAMES.has(text)

function nameAt(text: string, words: readonly Word[], first: number): { readonly end: number } | null {
  const before = words[first - 1]
  const isBehindWord = before !== undefined && text.slice(before.end, words[first]!.start) === ' '
  if (isBehindWord && CASELESS_THINGS.has(before.text)) return null
  const isTitled = isBehindWord && FUNCTIONS.has(before.text)
  let last = first
  let isFamily = false
  for (let count = 1; count < 4; count++) {
    const next = wordBehind(text, words, last)
    if (!next) break
    if (JOINING.has(next.text)) {
      if (!wordBehind(text, words, last + 1)) break
      last += 2
      isFamily = true
      continue
    }
    if (!isGiven(next) && !OF_FAMILY.test(next.text)) break
    last++
    isFamily = true
    if (!isGiven(next) && !JOINING.has(words[last + 1]?.text ?? '')) break
  }
  if (isFamily) return words[last]!
  const family = wordBehind(text, words, first)
  if (!family || family.text.length < 3) return null
  const { start } = words[first]!
  const isAlone =
    ALONE_BEFORE.test(text.slice(Math.max(0, start - AROUND), start)) &&
    ALONE_BEHIND.test(text.slice(family.end, family.end + AROUND))
  const isAgain = text.indexOf(text.slice(start, family.end)) !== text.lastIndexOf(text.slice(start, family.end))
  return isTitled || isAlone || isAgain || PHRASE_END.test(text.slice(family.end, family.end + 1)) ? family : null
}

/** The next word, if only a space is between and it is no title and no word of a thing. */
function wordBehind(text: string, words: readonly Word[], at: number): Word | null {
  const next = words[at + 1]
  if (!next || text.slice(words[at]!.end, next.start) !== ' ') return null
  return FUNCTIONS.has(next.text) || CASELESS_THINGS.has(next.text) ? null : next
}

function toFinding(page: Page, start: number, end: number): Finding {
  const value = page.text.slice(start, end)
  return {
    type: 'names',
    value,
    normalized: nameIdentity(value),
    confidence: 0.65,
    method: 'text',
    snippet: snippetAround(page, start, end),
    start,
    end,
  }
}
