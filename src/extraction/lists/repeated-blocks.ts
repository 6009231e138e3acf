import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { placeOf } from '../names/surroundings.ts'
import { elementAt, type Page, type PageElement } from '../page.ts'

/** One line or cell of a block. */
export interface Cell {
  readonly text: string
  readonly start: number
}

/** A cell with its place in its block. */
export interface BlockCell extends Cell {
  /** The tags and classes between the block and the cell. */
  readonly path: string
}

/** Blocks of one shape below one element: the cards of a team, the entries of a directory, the branches of a firm. */
export interface BlockList {
  /** The cells that stand at the same place of each block: all names of a team, all its roles. */
  readonly columns: readonly (readonly Cell[])[]
  /** All cells of each block. */
  readonly blocks: readonly (readonly BlockCell[])[]
  /** The tag and classes of the blocks. */
  readonly shape: string
  readonly isNavigation: boolean
}

const BLOCKS_MIN = 3
const BLOCK_LENGTH_MAX = 3_000
const CELLS_MAX = 8
const CELL_LENGTH_MAX = 90
/** Elements that may be a block. Inline ones are pieces of a sentence or of a menu. */
const BLOCK = new Set(['li', 'div', 'article', 'section', 'tr', 'dd', 'p', 'figure', 'blockquote', 'td', 'address'])
/** How often all lists together may read the text of a page, as blocks lie in blocks. */
const READINGS_MAX = 4

/**
 * Finds the lists of a page and their columns, which are decided as a whole: a strange cell is what its siblings are.
 *
 * One pass over the elements; blocks within blocks read the text again, `READINGS_MAX` times in all.
 */
export const blockLists = memoizeByObject((page: Page): readonly BlockList[] => {
  const groups = new Map<string, PageElement[]>()
  for (const element of page.elements) {
    const length = element.end - element.start
    if (length === 0 || length > BLOCK_LENGTH_MAX || !element.parent || !BLOCK.has(element.tag)) continue
    const key = `${element.parent.index} ${element.tag}.${element.attributes.class ?? ''}`
    const group = groups.get(key)
    if (group) group.push(element)
    else groups.set(key, [element])
  }
  let left = READINGS_MAX * page.text.length
  const lists: BlockList[] = []
  for (const [key, blocks] of groups) {
    if (blocks.length < BLOCKS_MIN) continue
    left -= blocks.at(-1)!.end - blocks[0]!.start
    if (left < 0) break
    const cells = blocks.map((block) => [...cellsOf(page, block)].map((cell) => withPath(page, block, cell)))
    const columns = columnsOf(cells)
    if (columns.length > 0)
      lists.push({
        columns,
        blocks: cells,
        shape: key.slice(key.indexOf(' ') + 1),
        isNavigation: placeOf(page, blocks[0]!.start, blocks[0]!.end).isNavigation,
      })
  }
  return lists
})

const withPath = (page: Page, block: PageElement, { text, start }: Cell): BlockCell => ({
  text,
  start,
  path: pathBelow(block, elementAt(page, start)),
})

function columnsOf(blocks: readonly (readonly BlockCell[])[]): Cell[][] {
  const columns = new Map<string, Cell[]>()
  for (const cells of blocks) {
    const taken = new Set<string>()
    for (const cell of cells) {
      // A second cell at the same place has another meaning: the lines of an address, a name and what is below it.
      if (taken.has(cell.path)) continue
      taken.add(cell.path)
      const column = columns.get(cell.path)
      if (column) column.push(cell)
      else columns.set(cell.path, [cell])
    }
  }
  return [...columns.values()].filter((cells) => cells.length >= BLOCKS_MIN)
}

function* cellsOf(page: Page, block: PageElement): Generator<Cell> {
  for (const line of linesOf(page, block)) {
    const pieces = inlineCells(page, block, line)
    if (pieces.length > 0) yield* pieces
    else if (line.text.length <= CELL_LENGTH_MAX) yield line
  }
}

function* linesOf({ text }: Page, { start, end }: PageElement): Generator<Cell> {
  let at = start
  for (let count = 0; at < end && count < CELLS_MAX; ) {
    const rest = text.slice(at, end)
    const stop = rest.search(BREAK)
    const written = stop < 0 ? rest : rest.slice(0, stop)
    const shown = written.trim()
    if (shown !== '') {
      count++
      yield { text: shown, start: at + written.indexOf(shown) }
    }
    at += written.length + 1
  }
}

/**
 * The cells of a line that consists of inline elements with nothing between them:
 * `<span>Treasurer</span> <b>Jane Roe</b>`.
 */
function inlineCells({ elements, text }: Page, block: PageElement, { start, text: line }: Cell): Cell[] {
  const cells: Cell[] = []
  const end = start + line.length
  let covered = start
  for (let index = block.index + 1; index < elements.length && elements[index]!.start < end; index++) {
    const element = elements[index]!
    const written = text.slice(element.start, element.end)
    const shown = written.trim()
    // An element begins before what separates its text from the text before.
    const from = element.start + written.indexOf(shown)
    if (shown === '' || from < covered || element.end > end || (from === start && element.end === end)) continue
    if (text.slice(covered, from).trim() !== '' || shown.length > CELL_LENGTH_MAX) return []
    cells.push({ text: shown, start: from })
    covered = element.end
  }
  return cells.length > 1 && covered === end ? cells : []
}
const STEPS_MAX = 12
const BREAK = /[\n\t]/

/** The tags and classes between a block and what it holds. */
export function pathBelow(block: PageElement, inner: PageElement | null): string {
  let path = ''
  let steps = 0
  for (let at = inner; at && at !== block && steps < STEPS_MAX; at = at.parent, steps++)
    path += `${at.tag}.${at.attributes.class ?? ''}<`
  return path
}
