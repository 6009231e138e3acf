import { closest, elementAt, type Page } from '../page.ts'
import { lastHeadingBefore } from './last-heading.ts'
import { readJobTitle, type Segment } from './segments.ts'
import { closerLine, isOfOtherRecord, isSameRow, mayBeOwner, sharedBlock } from './title-blocks.ts'

const LINE_MAX = 200
/** Maximum number of consecutive titles of one person. */
const CHAIN_MAX = 3
/** Maximum number of lines in one person's card. */
const CARD_LINES_MAX = 12
/** Maximum number of cells read to each side in a row. */
const ROW_MAX = 12

/** The owner of a title next to a name: the name itself, another line, or undecided by the markup. */
export type Claim = 'own' | 'foreign' | 'open'

/** The lines of a page, and which of them are titles. */
export class TitleLines {
  readonly #page: Page
  readonly #segments: readonly Segment[]
  readonly #named: ReadonlySet<number>
  readonly #titles = new Map<number, string | null>()
  readonly #claims = new Map<number, Claim | null>()

  constructor(page: Page, segments: readonly Segment[], named: ReadonlySet<number>) {
    this.#page = page
    this.#segments = segments
    this.#named = named
  }

  titleAt(index: number): string | null {
    const known = this.#titles.get(index)
    if (known !== undefined) return known
    const at = this.#segments[index]
    const title =
      at && !this.#named.has(index) && at.end - at.start < LINE_MAX
        ? readJobTitle(this.#page.text.slice(at.start, at.end))
        : null
    this.#titles.set(index, title)
    return title
  }

  /** Who owns the title above (-1) or below (1) a name; null if there is no title. */
  claimOf(name: number, side: -1 | 1): Claim | null {
    const key = name * 2 + Number(side > 0)
    const known = this.#claims.get(key)
    if (known !== undefined) return known
    const claim = this.titleAt(name + side) === null ? null : this.#claim(name, side)
    this.#claims.set(key, claim)
    return claim
  }

  #claim(name: number, side: -1 | 1): Claim {
    const title = name + side
    const [at, own] = [this.#startOf(title), this.#startOf(name)]
    // A term or a heading describes the lines after it; a description describes its term.
    const tag = this.#lineTag(title)
    const tagOfName = this.#lineTag(name)
    // A heading of a lower rank may be the subtitle of the name above it.
    const isSubtitle = isHeading(tag) && isHeading(tagOfName) && tag > tagOfName
    if (tag !== tagOfName && (tag === 'dt' || (isHeading(tag) && !isSubtitle))) return side < 0 ? 'own' : 'foreign'
    if (tag !== tagOfName && tag === 'dd') return side > 0 ? 'own' : 'foreign'
    const isOtherRow = !isSameRow(this.#page, own, at)
    if (isOtherRow && this.#rowOf(title).length > 1 && this.#rowOf(name).length > 1) return 'foreign'
    const beyond = this.#beyond(title, side)
    if (beyond === null) return 'own'
    const other = this.#startOf(beyond)
    const closer = closerLine(this.#page, at, own, other)
    if (closer === 'one') return 'own'
    if (closer === 'other') return this.#isOwnCard(name, title, other) ? 'own' : 'foreign'
    return this.#mayOwn(beyond, name) ? 'open' : 'own'
  }

  /** The line beyond a title, or beyond several consecutive titles; null at the ends of the page. */
  #beyond(title: number, side: -1 | 1): number | null {
    let at = title + side
    for (let more = 0; more < CHAIN_MAX && this.titleAt(at) !== null; more++) at += side
    return this.#segments[at] ? at : null
  }

  /** Whether a line may name the owner of a title, or mark a position as vacant. */
  #mayOwn(line: number, name: number): boolean {
    if (this.#named.has(line)) return true
    const tag = this.#lineTag(line)
    if (isHeading(tag) && tag !== this.#lineTag(name)) return false
    const { start, end } = this.#segments[line]!
    return end - start < LINE_MAX && mayBeOwner(this.#page.text.slice(start, end).trim())
  }

  /** Whether the title's block is in a card about one person, such as a title above a biography. */
  #isOwnCard(name: number, title: number, other: number): boolean {
    const [at, own] = [this.#startOf(title), this.#startOf(name)]
    const card = sharedBlock(this.#page, at, own)
    const block = sharedBlock(this.#page, at, other)
    if (!card || !block || isOfOtherRecord(this.#page, own, at)) return false
    for (let side = -1; side <= 1; side += 2) {
      for (let line = name + side, seen = 0; ; line += side) {
        const start = this.#segments[line]?.start ?? -1
        if (start < card.start || start >= card.end) break
        const isInBlock = start >= block.start && start < block.end
        if (++seen > CARD_LINES_MAX || this.#named.has(line)) return false
        if (!isInBlock && line !== title && this.titleAt(line) !== null) return false
      }
    }
    return true
  }

  /** Whether the line beyond the adjacent one contains a name. */
  isNamedBeyond = (name: number, side: number) => this.#named.has(name + 2 * side)

  /** A key that distinguishes lists: the heading above, and the element that contains a name and its adjacent title. */
  listOf(name: number): string {
    const side = this.claimOf(name, 1) === null ? -1 : 1
    if (this.claimOf(name, side) === null) return ''
    const start = this.#startOf(name)
    const list = sharedBlock(this.#page, start, this.#startOf(name + side))
    return `${list?.index ?? ''} ${lastHeadingBefore(this.#page, start, this.#lineTag(name))?.index ?? ''}`
  }

  /** The only title in the row of the only name: "Jane Roe | 020 …| Treasurer". */
  titleInRow(name: number): string | null {
    const row = this.#rowOf(name)
    if (row.length < 3 || row.some((line) => line !== name && this.#named.has(line))) return null
    const titled = row.filter((line) => this.titleAt(line) !== null)
    return titled.length === 1 ? this.titleAt(titled[0]!) : null
  }

  /** The title in the column of a name, if one row contains names and the row below or above contains their titles. */
  titleInColumn(name: number): string | null {
    const row = this.#rowOf(name)
    if (row.length < 2 || !row.every((line) => this.titleAt(line) === null)) return null
    for (const beside of [row.at(-1)! + 1, row[0]! - 1]) {
      const titles = this.#rowOf(beside)
      if (titles.length !== row.length || !titles.every((line) => this.titleAt(line) !== null)) continue
      return this.titleAt(titles[row.indexOf(name)]!)
    }
    return null
  }

  /** The cells of a table row, as line indexes. */
  #rowOf(line: number): number[] {
    if (!this.#segments[line]) return []
    let first = line
    let last = line
    while (first > line - ROW_MAX && this.#areCells(first - 1, first)) first--
    while (last < line + ROW_MAX && this.#areCells(last, last + 1)) last++
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  }

  #areCells(one: number, next: number): boolean {
    const [before, behind] = [this.#segments[one], this.#segments[next]]
    if (!before || !behind) return false
    return (
      this.#page.text.slice(before.end, behind.start).includes('\t') && isSameRow(this.#page, before.end, behind.start)
    )
  }

  #startOf = (line: number) => this.#segments[line]!.start

  /** The tag of the nearest element that determines the kind of a line. */
  #lineTag(line: number): string {
    return closest(elementAt(this.#page, this.#startOf(line)), ({ tag }) => LINE_TAG.test(tag))?.tag ?? ''
  }
}

const LINE_TAG = /^(?:d[td]|h[1-6]|p|div|li|t[dh]|section|article|main|body)$/
const isHeading = (tag: string) => /^h[1-6]$/.test(tag)
