import { kindOfLabel, type MarkKind, markedKind, marksOf } from './address-marks.ts'
import { type Draft, EVIDENCE, newDraft, SCORE_MIN } from './draft.ts'
import { isPostcodeLabel, postcodeLabelStart } from './postcode-labels.ts'
import type { Scan } from './scan.ts'

type ChainKind = MarkKind | 'code' | 'unknown'

const PARTS_MAX = 10
const LENGTH_MAX = 70
const COUNTRIES_MAX = 4

/** Reads chains of marked parts on one page. */
export class ChainReader {
  readonly #scan: Scan
  readonly #text: string
  readonly #tables: readonly { readonly country: string; readonly table: NonNullable<ReturnType<typeof marksOf>> }[]

  /**
   * @param text the page's text
   * @param countries the page's countries, likeliest first
   */
  constructor(scan: Scan, text: string, countries: readonly string[]) {
    this.#scan = scan
    this.#text = text
    this.#tables = countries
      .flatMap((country) => {
        const table = marksOf(country)
        return table ? [{ country, table }] : []
      })
      .slice(0, COUNTRIES_MAX)
  }

  /** Whether any of the page's countries marks the parts of its addresses. */
  get isNeeded(): boolean {
    return this.#tables.length > 0
  }

  /**
   * Returns the address around part `at` if words say what its parts are: a town or a known place, and a street, a
   * quarter or a house with a number, in any order (`г. Казань, мкр. Азино, д. 5`, `12-uy, Navoiy ko'chasi, Toshkent
   * sh.`).
   *
   * @param isLabelled whether something announces an address there
   */
  draftFrom(at: number, isLabelled: boolean): Draft | null {
    const mark = this.#markOf(at)
    if (mark === null) return null
    let first = at
    let last = at
    while (first > 0 && at - first < PARTS_MAX && this.#isJoined(first) && this.#kindOf(first - 1) !== null) first--
    const kinds: ChainKind[] = []
    for (let one = first; one <= last; one++) kinds.push(this.#kindOf(one)!)
    while (last - first < PARTS_MAX) {
      const next = this.#kindOf(last + 1)
      if (next === null || !(this.#isJoined(last + 1) || this.#goesOnBelow(last + 1, next, kinds))) break
      kinds.push(next)
      last++
    }
    if (this.#isPiece(first, last)) return null
    while (kinds[0] === 'unknown' && !(isLabelled && this.#scan.parts[first]!.gap === 'label')) {
      kinds.shift()
      first++
    }
    while (kinds.at(-1) === 'unknown') {
      kinds.pop()
      last--
    }
    return this.#isAddress(first, kinds, isLabelled) ? this.#draft(first, last, kinds) : null
  }

  #isAddress(first: number, kinds: readonly ChainKind[], isLabelled: boolean): boolean {
    if (kinds.length < 2 || kinds.filter((kind) => kind === 'unknown').length * 2 > kinds.length) return false
    const has = (kind: ChainKind) => kinds.includes(kind)
    const isPlaced = has('place')
    const isLocated = has('street') || has('quarter')
    const marks = kinds.filter((_, at) => this.#markOf(first + at) !== null).length
    const isNumbered = kinds.some(
      (kind, at) =>
        (kind === 'house' || kind === 'street' || kind === 'quarter') && this.#scan.parts[first + at]!.hasDigit,
    )
    if (isPlaced && isLocated)
      return isNumbered || (marks > 1 && (isLabelled || has('code'))) || (marks > 2 && !has('street'))
    if (isPlaced && has('house') && isNumbered && marks > 1 && (kinds.length > 2 || isLabelled)) return true
    // A house in the country has a name, its parish and its county: `Address: Elmi, Marlow par., Hull cty.`
    return isLabelled && kinds[0] === 'unknown' && kinds.filter((kind) => kind === 'place').length > 1
  }

  #draft(first: number, last: number, kinds: readonly ChainKind[]): Draft {
    const { parts, read, home } = this.#scan
    const draft = newDraft(first, parts[first]!.start, parts[first]!.end)
    for (let at = first + 1; at <= last; at++) {
      const { start, end } = parts[at]!
      // `Dist: Bogura`: a label and its value are one piece.
      if (parts[at - 1]!.isLabel) draft.pieces.at(-1)!.end = end
      else draft.pieces.push({ start, end })
    }
    draft.last = last
    draft.isLocated = true
    draft.hasCode = kinds.includes('code')
    draft.hasNumber = true
    draft.score = SCORE_MIN + (kinds.length - 2) * EVIDENCE.pageCountry
    for (let at = first; at <= last; at++) {
      const places = read(at).atEnd
      draft.country ??= places?.named ?? places?.city ?? null
    }
    draft.country ??= home ?? this.#tables[0]!.country
    return draft
  }

  #markOf(at: number): MarkKind | null {
    const { text, gap } = this.#scan.parts[at]!
    for (const { table } of this.#tables) {
      const kind = markedKind(text, table)
      if (kind) return kind
    }
    return gap === 'label' ? this.#labelOf(at - 1) : null
  }

  #labelOf(at: number): MarkKind | null {
    const part = this.#scan.parts[at]
    if (!part?.isLabel) return null
    for (const { table } of this.#tables) {
      const kind = kindOfLabel(part.text, table)
      if (kind) return kind
    }
    return null
  }

  #kindOf(at: number): ChainKind | null {
    const { parts, read, isTaken, isHeading } = this.#scan
    const part = parts[at]
    if (!part || isTaken(at) || part.text.length > LENGTH_MAX || isHeading(at)) return null
    if (part.isLabel) return isPostcodeLabel(part.text) ? 'code' : this.#labelOf(at)
    const reading = read(at)
    if (reading.isContact) return null
    const mark = this.#markOf(at)
    if (mark) return mark
    if (reading.isForeign) return null
    if (reading.street?.start === 0) return 'street'
    if (LONE_CODE.test(part.text)) return 'code'
    if (reading.isHouseNumber || reading.unit !== null) return 'house'
    const [code] = reading.postcodes
    if (code) {
      const head = part.text.slice(0, code.start)
      const rest = `${head.slice(0, postcodeLabelStart(head.trimEnd()))}${part.text.slice(code.end)}`.trim()
      if (rest === '') return 'code'
      if (reading.atEnd !== null || reading.atStart !== null) return 'place'
    }
    if (reading.atEnd?.at === 0) return 'place'
    return reading.isShort ? 'unknown' : null
  }

  /**
   * Whether a chain goes on with the line that part `at` begins: with what it still lacks, or with the town and its
   * postcode. Another complete address is not part of it.
   */
  #goesOnBelow(at: number, next: ChainKind, kinds: readonly ChainKind[]): boolean {
    const { parts, read } = this.#scan
    if (parts[at]!.gap !== 'line' || next === 'unknown' || kinds.at(-1) === 'unknown') return false
    const has = (kind: ChainKind) => kinds.includes(kind)
    const isCoded = next === 'code' || (next === 'place' && read(at).postcodes.length > 0)
    if (isCoded) return !has('code') && parts[at + 1]?.gap !== 'comma'
    if (next === 'place') return !has('place')
    return !has('street') && !has('house')
  }

  /** Whether the lines above or below continue the address in ways that other rules read. */
  #isPiece(first: number, last: number): boolean {
    const { parts } = this.#scan
    const below = parts[last + 1]?.gap === 'line' ? this.#kindOf(last + 1) : null
    if (below === 'place' || below === 'code') return parts[last + 2]?.gap !== 'comma'
    const above = parts[first]!.gap === 'line' && first > 0 ? this.#kindOf(first - 1) : null
    return above === 'street' || above === 'house'
  }

  /** Whether a comma, also at the end of a line, or the label of a postcode separates a part from the one before it. */
  #isJoined(at: number): boolean {
    const { parts } = this.#scan
    const part = parts[at]
    const before = parts[at - 1]
    if (!part || !before) return false
    if (part.gap === 'comma') return true
    if (part.gap === 'label') return isPostcodeLabel(before.text) || this.#labelOf(at - 1) !== null
    if (part.gap === 'dash') return this.#kindOf(at) === 'code'
    return part.gap === 'line' && ENDS_IN_COMMA.test(this.#text.slice(before.end, part.start))
  }
}

const LONE_CODE = /^\d{5,6}$/
const ENDS_IN_COMMA = /^\s?,/
