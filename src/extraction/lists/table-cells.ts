import type { Page, PageElement } from '../page.ts'

/** Maximum number of elements examined in a table row. */
const ROW_ELEMENTS_MAX = 200

/** Returns the cells of a table row, in order. */
export function cellsOf(page: Page, row: PageElement): PageElement[] {
  const cells: PageElement[] = []
  const end = Math.min(page.elements.length, row.index + ROW_ELEMENTS_MAX)
  for (let at = row.index + 1; at < end; at++) {
    const element = page.elements[at]!
    if (element.start > row.end || (element.tag === 'tr' && element.parent === row.parent)) break
    if (element.parent === row && (element.tag === 'td' || element.tag === 'th')) cells.push(element)
  }
  return cells
}
