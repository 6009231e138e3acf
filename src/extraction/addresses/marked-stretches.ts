import { mayBeAbsolute } from '../../lib/url.ts'
import { cellsOf } from '../lists/table-cells.ts'
import { byTag, elementAt, type Page, type PageElement, textOf } from '../page.ts'
import { isAddressLabel, isPin, isPlainAddressLabel } from './labels.ts'
import { isBreak, type Part, partAt } from './parts.ts'
import type { Scan } from './scan.ts'

/** How an address is announced. */
export const MARK = { none: 0, label: 1, class: 2, tag: 3 } as const

/** The stretches of text that markup or a label marks as an address. */
export interface MarkedStretches {
  /** Per part: the index after the stretch that contains it, or 0 outside of one. */
  readonly endOf: Int32Array
  /** Per part: a value of `MARK`. */
  readonly mark: Uint8Array
  /** The first parts of stretches that an address word, a column, a map or a tag announces, ascending. */
  readonly announced: readonly number[]
}

/**
 * Returns the stretches in `<address>`, in elements with an address class, in table cells below an address heading,
 * beside a map icon, in links to maps, and after a label such as `Anschrift:`, up to the next heading below text.
 */
export function markStretches(page: Page, { parts, isHeading }: Scan): MarkedStretches {
  const endOf = new Int32Array(parts.length)
  const mark = new Uint8Array(parts.length)
  const announced = new Set<number>()
  const fill = (first: number, end: number, by: number) => {
    endOf.fill(end, first, end)
    mark.fill(by, first, end)
  }
  const fillElement = (element: PageElement, by: number) => {
    const first = partAt(parts, element.start)
    let end = first
    while (end < parts.length && parts[end]!.start < element.end) end++
    if (end === first) return
    fill(first, end, by)
    announced.add(first)
  }
  for (const element of page.elements) {
    if (element.start === element.end) {
      const row = isMapIcon(element) ? rowOf(element) : null
      if (row && isOfLength(row, ROW_LENGTH_MAX)) fillElement(row, MARK.class)
      continue
    }
    if (!isOfLength(element, STRETCH_LENGTH_MAX)) continue
    const isTag = element.tag === 'address'
    if (isTag || isClassed(element) || isMapLink(element)) fillElement(element, isTag ? MARK.tag : MARK.class)
  }
  for (const cell of cellsOfAddresses(page)) if (isOfLength(cell, ROW_LENGTH_MAX)) fillElement(cell, MARK.class)
  for (let at = 0; at + 1 < parts.length; at++) {
    const { gap } = parts[at + 1]!
    const isAlone = parts[at]!.isLabel || gap === 'line' || gap === 'cell'
    const isOfPin = isPin(parts[at]!.text)
    if (!isAlone || mark[at]! > MARK.label || !(isOfPin || isAddressLabel(parts[at]!.text))) continue
    const border = endOfField(page, parts[at]!, parts[at + 1]!)
    let end = at + 1
    const isOfField = (one: number) =>
      one < parts.length &&
      one - at <= LABELLED_PARTS_MAX &&
      mark[one]! <= MARK.label &&
      parts[one]!.start < border &&
      // A heading below text begins something else.
      !(one > at + 1 && isHeading(one) && !isHeading(one - 1)) &&
      // Behind a pin, a line with several parts is the whole.
      !(isOfPin && one > at + 2 && parts[one - 1]!.gap === 'comma' && isBreak(parts[one]!.gap))
    while (isOfField(end)) end++
    if (end > at + 1 && (isOfPin || isPlainAddressLabel(parts[at]!.text) || isAmongPhones(parts, at)))
      announced.add(at + 1)
    fill(at + 1, end, MARK.label)
  }
  return { endOf, mark, announced: [...announced].sort((one, other) => one - other) }
}

/**
 * Returns where a field ends whose label and first part are on one line: with the paragraph they fill, if that has more
 * lines, else with the list of fields that holds it. Other fields have no end of their own.
 */
function endOfField(page: Page, label: Part, value: Part): number {
  const isOnOneLine = !page.text.slice(label.end, value.start).includes('\n')
  let element = isOnOneLine ? elementAt(page, label.start) : null
  while (element && element.end <= value.start) element = element.parent
  if (!element) return page.text.length
  const { start, end } = element
  if (page.text.slice(value.start, end).includes('\n')) return end
  while (element && element.start === start && element.end === end) element = element.parent
  return element?.end ?? page.text.length
}

const STRETCH_LENGTH_MIN = 8
const STRETCH_LENGTH_MAX = 600
/** Maximum length of a cell, or of a line with an icon. */
const ROW_LENGTH_MAX = 250
const LABELLED_PARTS_MAX = 8

const isOfLength = ({ start, end }: PageElement, most: number) =>
  end - start >= STRETCH_LENGTH_MIN && end - start <= most

const CLASS = /(?:^|[\s_-])(?:addr|address|adresse?|adr|anschrift|direccion|indirizzo|endereco|adres)(?:$|[\s_-])/i

const isClassed = ({ attributes }: PageElement) =>
  (attributes.class !== undefined && CLASS.test(attributes.class)) ||
  (attributes.id !== undefined && CLASS.test(attributes.id)) ||
  attributes.itemprop === 'address'

/** Returns the nearest element around an icon that has text. */
function rowOf({ parent }: PageElement): PageElement | null {
  let row = parent
  for (let step = 0; row && row.start === row.end && step < WRAPPERS_MAX; step++) row = row.parent
  return row
}

const WRAPPERS_MAX = 3

/** Whether a phone number stands near a label, as in a card of contact data. */
function isAmongPhones(parts: readonly Part[], at: number): boolean {
  for (let one = Math.max(0, at - NEAR_PARTS); one <= at + NEAR_PARTS && one < parts.length; one++)
    if (parts[one]!.hasDigit && PHONE.test(parts[one]!.text)) return true
  return false
}

const NEAR_PARTS = 6
const PHONE = /^[+(]?\d[\d ().-]{7,20}\d$/

const MAP_ICON =
  /(?:^|[\s_-])(?:map-?(?:marker|pin|o)|location(?:-(?:dot|pin|arrow))?|marker|fa-home|geo-?(?:alt|fill)?|map-location|pin-?drop)(?:$|[\s_-])/i

const MAP_PICTURE = /(?:^|[/_-])(?:map|location|pin)[a-z_-]{0,12}\d?\.\w{3,4}(?:$|\?)/i

/** An icon without text that marks a place: `<i class="fa fa-map-marker">`, `<img src="location.svg">`. */
const isMapIcon = ({ tag, attributes }: PageElement) =>
  tag === 'img'
    ? (attributes.src !== undefined && MAP_PICTURE.test(attributes.src)) ||
      (attributes.alt !== undefined && isPlainAddressLabel(attributes.alt))
    : (tag === 'i' || tag === 'span' || tag === 'svg' || tag === 'em') &&
      attributes.class !== undefined &&
      MAP_ICON.test(attributes.class)

const MAP_LINK =
  /^(?:https?:)?\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.com|(?:www\.)?openstreetmap\.org|(?:www\.)?bing\.com\/maps|yandex\.[a-z]{2,3}\/maps)|^geo:/i

const isMapLink = ({ tag, attributes }: PageElement) =>
  tag === 'a' && attributes.href !== undefined && mayBeAbsolute(attributes.href) && MAP_LINK.test(attributes.href)

/** Returns the cells of columns whose heading is an address word. */
function cellsOfAddresses(page: Page): PageElement[] {
  const found: PageElement[] = []
  let table: PageElement | null = null
  let column = -1
  for (const row of byTag(page, 'tr')) {
    const own = tableOf(row)
    if (own === table) {
      const cell = column < 0 ? undefined : cellsOf(page, row)[column]
      if (cell) found.push(cell)
      continue
    }
    table = own
    const cells = cellsOf(page, row)
    // A row of two cells may be a label beside its value instead of a heading.
    const isHeading = cells.length > 1 && (cells.length > 2 || cells.every(({ tag }) => tag === 'th'))
    column = isHeading ? cells.findIndex((cell) => isPlainAddressLabel(textOf(page, cell))) : -1
  }
  return found
}

/** Returns the table of a row, above `thead` and `tbody`. */
function tableOf({ parent }: PageElement): PageElement | null {
  return parent && parent.tag !== 'table' && parent.parent?.tag === 'table' ? parent.parent : parent
}
