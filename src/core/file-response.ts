import type { ServiceContext } from './context.ts'
import { heavyStep } from './heavy-steps.ts'

interface File {
  readonly name: string
  /** Media type, with parameters. */
  readonly type: string
  /** The content in pieces, each produced by one step of work; empty pieces are allowed. */
  readonly pieces: AsyncIterable<string | Uint8Array<ArrayBuffer>>
}

/**
 * Streams a file as it is produced, no faster than the client reads it. Each piece is a step of heavy work
 * (`heavy-steps.ts`).
 */
export function fileResponse(ctx: ServiceContext, { name, type, pieces }: File): Response {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // The stream does not pull again after a pull that enqueues nothing.
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

/** Cost of reading and writing one row of a file besides its text, in the units of `WorkBudget`. */
const UNITS_OF_ROW = 2_000
/** Cost of reading one character from a database, transforming and writing it. */
const UNITS_OF_CHARACTER = 20

/** The cost of one step of a file, for `StepSize`. */
export const unitsOfText = (rows: number, length: number): number => rows * UNITS_OF_ROW + length * UNITS_OF_CHARACTER
