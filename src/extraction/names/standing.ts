import { closest, type PageElement } from '../page.ts'
import type { Candidate } from './candidate.ts'
import { behindGeneration, behindInflection } from './inflections.ts'
import { type LabelKind, labelKind } from './label-lines.ts'
import type { Reading } from './reading.ts'
import { hasContactData } from './segments.ts'
import { type Place, placeOf } from './surroundings.ts'

const LEAD_MAX = 200
const LINE_MAX = 200
const SHORT_LINE_MAX = 120
const HAS_LETTERS = /[\p{L}\p{N}]/u

/** The context of a candidate: the rest of its line, the adjacent lines and its markup. Each is read on first use. */
export class Standing {
  readonly reading: Reading
  readonly candidate: Candidate
  #place: Place | undefined
  #lead: string | undefined
  #tail: string | undefined
  #label: LabelKind | null | undefined

  constructor(reading: Reading, candidate: Candidate) {
    this.reading = reading
    this.candidate = candidate
  }

  get likelihood() {
    return this.candidate.likelihood
  }

  get isAlone() {
    return this.candidate.mention.isAlone
  }

  get place(): Place {
    this.#place ??= placeOf(this.reading.page, this.candidate.run.start, this.candidate.run.end)
    return this.#place
  }

  get element(): PageElement | null {
    return this.place.element
  }

  /** The line's text before the name. */
  get lead(): string {
    const { run } = this.candidate
    this.#lead ??= this.reading.page.text.slice(Math.max(this.#line.start, run.start - LEAD_MAX), run.start)
    return this.#lead
  }

  /** The line's text after the name. */
  get tail(): string {
    this.#tail ??= behindGeneration(
      behindInflection(this.reading.page.text.slice(this.candidate.run.end, this.#line.end)),
    )
    return this.#tail
  }

  get isFirst() {
    return !HAS_LETTERS.test(this.lead)
  }

  get isLast() {
    return !HAS_LETTERS.test(this.tail)
  }

  get isShort() {
    return this.#line.end - this.#line.start < SHORT_LINE_MAX
  }

  /** The line at an offset from that of the name; empty if it is long or missing. */
  lineAt(places: number): string {
    const line = this.reading.segments[this.candidate.segment + places]
    return line && line.end - line.start < LINE_MAX ? this.reading.page.text.slice(line.start, line.end) : ''
  }

  /** The beginning of the line above. */
  get lineAbove(): string {
    const above = this.reading.segments[this.candidate.segment - 1]
    return above ? this.reading.page.text.slice(above.start, Math.min(above.end, above.start + SHORT_LINE_MAX)) : ''
  }

  /** The kind of label on the line above a name that is alone on its line. */
  get labelAbove(): LabelKind | null {
    if (this.#label === undefined) {
      const isOfOthers = this.reading.titles.isAboveOthers(this.candidate.segment)
      this.#label = isOfOthers ? null : labelKind(this.lineAt(-1))
    }
    return this.#label
  }

  /** The job title on an adjacent line, for a name that is alone on its line. */
  get title(): string | null {
    return this.isAlone ? this.reading.titles.titleOf(this.candidate.segment) : null
  }

  /** Whether the second next cell of the same table row contains contact details. */
  get isContactRow(): boolean {
    const { page, segments } = this.reading
    const cell = segments[this.candidate.segment + 2]
    if (!cell || page.text.slice(this.candidate.run.end, cell.start).includes('\n')) return false
    return hasContactData(page.text.slice(cell.start, cell.end))
  }

  get isInTableHead(): boolean {
    return closest(this.element, ({ tag }) => tag === 'thead') !== null
  }

  /** The line of the candidate. */
  get #line() {
    return this.reading.segments[this.candidate.segment]!
  }
}
