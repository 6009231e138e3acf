import { eq, sql } from 'drizzle-orm'
import type { ImportCsv, ImportReport } from '../../../contracts/data/data-additions.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { nextNumber } from '../../../db/account-numbers.ts'
import { csvImports } from '../../../db/schema/data/csv-imports.ts'
import { type ImportText, readImportText } from '../../../domain/contacts/import-rows/read-list.ts'
import { csvRowsInSteps } from '../../../lib/csv/csv-rows.ts'
import { unavailable } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { WorkBudget } from '../../../lib/work-budget.ts'
import { describeFailedImport } from '../../../rules/data/failed-import.ts'
import { originalFileKey, waitingFileKey } from './import-files.ts'
import { arrivalEnd } from './lease.ts'
import { WAIT_MS } from './limits.ts'
import { prepareList } from './prepare-list.ts'
import { readImport } from './queries.ts'

const FILE_NAME_LENGTH_MAX = 200
/** The shortest and longest interval between two checks of the progress. */
const LOOK_MS_MIN = 20
const LOOK_MS_MAX = 1_000

/**
 * Adds the contacts of a CSV file or an Excel workbook. Each row is imported or refused with a reason. What the source
 * already has stays unchanged, so importing a file twice adds nothing the second time. A source is created with the
 * first imported row.
 *
 * Queue consumers do the work and store the progress in the import's row, so an import resumes after a crash. The
 * request only waits for the end; if the client disconnects, only the response is lost.
 *
 * @returns the progress, which is complete unless the import takes long
 * @throws validation_failed when no column holds emails or phones, or no row follows the headers; unavailable when it
 * fails
 */
export async function importCsv(ctx: ServiceContext, given: ImportCsv): Promise<ImportReport> {
  const { csv_file, source_name, country, merge_by, existing, tags = [], list } = given
  const { bytes, original, headers, delimiter } = await prepareList(given)
  const text = readImportText(bytes)
  const totalRows = await countRows(text)
  const id = newId()
  const accountId = accountOf(ctx).id
  const fileKey = waitingFileKey(accountId, id)
  // Inserted before the file is stored, so that an incomplete upload is reported.
  await ctx.data.insert(csvImports).values({
    id,
    accountId,
    fileName: csv_file.name.slice(0, FILE_NAME_LENGTH_MAX).toWellFormed(),
    sourceName: source_name,
    // The current country, so that a resumed import parses numbers the same way.
    country: country || accountOf(ctx).country,
    contactsFrom: sql`coalesce(${nextNumber(accountId)}, 0)`,
    fileKey,
    mergeBy: merge_by ?? null,
    fieldsRule: existing ?? null,
    labels: tags.length > 0 || list ? { tags, list: list || null } : null,
    headers: [...headers],
    totalRows,
    isUndoable: true,
    leaseUntil: arrivalEnd(ctx),
    createdAt: ctx.clock.now().toISOString(),
  })
  try {
    if (original)
      await ctx.files.put(originalFileKey(accountId, id), original, {
        httpMetadata: { contentType: 'text/csv' },
        ...(delimiter && { customMetadata: { delimiter } }),
      })
    await ctx.files.put(fileKey, bytes, { httpMetadata: { contentType: 'text/csv' } })
  } catch (error) {
    await ctx.data.delete(csvImports).where(eq(csvImports.id, id))
    await ctx.files.delete([originalFileKey(accountId, id)]).catch(() => {})
    throw Object.assign(unavailable('The file could not be stored. Please import it again.'), { cause: error })
  }
  // If the message cannot be sent, a scheduled job finds the import.
  const isSent = await ctx.queues.send('csv-imports', { account_id: accountOf(ctx).id, import_id: id }).then(
    () => true,
    () => false,
  )
  const report = isSent ? await waitForEnd(ctx, id) : await readImport(ctx, id)
  if (report.state !== 'failed') return report
  // The import failed before the file was fully stored.
  await ctx.files.delete([fileKey, originalFileKey(accountId, id)])
  throw unavailable(describeFailedImport(report))
}

async function countRows({ text, start }: ImportText): Promise<number> {
  const work = WorkBudget.unlimited()
  let rows = 0
  for (const row of csvRowsInSteps(text, work, start)) {
    if (row.cells === null) await work.yieldTurn()
    else rows++
  }
  return rows
}

async function waitForEnd(ctx: ServiceContext, id: string): Promise<ImportReport> {
  const until = ctx.clock.now().getTime() + WAIT_MS
  for (let pauseMs = LOOK_MS_MIN; ; pauseMs = Math.min(LOOK_MS_MAX, pauseMs * 1.5)) {
    const report = await readImport(ctx, id)
    if (report.finished_at !== null || ctx.clock.now().getTime() >= until) return report
    await scheduler.wait(pauseMs)
  }
}
