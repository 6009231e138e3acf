import { closest, elementAt, lineAt, type Page, type PageElement } from '../page.ts'
import { hasContactData } from './segments.ts'

/** How far up the smallest element around two places is looked for. */
const NESTING_MAX = 60
/** Elements that are one record each in a list of them, whatever their class. */
const RECORD = /^(?:li|tr|article|section|dl)$/
/** Parts of one record. */
const FIELD = /^(?:td|th|dt|dd|span|p|h[1-6])$/

/** The smallest element that holds two places of `page.text`, or null. */
export function sharedBlock(page: Page, one: number, other: number): PageElement | null {
  let steps = 0
  const found = closest(
    elementAt(page, one),
    ({ start, end }) => ++steps > NESTING_MAX || (start <= other && other < end),
  )
  return found && found.start <= other && other < found.end ? found : null
}

/**
 * Which of two lines a title stands closer to by the markup: they share a smaller element, or the row of a table.
 *
 * @returns 'one' or 'other'; null where the markup does not tell
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

/** A longer line names nobody. */
const OWNER_LENGTH_MAX = 40
const RECORD_LENGTH_MAX = 700

/** Whether a line may be what somebody is called, or say that there is nobody. */
export const mayBeOwner = (line: string) =>
  line.length <= OWNER_LENGTH_MAX && /[\p{L}\p{N}?–-]/u.test(line) && !hasContactData(line)

/**
 * Whether what stands at an offset is part of a record of its own, with a line that may name somebody: a card or row
 * beside that of a name.
 *
 * @param name where the name begins in `page.text`
 */
export function isOfOtherRecord(page: Page, name: number, offset: number): boolean {
  const record = otherRecord(page, name, offset)
  if (!record || record.end - record.start > RECORD_LENGTH_MAX) return record !== null
  const own = lineAt(page, offset)
  return [page.text.slice(record.start, own.start), page.text.slice(own.end, record.end)].some((rest) =>
    rest.split(/[\n\t]/).some((line) => line.trim() !== '' && mayBeOwner(line.trim())),
  )
}

/** The record around the second of two places that stand in neighbours of one kind, as cards and rows are; else null. */
function otherRecord(page: Page, one: number, other: number): PageElement | null {
  const shared = sharedBlock(page, one, other)
  const first = childAround(page, shared, one)
  const second = childAround(page, shared, other)
  if (!first || !second || first === second || first.tag !== second.tag || FIELD.test(first.tag)) return null
  const { class: classes } = first.attributes
  return classes === second.attributes.class && (classes !== undefined || RECORD.test(first.tag)) ? second : null
}

/** The child of an element, or of the page, that holds a place. */
export const childAround = (page: Page, parent: PageElement | null, offset: number) =>
  closest(elementAt(page, offset), (element) => element.parent === parent)
