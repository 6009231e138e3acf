import type { ServiceContext } from './context.ts'
import { heavyStep } from './heavy-steps.ts'

interface File {
  readonly name: string
  /** Its media type, with parameters. */
  readonly type: string
  /** Its content in pieces, each the work of one step; empty ones are fine. */
  readonly pieces: AsyncIterable<string | Uint8Array<ArrayBuffer>>
}

/** A file that is written while it is sent, no faster than it is taken; a piece is a step of heavy work (`heavy-steps.ts`). */
export function fileResponse(ctx: ServiceContext, { name, type, pieces }: File): Response {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A stream that is given nothing is not asked again.
      for (;;) {
        const { done, value } = await heavyStep(ctx, () => iterator.next())
        if (done) return controller.close()
        if (value.length === 0) continue
        controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
        return
      }
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What reading and writing a row of a file costs beside its text, as `WorkBudget` counts. */
const UNITS_OF_ROW = 2_000
/** To read a character from a database, change and write it. */
const UNITS_OF_CHARACTER = 20

/** What a step of a file cost, for `StepSize`. */
export const unitsOfText = (rows: number, length: number): number => rows * UNITS_OF_ROW + length * UNITS_OF_CHARACTER
