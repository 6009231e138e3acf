import type { Steps } from '../../lib/steps.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { isAuthorityName } from '../companies/authority-names.ts'
import { lookOf } from '../companies/name-looks.ts'
import { readSiteDomain } from '../companies/site-domain.ts'
import type { Finding } from '../finding.ts'
import { memoize } from '../memoize.ts'
import type { Page } from '../page.ts'
import { spend } from '../steps.ts'
import { isCapitalCode, isLetterCode, KIND, kindOfCode, startsLike } from '../word-index.ts'
import { wordsOfPage } from '../word-pattern.ts'
import { isInAddress, isMeasured } from './address-words.ts'
import type { Candidate } from './candidate.ts'
import { emailSpelling } from './email-spelling.ts'
import { asHusband, familyFirstOf, inCapitals, likelihoodOfFamilyFirst } from './family-first.ts'
import { isAskedFor, isFieldLabel } from './field-labels.ts'
import { foldName } from './fold-name.ts'
import { behindGeneration, behindInflection } from './inflections.ts'
import { familyLast, invertedRuns } from './inverted-runs.ts'
import { judgeMention, type Mention } from './judge-mention.ts'
import { behindTitles, titlesOfLanguage, withoutTitles } from './language-titles.ts'
import {
  beforeEmployer,
  beforeFirm,
  beforeHeadline,
  behindAdjectives,
  behindLead,
  behindNouns,
  behindOffice,
  behindRole,
  capitalisesNouns,
  withoutPrepositions,
} from './leading-words.ts'
import { type Likelihood, nameLikelihood } from './likelihood.ts'
import { kindsOfThings } from './line-ends.ts'
import { headingOf, isOfHeading } from './name-headings.ts'
import { familyJoinOf, isBehindHonorific, type NameRun, readNameRuns } from './name-runs.ts'
import { namingLanguage } from './naming-language.ts'
import { addReasons, type Reason } from './reasons.ts'
import { phraseEdges, type Segment } from './segments.ts'
import { placeOf } from './surroundings.ts'
import { isNameSuffix } from './vocabulary.ts'

/** Maximum length of a line. Longer ones rarely contain names and are cut to bound the work. */
const SEGMENT_LENGTH_MAX = 20_000
/** How much of the text before a name may lead to it. */
const LEAD_MAX = 40
/** Units of work per capitalised word. */
const CAPITAL_UNITS = 1_000

/** Returns every run of words that may be a person, in page order. */
export function* readCandidates(
  page: Page,
  segments: readonly Segment[],
  emails: readonly Finding[],
  country?: string,
): Steps<Candidate[]> {
  const edges = phraseEdges(page)
  const isSpelled = emailSpelling(emails, readSiteDomain(page.url)?.label ?? null)
  const isOrdinary = lowerCaseWords(page)
  const capitals = capitalsOf(page)
  const language = namingLanguage(page, country)
  const gentleman = GENTLEMAN[language] ?? null
  const familyFirst = familyFirstOf(language)
  const titles = titlesOfLanguage(language)
  const hasNouns = capitalisesNouns(language)
  const familyJoin = familyJoinOf(language)
  const isKind = kindsOfThings(page, segments)
  const candidates: Candidate[] = []
  let next = 0
  for (const [index, { start, end }] of segments.entries()) {
    while (next < capitals.length && capitals[next]! < start) next++
    const first = next
    while (next < capitals.length && capitals[next]! < end) next++
    const inSegment = capitals.slice(first, next)
    // `<b>Treasurer</b>Jane Roe`: the segment begins within what reads as one word, "TreasurerJane".
    if (inSegment[0] !== start && isBehindLetter(page.text, start)) inSegment.unshift(start)
    // A name has at least two capitalised words.
    if (inSegment.length < 2) continue
    yield* spend(page.budget, inSegment.length * CAPITAL_UNITS)
    const text = page.text.slice(start, Math.min(end, start + SEGMENT_LENGTH_MAX))
    const runs = readNameRuns(text, start, edges, inSegment, familyJoin)
    for (const read of invertedRuns(text, start, runs, (from, to) => placeOf(page, from, to).element !== null)) {
      const title =
        gentleman ?? (MONSIEUR.test(page.text.slice(read.start - MONSIEUR_LENGTH, read.start)) ? 'M.' : null)
      const titled = behindTitles(title === null ? read : without(title, read), titles)
      const roled = beforeEmployer(
        behindRole(familyFirst ? inCapitals(asHusband(familyFirst, titled)) : familyLast(text, start, titled)),
      )
      const cut = hasNouns ? withoutPrepositions(roled) : roled
      const led = behindLead(page.text.slice(Math.max(start, cut.start - LEAD_MAX), cut.start), cut)
      const shown = hasNouns ? behindNouns(page.text.slice(start, led.start), led) : led
      const written = page.text.slice(start, shown.start)
      const before = withoutTitles(written, titles)
      const named = behindAdjectives(before, behindOffice(before, shown))
      if (named === null) continue
      const run = beforeHeadline(
        beforeFirm(named, page.text.slice(shown.end, end)),
        page.text.slice(shown.end, shown.end + 3),
      )
      const ofWords = nameLikelihood(run.words, isOrdinary) || ofAddressed(page.text, run)
      const likelihood = familyFirst ? likelihoodOfFamilyFirst(run, ofWords) : ofWords
      // "Ad Soyad", "Barua Pepe": a form's label, not a name.
      const isAsked =
        (run.words.every(({ folded }) => isOfHeading(folded)) && headingOf(run.value) !== null) ||
        isFieldLabel(run.value) ||
        (likelihood < 3 && isAskedFor(page, run.value))
      if (likelihood === 0 || isAsked || beginsWithDegree(before, run) || isAuthority(run)) continue
      // "Jane Roe, Elm Institute, Hong Kong"
      if (countryNamed(foldName(run.value)) !== null) continue
      if (likelihood < 3 && (isKind(run, segments[index]!) || isMeasured(before))) continue
      const after = behindGeneration(behindInflection(page.text.slice(run.end, end)))
      const isOfAddress = before === written && isInAddress(page.text.slice(start, run.start), run, after)
      const judged = judgeOnce(before, after, likelihood)
      const reasons = before !== written ? BEHIND_TITLE : shown !== led ? BEHIND_NOUN : null
      const said = reasons ? { ...judged, tally: addReasons(judged.tally, reasons, run) } : judged
      const mention = isOfAddress ? { ...said, isSomethingElse: true } : said
      candidates.push({ run, segment: index, likelihood, mention, isSpelledByEmail: isSpelled(run) })
    }
  }
  return candidates
}

/** Cache size. Only short lines are cached: names alone, and the phrases that a site repeats around names. */
const LINES_MAX = 2_000
const LINE_LENGTH_MAX = 80
/** A separator that never occurs in a page's text. */
const MARK = '\0'

const judgeLine = memoize((line) => {
  const [likelihood, before, after] = line.split(MARK)
  return judgeMention(before!, after!, Number(likelihood) as Likelihood)
}, LINES_MAX)

const judgeOnce = (before: string, after: string, likelihood: Likelihood): Mention =>
  before.length + after.length <= LINE_LENGTH_MAX
    ? judgeLine(`${likelihood}${MARK}${before}${MARK}${after}`)
    : judgeMention(before, after, likelihood)

/** `Mr G. Field`: behind a form of address and an initial, an ordinary word is a family name. */
const ofAddressed = (text: string, { words, start }: NameRun): Likelihood =>
  words.length > 1 &&
  words.every(({ isInitial, folded }, at) => isInitial === at < words.length - 1 && (isInitial || folded.length > 2)) &&
  isBehindHonorific(text, start)
    ? 1
    : 0

const BEHIND_NOUN: readonly Reason<NameRun>[] = [{ id: 'line.noun', rule: 'names.title', holds: () => true }]
const BEHIND_TITLE: readonly Reason<NameRun>[] = [{ id: 'line.honorific', rule: 'names.honorific', holds: () => true }]
/** Forms of address by language: "M. Jean Roe" is Mr Roe on a French page, and a name with an initial elsewhere. */
const GENTLEMAN: Readonly<Record<string, string>> = { fr: 'M.', es: 'D.' }

/** A French couple, on a page of any language: "Mme et M. ROE Jean". */
const MONSIEUR = /Mme (?:et|&) $/
const MONSIEUR_LENGTH = 7

/** Whether a run begins with the degree of the name before it: "Jane Roe, D.C. Opening hours". */
const beginsWithDegree = (before: string, { words: [first, second] }: NameRun) =>
  before.endsWith(', ') && first!.isInitial && second?.isInitial === true && isNameSuffix(first!.folded + second.folded)

/** `Ärztekammer Hessen`: the first word says that an authority is called so, whatever label stands before it. */
const isAuthority = ({ words: [first, second], value }: NameRun) =>
  first!.text.length >= AUTHORITY_LENGTH_MIN &&
  second !== undefined &&
  isAuthorityName(first!.text) &&
  lookOf(value) === 'organisation'
/** Shorter words of authorities are abbreviations, or names too. */
const AUTHORITY_LENGTH_MIN = 8

function without(gentleman: string, run: NameRun): NameRun {
  const [first, ...words] = run.words
  if (first!.text !== gentleman || words.length < 2 || !run.value.startsWith(`${gentleman} `)) return run
  const length = gentleman.length + 1
  return { ...run, start: run.start + length, words, value: run.value.slice(length) }
}

/** Positions of the page's capitalised words. */
function capitalsOf(page: Page): number[] {
  const { starts, count } = wordsOfPage(page)
  const capitals: number[] = []
  for (let word = 0; word < count; word++) {
    if (isCapitalCode(page.text.charCodeAt(starts[word]!))) capitals.push(starts[word]!)
  }
  return capitals
}

/** Whether a capital directly follows a letter. */
const isBehindLetter = (text: string, at: number) =>
  at > 0 && isCapitalCode(text.charCodeAt(at)) && isLetterCode(text.charCodeAt(at - 1))

/** Number of words searched one by one before all words of the page are collected. Most pages need only a few. */
const SEARCHES_MAX = 20

/** Returns a function that checks whether a word, given in lower case, also appears in lower case on the page. */
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

/** Returns the lower-case word at a position within a sentence; null if there is none of sufficient length. */
function lowerCaseWordAt(text: string, start: number): string | null {
  if (kindOfCode(text.charCodeAt(start)) !== KIND.small || !isInSentence(text, start)) return null
  let end = start + 1
  while (end < text.length && isOfWord(text.charCodeAt(end))) end++
  return end - start >= ORDINARY_LENGTH_MIN && isFollowed(text, end) ? text.slice(start, end) : null
}

const ORDINARY_LENGTH_MIN = 4
const isOfWord = (code: number) => isLetterCode(code) || kindOfCode(code) === KIND.mark

/** Whether another word, optionally with punctuation, and a space precede the word. */
function isInSentence(text: string, start: number): boolean {
  if (start < 2 || text[start - 1] !== ' ') return false
  const code = text.charCodeAt(start - 2)
  return isLetterCode(code) || kindOfCode(code) === KIND.number || code === COMMA || code === SEMICOLON
}
const COMMA = 0x2c
const SEMICOLON = 0x3b

/** Whether a space or punctuation follows a word, which then belongs to no email address, plain or obfuscated. */
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
