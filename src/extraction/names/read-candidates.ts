import type { Steps } from '../../lib/steps.ts'
import type { Finding } from '../finding.ts'
import { memoize } from '../memoize.ts'
import type { Page } from '../page.ts'
import { spend } from '../steps.ts'
import { isCapitalCode, isLetterCode, KIND, kindOfCode, startsLike } from '../word-index.ts'
import { wordsOfPage } from '../word-pattern.ts'
import { isInAddress, isMeasured } from './address-words.ts'
import type { Candidate } from './candidate.ts'
import { emailSpelling } from './email-spelling.ts'
import { familyLast, invertedRuns } from './inverted-runs.ts'
import { judgeMention, type Mention } from './judge-mention.ts'
import { beforeFirm, beforeHeadline, behindOffice, behindRole } from './leading-words.ts'
import { type Likelihood, nameLikelihood } from './likelihood.ts'
import { kindsOfThings } from './line-ends.ts'
import { headingOf, isOfHeading } from './name-headings.ts'
import { type NameRun, readNameRuns } from './name-runs.ts'
import { namingLanguage } from './naming-language.ts'
import { phraseEdges, type Segment } from './segments.ts'

/** Longer lines are no place for names, and are cut to keep the work bounded. */
const SEGMENT_LENGTH_MAX = 20_000
/** Units of work for a word that begins with a capital. */
const CAPITAL_UNITS = 1_000

/** Every run of words on the page that is not plainly something else than a person, in the order of the page. */
export function* readCandidates(
  page: Page,
  segments: readonly Segment[],
  emails: readonly Finding[],
  country?: string,
): Steps<Candidate[]> {
  const edges = phraseEdges(page)
  const isSpelled = emailSpelling(emails)
  const isOrdinary = lowerCaseWords(page)
  const capitals = capitalsOf(page)
  const language = namingLanguage(page, country)
  const gentleman = GENTLEMAN[language] ?? null
  const isFamilyFirst = FAMILY_FIRST.has(language)
  const isKind = kindsOfThings(page, segments)
  const candidates: Candidate[] = []
  let next = 0
  for (const [index, { start, end }] of segments.entries()) {
    while (next < capitals.length && capitals[next]! < start) next++
    const first = next
    while (next < capitals.length && capitals[next]! < end) next++
    // One capitalised word is no name.
    if (next - first < 2) continue
    yield* spend(page.budget, (next - first) * CAPITAL_UNITS)
    const text = page.text.slice(start, Math.min(end, start + SEGMENT_LENGTH_MAX))
    const runs = readNameRuns(text, start, edges, capitals.slice(first, next))
    for (const read of invertedRuns(text, start, runs)) {
      const title =
        gentleman ?? (MONSIEUR.test(page.text.slice(read.start - MONSIEUR_LENGTH, read.start)) ? 'M.' : null)
      const named = title === null ? read : without(title, read)
      const shown = behindRole(isFamilyFirst ? named : familyLast(text, start, named))
      const before = page.text.slice(start, shown.start)
      const run = beforeHeadline(
        beforeFirm(behindOffice(before, shown), page.text.slice(shown.end, end)),
        page.text.slice(shown.end, shown.end + 3),
      )
      const likelihood = nameLikelihood(run.words, isOrdinary)
      // "Ad Soyad": what a form asks for.
      const isAsked = run.words.every(({ folded }) => isOfHeading(folded)) && headingOf(run.value) !== null
      if (likelihood === 0 || isAsked) continue
      if (likelihood < 3 && (isKind(run, segments[index]!) || isMeasured(before))) continue
      const after = page.text.slice(run.end, end)
      const isOfAddress = isInAddress(page.text.slice(start, run.start), run, after)
      const judged = judgeOnce(before, after, likelihood)
      const mention = isOfAddress ? { ...judged, isSomethingElse: true } : judged
      candidates.push({ run, segment: index, likelihood, mention, isSpelledByEmail: isSpelled(run) })
    }
  }
  return candidates
}

/** Lines remembered, as far as they are short: a name by itself, and what the pages of a site write around names. */
const LINES_MAX = 2_000
const LINE_LENGTH_MAX = 80
/** No text of a page holds it. */
const MARK = '\0'

const judgeLine = memoize((line) => {
  const [likelihood, before, after] = line.split(MARK)
  return judgeMention(before!, after!, Number(likelihood) as Likelihood)
}, LINES_MAX)

const judgeOnce = (before: string, after: string, likelihood: Likelihood): Mention =>
  before.length + after.length <= LINE_LENGTH_MAX
    ? judgeLine(`${likelihood}${MARK}${before}${MARK}${after}`)
    : judgeMention(before, after, likelihood)

/** Where the family comes first in every text: Hungarian, Vietnamese and the languages of East Asia. */
const FAMILY_FIRST: ReadonlySet<string> = new Set(['hu', 'vi', 'ja', 'zh', 'ko'])
/** By language: "M. Jean Roe" is a gentleman on a French page, and a name with an initial elsewhere. */
const GENTLEMAN: Readonly<Record<string, string>> = { fr: 'M.', es: 'D.' }

/** "Mme et M. ROE Jean": on a page of any language. */
const MONSIEUR = /Mme (?:et|&) $/
const MONSIEUR_LENGTH = 7

function without(gentleman: string, run: NameRun): NameRun {
  const [first, ...words] = run.words
  if (first!.text !== gentleman || words.length < 2 || !run.value.startsWith(`${gentleman} `)) return run
  const length = gentleman.length + 1
  return { ...run, start: run.start + length, words, value: run.value.slice(length) }
}

/** Where the words of the page that begin with a capital stand. */
function capitalsOf(page: Page): number[] {
  const { starts, count } = wordsOfPage(page)
  const capitals: number[] = []
  for (let word = 0; word < count; word++) {
    if (isCapitalCode(page.text.charCodeAt(starts[word]!))) capitals.push(starts[word]!)
  }
  return capitals
}

/** Words that are looked for one by one, as most pages ask for few, before all of the page are collected. */
const SEARCHES_MAX = 20

/** Tells whether a word, given in lower case, also stands in lower case on the page. */
function lowerCaseWords(page: Page): (word: string) => boolean {
  let words: ReadonlySet<string> | null = null
  let searches = 0
  return (word) => {
    if (!words && ++searches <= SEARCHES_MAX && word.length >= ORDINARY_LENGTH_MIN) {
      return startsLike(wordsOfPage(page), word).some(
        (start) => page.text.startsWith(word, start) && lowerCaseWordAt(page.text, start) === word,
      )
    }
    words ??= lowerCaseWordsOf(page)
    return words.has(word)
  }
}

function lowerCaseWordsOf(page: Page): Set<string> {
  const { starts, count } = wordsOfPage(page)
  const words = new Set<string>()
  for (let at = 0; at < count; at++) {
    const word = lowerCaseWordAt(page.text, starts[at]!)
    if (word !== null) words.add(word)
  }
  return words
}

/** A word of some length that is written in lower case in a sentence; null when something else begins there. */
function lowerCaseWordAt(text: string, start: number): string | null {
  if (kindOfCode(text.charCodeAt(start)) !== KIND.small || !isInSentence(text, start)) return null
  let end = start + 1
  while (end < text.length && isOfWord(text.charCodeAt(end))) end++
  return end - start >= ORDINARY_LENGTH_MIN && isFollowed(text, end) ? text.slice(start, end) : null
}

const ORDINARY_LENGTH_MIN = 4
const isOfWord = (code: number) => isLetterCode(code) || kindOfCode(code) === KIND.mark

/** Whether another word, or a pause behind one, and a space stand before a word. */
function isInSentence(text: string, start: number): boolean {
  if (start < 2 || text[start - 1] !== ' ') return false
  const code = text.charCodeAt(start - 2)
  return isLetterCode(code) || kindOfCode(code) === KIND.number || code === COMMA || code === SEMICOLON
}
const COMMA = 0x2c
const SEMICOLON = 0x3b

/** Whether a space or a mark of a sentence follows a word, which is then no part of an address, spelled out or not. */
function isFollowed(text: string, end: number): boolean {
  switch (text[end]) {
    case ',':
    case ';':
    case ':':
    case '!':
    case '?':
      return true
    case '.':
      return end + 1 >= text.length || !isLetterCode(text.charCodeAt(end + 1))
    case ' ':
      return !'[({'.includes(text[end + 1] ?? '\n') && !SPELLED_SIGNS.some((sign) => text.startsWith(sign, end))
    default:
      return false
  }
}
const SPELLED_SIGNS = [' AT ', ' at ', ' @ ']
