import { closest, elementAt, lineAt, type Page, type PageElement } from '../page.ts'
import { hasContactData } from './segments.ts'

/** Maximum number of ancestors searched for a common element. */
const NESTING_MAX = 60
/** Elements that are records of a list, regardless of their class. */
const RECORD = /^(?:li|tr|article|section|dl)$/
/** Elements that are parts of one record. */
const FIELD = /^(?:td|th|dt|dd|span|p|h[1-6])$/

/** The smallest element that contains two offsets of `page.text`, or null. */
export function sharedBlock(page: Page, one: number, other: number): PageElement | null {
  let steps = 0
  const found = closest(
    elementAt(page, one),
    ({ start, end }) => ++steps > NESTING_MAX || (start <= other && other < end),
  )
  return found && found.start <= other && other < found.end ? found : null
}

/**
 * Determines which of two lines is closer to a title in the markup: the one that shares a smaller element, or the table
 * row.
 *
 * @returns 'one' or 'other'; null if the markup does not decide
 */
export function closerLine(page: Page, title: number, one: number, other: number): 'one' | 'other' | null {
  const depthOne = sharedBlock(page, title, one)?.index ?? -1
  const depthOther = sharedBlock(page, title, other)?.index ?? -1
  if (depthOne !== depthOther) return depthOne > depthOther ? 'one' : 'other'
  const isRowOne = isSameRow(page, title, one)
  return isRowOne === isSameRow(page, title, other) ? null : isRowOne ? 'one' : 'other'
}

export const isSameRow = ({ text }: Page, one: number, other: number) =>
  !text.slice(Math.min(one, other), Math.max(one, other)).includes('\n')

/** Maximum length of a line that names a person. */
const OWNER_LENGTH_MAX = 40
const RECORD_LENGTH_MAX = 700

/** Whether a line may name a person, or mark a position as vacant. */
export const mayBeOwner = (line: string) =>
  line.length <= OWNER_LENGTH_MAX && /[\p{L}\p{N}?–-]/u.test(line) && !hasContactData(line)

/**
 * Whether an offset belongs to a separate record with a line that may name a person: a card or row next to that of the
 * name.
 *
 * @param name start of the name in `page.text`
 */
export function isOfOtherRecord(page: Page, name: number, offset: number): boolean {
  const record = otherRecord(page, name, offset)
  if (!record || record.end - record.start > RECORD_LENGTH_MAX) return record !== null
  const own = lineAt(page, offset)
  return [page.text.slice(record.start, own.start), page.text.slice(own.end, record.end)].some((rest) =>
    rest.split(/[\n\t]/).some((line) => line.trim() !== '' && mayBeOwner(line.trim())),
  )
}

/**
 * The record around the second of two offsets that are in siblings of the same kind, such as cards or rows; else null.
 */
function otherRecord(page: Page, one: number, other: number): PageElement | null {
  const shared = sharedBlock(page, one, other)
  const first = childAround(page, shared, one)
  const second = childAround(page, shared, other)
  if (!first || !second || first === second || first.tag !== second.tag || FIELD.test(first.tag)) return null
  const { class: classes } = first.attributes
  return classes === second.attributes.class && (classes !== undefined || RECORD.test(first.tag)) ? second : null
}

/** The child of an element, or of the page, that contains an offset. */
export const childAround = (page: Page, parent: PageElement | null, offset: number) =>
  closest(elementAt(page, offset), (element) => element.parent === parent)
