import type { ServiceContext } from '../../../core/context.ts'
import { openCsv } from '../../../core/csv-text.ts'
import { type CsvPause, type CsvRow, csvRowsInSteps } from '../../../lib/csv/csv-rows.ts'
import { restoreCell } from '../../../lib/csv-cell.ts'
import { WorkBudget } from '../../../lib/work-budget.ts'
import { originalFileKey, waitingFileKey } from './import-files.ts'
import type { ImportRow } from './queries.ts'

/**
 * The rows of an import's file as they were uploaded, by line. The file is read only if a row is refused, and once per
 * message: lines are asked for in ascending order.
 */
export class OriginalRows {
  readonly #ctx: ServiceContext
  readonly #row: Pick<ImportRow, 'id' | 'accountId' | 'headers'>
  #rows: Generator<CsvRow | CsvPause> | null = null
  #last: CsvRow | null = null
  readonly #work = WorkBudget.unlimited()
  /** A mapped list has a line of headers above the rows, even if the file has none. */
  #linesAbove = 0

  constructor(ctx: ServiceContext, row: Pick<ImportRow, 'id' | 'accountId' | 'headers'>) {
    this.#ctx = ctx
    this.#row = row
  }

  /** The cells of a row; none if the file does not have it. */
  async cellsAt(line: number): Promise<readonly string[]> {
    this.#rows ??= await this.#open()
    const asked = line - this.#linesAbove
    while (this.#last === null || this.#last.line < asked) {
      const { done, value } = this.#rows.next()
      if (done) return []
      if (value.cells !== null) this.#last = value
      else await this.#work.yieldTurn()
    }
    return this.#last.line === asked ? this.#last.cells.map(restoreCell) : []
  }

  async #open(): Promise<Generator<CsvRow | CsvPause>> {
    const { id, accountId, headers } = this.#row
    const original = await this.#ctx.files.get(originalFileKey(accountId, id))
    const file = original ?? (await this.#ctx.files.get(waitingFileKey(accountId, id)))
    if (!file) return csvRowsInSteps('', this.#work)
    this.#linesAbove = original !== null && headers?.length === 0 ? 1 : 0
    const text = openCsv(new Uint8Array(await file.arrayBuffer()))
    return csvRowsInSteps(text, this.#work, undefined, original?.customMetadata?.delimiter)
  }
}
