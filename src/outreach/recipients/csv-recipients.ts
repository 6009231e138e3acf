import type { Channel } from '../../contracts/senders/channel.ts'
import { emailsIn, fullName, phonesIn, reasonForPhone } from '../../lib/csv/cell-values.ts'
import { type ColumnKind, recognise } from '../../lib/csv/csv-columns.ts'
import { type CsvRow, csvRowsInSteps } from '../../lib/csv/csv-rows.ts'
import { countryOfRow } from '../../lib/csv/row-country.ts'
import { restoreCell } from '../../lib/csv-cell.ts'
import { invalid } from '../../lib/errors.ts'
import { readPhoneNumber } from '../../lib/read-phone-number.ts'
import { manyLines, oneLine } from '../../lib/text/one-line.ts'
import { unixLines } from '../../lib/unix-lines.ts'
import type { WorkBudget } from '../../lib/work-budget.ts'
import { normalizedAddress } from './address.ts'
import { type ColumnMapping, type RecipientColumn, recipientColumns } from './csv-recipient-columns.ts'

/** The recipient of a row. */
export interface CsvRecipient {
  /** Normalised. */
  readonly address: string
  readonly name: string | null
  readonly company: string | null
  /** The other values of the row, by field name. */
  readonly fields: Readonly<Record<string, string>>
}

/** A row is either a recipient or rejected. */
export type RecipientRow =
  | { readonly line: number; readonly recipient: CsvRecipient; readonly refusal: null }
  | { readonly line: number; readonly recipient: null; readonly refusal: RowRefusal }

export interface RowRefusal {
  /** A sentence without its full stop. */
  readonly reason: string
  /** The row's cells, limited in number and length for display. */
  readonly values: readonly string[]
}

export interface RecipientsFile {
  readonly columns: readonly RecipientColumn[]
  /** Reads rows on demand, so that they are never all in memory. */
  readonly rows: () => Generator<RecipientRow>
  /** The same, with null where the caller should yield to other tasks. */
  readonly rowsInSteps: (work: WorkBudget) => Generator<RecipientRow | null>
}

export interface RecipientsOptions {
  readonly channel: Channel
  readonly mapping?: ColumnMapping | null
  /** The country of numbers without `+` in rows that name none, such as `DE`. */
  readonly country?: string | null
  /** Returns the country that a cell names, by code or in words. */
  readonly countryOf?: (cell: string) => string | null
}

/** How many characters are searched for headers; an unclosed quote is searched for to their end. */
const OPENING_LENGTH_MAX = 1_000_000
/** The cost of reading a row, and of each character that may be part of an address. */
const ROW_UNITS = 300
const CHARACTER_UNITS = 10
const NAME_LENGTH_MAX = 200
const VALUE_LENGTH_MAX = 2_000
const SHOWN_CELLS_MAX = 10
const SHOWN_LENGTH_MAX = 100

/**
 * Reads a CSV file of recipients: the recipient of each row, or why it is rejected. If a row has several addresses, the
 * first valid one counts.
 *
 * @param given decoded, with any line endings
 * @throws validation_failed if the file is empty, no column contains addresses of the campaign's kind, or no row
 * follows the headers
 */
export function readRecipients(
  given: string,
  { channel, mapping, country, countryOf }: RecipientsOptions,
): RecipientsFile {
  const text = unixLines(given)
  const { columns, start, hasRows } = recipientColumns(text.slice(0, OPENING_LENGTH_MAX), mapping ?? null)
  if (!columns.some(({ field }) => field === KINDS[channel].field)) throw refused(KINDS[channel].noColumn)
  if (!hasRows) throw refused('The file has headers but no rows below them')
  const places = columns.map(({ name }) => recognise(name))
  function* rowsInSteps(work: WorkBudget | null): Generator<RecipientRow | null> {
    for (const row of csvRowsInSteps(text, work, start)) {
      const { cells } = row
      if (cells === null) {
        yield null
        continue
      }
      work?.trySpend(ROW_UNITS + CHARACTER_UNITS * (row.next.at - row.at))
      const cellsOf = (kind: ColumnKind) =>
        cells.flatMap((cell, at) => (places[at] === kind && cell.trim() !== '' ? [restoreCell(cell.trim())] : []))
      const named = countryOf && channel === 'sms' ? countryOfRow(cellsOf, countryOf) : null
      yield readRow(row, columns, channel, named ?? country)
    }
  }
  return {
    columns,
    *rows() {
      for (const row of rowsInSteps(null)) if (row) yield row
    },
    rowsInSteps,
  }
}

const KINDS = {
  email: { field: 'email', noColumn: "The CSV must contain an 'email' column", none: 'No email in this row' },
  sms: { field: 'phone', noColumn: "The CSV must contain a 'phone' column", none: 'No phone in this row' },
} as const

const refused = (reason: string) => invalid({ csv_file: [reason] })

function readRow(
  row: CsvRow,
  columns: readonly RecipientColumn[],
  channel: Channel,
  country: string | null | undefined,
): RecipientRow {
  const refuse = (reason: string): RecipientRow => ({
    line: row.line,
    recipient: null,
    refusal: { reason, values: shownCells(row) },
  })
  if (row.isUnclosed) return refuse('A quote is opened and never closed')
  const cells = new Map<string, string[]>()
  for (const [index, { field }] of columns.entries()) {
    const cell = restoreCell((row.cells[index] ?? '').trim()).trim()
    if (field !== null && cell !== '') cells.set(field, [...(cells.get(field) ?? []), cell])
  }
  const written = (cells.get(KINDS[channel].field) ?? []).flatMap(channel === 'email' ? emailsIn : phonesIn)
  if (written.length === 0) return refuse(KINDS[channel].none)
  const address = firstOf(written, (one) => normalizedAddress(channel, one, country))
  if (address === null) return refuse(reasonFor(channel, written[0]!, country))

  const first = (field: string) => cells.get(field)?.[0]
  const name = fullName(first('first_name'), first('last_name'), first('name'))
  const fields: Record<string, string> = {}
  for (const [field, [value]] of cells)
    if (!OWN_PLACES.has(field) && field !== KINDS[channel].field)
      fields[field] = shortened(manyLines(value!), VALUE_LENGTH_MAX)
  return {
    line: row.line,
    recipient: {
      address,
      name: shortened(oneLine(name ?? ''), NAME_LENGTH_MAX) || null,
      company: shortened(oneLine(first('company') ?? ''), NAME_LENGTH_MAX) || null,
      fields,
    },
    refusal: null,
  }
}

/** Fields that a recipient stores separately; first and last names are also kept as written. */
const OWN_PLACES: ReadonlySet<string> = new Set(['name', 'company'])

function firstOf<T, R>(values: readonly T[], read: (value: T) => R | null): R | null {
  for (const value of values) {
    const result = read(value)
    if (result !== null) return result
  }
  return null
}

const reasonFor = (channel: Channel, written: string, country: string | null | undefined): string =>
  channel === 'email' ? 'Not a valid email address' : reasonForPhone(written, readPhoneNumber(written, country).refusal)

const shortened = (text: string, lengthMax: number) =>
  text.length > lengthMax ? text.slice(0, lengthMax).toWellFormed().trim() : text

const shownCells = ({ cells }: CsvRow): string[] =>
  cells.slice(0, SHOWN_CELLS_MAX).map((cell) => shortened(cell.trim(), SHOWN_LENGTH_MAX))
