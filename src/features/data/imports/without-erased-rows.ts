import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { encodeCsv } from '../../../core/csv-text.ts'
import { readContactRow } from '../../../domain/contacts/import-rows/read-contact-row.ts'
import { readImportText } from '../../../domain/contacts/import-rows/read-list.ts'
import { hasErased } from '../../../domain/erasures/erased-values.ts'
import { csvRows } from '../../../lib/csv/csv-rows.ts'
import { unerasedContacts } from '../without-erased.ts'

const ROWS_AT_ONCE = 500

/**
 * Returns an import's file for storage, without the rows of people whom the account has had erased. Otherwise the file
 * would contain them again.
 */
export async function withoutErasedRows(
  ctx: ServiceContext,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!(await hasErased(ctx, accountOf(ctx).id))) return bytes
  const { text, columns, start } = readImportText(bytes)
  let kept = text.slice(0, start?.at ?? 0)
  let isWhole = true
  let at = start?.at ?? 0
  let rows: { end: number; contact: ReturnType<typeof readContactRow>['contact'] }[] = []
  const settle = async () => {
    const found = await unerasedContacts(
      ctx,
      rows.flatMap(({ contact }) => contact ?? []),
    )
    const answers = found.values()
    for (const { end, contact } of rows) {
      const isOut = contact !== null && answers.next().value!.refused.length > 0
      if (isOut) isWhole = false
      else kept += text.slice(at, end)
      at = end
    }
    rows = []
  }
  for (const row of csvRows(text, start)) {
    rows.push({ end: row.next.at, contact: readContactRow(row, columns, accountOf(ctx).country).contact })
    if (rows.length >= ROWS_AT_ONCE) await settle()
  }
  await settle()
  return isWhole ? bytes : encodeCsv(kept + text.slice(at))
}
