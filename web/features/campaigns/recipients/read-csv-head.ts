import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { type ListText, openList } from '../../../../src/core/csv-text.ts'
import { countryOfText } from '../../../../src/extraction/addresses/country-of-text.ts'
import { NO_COUNTRY } from '../../../../src/lib/csv/cell-values.ts'
import { csvRows } from '../../../../src/lib/csv/csv-rows.ts'
import { unixLines } from '../../../../src/lib/unix-lines.ts'
import { recipientColumns } from '../../../../src/outreach/recipients/csv-recipient-columns.ts'
import { readRecipients } from '../../../../src/outreach/recipients/csv-recipients.ts'
import type { RefusedRow } from '../../../lib/refused-csv.ts'

/** A file's headers and size, read before the upload with the server's own parser. */
export interface CsvHead {
  readonly columns: readonly CsvColumn[]
  /** Number of rows below the headers, without blank ones. */
  readonly rows: number
  /** The sheet that is read, in a workbook. */
  readonly sheet: string | null
}
export interface CsvColumn {
  readonly name: string
  /** A standard field such as `email`; another name for a custom field; null if not imported. */
  readonly field: string | null
  /** The column's first values. */
  readonly samples: readonly string[]
}

/** Rows that an import will refuse with the current column mapping. */
export interface RefusedBefore {
  readonly total: number
  /** The first refused rows, each with its line in the file. */
  readonly first: readonly { readonly line: number; readonly reason: string }[]
}

const SAMPLES = 3
const SAMPLE_ROWS = 50
/** Number of leading characters in which the header row must be. */
const OPENING_LENGTH = 1_000_000
const REFUSED_SHOWN = 5

/** Each file is parsed once, however often its mapping changes. */
const opened = new WeakMap<Blob, Promise<ListText>>()

function open(file: Blob): Promise<ListText> {
  const known = opened.get(file)
  if (known) return known
  const list = file.arrayBuffer().then(async (bytes) => {
    const { text, ...rest } = await openList(new Uint8Array(bytes))
    return { ...rest, text: unixLines(text) }
  })
  opened.set(file, list)
  return list
}

/** A file with the mapping for reading its rows. */
export interface RowsToRead {
  readonly file: Blob
  readonly channel: Channel
  /** The field of each column, by column name. */
  readonly mapping: Readonly<Record<string, string | null>>
  /** Default country for national numbers in rows without one; undefined while unknown. */
  readonly country: string | null | undefined
}

/**
 * Reads the headers of a CSV file or a workbook, the first values below them, and the number of rows.
 *
 * @throws a refusal by field if the file is empty or no CSV
 */
export async function readCsvHead(file: Blob): Promise<CsvHead> {
  const { text, sheet } = await open(file)
  const { columns, start } = recipientColumns(text.slice(0, OPENING_LENGTH), null)
  const samples: string[][] = columns.map(() => [])
  let rows = 0
  for (const { cells } of csvRows(text, start)) {
    if (rows++ >= SAMPLE_ROWS) continue
    for (const [index, kept] of samples.entries()) {
      const cell = cells[index]?.trim() ?? ''
      if (cell !== '' && kept.length < SAMPLES) kept.push(cell)
    }
  }
  return { columns: columns.map(({ name, field }, index) => ({ name, field, samples: samples[index]! })), rows, sheet }
}

/** The rows that an import will refuse: their number, and the first ones. */
export async function findRefused(rows: RowsToRead): Promise<RefusedBefore> {
  const first: { line: number; reason: string }[] = []
  let total = 0
  for await (const { line, reason } of refusedRows(rows)) {
    total++
    if (first.length < REFUSED_SHOWN) first.push({ line, reason })
  }
  return { total, first }
}

/** All rows that an import refuses, for a download. */
export async function listRefused(rows: RowsToRead): Promise<RefusedRow[]> {
  const all: RefusedRow[] = []
  for await (const row of refusedRows(rows)) all.push(row)
  return all
}

async function* refusedRows({ file, channel, mapping, country }: RowsToRead): AsyncGenerator<RefusedRow> {
  const { text } = await open(file)
  const options = { channel, mapping, country: country ?? null, countryOf: countryOfText }
  for (const { line, refusal } of readRecipients(text, options).rows()) {
    // National numbers cannot be validated before the country is known.
    if (!refusal || (country === undefined && refusal.reason === NO_COUNTRY)) continue
    yield { line, reason: refusal.reason, values: refusal.values }
  }
}
