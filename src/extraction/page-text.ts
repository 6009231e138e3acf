import { WORK_FROM_LENGTH, workOf } from './page-budget.ts'

/**
 * Whitespace other than single spaces, and characters without width: most texts have neither. One class of both, since a
 * search for a class of what is not `\S` takes twice the time.
 */
const UNTIDY = /[\0-\x1f\x7f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]| {2}/
/** And control characters but for spaces, which pages hold by mistake and no value may. */
const ZERO_WIDTH = /[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** Hebrew, Arabic and their kin already run from right to left. */
const RTL_LETTER = /[\u0590-\u08ff]/
/** Characters before a seam that are looked at. */
const SEAM_LENGTH = 80

/** The text of a page as it grows: whitespace collapsed, what is shown apart kept apart (`Page` in page.ts says how). */
export class PageText {
  readonly #chunks: string[] = []
  #length = 0
  #work = 0
  #separator = ''
  #lastLinkEnd = -1
  /** Where the text of a span or a link ended last. */
  #lastSpanEnd = -1
  #isSpanBegun = false

  /** How long the text is, which is where the next of it will stand, but for a separator. */
  get length(): number {
    return this.#length
  }

  /** How much work the rules will have with what is beyond the length of most pages, as `workOf` counts it. */
  get work(): number {
    return this.#work
  }

  /** How many texts were appended: what comes from here on can be reversed. */
  get mark(): number {
    return this.#chunks.length
  }

  /** Parts what comes from what was. A weaker separator never replaces a stronger one: line over cell over space. */
  separate(by: ' ' | '\t' | '\n'): void {
    if (by === '\n' || (by === '\t' && this.#separator !== '\n') || this.#separator === '') this.#separator = by
  }

  /** A span or a link begins; links that touch are shown apart, and so is a number to dial. */
  beginSpan(isLink: boolean, isDialled: boolean): void {
    if (isLink && this.#lastLinkEnd === this.#length && this.#separator === '') this.separate('\n')
    else if (isDialled && this.#length > 0) this.separate(' ')
    if (this.#lastSpanEnd === this.#length && this.#length > 0) this.#isSpanBegun = true
  }

  /** A span or a link ends. */
  endSpan(isLink: boolean): void {
    if (isLink) this.#lastLinkEnd = this.#length
    this.#lastSpanEnd = this.#length
  }

  append(raw: string): void {
    let text = raw
    let body = raw.trim()
    if (UNTIDY.test(body) || isMarkedAtEnds(raw)) {
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
    else if (this.#isSpanBegun && this.#separator === '' && partsWords(this.#chunks.at(-1)!.slice(-SEAM_LENGTH), body))
      this.separate(' ')
    this.#isSpanBegun = false
    const written = this.#length > 0 ? this.#separator + body : body
    this.#separator = isSpacedBehind ? ' ' : ''
    this.#chunks.push(written)
    this.#length += written.length
    if (this.#length > WORK_FROM_LENGTH) this.#work += workOf(written)
  }

  /** Appends text whose line breaks are shown. */
  appendLines(raw: string): void {
    for (const [at, line] of raw.split(/\r\n?|\n/).entries()) {
      if (at > 0) this.separate('\n')
      this.append(line)
    }
  }

  /** Turns what was appended since `mark` round, as a style does that runs Latin text from right to left. */
  reverse(mark: number): void {
    const joined = this.#chunks.splice(mark).join('')
    const lead = /^\s*/.exec(joined)![0]
    this.#chunks.push(RTL_LETTER.test(joined) ? joined : lead + [...joined.slice(lead.length)].reverse().join(''))
  }

  toString(): string {
    return this.#chunks.join('')
  }
}

const BYTE_ORDER_MARK = 0xfeff
/** Whether a text begins or ends with the one character that `trim` takes for a space though it has no width. */
const isMarkedAtEnds = (text: string) =>
  text.charCodeAt(0) === BYTE_ORDER_MARK || text.charCodeAt(text.length - 1) === BYTE_ORDER_MARK

/** Several words, or an email as a whole, or a number of the length of a phone's. */
// Bounded: a seam has 80 characters.
const WHOLE = /\S \S*$|^\s*\S+@\S+\.[a-z]{2,}$|\d{3}[ -]?\d{4}$/i
const ENDS_IN_WORD = /[\p{Ll}\d.,)]$|(?<=\P{L})\p{Lu}{2}$/u
const BEGINS_ANEW = /^(?:\p{Lu}\p{Ll}|\p{Lu}[’']\p{Lu}|\+\d|\(\d)/u
const CODE = /^\d{5}(?!\d)/
/** `Treasurer` and `Jane Roe`: a capital in a word is no beginning of two. */
const ENDS_SMALL = /\p{Ll}{4}$/u
const TWO_WORDS = /^\p{Lu}\p{Ll}+ \p{Lu}/u

/**
 * Whether two spans that touch are two things that a stylesheet shows apart: `4 Elm Rd.` and `Springfield`, an email and a
 * phone. One word is left whole, as a style or a trap may begin anywhere in it.
 */
function partsWords(before: string, behind: string): boolean {
  if (ENDS_SMALL.test(before) && TWO_WORDS.test(behind)) return true
  if (!WHOLE.test(before) || !ENDS_IN_WORD.test(before)) return false
  return BEGINS_ANEW.test(behind) || (CODE.test(behind) && !/\d$/.test(before))
}
