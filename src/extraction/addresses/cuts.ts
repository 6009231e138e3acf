import type { Page, PageElement } from '../page.ts'
import { ICON_NAMES, isPlainAddressLabel } from './labels.ts'
import type { Cut } from './parts.ts'
import { placesAtEnd } from './places.ts'

const LABEL_LENGTH_MAX = 48
const ICON_LENGTH_MAX = 14
const LINE_FEED = 10
const COLON = 58
const PIN = '\u{1f4cd}'
const MAP = '\u{1f5fa}'
const PINS = /\u{1f4cd}|\u{1f5fa}\ufe0f?/gu
/** A bracket at the end of a line that does not begin with a capital. */
const REMARK = /^ \((?<inside>[^()\n\p{Lu}][^()\n]{2,60})\)(?:\n|$)/u
const REMARK_LENGTH_MAX = 66
const CODE_AT_END = /\d{5}$/
const CODE_LENGTH = 5
const HOUSE_AT_END = /\d(?:-?\p{L})?$/u
/** A bracket behind a house that says with a comma what is there, and ends its line or sentence. */
const SENTENCE = /^ \([^()\n\p{Lu}\d][^()\n,]{2,60}, [^()\n]{2,60}\)(?=[.\n]|$)/u
const SENTENCE_LENGTH_MAX = 130
const isSentence = (text: string, at: number) => SENTENCE.test(text.slice(at, at + SENTENCE_LENGTH_MAX))

/**
 * Returns where parts of addresses begin without a separator in the text: behind address labels that only markup
 * separates (`<span>Address</span><span>12 Mill Lane</span>`), around pins (`📍 Elmstead`), and at remarks behind a
 * postcode (`45678 (near the mill)`).
 */
export function cutsOf(page: Page): Cut[] {
  const { text, elements } = page
  const cuts: Cut[] = []
  for (const at of cellsInRows(page)) cuts.push({ at, gap: 'line' })
  for (const { start, end, attributes } of elements) {
    const length = end - start
    if (attributes.class !== undefined && length <= ICON_LENGTH_MAX && length > 3) {
      const icon = attributes.class.includes('material') ? text.slice(start, end).trim() : ''
      if (ICON_NAMES.has(icon)) cuts.push({ at: end - icon.length, gap: 'rule' }, { at: end, gap: 'label' })
    }
    if (length < 3 || length > LABEL_LENGTH_MAX) continue
    const next = text.charCodeAt(end)
    const beginsLine = start === 0 || text.charCodeAt(start - 1) <= LINE_FEED
    if (!beginsLine || !(next > LINE_FEED) || next === COLON) continue
    if (isPlainAddressLabel(text.slice(start, end).trim())) cuts.push({ at: end, gap: 'label' })
  }
  if (text.includes(PIN) || text.includes(MAP))
    for (const { index, 0: pin } of text.matchAll(PINS))
      cuts.push({ at: index, gap: 'rule' }, { at: index + pin.length, gap: 'label' })
  for (let at = text.indexOf(' ('); at >= 0; at = text.indexOf(' (', at + 1))
    if (CODE_AT_END.test(text.slice(Math.max(0, at - CODE_LENGTH), at)) && isRemark(text, at))
      cuts.push({ at, gap: 'rule' })
    else if (HOUSE_AT_END.test(text.slice(Math.max(0, at - CODE_LENGTH), at)) && isSentence(text, at))
      cuts.push({ at, gap: 'rule' })
  return cuts.sort((one, other) => one.at - other.at)
}

interface Row {
  /** The end of the last element in the row. */
  end: number
  /** The words of that element. */
  words: number
  readonly cuts: number[]
}

/**
 * Returns where the elements of a line begin that consists of nothing else: `<span>Elm Ltd</span> <span>PO Box 7, Leeds
 * LS1 1AA</span>`. Single words and numbers stay with what is beside them: they may be pieces of one value.
 */
function cellsInRows({ text, elements }: Page): number[] {
  const rows = new Map<PageElement, Row>()
  for (const { parent, start, end } of elements) {
    if (!parent || start === end) continue
    let row = rows.get(parent)
    if (!row) {
      if (text.slice(parent.start, start).trim() !== '') continue
      row = { end: parent.start, words: 0, cuts: [] }
      rows.set(parent, row)
    }
    if (row.end < 0 || start < row.end) continue
    const shown = text.slice(row.end, end)
    const cell = shown.trim()
    // An element begins before what separates its text from the text before.
    const at = row.end + shown.indexOf(cell)
    if (text.slice(row.end, start).trim() !== '' || end - start > CELL_LENGTH_MAX) {
      row.end = -1
      continue
    }
    const words = wordsIn(cell)
    const isOnOneLine = row.words > 0 && !BREAK.test(text.slice(row.end, at))
    if (isOnOneLine && (words > 1 || row.words > 1) && words > 0 && !NUMBER.test(cell)) row.cuts.push(at)
    row.words = NUMBER.test(cell) ? 0 : words
    row.end = end
  }
  const found: number[] = []
  for (const [parent, { end, cuts }] of rows)
    if (cuts.length > 0 && end >= 0 && text.slice(end, parent.end).trim() === '') found.push(...cuts)
  return found
}

const CELL_LENGTH_MAX = 200
const BREAK = /[\n\t]/
const NUMBER = /^[\d\s./-]+$/

function wordsIn(text: string): number {
  if (text === '') return 0
  let count = 1
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) count++
  return count
}

function isRemark(text: string, at: number): boolean {
  const inside = REMARK.exec(text.slice(at, at + REMARK_LENGTH_MAX))?.groups?.inside
  return inside !== undefined && placesAtEnd(inside) === null
}
