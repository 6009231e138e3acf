import { eq } from 'drizzle-orm'
import { describeFailedImport } from '../../../contracts/import-words.ts'
import type { NotificationJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { csvImports } from '../../../db/schema/csv-imports.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { describeAdded } from '../store-contacts.ts'
import { holds, type LeasedImport } from './lease.ts'
import { WAIT_MS } from './limits.ts'
import { type ImportRow, toImportReport } from './queries.ts'

/**
 * Ends an import: tells who has gone meanwhile, checks the new addresses, writes the outcome, deletes the file. Whoever
 * dies in between, the next one does it again, and nothing of it happens twice.
 *
 * @param failure why it cannot go on; null when all of it is taken
 */
export async function endImport(ctx: ServiceContext, leased: LeasedImport, failure: string | null): Promise<void> {
  const [row] = await ctx.db.select().from(csvImports).where(holds(leased))
  if (!row) return
  const now = ctx.clock.now()
  if (row.sourceId) await ctx.queues.send('email-checks', { source_id: row.sourceId })
  const isLate = now.getTime() - Date.parse(row.createdAt) > WAIT_MS
  if (failure || isLate || row.interruptions > 0)
    await ctx.queues.send('notifications', notificationOf(row, failure, now))
  await ctx.db
    .update(csvImports)
    .set({ outcome: failure ? 'failed' : 'finished', failure, finishedAt: now.toISOString(), leaseId: null })
    .where(holds(leased))
  await deleteFile(ctx, row)
}

/** Deletes the file of an import that has ended. */
export async function deleteFile(
  ctx: ServiceContext,
  { id, fileKey }: Pick<ImportRow, 'id' | 'fileKey'>,
): Promise<void> {
  if (!fileKey) return
  await ctx.files.delete(fileKey)
  await ctx.db.update(csvImports).set({ fileKey: null }).where(eq(csvImports.id, id))
}

/** Its id follows from the import's, so that ending twice tells once. */
function notificationOf(row: ImportRow, failure: string | null, now: Date): NotificationJob {
  const report = toImportReport({ ...row, failure }, now)
  const about = { id: uuidOf(`csv-import:${row.id}`), account_id: row.accountId, link: '/dashboard/data' }
  if (failure) return { ...about, type: 'error', title: 'Import failed', message: describeFailedImport(report) }
  const rows = `${report.taken.toLocaleString('en')} of ${report.rows.toLocaleString('en')} rows`
  return {
    ...about,
    type: 'success',
    title: 'Import completed',
    message: `${row.fileName}: ${rows} taken, ${describeAdded(report)} new.`,
    link: row.sourceId ? `/dashboard/data?source_id=${row.sourceId}` : about.link,
  }
}
