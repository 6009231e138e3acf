import type { Page } from '../page.ts'

/** A row of a table below its headings. */
export interface HeadedRow<Heading> {
  readonly heading: Heading
  /** Number of cells in the row of headings. */
  readonly width: number
  /** Offset of the row in `page.text`. */
  readonly start: number
  readonly cells: readonly string[]
}

/** A cell below a heading, as a range of `page.text`. */
export interface ColumnCell {
  readonly start: number
  readonly text: string
  /** Offset of its row in `page.text`. */
  readonly rowStart: number
}

/**
 * Yields the rows below each matching row of headings. Empty cells leave no trace in the text, so in a row with fewer
 * cells than headings any cell may be missing.
 *
 * @param readHeading parses a row of headings; null if it is not one
 */
export function* headedRows<Heading>(
  { text }: Page,
  readHeading: (cells: readonly string[]) => Heading | null,
): Generator<HeadedRow<Heading>> {
  let heading: Heading | null = null
  let width = 0
  let lastEnd = -1
  for (let tab = text.indexOf('\t'); tab >= 0; tab = text.indexOf('\t', lastEnd)) {
    const start = text.lastIndexOf('\n', tab) + 1
    // Lines without cells in between: a different table.
    if (start !== lastEnd + 1) heading = null
    const lineEnd = text.indexOf('\n', tab)
    lastEnd = lineEnd < 0 ? text.length : lineEnd
    const cells = text.slice(start, lastEnd).split('\t')
    const read = cells.every((cell) => !/[@\d]/.test(cell)) ? readHeading(cells) : null
    if (read !== null) {
      heading = read
      width = cells.length
    } else if (heading !== null) yield { heading, width, start, cells }
  }
}

/**
 * Yields the cells of the columns with a matching heading, from rows with no missing cell.
 *
 * @param cellsMin minimum number of cells in a row of headings
 */
export function* columnCells(
  page: Page,
  isHeading: (cell: string) => boolean,
  cellsMin: number,
): Generator<ColumnCell> {
  const columnOf = (cells: readonly string[]) => {
    const column = cells.length >= cellsMin ? cells.findIndex(isHeading) : -1
    return column < 0 ? null : column
  }
  for (const { heading: column, width, start: rowStart, cells } of headedRows(page, columnOf)) {
    if (cells.length === width) yield { start: cellStart(rowStart, cells, column), text: cells[column]!, rowStart }
  }
}

/** Offset of a cell in `page.text`. */
export function cellStart(rowStart: number, cells: readonly string[], column: number): number {
  return cells.slice(0, column).reduce((start, cell) => start + cell.length + 1, rowStart)
}
