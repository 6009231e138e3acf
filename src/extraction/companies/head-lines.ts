import { compilePattern } from '../../lib/compile-pattern.ts'
import { isTime } from '../addresses/foreign.ts'
import { memoize } from '../memoize.ts'
import { foldName } from '../names/fold-name.ts'
import { isRoleWord } from '../names/vocabulary.ts'
import type { Page } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { ARTICLES, CONNECTORS, isGeneric, isKindOfOrganisation, NAME_STOPS } from './company-words.ts'
import type { Head } from './head-weight.ts'
import { isKind } from './kind-words.ts'
import { lookOf } from './name-looks.ts'
import { patternInTexts, wordsInTexts } from './organisation-texts.ts'
import { withoutPageTerm } from './page-lead.ts'

const HEAD_LENGTH_MAX = 80
const HEAD_WORDS_MAX = 8
const LINE_LENGTH_MAX = 200

/** The start of a line, and the name at its end. */
interface HeadLine {
  readonly start: number
  readonly head: Head | null
}

/** Parses each line of a page once: the lines above one email address are often above the next one too. */
export class HeadLines {
  readonly #page: Page
  readonly #above = new Map<number, HeadLine>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Returns the line above the line that begins at an offset. */
  above(lineStart: number): HeadLine {
    let line = this.#above.get(lineStart)
    if (!line) {
      const range = lineNear(this.#page, lineStart - 1)
      line = { start: range.start, head: headIn(this.#page, range) }
      this.#above.set(lineStart, line)
    }
    return line
  }
}

/**
 * Returns the line around an offset, bounded by the maximum length of names and addresses: a whole page may be one line
 * of several megabytes.
 */
export function lineNear({ text }: Page, offset: number): { start: number; end: number } {
  const from = Math.max(0, offset - LINE_LENGTH_MAX)
  const newline = text.slice(from, offset).lastIndexOf('\n')
  const after = text.slice(offset, offset + LINE_LENGTH_MAX).indexOf('\n')
  return { start: from + newline + 1, end: offset + (after < 0 ? LINE_LENGTH_MAX : after) }
}

/** Returns the text of the last non-empty cell of a line, if it can be a name. */
export function headIn({ text }: Page, range: { start: number; end: number }): Head | null {
  const name = nameIn(text.slice(range.start, Math.min(range.end, range.start + LINE_LENGTH_MAX)))
  if (name === null) return null
  const start = text.indexOf(name, range.start)
  return { name, start, end: start + name.length }
}

/** Maximum number of lines cached across pages. */
const LINES_MAX = 2_000

const nameIn = memoize((line: string): string | null => {
  const cells = line.split('\t')
  const cell = cells.findLast((part) => part.trim() !== '') ?? ''
  const name = withoutPageTerm(
    cell.replace(/^[\s:,;.*•|–—-]+|(?<![\s:,;*•|–—-])[\s:,;*•|–—-]+$/g, '').replace(SITUATED, ''),
  )
  if (
    name.length < 3 ||
    name.length > HEAD_LENGTH_MAX ||
    IN_ADDRESS.test(name) ||
    isPersonWithRole(name) ||
    isTitledPerson(name)
  )
    return null
  if (!/^["'“„«]?(?:\p{Lu}|\p{Lo}|\d\p{L})/u.test(name) || /[@:：?!|]|https?|\d{3}/.test(name)) return null
  if (OPTIONS.test(name) || PERCENT.test(line) || isTime(name.toLowerCase())) return null
  const words = wordsOf(name)
  if (words.length > HEAD_WORDS_MAX || isGeneric(words)) return null
  const isBlock = wordsOf(cell).some((word, at, all) => BLOCK_WORDS.has(word) && all[at - 1] !== 'law')
  if (isBlock) return null
  const isKind = isKindOfOrganisation(ARTICLES.has(words[0]!) ? words.slice(1) : words)
  // "Centre for Elm Studies", but not "Jane Roe, c/o Elm Ltd"
  const isOrganisation = !name.includes(',') && lookOf(name) === 'organisation'
  return isKind || (isSentence(name) && !isOrganisation) ? null : name
}, LINES_MAX)

/** Lines of an address that its parser leaves out: `Near Elm Church`, `Villa No. 8`, `Elm Court, 9F`. */
const IN_ADDRESS =
  /^(?:Near|Opp\.?|Opposite) |^(?:Behind|Beside|Next to) |(?:^|[\s,])(?:No|Nr|Nº|N°)\.? ?\d|\d{1,2}(?:F|\/F|(?:st|nd|rd|th) (?:[Ff]loor|[Ff]l))(?:$|[\s,])|(?:^|\s)\d{1,4}[-–]\d{1,4}(?:\s|$)/u
/** `Old Town / Flat / 2 Rooms`: what a thing is in several respects. */
const OPTIONS = / \/ .* \/ /
/** An offer: `Traders' discount (typically 10%)`. */
const PERCENT = /\d ?%/
/** `Jane Roe, Director of Gardens` */
const isPersonWithRole = (name: string) => {
  const [, first = ''] = /, (\p{L}+)/u.exec(name) ?? []
  return first !== '' && isRoleWord(foldName(first)) && !isKind(first)
}

/** `Varamedlem Jane Roe`: a title and whose it is. */
function isTitledPerson(name: string): boolean {
  const [title = ''] = name.split(' ', 1)
  return isRoleWord(foldName(title)) && !isKind(title) && lookOf(name.slice(title.length + 1)) === 'person'
}

/** `Rex is our dog` */
const isSentence = (name: string) =>
  name.split(' ').some((word) => /^\p{Ll}/u.test(word) && NAME_STOPS.has(word) && !CONNECTORS.has(word))

/** `Acme Biosciences is located at` */
const SITUATED = compilePattern(
  `,? (?:${patternInTexts(({ sentences }) => sentences?.situated)})$|` +
    `,? (?:${patternInTexts(({ sentences }) => sentences?.seats)}|situé[e]?)` +
    `(?: (?:${wordsInTexts(({ sentences }) => sentences?.seatLinks).join('|')}))?$`,
  'iu',
)

/** Words in the heading of a block that do not name its owner. */
const BLOCK_WORDS = new Set(wordsInTexts(({ blocks }) => blocks?.words))
