import type { Language } from '../../facts/language.ts'
import type { Partnerships } from '../../facts/organisation-kinds.ts'
import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Steps } from '../../lib/steps.ts'
import { foldName } from '../names/fold-name.ts'
import { isFamilyName, isPlainWord, isWordFamilyName } from '../names/vocabulary.ts'
import type { Page } from '../page.ts'
import { spend } from '../steps.ts'
import { WordPattern } from '../word-pattern.ts'
import { wordsOf } from './company-key.ts'
import { isGeneric } from './company-words.ts'
import { isKind } from './kind-words.ts'
import { AMBIGUOUS_FORM, LEGAL_FORM } from './legal-form-patterns.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { nameStart } from './name-boundary.ts'
import { isPartnership, titledFirms } from './titled-firms.ts'

const factsOf =
  (of: (facts: Partnerships) => string | null) =>
  ({ organisationKinds }: Language) =>
    organisationKinds?.partnerships ? of(organisationKinds.partnerships) : null

const after = (joins: string, words: string) => `(?<=[\\p{L}.)] (?:${joins}) )(?:${words})`
/** Words for the partners or family in a firm's name, behind a conjunction. */
const TAILS = [
  ...patternsOfLanguages(factsOf(({ joins, tails }) => after(`&|${joins}`, tails))),
  ...patternsOfLanguages(factsOf(({ signTails }) => signTails && after('&', signTails))),
]
const WORDS = [factsOf(({ tails }) => tails), factsOf(({ signTails }) => signTails)].flatMap((listOf) =>
  wordsOfLanguages(listOf, '|'),
)
const TAIL = new WordPattern(
  () => compilePattern(`(?:${TAILS.join('|')})(?:\\.(?!\\p{L}))?(?![\\p{L}\\p{N}-])`, 'uy'),
  () => WORDS,
  { isCapitalised: true, isExact: true },
)
const NAMES_MAX = 100
/** Work units charged for a conjunction and the words before it. */
const TAIL_UNITS = 2_000

/** `Clients & Partners`, `Father & Son`: the words before the conjunction are not names. */
const NO_NAMES = new Set(wordsOfLanguages(factsOf(({ strangers }) => strangers)))

const TAIL_WORDS = new Set(WORDS.flatMap((word) => wordsOf(word)))

const mayBeName = (word: string) =>
  !NO_NAMES.has(word) &&
  !TAIL_WORDS.has(word) &&
  !/^\d|(?:innen|ners|ungen)$|(?:ionen|[hk]eiten)$/.test(word) &&
  (!isPlainWord(foldName(word)) || inSequence(word))

/** Finds firms named after people: `Roe & Sons`, `Kanzlei Roe und Partner`, `Roe y Asociados`. */
export function* findPartnershipNames(page: Page): Steps<CompanyMention[]> {
  const { text, language } = page
  const found: CompanyMention[] = []
  for (const { 0: tail, index } of TAIL.matchesIn(page)) {
    yield* spend(page.budget, TAIL_UNITS)
    const widest = nameStart(text, index, language, true)
    if (widest === null) continue
    const end = index + tail.length
    const start = behindTitle(text, widest + otherLength(text.slice(widest, index)), end)
    // "G. Roe & Co. KG": the legal form after it already claims the name.
    if (formFollows(text, end)) continue
    const words = wordsOf(text.slice(start, index)).slice(0, -1)
    if (words.length === 0 || isGeneric(words) || !mayBeName(words.at(-1)!)) continue
    if (isLikes(tail, language) && !inSequence(words.at(-1)!)) continue
    found.push(kindWordMention(text, start, end))
    if (found.length >= NAMES_MAX) break
  }
  return found
}

/** "Schnupfen, Husten & Co.": outside English these words mean "and the like", unless a family name precedes them. */
const isLikes = (tail: string, language: string | null) =>
  /^Co(?!\p{L})/u.test(tail) && language !== null && !language.startsWith('en')
const inSequence = (word: string) => isFamilyName(word) || isWordFamilyName(word)

const formFollows = (text: string, at: number) =>
  text[at] === ' ' && (LEGAL_FORM.matchAt(text, at + 1) !== null || AMBIGUOUS_FORM.matchAt(text, at + 1) !== null)

/** Returns the length of other organisations listed before a name: `Bäckerei Lind, Dachdeckerei Roe & Sohn`. */
function otherLength(name: string): number {
  const comma = name.lastIndexOf(', ')
  return comma > 0 && name.slice(0, comma).split(/,? /).some(isKind) ? comma + 2 : 0
}

/** Where a name begins without the title in front of it: `Partner Roe & Partner`. */
function behindTitle(text: string, start: number, end: number): number {
  const [only, ...others] = titledFirms(text.slice(start, end))
  return only && others.length === 0 && isPartnership(only.firm) ? start + only.start : start
}
