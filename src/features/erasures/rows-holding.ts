import { type CsvRow, csvRows } from '../../lib/csv/csv-rows.ts'
import type { Steps } from '../../lib/steps.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import type { Traces } from './traces.ts'

/** Where a row begins and ends in the text, the line break behind it included. */
export type RowSpan = readonly [start: number, end: number]

/** To read a character of a row and look for the person in it. */
const UNITS_OF_CHARACTER = 60

/**
 * The rows of a CSV text that hold something of a person, as an import reads them, so that a person's row is theirs
 * and nobody else's.
 *
 * @param text with lines that end in `\n`
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
    // A quote that nothing closes may reach over the lines of others.
    if (row.isUnclosed) found.push(...linesIn(text, span).filter((line) => traces.holds(text.slice(...line))))
  }
  return found
}

/** Only cells are without the unseen characters that may cut a value, only the row has a name of two cells. */
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
