import { wordsOfLanguages } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'
import { memoize } from '../memoize.ts'
import { byTag, closest, type Page, type PageElement, urlOfPage } from '../page.ts'
import { segmentsOf } from './owner-metadata.ts'

/** A heading such as `Our sponsors`. */
export interface PartnerHeading {
  readonly start: number
  readonly end: number
  /** 1 to 6 for headings, 0 for other elements, which count as a level above all headings. */
  readonly level: number
  /** Whether it says nothing else: `Our sponsors`, but not `Elm Harriers 2005 Sponsors`. */
  readonly isSure: boolean
}

const LENGTH_MAX = 70
const WORDS_MAX = 9
/** The same for a heading that is a sentence and ends with a phrase: `Elm Harriers warmly thanks all of its sponsors!` */
const SENTENCE_LENGTH_MAX = 90
const SENTENCE_WORDS_MAX = 13
/** Words of the longest phrase, such as `ils nous font confiance`. */
const PHRASE_WORDS_MAX = 5
const LEVELS = 6
/** Headings of a page that are used. */
const HEADINGS_MAX = 10
/** Headings whose kind is remembered. */
const HEADINGS_KNOWN_MAX = 1_000
/** Elements other than headings that are read. */
const OTHERS_MAX = 2_000

const PHRASES: ReadonlySet<string> = new Set(
  wordsOfLanguages(({ partnerHeadings }) => partnerHeadings, '|').map((phrase) => wordsIn(phrase).join(' ')),
)
/** Phrases of scripts without spaces, which match within a heading: `主要取引先一覧`. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const CJK_PHRASES = [...PHRASES].filter((phrase) => CJK.test(phrase))
const CJK_REST_MAX = 4

const wordsOf = (lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap(wordsIn))
/** What a heading may say besides. */
const NEUTRAL = wordsOf(wordsOfLanguages(({ partnerHeadingWords }) => partnerHeadingWords))
/** A heading with one of them invites or asks: `Become a sponsor`, `What our clients say`. */
const INVITING = wordsOf(wordsOfLanguages(({ invitations }) => invitations))
const CONNECTOR_LENGTH_MAX = 3

/**
 * Returns the headings of lists of partners, sponsors, clients and the like in document order, then the sentences that
 * introduce such lists.
 */
export function findPartnerHeadings(page: Page): PartnerHeading[] {
  const found: PartnerHeading[] = []
  for (const heading of headingsOf(page)) {
    const kind = kindOf(page.text.slice(heading.start, heading.end))
    if (kind) found.push({ start: heading.start, end: heading.end, level: levelOf(heading), isSure: kind === 'sure' })
  }
  for (const { start, end } of shownAsHeadings(page)) {
    const text = page.text.slice(start, end)
    // "Clients" above "Speaking and training" in one bold text
    const kind = kindOf(text) ?? kindOf(text.split('\n', 1)[0]!)
    if (kind) found.push({ start, end, level: 0, isSure: kind === 'sure' })
  }
  if (found.length === 0 && isPartnerPage(page)) return [{ start: 0, end: 0, level: 0, isSure: false }]
  return [...inOrder(found), ...inOrder(introductionsOf(page))]
}

/** Sorts headings by their place, without those within another. */
function inOrder(headings: readonly PartnerHeading[]): PartnerHeading[] {
  const sorted = headings.toSorted((one, other) => one.start - other.start || other.level - one.level)
  return sorted
    .filter(({ start, end }, at) => at === 0 || start >= sorted[at - 1]!.end || end <= start)
    .slice(0, HEADINGS_MAX)
}

/** Returns the sentences that introduce a list of partners, which say less than a heading. */
function introductionsOf(page: Page): PartnerHeading[] {
  return linesBeforeLists(page).flatMap((line) => {
    const text = page.text.slice(line.start, line.end)
    const isOfPartners = saysPartners(text, INTRODUCTION_WORDS_MAX) && !INVITING.has(wordsIn(text)[0]!)
    return isOfPartners ? [{ ...line, level: 0, isSure: false }] : []
  })
}

/** Whether a page's title or address calls it one of partners, as where its heading is a picture. */
function isPartnerPage(page: Page): boolean {
  const file = urlOfPage(page)?.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const name = file.replace(/\.\w{2,5}$/, '').replace(/[-_+]/g, ' ')
  return [name, ...segmentsOf(page.title)].some((text) => text.length < LENGTH_MAX && isPartnerHeading(text))
}

/** The page's headings with text, in document order. */
export const headingsOf = (page: Page): PageElement[] =>
  Array.from({ length: LEVELS }, (_, at) => byTag(page, `h${at + 1}`))
    .flat()
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start)

/** 1 to 6 for headings, 0 for other elements. */
export function levelOf({ tag }: PageElement): number {
  const level = Number(tag.slice(1))
  return tag.startsWith('h') && level >= 1 && level <= LEVELS ? level : 0
}

/**
 * Lines that are shown as headings: elements whose class says so, such as `<div class="page-title">Affiliations</div>`,
 * and whole lines in bold.
 */
function shownAsHeadings(page: Page): { start: number; end: number }[] {
  const titled = ['div', 'p', 'span'].flatMap((tag) =>
    byTag(page, tag).filter(({ attributes }) => /head|title/i.test(attributes.class ?? '')),
  )
  const bold = ['strong', 'b', 'font']
    .flatMap((tag) => byTag(page, tag))
    .filter((element) => isWholeLine(page, element))
  return [...titled, ...bold]
    .slice(0, OTHERS_MAX)
    .filter(
      (element) =>
        element.end > element.start &&
        element.end - element.start < LENGTH_MAX &&
        closest(
          element,
          ({ tag }) => tag === 'a' || tag === 'nav' || tag === 'li' || levelOf({ ...element, tag }) > 0,
        ) === null,
    )
}

/** Lists whose introduction is read, and its maximum length. */
const LISTS_MAX = 200
const INTRODUCTION_LENGTH_MAX = 200
const INTRODUCTION_WORDS_MAX = 25

/** Returns the lines that introduce a list: `Thanks to these suppliers for their help:` */
function linesBeforeLists({ text, elements }: Page): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = []
  let lists = 0
  for (const { tag, start: listed, end } of elements) {
    if ((tag !== 'ul' && tag !== 'ol') || end === listed) continue
    if (lists++ >= LISTS_MAX) break
    const from = Math.max(0, listed - INTRODUCTION_LENGTH_MAX)
    const before = text.slice(from, listed).trimEnd()
    if (before.endsWith(':')) lines.push({ start: from + before.lastIndexOf('\n') + 1, end: from + before.length })
  }
  return lines
}

/** Whether only line breaks and cell borders stand before and behind an element. */
function isWholeLine({ text }: Page, { start, end }: PageElement): boolean {
  if (end - start > LENGTH_MAX || end === start) return false
  return (
    (start === 0 || /[\n\t]/.test(text.slice(start - 1, start + 1))) && /^ ?(?:[\n\t]|$)/.test(text.slice(end, end + 2))
  )
}

/** Whether a text only says that partners follow, so that it is nobody's name. */
export const isPartnerHeading = (text: string) => kindOf(text) === 'sure'

/** Whether a text speaks of partners, as controls and headings do: `Become a partner`. */
export function saysPartners(text: string, wordsMax = WORDS_MAX): boolean {
  const words = wordsIn(text)
  return words.length <= wordsMax && words.some((_, at) => phraseAt(words, at) > 0)
}

/** Whether a heading says that partners follow: surely, perhaps, or not. The pages of a site repeat their headings. */
const kindOf = (heading: string) => (heading.length > SENTENCE_LENGTH_MAX ? null : kindOnce(heading))
const kindOnce = memoize(judge, HEADINGS_KNOWN_MAX)

function judge(heading: string): 'sure' | 'likely' | null {
  if (CJK.test(heading)) return isCjkHeading(heading.trim()) ? 'sure' : null
  const words = wordsIn(heading)
  if (words.length > SENTENCE_WORDS_MAX) return null
  const others: string[] = []
  let endsAt = -1
  let startsAt = -1
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at)
    if (length === 0) others.push(words[at++]!)
    else {
      if (startsAt < 0) startsAt = at
      at += length
      endsAt = at
    }
  }
  if (endsAt < 0 || ((words.length > WORDS_MAX || heading.length > LENGTH_MAX) && endsAt < words.length)) return null
  if (others.every(isNeutral)) return 'sure'
  if (others.some((word) => INVITING.has(word))) return null
  const next = words[endsAt]
  return endsAt === words.length || (startsAt === 0 && next !== undefined && next.length <= CONNECTOR_LENGTH_MAX)
    ? 'likely'
    : null
}

const isNeutral = (word: string) => word.length === 1 || NEUTRAL.has(word) || /^\d+$/.test(word)

/** The number of words of the longest phrase at a place, or 0. */
function phraseAt(words: readonly string[], at: number): number {
  for (let length = PHRASE_WORDS_MAX; length > 0; length--)
    if (at + length <= words.length && PHRASES.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

function isCjkHeading(heading: string): boolean {
  return CJK_PHRASES.some(
    (phrase) => heading.includes(phrase) && heading.length - phrase.length <= CJK_REST_MAX && !/[。、]/.test(heading),
  )
}

function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
