import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { cellsOf } from '../lists/table-cells.ts'
import { closest, elementAt, type Page, type PageElement, textOf } from '../page.ts'
import { labelBefore } from './label-before.ts'
import type { LabelKind } from './phone-labels.ts'

const PROPERTY = /^(?:.*:)?(?:telephone|faxNumber|tel|phone)$/i
const NAMED =
  /(?:^|[\s_-])(?:p-|u-)?(?<word>tele?phones?|tel|telefono?|phone(?:number|no|num)?s?|hotline|fax(?:number)?|telefax|gsm|cellphone|whatsapp)(?=$|[\s_-]|\d)/i
const RESPONSIVE =
  /(?:hidden|visible|show|hide|only|display)[_-](?:[a-z\d]{1,12}[_-])?phone|phone[_-](?:hidden|only|visible)/i
const ICON =
  /(?:^|[\s_/#.:-])(?<word>tele?phone|tel|phone|call|fax|mobile|cell|handy|whatsapp|smartphone|telefono?)(?=$|[\s_.-]|\d)/i
const ICON_ATTRIBUTES = ['class', 'alt', 'title', 'xlink:href', 'href', 'data-icon', 'src']
/** Maximum text length of an element whose class or property may describe a single number. */
const MARKED_TEXT_MAX = 80

/**
 * Returns the label of a number according to the surrounding markup: a property or class of an enclosing element, a
 * phone icon directly before it, or its column heading.
 *
 * @param start the offset of the number in the page's text
 */
export function markupLabel(page: Page, start: number): LabelKind | null {
  const inner = elementAt(page, start)
  let depth = 0
  for (let at = inner; at && depth < 4 && at.end - at.start <= MARKED_TEXT_MAX; at = at.parent, depth++) {
    const kind = kindOfElement(at)
    if (kind) return kind
  }
  return iconLabel(page, start) ?? columnLabel(page, inner)
}

function kindOfElement({ attributes }: PageElement): LabelKind | null {
  const property = attributes.itemprop ?? attributes.property
  if (property && PROPERTY.test(property)) return /fax/i.test(property) ? 'fax' : 'voice'
  for (const name of [attributes.class, attributes.id, attributes.title, attributes['aria-label']]) {
    if (!name || name.length > 200 || RESPONSIVE.test(name)) continue
    const word = NAMED.exec(name)?.groups?.word
    if (word) return kindOfWord(word)
  }
  return null
}

function iconLabel(page: Page, start: number): LabelKind | null {
  let low = 0
  let high = page.elements.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (page.elements[middle]!.start < start - 1) low = middle + 1
    else high = middle
  }
  for (let at = low; at < Math.min(low + 12, page.elements.length); at++) {
    const element = page.elements[at]!
    if (element.start > start) break
    if (element.end > element.start) continue
    const name = ICON_ATTRIBUTES.map((attribute) => element.attributes[attribute]?.slice(-80) ?? '').join(' ')
    const word = ICON.exec(name)?.groups?.word
    if (word) return kindOfWord(word)
  }
  return null
}

function kindOfWord(word: string): LabelKind {
  const lower = word.toLowerCase()
  if (lower.includes('fax')) return 'fax'
  if (lower === 'whatsapp') return 'whatsapp'
  return /mobile|cell|handy|gsm|smart/.test(lower) ? 'mobile' : 'voice'
}

const columnsOf = memoizeByObject((page: Page) => memoizeByObject((table: PageElement) => headOf(page, table)))

function columnLabel(page: Page, inner: PageElement | null): LabelKind | null {
  const cell = closest(inner, ({ tag }) => tag === 'td')
  const row = cell?.parent
  const table = closest(row ?? null, ({ tag }) => tag === 'table')
  if (!cell || row?.tag !== 'tr' || !table) return null
  const columns = columnsOf(page)(table)
  if (columns.length === 0) return null
  return columns[cellsOf(page, row).indexOf(cell)] ?? null
}

function headOf(page: Page, table: PageElement): (LabelKind | null)[] {
  const head = page.elements.slice(table.index, table.index + 20).find((element) => element.tag === 'tr')
  if (!head) return []
  const kinds = cellsOf(page, head).map((cell) => {
    const text = textOf(page, cell)
    return text.length > 0 && text.length < 40 && !/\d/.test(text)
      ? (labelBefore(text, text.length)?.kind ?? null)
      : null
  })
  return kinds.some(Boolean) ? kinds : []
}
