import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { blockLists, type Cell } from '../lists/repeated-blocks.ts'
import { cellsOf } from '../lists/table-cells.ts'
import { closest, type Page, type PageElement } from '../page.ts'
import { readJobTitle } from './segments.ts'
import { placeOf, shapeOf } from './surroundings.ts'

const CELLS_MIN = 3
const CELL_LENGTH_MAX = 90

/** Cells that are decided as a whole, and all that their blocks contain. */
export interface NameList {
  readonly cells: readonly Cell[]
  /** The columns of the same blocks. */
  readonly columns: readonly (readonly Cell[])[]
}

/**
 * Returns the cells of one kind outside of menus: those that stand at the same place of repeated blocks, in one column
 * of a table, and the items of lists of one shape, which a page may scatter over its sections. Cells are read without
 * what lists add to names.
 */
export const nameLists = memoizeByObject((page: Page): readonly NameList[] => {
  const ofBlocks = blockLists(page)
    .filter(({ isNavigation }) => !isNavigation)
    .flatMap(({ columns }) => {
      const bare = columns.map((cells) => cells.map(withoutAdditions))
      return bare.map((cells) => ({ cells, columns: bare }))
    })
  return [...ofBlocks, ...columnsOfTables(page), ...scatteredItems(page)]
})

function columnsOfTables(page: Page): NameList[] {
  const columns = new Map<string, Cell[]>()
  for (const row of page.elements) {
    const table = row.tag === 'tr' ? closest(row, ({ tag }) => tag === 'table') : null
    if (!table) continue
    for (const [at, cell] of cellsOf(page, row).entries())
      if (cell.tag === 'td') add(columns, `${table.index} ${at}`, page, cell)
  }
  return toLists(page, columns)
}

function scatteredItems(page: Page): NameList[] {
  const lists = new Map<string, Cell[]>()
  for (const item of page.elements) if (item.tag === 'li') add(lists, shapeOf(item), page, item)
  return toLists(page, lists)
}

function add(lists: Map<string, Cell[]>, key: string, page: Page, element: PageElement): void {
  if (element.end - element.start > CELL_LENGTH_MAX) return
  const written = page.text.slice(element.start, element.end)
  const text = written.trim()
  if (text === '' || BREAK.test(text)) return
  const cell = withoutAdditions({ text, start: element.start + written.indexOf(text) })
  const cells = lists.get(key)
  if (cells) cells.push(cell)
  else lists.set(key, [cell])
}
const BREAK = /[\n\t]/

const toLists = (page: Page, lists: ReadonlyMap<string, readonly Cell[]>): NameList[] =>
  [...lists.values()].flatMap((cells) => {
    const [first] = cells
    return cells.length < CELLS_MIN || placeOf(page, first!.start, first!.start + first!.text.length).isNavigation
      ? []
      : [{ cells, columns: [] }]
  })

/** A number or years before an item: `12. Jane Roe`, `2004-05 Jane Roe`. */
const NUMBERS = /^[\d(][\d\s./()–—:-]{0,16}(?=\p{Lu})/u
const GENERATION = /,? [JS]n?r\.?$/
const IN_BRACKETS = / \(([^()]{2,60})\)$/

/** A cell without what lists add to names: numbers and years before them, a generation or a role in brackets behind. */
function withoutAdditions({ text, start }: Cell): Cell {
  const lead = NUMBERS.exec(text)?.[0].length ?? 0
  const shown = text.slice(lead)
  const role = IN_BRACKETS.exec(shown)?.[1]
  const name = role !== undefined && readJobTitle(role) !== null ? shown.replace(IN_BRACKETS, '') : shown
  return { text: name.replace(GENERATION, ''), start: start + lead }
}
