import { eq } from 'drizzle-orm'
import type { NewEvent } from '../../../contracts/events.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { csvImports } from '../../../db/schema/data/csv-imports.ts'
import { countImportedContacts } from '../../../domain/contacts/contacts-of-import.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { originalFileKey } from './import-files.ts'
import { holds, type LeasedImport } from './lease.ts'
import { WAIT_MS } from './limits.ts'
import { type ImportRow, toImportReport } from './queries.ts'

/**
 * Ends an import: queues contact creation and email checks, emits an event if the user may have left, stores the
 * outcome and deletes the file. Idempotent: after a crash, the next worker repeats it without duplicate effects.
 *
 * @param failure why it cannot continue; null when the whole file was processed
 */
export async function endImport(ctx: ServiceContext, leased: LeasedImport, failure: string | null): Promise<void> {
  const [row] = await ctx.data.select().from(csvImports).where(holds(leased))
  if (!row) return
  const now = ctx.clock.now()
  await queueContacts(ctx, row)
  const isLate = now.getTime() - Date.parse(row.createdAt) > WAIT_MS
  if (failure || isLate || row.interruptions > 0) await emit(ctx, eventOf(row, failure, now))
  await ctx.data
    .update(csvImports)
    .set({ outcome: failure ? 'failed' : 'finished', failure, finishedAt: now.toISOString(), leaseId: null })
    .where(holds(leased))
  // Its contacts may have been created before it ended.
  if (row.sourceId) await countImportedContacts(ctx, row.sourceId)
  await deleteFile(ctx, row)
}

/** Has the contacts of an import built, and its addresses checked. */
export async function queueContacts(
  ctx: ServiceContext,
  { accountId, sourceId }: Pick<ImportRow, 'accountId' | 'sourceId'>,
): Promise<void> {
  if (!sourceId) return
  const of = { account_id: accountId, source_id: sourceId }
  await ctx.queues.send('contacts', of)
  await ctx.queues.send('email-checks', of)
}

/** Deletes the file of an import that has ended. */
export async function deleteFile(
  ctx: ServiceContext,
  { id, accountId, fileKey }: Pick<ImportRow, 'id' | 'accountId' | 'fileKey'>,
): Promise<void> {
  if (!fileKey) return
  await ctx.files.delete([fileKey, originalFileKey(accountId, id)])
  await ctx.data.update(csvImports).set({ fileKey: null }).where(eq(csvImports.id, id))
}

/** The event id derives from the import's id, so that ending an import twice sends one event. */
function eventOf(row: ImportRow, failure: string | null, now: Date): NewEvent {
  const { file_name, taken, rows, next_line, failure_text, ...report } = toImportReport({ ...row, failure }, now)
  const about = {
    id: uuidOf(`csv-import:${row.id}`),
    account_id: row.accountId,
    import_id: row.id,
    file_name,
    taken,
  }
  if (failure) return { ...about, kind: 'csv-import.failed', next_line, failure_text }
  const found = { new_emails: report.total_emails, new_phones: report.total_phones }
  return { ...about, kind: 'csv-import.completed', source_id: row.sourceId, rows, ...found }
}
