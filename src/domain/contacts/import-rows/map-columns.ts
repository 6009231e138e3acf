import Papa from 'papaparse'
import type { ColumnUse } from '../../../contracts/data/data-additions.ts'
import { csvRowsInSteps } from '../../../lib/csv/csv-rows.ts'
import type { Steps } from '../../../lib/steps.ts'
import { unixLines } from '../../../lib/unix-lines.ts'
import { WorkBudget } from '../../../lib/work-budget.ts'
import { guessColumns } from './guess-columns.ts'

/** Headers that every reader of lists recognises. */
const HEADERS: Readonly<Record<Exclude<ColumnUse, 'field' | 'ignore'>, string>> = {
  email: 'email',
  phone: 'phone',
  name: 'full name',
  first_name: 'first name',
  last_name: 'last name',
  company: 'company',
  job_title: 'job title',
  website: 'website',
  profile: 'linkedin',
  twitter: 'twitter',
  tags: 'tags',
  note: 'notes',
  address: 'address',
  street: 'street',
  city: 'city',
  region: 'region',
  postcode: 'postcode',
  country: 'country',
}

/**
 * Rewrites a list so that its headers say what its columns hold, without those that are ignored. So imports, erasures
 * and every other reader of the file need no mapping, and what is ignored is not stored. Rows keep their lines, unless
 * the file has no headers: then each is one line further down.
 *
 * The export of another product stays recognisable, whatever its columns are mapped to: the file says who must get no
 * messages. Of its own columns only that state is kept; of the others, the headers.
 *
 * @param given CSV text, with any line endings
 * @param uses one for each column from the left; further columns are ignored
 * @param delimiter by default the text decides
 * @throws validation_failed if there are no rows
 */
export function* mapColumns(
  given: string,
  uses: readonly ColumnUse[],
  { delimiter, work = WorkBudget.unlimited() }: { delimiter?: string | undefined; work?: WorkBudget } = {},
): Steps<string> {
  const text = unixLines(given)
  const { columns, start, exported } = guessColumns(text, delimiter)
  const kept = columns.flatMap(({ header, canBeField }, index) => {
    const use = uses[index] ?? 'ignore'
    if (use === 'ignore' || (use === 'field' && !canBeField)) return []
    return [{ index, header: use === 'field' ? header : HEADERS[use], isBlank: false }]
  })
  const markers = [...(exported?.markers ?? [])]
    .map((index) => ({ index, header: columns[index]?.header ?? '', isBlank: index !== exported?.stateAt }))
    .filter(({ header }) => !kept.some((one) => one.header.toLowerCase() === header.toLowerCase()))
  kept.push(...markers)
  const lines = [lineOf(kept.map(({ header }) => header))]
  let line = 2
  for (const row of csvRowsInSteps(text, work, start, delimiter)) {
    if (row.cells === null) {
      yield
      work.beginTurn()
      continue
    }
    if (row.line > line) {
      lines.push('\n'.repeat(row.line - line))
      line = row.line
    }
    // A row with an unclosed quote cannot be divided into cells. Beside all columns it is refused, and shown.
    const cells = row.isUnclosed ? [] : kept.map(({ index, isBlank }) => (isBlank ? '' : (row.cells[index] ?? '')))
    const rest = row.isUnclosed ? [...kept.map(() => ''), text.slice(row.at, row.next.at).trimEnd()] : []
    const written = lineOf([...cells, ...rest])
    lines.push(written)
    line += row.next.line - row.line
  }
  return lines.join('')
}

/** All cells are quoted, so that no delimiter but the comma can be detected. */
const lineOf = (cells: readonly string[]): string =>
  `${Papa.unparse([cells as string[]], { quotes: true, newline: '\n' })}\n`
