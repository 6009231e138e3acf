import { type ImportCsv, type ImportReport, REFUSALS_LISTED_MAX, type Refusal } from '../../contracts/data-additions.ts'
import type { DataType } from '../../contracts/items.ts'
import type { ServiceContext } from '../../core/context.ts'
import { invalid } from '../../lib/errors.ts'
import { OPENING_ROWS, readColumns } from './csv-columns.ts'
import { type CsvRow, csvRows, decodeCsv } from './csv-rows.ts'
import { allowedContacts } from './kept-out-contacts.ts'
import { type ContactValues, type RefusedValue, readContactRow } from './read-contact-row.ts'
import { findOrAddSource, rowBytesOf, storeContacts, toAdded } from './store-contacts.ts'
import { storeImportFile } from './store-import-file.ts'

/** Contacts of one batch of writes. */
const BATCH_SIZE = 1_000
/** Rows travel as one parameter, of which D1 takes two megabytes. */
const BATCH_BYTES_MAX = 1_500_000

/**
 * Adds the contacts of a CSV file. Each row is taken or refused with a reason; what the source has already stays as it
 * is, so the same file twice adds nothing twice. A source is made once a row is taken.
 *
 * @throws validation_failed when no column holds emails or phones, or no row follows the headers
 */
export async function importCsv(ctx: ServiceContext, { csv_file, source_name }: ImportCsv): Promise<ImportReport> {
  const bytes = new Uint8Array(await csv_file.arrayBuffer())
  const rows = csvRows(decodeCsv(bytes))
  const opening = readOpening(rows)
  if (opening.length === 0) throw invalid({ csv_file: ['The file is empty'] })
  const columns = readColumns(opening.map(({ cells }) => cells))
  if (!columns) throw invalid({ csv_file: ["The CSV must contain 'email' or 'phone' columns"] })
  if (columns.dataAt === opening.length) throw invalid({ csv_file: ['The file has headers but no rows below them'] })

  const tally = new ImportTally()
  let sourceId: string | null = null
  let batch: { line: number; contact: ContactValues; refused: readonly RefusedValue[] }[] = []
  let batchBytes = 0
  const flush = async () => {
    const allowed = await allowedContacts(
      ctx,
      batch.map(({ contact }) => contact),
    )
    for (const [at, { line, refused }] of batch.entries()) {
      tally.addRow(line, allowed[at]!.contact !== null, [...refused, ...allowed[at]!.refused])
    }
    const contacts = allowed.map(({ contact }) => contact).filter((contact) => contact !== null)
    batch = []
    batchBytes = 0
    if (contacts.length === 0) return
    if (sourceId === null) {
      sourceId = await findOrAddSource(ctx, 'import', source_name)
      await storeImportFile(ctx, sourceId, csv_file.name, bytes)
    }
    const { counts, newKeys } = await storeContacts(ctx, { id: sourceId, type: 'import' }, contacts)
    tally.addStored(counts, contacts.length - newKeys.size)
    // Where the database is in the same process, nobody else would be served until the last row.
    await scheduler.wait(0)
  }
  for (const row of joined(opening.slice(columns.dataAt), rows)) {
    const { contact, refused } = readContactRow(row, columns)
    if (!contact) {
      tally.addRow(row.line, false, refused)
      continue
    }
    const size = rowBytesOf(contact)
    if (batch.length >= BATCH_SIZE || batchBytes + size > BATCH_BYTES_MAX) await flush()
    batch.push({ line: row.line, contact, refused })
    batchBytes += size
  }
  await flush()
  if (sourceId !== null) await ctx.queues.send('email-checks', { source_id: sourceId })
  return tally.report(sourceId)
}

/** The first rows of a file, which leave the rest in `rows`. */
function readOpening(rows: Iterator<CsvRow>): CsvRow[] {
  const opening: CsvRow[] = []
  // A row more than may be above the data, so that headers alone can be told from headers with rows.
  while (opening.length <= OPENING_ROWS) {
    const next = rows.next()
    if (next.done) break
    opening.push(next.value)
  }
  return opening
}

function* joined(first: Iterable<CsvRow>, rest: Iterable<CsvRow>): Generator<CsvRow> {
  yield* first
  yield* rest
}

/** Counts what became of each row; lists refusals up to a bound. */
class ImportTally {
  #rows = 0
  #taken = 0
  #known = 0
  #refusals = 0
  readonly #listed: Refusal[] = []
  readonly #added = new Map<DataType, number>()

  addRow(line: number, isTaken: boolean, refused: readonly { reason: string; value: string }[]): void {
    this.#rows++
    if (isTaken) this.#taken++
    for (const [reason, values] of Map.groupBy(refused, ({ reason }) => reason)) {
      this.#refusals++
      if (this.#listed.length >= REFUSALS_LISTED_MAX) continue
      const shown = values.slice(0, 5).map(({ value }) => value)
      this.#listed.push({ line, reason, values: shown, is_partial: isTaken })
    }
  }

  addStored(counts: ReadonlyMap<DataType, number>, knownRows: number): void {
    this.#known += knownRows
    for (const [type, count] of counts) this.#added.set(type, (this.#added.get(type) ?? 0) + count)
  }

  report(sourceId: string | null): ImportReport {
    return {
      ...toAdded(sourceId, this.#added),
      rows: this.#rows,
      taken: this.#taken,
      refused_rows: this.#rows - this.#taken,
      known_rows: this.#known,
      refused: this.#listed,
      refusals: this.#refusals,
    }
  }
}
