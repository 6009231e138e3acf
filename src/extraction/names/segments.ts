import { memoize } from '../memoize.ts'
import type { Page } from '../page.ts'
import { isCapitalCode } from '../word-index.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { isHonorific, isTitleWord } from './vocabulary.ts'

/** A line of the page, or one cell of a table row. */
export interface Segment {
  readonly start: number
  readonly end: number
}

/**
 * Returns the non-empty lines and table cells of a page, in order. Also cuts a line where two elements meet without a
 * space, as in `<b>Jane Roe</b><i>Head of Sales</i>`, because style sheets separate them visually.
 */
export function readSegments(page: Page): Segment[] {
  const { text } = page
  const segments: Segment[] = []
  const seams = seamsOf(page)
  let seam = 0
  let lineEnd = -1
  let cellEnd = -1
  for (let start = 0; start < text.length; ) {
    if (lineEnd < start) lineEnd = indexOrEnd(text, '\n', start)
    if (cellEnd < start) cellEnd = indexOrEnd(text, '\t', start)
    while (seams[seam]! <= start) seam++
    const breakAt = Math.min(lineEnd, cellEnd)
    const end = Math.min(breakAt, seams[seam] ?? breakAt)
    if (text.charCodeAt(start) > SPACE || text.slice(start, end).trim() !== '') segments.push({ start, end })
    start = end === breakAt ? end + 1 : end
  }
  return segments
}

function indexOrEnd(text: string, char: string, from: number): number {
  const found = text.indexOf(char, from)
  return found < 0 ? text.length : found
}
const SPACE = 32

function seamsOf({ elements, text }: Page): number[] {
  const seams = new Set<number>()
  const phraseEnds = new Set<number>()
  for (const { start, end } of elements) {
    if (end === start) continue
    // "<b>Jane Roe</b><i>sales</i>": before lower case only the end of a whole element marks a cut.
    if (isSeam(text, start) || phraseEnds.has(start)) seams.add(start)
    if (isSeam(text, end)) seams.add(end)
    if (isPhraseEnd(text, start, end)) phraseEnds.add(end)
  }
  return [...seams].sort((a, b) => a - b)
}

const CLOSING_QUOTE = /[”"»!?]/
const isUpper = (letter: string) => letter !== letter.toLowerCase()

/** Whether lower case meets a capital, or a word in capitals meets a capitalised one. */
function isSeam(text: string, at: number): boolean {
  const before = text[at - 1]
  const after = text[at]
  if (before === undefined || after === undefined || before <= ' ' || !isUpper(after)) return false
  // `“Great!”<cite>Jane Roe</cite>`: an opening quotation mark follows a space.
  if (before === ')' || (CLOSING_QUOTE.test(before) && (text[at - 2] ?? ' ') > ' ')) return true
  // "ROE" and "Head" meet in "ROEHead".
  if (isUpper(before)) return isUpper(text[at - 2] ?? '') && !isUpper(text[at + 1] ?? 'A')
  return /\p{L}/u.test(before)
}

const PHRASE_LENGTH_MAX = 45
const PHRASE = /^\p{Lu}[^\s@]* \S+(?: \S+){0,4}$/u

/** Whether an element contains a few words that begin with a capital, and text follows without a space. */
const isPhraseEnd = (text: string, start: number, end: number) =>
  end - start >= 5 &&
  end - start <= PHRASE_LENGTH_MAX &&
  text.charCodeAt(end) > SPACE &&
  text.charCodeAt(end - 1) > SPACE &&
  PHRASE.test(text.slice(start, end).trimStart())

/** The edges of inline elements with several words, or with one behind a full name. A name does not cross them. */
export function phraseEdges(page: Page): Set<number> {
  const edges = new Set<number>()
  for (const { tag, start, end } of page.elements) {
    const length = end - start
    if (length < 5 || length > PHRASE_LENGTH_MAX) continue
    const word = page.text.charCodeAt(start) === SPACE ? start + 1 : start
    if (ASIDE.has(tag) && isBehindName(page.text, word, end)) edges.add(word)
    if (!beginsPhrase(page.text, start, end)) continue
    const text = page.text.slice(start, end)
    edges.add(start + text.length - text.trimStart().length)
    edges.add(end - (text.length - text.trimEnd().length))
  }
  return edges
}

const ASIDE: ReadonlySet<string> = new Set(['small', 'span', 'em', 'i'])
const NAME_BEFORE = /[\n\t](?<given>\p{Lu}[\p{L}'’-]{1,20}) (?:\S{1,20} ){0,2}(?<family>\p{Lu}[\p{L}'’-]{2,24}) $/u

/** Whether an element holds one word and its line begins with a full name: `Sabine Roe <small>Buchhaltung</small>`. */
function isBehindName(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(start - 1) !== SPACE || text.slice(start, end).includes(' ')) return false
  // A line may be as long as the page.
  const before = start > PHRASE_LENGTH_MAX ? text.slice(start - PHRASE_LENGTH_MAX, start) : `\n${text.slice(0, start)}`
  const { given, family } = NAME_BEFORE.exec(before)?.groups ?? {}
  return given !== undefined && givenName(foldName(given)) === 'sure' && givenName(foldName(family!)) !== 'sure'
}

/**
 * Whether a stretch of the page's text begins with a capitalised word and another word. Its whitespace is at or below
 * U+0020.
 */
function beginsPhrase(text: string, start: number, end: number): boolean {
  let at = start
  while (at < end && text.charCodeAt(at) <= SPACE) at++
  if (at >= end || !isCapitalCode(text.charCodeAt(at))) return false
  while (at < end && text.charCodeAt(at) > SPACE) at++
  return text.charCodeAt(at) === SPACE && at + 1 < end && text.charCodeAt(at + 1) > SPACE
}

/** Whether a title is that of a vacancy, which no person has: "Mechanic (m/f/d)", "Comptable H/F". */
export const isOpening = (title: string) =>
  /\((?:all genders|(?:[mwfdxihnv][/|*, ]{1,2}){1,3}[mwfdxihnv])\)|(?<!\p{L})[HFM]\/[FHM](?!\p{L})/iu.test(title)

/** Removes an elided article: "l'architecte" becomes "architecte". @param word folded */
export const withoutArticle = (word: string) =>
  word[1] === "'" || word[4] === "'" ? word.replace(/^(?:[ld]|dell|dall|nell)'/, '') : word

const ROLE_LENGTH_MAX = 90
const ROLE_WORDS_MAX = 10
/** Cache size: several rules read the same lines, and a site repeats them. */
const TITLES_MAX = 2_000

/**
 * Returns the words of a job title ("Head of Sales"), or null if the text is not one.
 *
 * @param text a line, or the text next to a name up to the next comma
 */
export const readJobTitle = memoize(jobTitleIn, TITLES_MAX)

function jobTitleIn(text: string): string | null {
  const bare = text.replace(/^[\s,–—|:/·•-]+|(?<![\s,;–—|:/·•-])[\s,;–—|:/·•-]+$/g, '')
  const title = bare.includes('(') && bare.includes(')') ? bare : bare.replace(/^\(|\)$/g, '')
  if (
    title.length < 2 ||
    title.length > ROLE_LENGTH_MAX ||
    /[@?!:]|\d{3}|https?|[([{] ?(?:at|ät|dot) ?[)\]}]/i.test(title) ||
    isOpening(title)
  )
    return null
  const words = foldName(title)
    .split(/[^\p{L}\p{N}'-]+/u)
    .map(withoutArticle)
  if (words.length > ROLE_WORDS_MAX + 2) return null
  // In "Dr. med. dent." the words are a person's titles, not an occupation.
  return words.some(
    (word, at) => at < ROLE_WORDS_MAX && isTitleWord(word) && !(words.length === 1 && isHonorific(word)),
  )
    ? title
    : null
}

/** Whether a line contains contact details. */
export const hasContactData = (text: string) =>
  text.length < 160 &&
  /@|\+?\(?\d[\d\s()./–-]{6,}\d|(?:^|\s)(?:tel|phone|mobile|mobil|cell|telefon|e-?mail|fax|ext)\b/i.test(text)
