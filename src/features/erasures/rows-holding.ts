import { type CsvRow, csvRows } from '../../lib/csv/csv-rows.ts'
import type { Steps } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import type { Traces } from './traces.ts'

/** The start and end of a row in the text, including its line break. */
export type RowSpan = readonly [start: number, end: number]

/** Cost of reading one character of a row and searching it for the person. */
const UNITS_OF_CHARACTER = 60

/**
 * Returns the rows of a CSV text that hold data of a person. Rows are parsed as an import parses them, so that only the
 * person's own rows match.
 *
 * @param text with `\n` line breaks
 */
export function* rowsHoldingInSteps(text: string, traces: Traces, work = WorkBudget.unlimited()): Steps<RowSpan[]> {
  const found: RowSpan[] = []
  const headEnd = csvRows(text).next().value?.at ?? text.length
  for (const span of linesIn(text, [0, headEnd])) if (traces.holds(text.slice(...span))) found.push(span)
  for (const row of csvRows(text)) {
    const span = [row.at, row.next.at] as const
    work.trySpend((span[1] - span[0]) * UNITS_OF_CHARACTER)
    if (work.isTurnOver) {
      yield
      work.beginTurn()
    }
    if (!row.isUnclosed && holds(text, row, traces)) found.push(span)
    // An unclosed quote may extend over the rows of other people, so its lines are checked one by one.
    if (row.isUnclosed) found.push(...linesIn(text, span).filter((line) => traces.holds(text.slice(...line))))
  }
  return found
}

/**
 * Both are checked: only parsed cells are free of invisible characters that may split a value, and only the whole row
 * has a name that is split over two cells.
 */
const holds = (text: string, { at, next, cells }: CsvRow, traces: Traces): boolean =>
  traces.holds(text.slice(at, next.at)) || cells.some((cell) => traces.holds(cell))

function linesIn(text: string, [start, end]: RowSpan): RowSpan[] {
  const lines: RowSpan[] = []
  for (let at = start; at < end; ) {
    const next = Math.min(end, text.indexOf('\n', at) + 1 || end)
    lines.push([at, next])
    at = next
  }
  return lines
}
