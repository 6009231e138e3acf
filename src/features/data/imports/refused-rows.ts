import Papa from 'papaparse'
import type { Refusal } from '../../../contracts/data/data-additions.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { encodeCsv, importsFolder } from '../../../core/csv-text.ts'
import { neutraliseCell, restoreCell } from '../../../lib/csv-cell.ts'
import { readImportRow } from './queries.ts'

/** A row of which something was refused. */
export interface RefusedRow {
  readonly line: number
  readonly reasons: readonly string[]
  readonly values: readonly string[]
  /** Whether the rest of the row was imported. */
  readonly isPartial: boolean
  /** Its cells as they were uploaded. */
  readonly cells: readonly string[]
}

/** The folder of an import's refused rows. Erasures search all files of the imports folder. */
export const refusedFolder = (accountId: string, importId: string) => `${importsFolder(accountId)}refused/${importId}/`

/**
 * Stores the refused rows of a batch. Repeating a batch writes the same object.
 *
 * @param at the end of the batch, in characters of the file
 */
export async function keepRefused(
  ctx: ServiceContext,
  importId: string,
  at: number,
  refused: readonly RefusedRow[],
): Promise<void> {
  if (refused.length === 0) return
  const key = `${refusedFolder(accountOf(ctx).id, importId)}${String(at).padStart(12, '0')}.csv`
  await ctx.files.put(key, encodeCsv(linesOf(refused)), { httpMetadata: { contentType: 'text/csv' } })
}

const HEADERS = ['Line', 'Reason', 'Refused values', 'Imported']

/** Streams the refused rows of an import as a CSV file, with their reasons before their own columns. @throws not_found */
export async function exportRefused(ctx: ServiceContext, id: string): Promise<Response> {
  const { headers, ...row } = await readImportRow(ctx, id)
  const encoder = new TextEncoder()
  const prefix = refusedFolder(accountOf(ctx).id, id)
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const head = [...HEADERS, ...(headers ?? []).map((header) => neutraliseCell(restoreCell(header)))]
    yield encodeCsv(`${Papa.unparse([head], { newline: '\r\n' })}\r\n`)
    // Imports from before refused rows were kept whole list the first refusals in their row.
    if (headers === null) yield encoder.encode(linesOf(row.refused.map(ofRefusal)))
    for (let cursor: string | undefined; ; ) {
      const listed = await ctx.files.list({ prefix, ...(cursor ? { cursor } : {}) })
      for (const { key } of listed.objects) {
        const text = await (await ctx.files.get(key))?.text()
        if (text) yield encoder.encode(text)
      }
      if (!listed.truncated) return
      cursor = listed.cursor
    }
  }
  const parts = pieces()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="contactory-refused-rows.csv"',
      'cache-control': 'no-store',
    },
  })
}

const ofRefusal = ({ line, reason, values, is_partial }: Refusal): RefusedRow => ({
  ...{ line, values, cells: [] },
  reasons: [reason],
  isPartial: is_partial,
})

/** No cell is a formula in a spreadsheet. */
function linesOf(refused: readonly RefusedRow[]): string {
  if (refused.length === 0) return ''
  const rows = refused.map(({ line, reasons, values, isPartial, cells }) =>
    [String(line), reasons.join('; '), values.join(' · '), isPartial ? 'the rest of the row' : 'nothing', ...cells].map(
      neutraliseCell,
    ),
  )
  return `${Papa.unparse(rows, { newline: '\r\n' })}\r\n`
}

/** Deletes the stored refusals of an import. */
export async function deleteRefused(ctx: ServiceContext, accountId: string, importId: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await ctx.files.list({ prefix: refusedFolder(accountId, importId) })
    if (objects.length > 0) await ctx.files.delete(objects.map(({ key }) => key))
    if (!truncated) return
  }
}
