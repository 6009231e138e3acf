import type { Channel } from '../../../../src/contracts/senders.ts'
import { openCsv } from '../../../../src/core/csv-text.ts'
import { NO_COUNTRY } from '../../../../src/lib/csv/cell-values.ts'
import { csvRows } from '../../../../src/lib/csv/csv-rows.ts'
import { unixLines } from '../../../../src/lib/unix-lines.ts'
import { recipientColumns } from '../../../../src/outreach/csv-recipient-columns.ts'
import { readRecipients } from '../../../../src/outreach/csv-recipients.ts'

/** What is known of a file before it is sent, by the server's own reader. */
export interface CsvHead {
  readonly columns: readonly CsvColumn[]
  /** Below the headers, blank ones left out. */
  readonly rows: number
}
export interface CsvColumn {
  readonly name: string
  /** One that everybody has, such as `email`; another for a field of its own; null where it is left out. */
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
/** Characters among which the headers stand. */
const OPENING_LENGTH = 1_000_000
const REFUSED_SHOWN = 5

const textOf = async (file: Blob) => unixLines(openCsv(new Uint8Array(await file.arrayBuffer())))

/**
 * Reads the headers of a CSV file, the first values below them, and how many rows it has.
 *
 * @throws a refusal by field where the file is empty or no CSV
 */
export async function readCsvHead(file: Blob): Promise<CsvHead> {
  const text = await textOf(file)
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
  return { columns: columns.map(({ name, field }, index) => ({ name, field, samples: samples[index]! })), rows }
}

/**
 * Tells which rows an import will refuse. National numbers are not among them: their country is the server's to know.
 *
 * @param mapping what each column is, by its name
 */
export async function findRefused(
  file: Blob,
  channel: Channel,
  mapping: Readonly<Record<string, string | null>>,
): Promise<RefusedBefore> {
  const first: { line: number; reason: string }[] = []
  let total = 0
  for (const { line, refusal } of readRecipients(await textOf(file), { channel, mapping }).rows()) {
    if (!refusal || refusal.reason === NO_COUNTRY) continue
    total++
    if (first.length < REFUSED_SHOWN) first.push({ line, reason: refusal.reason })
  }
  return { total, first }
}
