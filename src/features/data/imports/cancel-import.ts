import { and, eq, isNull } from 'drizzle-orm'
import type { ImportReport } from '../../../contracts/data/data-additions.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { csvImports } from '../../../db/schema/data/csv-imports.ts'
import { conflict } from '../../../lib/errors.ts'
import { deleteFile, queueContacts } from './end-import.ts'
import { readImport, readImportRow } from './queries.ts'

/**
 * Ends an import before its last row. Its consumer loses the lease, so a batch that is not written yet is dropped; what
 * was imported stays. Repeating it changes nothing.
 *
 * @throws not_found
 * @throws conflict if it has ended otherwise
 */
export async function cancelImport(ctx: ServiceContext, id: string): Promise<ImportReport> {
  const isOwn = and(eq(csvImports.id, id), eq(csvImports.accountId, accountOf(ctx).id))
  await ctx.data
    .update(csvImports)
    .set({ outcome: 'cancelled', finishedAt: ctx.clock.now().toISOString(), leaseId: null })
    .where(and(isOwn, isNull(csvImports.outcome)))
  const row = await readImportRow(ctx, id)
  if (row.outcome !== 'cancelled') throw conflict('This import has already ended.')
  // A scheduled job repeats both after a crash.
  await queueContacts(ctx, row)
  await deleteFile(ctx, row)
  publishTopics(ctx, row.accountId, ['imports', 'items'])
  return readImport(ctx, id)
}
