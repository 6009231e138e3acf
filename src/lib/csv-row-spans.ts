/** Where a row of a CSV text begins and ends, the line break behind it included. */
export type CsvRowSpan = readonly [start: number, end: number]

/** A longer row opens a quote that nothing closes: its lines are taken for rows. */
const LINES_MAX = 200
/** What parts cells, whichever of them the file uses; a quote between others is a character like any. */
const BESIDE_CELL = new Set([',', ';', '\t', '|', '^', '~', ':', '\x1f', '\n', '\uFEFF', undefined])

/**
 * The rows of a CSV text, with any delimiter: for whoever takes rows out of a file and does not ask what stands in them.
 *
 * @param text with lines that end in `\n`
 */
export function csvRowSpans(text: string): CsvRowSpan[] {
  const spans: CsvRowSpan[] = []
  for (let at = 0; at < text.length; ) {
    const end = endOfRow(text, at)
    spans.push([at, end])
    at = end
  }
  return spans
}

function endOfRow(text: string, start: number): number {
  const firstEnd = endOfLine(text, start)
  let isQuoted = false
  for (let at = start, lines = 1; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') {
      if (!isQuoted) isQuoted = BESIDE_CELL.has(text[at - 1])
      else if (text[at + 1] === '"') at++
      else isQuoted = !BESIDE_CELL.has(text[at + 1])
    } else if (sign === '\n') {
      if (!isQuoted) return at + 1
      if (++lines > LINES_MAX) return firstEnd
    }
  }
  return isQuoted ? firstEnd : text.length
}

const endOfLine = (text: string, at: number): number => text.indexOf('\n', at) + 1 || text.length
