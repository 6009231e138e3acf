import type { Channel } from '../../../../src/contracts/senders.ts'
import { type ListText, openList } from '../../../../src/core/csv-text.ts'
import { countryOfText } from '../../../../src/extraction/addresses/country-of-text.ts'
import { NO_COUNTRY } from '../../../../src/lib/csv/cell-values.ts'
import { csvRows } from '../../../../src/lib/csv/csv-rows.ts'
import { unixLines } from '../../../../src/lib/unix-lines.ts'
import { recipientColumns } from '../../../../src/outreach/csv-recipient-columns.ts'
import { readRecipients } from '../../../../src/outreach/csv-recipients.ts'
import type { RefusedRow } from '../../../lib/refused-csv.ts'

/** What is known of a file before it is sent, by the server's own reader. */
export interface CsvHead {
  readonly columns: readonly CsvColumn[]
  /** Number of rows below the headers, without blank ones. */
  readonly rows: number
  /** Of a workbook, the sheet that is read. */
  readonly sheet: string | null
}
export interface CsvColumn {
  readonly name: string
  /** A standard field such as `email`; another name for a custom field; null if not imported. */
  readonly field: string | null
  /** The first values in it. */
  readonly samples: readonly string[]
}

/** Rows that an import will refuse as its columns are chosen now. */
export interface RefusedBefore {
  readonly total: number
  /** The first, each with its line in the file. */
  readonly first: readonly { readonly line: number; readonly reason: string }[]
}

const SAMPLES = 3
const SAMPLE_ROWS = 50
/** Number of leading characters in which the header row must be. */
const OPENING_LENGTH = 1_000_000
const REFUSED_SHOWN = 5

/** A file is read once, however often its columns are chosen anew. */
const opened = new WeakMap<Blob, Promise<ListText>>()

function open(file: Blob): Promise<ListText> {
  const known = opened.get(file)
  if (known) return known
  const list = file.arrayBuffer().then(async (bytes) => {
    const { text, sheet } = await openList(new Uint8Array(bytes))
    return { text: unixLines(text), sheet }
  })
  opened.set(file, list)
  return list
}

/** How a file's rows are to be read. */
export interface RowsToRead {
  readonly file: Blob
  readonly channel: Channel
  /** What each column is, by its name. */
  readonly mapping: Readonly<Record<string, string | null>>
  /** Where national numbers are dialled in rows that name no country; undefined as long as that is not known. */
  readonly country: string | null | undefined
}

/**
 * Reads the headers of a CSV file or a workbook, the first values below them, and how many rows it has.
 *
 * @throws a refusal by field where the file is empty or no CSV
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

/** Which rows an import will refuse: how many, and the first. */
export async function findRefused(rows: RowsToRead): Promise<RefusedBefore> {
  const first: { line: number; reason: string }[] = []
  let total = 0
  for await (const { line, reason } of refusedRows(rows)) {
    total++
    if (first.length < REFUSED_SHOWN) first.push({ line, reason })
  }
  return { total, first }
}

/** All rows that an import refuses, for a file of them. */
export async function listRefused(rows: RowsToRead): Promise<RefusedRow[]> {
  const all: RefusedRow[] = []
  for await (const row of refusedRows(rows)) all.push(row)
  return all
}

async function* refusedRows({ file, channel, mapping, country }: RowsToRead): AsyncGenerator<RefusedRow> {
  const { text } = await open(file)
  const options = { channel, mapping, country: country ?? null, countryOf: countryOfText }
  for (const { line, refusal } of readRecipients(text, options).rows()) {
    // Whether a national number is one depends on a country that is not known yet.
    if (!refusal || (country === undefined && refusal.reason === NO_COUNTRY)) continue
    yield { line, reason: refusal.reason, values: refusal.values }
  }
}
