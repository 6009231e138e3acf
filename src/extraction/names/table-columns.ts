import type { Page } from '../page.ts'

/** A cell below a heading, as a range of `page.text`. */
export interface ColumnCell {
  readonly start: number
  readonly text: string
  /** Where its row begins in `page.text`. */
  readonly rowStart: number
}

/**
 * The cells of the columns whose heading is wanted. Empty cells leave no trace in the text, so only rows of as many cells
 * as their heading are read.
 *
 * @param cellsMin cells that a row of headings has at least
 */
export function* columnCells(
  { text }: Page,
  isHeading: (cell: string) => boolean,
  cellsMin: number,
): Generator<ColumnCell> {
  let column = -1
  let width = 0
  let lastEnd = -1
  for (let tab = text.indexOf('\t'); tab >= 0; tab = text.indexOf('\t', lastEnd)) {
    const rowStart = text.lastIndexOf('\n', tab) + 1
    // Lines without cells stand between: the table is another.
    if (rowStart !== lastEnd + 1) column = -1
    const lineEnd = text.indexOf('\n', tab)
    lastEnd = lineEnd < 0 ? text.length : lineEnd
    const row = text.slice(rowStart, lastEnd).split('\t')
    const heading = row.findIndex(isHeading)
    if (heading >= 0 && row.length >= cellsMin && row.every((cell) => !/[@\d]/.test(cell))) {
      column = heading
      width = row.length
    } else if (column >= 0 && row.length === width) {
      const before = row.slice(0, column).reduce((length, cell) => length + cell.length + 1, 0)
      yield { start: rowStart + before, text: row[column]!, rowStart }
    }
  }
}
