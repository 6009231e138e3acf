import Papa from 'papaparse'
import type { Refusal } from '../../../contracts/data/data-additions.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { encodeCsv, importsFolder } from '../../../core/csv-text.ts'
import { neutraliseCell } from '../../../lib/csv-cell.ts'
import { readImport } from './queries.ts'

/** The folder of refusals beyond those stored in the import's row. Erasures search all files of the imports folder. */
export const refusedFolder = (accountId: string, importId: string) => `${importsFolder(accountId)}refused/${importId}/`

/**
 * Stores the refusals of a batch that exceed the report's list. Repeating a batch writes the same object.
 *
 * @param at the end of the batch, in characters of the file
 */
export async function keepRefused(
  ctx: ServiceContext,
  importId: string,
  at: number,
  refusals: readonly Refusal[],
): Promise<void> {
  if (refusals.length === 0) return
  const key = `${refusedFolder(accountOf(ctx).id, importId)}${String(at).padStart(12, '0')}.csv`
  await ctx.files.put(key, encodeCsv(linesOf(refusals)), { httpMetadata: { contentType: 'text/csv' } })
}

const HEADERS = ['Line', 'Reason', 'Taken', 'Value 1', 'Value 2', 'Value 3', 'Value 4', 'Value 5']

/** Streams all refusals of an import as a CSV file. @throws not_found */
export async function exportRefused(ctx: ServiceContext, id: string): Promise<Response> {
  const report = await readImport(ctx, id)
  const encoder = new TextEncoder()
  const prefix = refusedFolder(accountOf(ctx).id, id)
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield encodeCsv(`${Papa.unparse([HEADERS], { newline: '\r\n' })}\r\n`)
    yield encoder.encode(linesOf(report.refused))
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

function linesOf(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return ''
  const rows = refusals.map(({ line, reason, values, is_partial }) =>
    [String(line), reason, is_partial ? 'the rest of the row' : 'nothing', ...values].map(neutraliseCell),
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
