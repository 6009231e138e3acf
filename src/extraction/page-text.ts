import { WORK_FROM_LENGTH, workOf } from './page-budget.ts'

/** 1 for whitespace other than a space, and for zero-width characters: most texts have neither. */
const UNTIDY_CODES = new Uint8Array(0x10000)
for (const [from, to] of [
  [0, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x1680, 0x1680],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x2064],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
] as const)
  UNTIDY_CODES.fill(1, from, to + 1)
const SPACE = 0x20

/** Whether a text has no whitespace but single spaces, and no zero-width characters. */
function isTidy(text: string): boolean {
  let isSpaced = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (UNTIDY_CODES[code] === 1) return false
    if (code !== SPACE) isSpaced = false
    else if (isSpaced) return false
    else isSpaced = true
  }
  return true
}

/** Zero-width and control characters except whitespace. Pages contain them by mistake; no value may. */
const ZERO_WIDTH = /[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** Number of characters examined before a seam. */
const SEAM_LENGTH = 80

/** Builds the text of a page: collapses whitespace and separates what is displayed apart (see `Page` in page.ts). */
export class PageText {
  readonly #chunks: string[] = []
  #length = 0
  #work = 0
  #separator = ''
  #lastLinkEnd = -1
  /** End of the last span or link in the text. */
  #lastSpanEnd = -1
  #isSpanBegun = false

  /** Length of the text, which is the position of the next text except for a separator. */
  get length(): number {
    return this.#length
  }

  /** Estimated work for the text beyond the usual length, as counted by `workOf`. */
  get work(): number {
    return this.#work
  }

  /** Number of appended texts, as the argument for `rewrite`. */
  get mark(): number {
    return this.#chunks.length
  }

  /**
   * Separates the following text from the previous. A stronger separator is never replaced by a weaker one: line, cell,
   * space.
   */
  separate(by: ' ' | '\t' | '\n'): void {
    if (by === '\n' || (by === '\t' && this.#separator !== '\n') || this.#separator === '') this.#separator = by
  }

  /** Begins a span or a link. Adjacent links and phone links are separated. */
  beginSpan(isLink: boolean, isDialled: boolean): void {
    if (isLink && this.#lastLinkEnd === this.#length && this.#separator === '') this.separate('\n')
    else if (isDialled && this.#length > 0) this.separate(' ')
    if (this.#lastSpanEnd === this.#length && this.#length > 0) this.#isSpanBegun = true
  }

  /** Ends a span or a link. */
  endSpan(isLink: boolean): void {
    if (isLink) this.#lastLinkEnd = this.#length
    this.#lastSpanEnd = this.#length
  }

  append(raw: string): void {
    let text = raw
    let body = raw.trim()
    if (!isTidy(body) || isMarkedAtEnds(raw)) {
      text = raw.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ')
      body = text.trim()
    }
    if (body === '') {
      if (text !== '') this.separate(' ')
      return
    }
    const isSpacedBefore = text.charCodeAt(0) !== body.charCodeAt(0)
    const isSpacedBehind = text.charCodeAt(text.length - 1) !== body.charCodeAt(body.length - 1)
    if (isSpacedBefore) this.separate(' ')
    else if (this.#isSpanBegun && this.#separator === '') {
      const by = separatorOf(this.#chunks.at(-1)!.slice(-SEAM_LENGTH), body)
      if (by !== null) this.separate(by)
    }
    this.#isSpanBegun = false
    const written = this.#length > 0 ? this.#separator + body : body
    this.#separator = isSpacedBehind ? ' ' : ''
    this.#chunks.push(written)
    this.#length += written.length
    if (this.#length > WORK_FROM_LENGTH) this.#work += workOf(written)
  }

  /** Appends text with its line breaks. */
  appendLines(raw: string): void {
    for (const [at, line] of raw.split(/\r\n?|\n/).entries()) {
      if (at > 0) this.separate('\n')
      this.append(line)
    }
  }

  /** Replaces the text appended since `mark` by what `change` makes of it, without the separator before it. */
  rewrite(mark: number, change: (text: string) => string): void {
    const joined = this.#chunks.splice(mark).join('')
    const lead = /^\s*/.exec(joined)![0]
    this.#chunks.push(lead + change(joined.slice(lead.length)))
  }

  toString(): string {
    return this.#chunks.join('')
  }
}

const BYTE_ORDER_MARK = 0xfeff
/** Whether a text begins or ends with a byte order mark, which `trim` removes as a space although it has no width. */
const isMarkedAtEnds = (text: string) =>
  text.charCodeAt(0) === BYTE_ORDER_MARK || text.charCodeAt(text.length - 1) === BYTE_ORDER_MARK

/** The end of a complete text: several words, a whole email address, or digits as in a phone number. */
// Bounded: a seam has 80 characters.
const WHOLE = /\S \S*$|^\s*\S+@\S+\.[a-z]{2,}$|\d{3}[ -]?\d{4}$/i
/** Emails and phone numbers with area codes, which no word continues. */
// Bounded: a seam has 80 characters.
const ENDS_IN_VALUE = /^\s*\S+@\S+\.[a-z]{2,}$|\d(?:[ ().-]{0,3}\d){7}$/i
const ENDS_IN_WORD = /[\p{Ll}\d.,)]$|(?<=\P{L})\p{Lu}{2}$/u
const ENDS_IN_CAPITALS = /\p{Lu}{3}$/u
const BEGINS_ANEW = /^(?:\p{Lu}\p{Ll}|\p{Lu}[’']\p{Lu}|\+\d|\(\d)/u
const BEGINS_IN_CAPITALS = /^\p{Lu}{2}/u
const BEGINS_WORD_OR_EMAIL = /^(?:\p{L}{2}|[\w.+-]{1,64}@)/u
const BEGINS_AS_NUMBER = /^[£€$]?\d/
const CODE = /^\d{5}(?!\d)/
/**
 * A lower-case word's end, before two new words: `Treasurer` and `Jane Roe`. A capital within one word does not
 * separate.
 */
const ENDS_SMALL = /\p{Ll}{4}$/u
const TWO_WORDS = /^\p{Lu}\p{Ll}+ \p{Lu}/u

/**
 * Returns what separates two adjacent spans that CSS displays apart: a cell's end around a value (an email and a street,
 * `Jane Roe` and `12 Elm Rd.`), otherwise a space (`4 Elm Rd.` and `Springfield`). Null without a reason: a single word
 * is kept whole, because a style or a spam trap may begin anywhere in it.
 */
function separatorOf(before: string, behind: string): ' ' | '\t' | null {
  if (ENDS_SMALL.test(before) && TWO_WORDS.test(behind)) return ' '
  if (!WHOLE.test(before)) return null
  if (ENDS_IN_VALUE.test(before) && BEGINS_WORD_OR_EMAIL.test(behind)) return '\t'
  if (ENDS_IN_CAPITALS.test(before)) return BEGINS_ANEW.test(behind) ? ' ' : null
  if (!ENDS_IN_WORD.test(before)) return null
  if (BEGINS_ANEW.test(behind) || BEGINS_IN_CAPITALS.test(behind)) return ' '
  if (/\d$/.test(before)) return null
  if (CODE.test(behind)) return ' '
  return BEGINS_AS_NUMBER.test(behind) && !/[.,)]$/.test(before) ? '\t' : null
}
