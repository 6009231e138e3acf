import { cellsOf } from '../lists/table-cells.ts'
import { byTag, closest, elementAt, type Page, type PageElement, textOf } from '../page.ts'
import { foldPhoneText } from './fold-phone-text.ts'
import { labelBefore } from './label-before.ts'
import type { NumberResolver } from './number-resolver.ts'
import { kindOfLabel, type PhoneMention } from './phone-mention.ts'

/** The placeholder for an extension in a column heading, after the digits that all numbers in the column share. */
const OPEN_END = /\d\)? ?[-/]? ?(?:…|\.{2,3}|x{2,4}|_{2,4})\)? ?(?=[\t\n]|$)/gi
// Bounded: heads are short.
const STEM = /(?:\+ ?|\()*\d[\d ()/.-]{3,18}?(?= ?[-/]? ?(?:…|\.{2,3}|x{2,4}|_{2,4})\)? ?$)/i
const HEAD_LENGTH_MAX = 60
/** One extension, optionally followed by a remark in brackets. */
const EXTENSION = /^[x#-]? ?(\d{2,5}|\d\d \d\d)(?: ?\([^)]{1,20}\))?$/
const HEADS_MAX = 20
const ROWS_MAX = 500
const CONFIDENCE = 0.72

/** Finds the numbers whose extensions are listed in a table column, under a heading such as `Tel. (0731 502-…)`. */
export function columnExtensions(page: Page, folded: string, resolver: NumberResolver): PhoneMention[] {
  if (byTag(page, 'table').length === 0) return []
  const mentions: PhoneMention[] = []
  let left = HEADS_MAX
  for (const { index } of folded.matchAll(OPEN_END)) {
    if (left-- === 0) break
    const head = closest(elementAt(page, index), ({ tag }) => tag === 'th' || tag === 'td')
    const stem = head && readStem(foldPhoneText(textOf(page, head)))
    if (!stem) continue
    for (const cell of cellsBelow(page, head)) {
      const extension = EXTENSION.exec(folded.slice(cell.start, cell.end).trim())?.[1]?.replace(' ', '')
      const resolved = extension && stem.read(resolver, extension)
      if (!resolved) continue
      mentions.push({
        key: resolved.number.number,
        number: resolved.number,
        value: textOf(page, cell),
        confidence: CONFIDENCE,
        method: 'label',
        start: cell.start,
        end: cell.end,
        kind: stem.kind,
      })
    }
  }
  return mentions
}

/** Returns the digits that the numbers below a heading begin with, if a label marks them as phone numbers. */
function readStem(head: string) {
  if (head.length > HEAD_LENGTH_MAX) return null
  const match = STEM.exec(head)
  const label = match && labelBefore(head, match.index)
  if (!label || label.kind === 'weak' || label.kind === 'other') return null
  const digits = match[0].replace(/\(0\)/, '').replace(/\D/g, '')
  const isInternational = match[0].includes('+') || digits.startsWith('00')
  const read = (resolver: NumberResolver, extension: string) =>
    isInternational
      ? resolver.international(digits.replace(/^00/, '') + extension)
      : resolver.national(digits + extension, [digits.length], null, false)
  return { kind: kindOfLabel(label.kind), read }
}

/** Yields the cells of the same column in the rows below. */
function* cellsBelow(page: Page, head: PageElement): Generator<PageElement> {
  const headRow = head.parent
  const table = closest(headRow, ({ tag }) => tag === 'table')
  if (headRow?.tag !== 'tr' || !table) return
  const column = cellsOf(page, headRow).indexOf(head)
  let left = ROWS_MAX
  for (let at = headRow.index + 1; at < page.elements.length && left > 0; at++) {
    const row = page.elements[at]!
    if (row.start > table.end) return
    if (row.tag !== 'tr' || closest(row, ({ tag }) => tag === 'table') !== table) continue
    left--
    const cell = cellsOf(page, row)[column]
    if (cell) yield cell
  }
}
