import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { isAtWork } from '../../../core/suspension.ts'
import { csvImports } from '../../../db/schema/data/csv-imports.ts'
import { countImportedContacts } from '../../../domain/contacts/contacts-of-import.ts'
import { deleteFile } from './end-import.ts'
import { KEPT_MS, LEASE_MS } from './limits.ts'
import { deleteRefused } from './refused-rows.ts'

const IMPORTS_AT_ONCE = 50
/** For how long after their end imports are checked for uncounted contacts. */
const UNCOUNTED_MS = 24 * 60 * 60 * 1000

/**
 * Requeues imports, and undoings, whose consumer is presumed dead or never claimed them, retries unfinished clean-up and counts, and
 * deletes old imports.
 */
export async function resumeStalledImports(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().getTime()
  const before = (ms: number) => new Date(now - ms).toISOString()
  const atWork = await isAtWork(ctx)
  const quiet = await ctx.data
    .select({ account_id: csvImports.accountId, import_id: csvImports.id })
    .from(csvImports)
    .where(and(isNull(csvImports.outcome), lt(csvImports.leaseUntil, before(0)), atWork))
    .orderBy(csvImports.leaseUntil)
    .limit(IMPORTS_AT_ONCE)
  const undone = await ctx.data
    .select({ account_id: csvImports.accountId, import_id: csvImports.id })
    .from(csvImports)
    .where(
      and(
        inArray(csvImports.undoStage, ['people', 'organizations', 'values']),
        lt(csvImports.undoStepAt, before(LEASE_MS)),
        atWork,
      ),
    )
    .limit(IMPORTS_AT_ONCE)
  // The consumer that ends an import deletes its file next, unless it crashed in between.
  const left = await ctx.data
    .select({ id: csvImports.id, accountId: csvImports.accountId, fileKey: csvImports.fileKey })
    .from(csvImports)
    .where(
      and(
        isNotNull(csvImports.outcome),
        lt(csvImports.finishedAt, before(LEASE_MS)),
        isNotNull(csvImports.fileKey),
        atWork,
      ),
    )
    .limit(IMPORTS_AT_ONCE)
  const over = await ctx.data
    .select({ id: csvImports.id, accountId: csvImports.accountId, refusals: csvImports.refusals })
    .from(csvImports)
    .where(
      and(
        lt(csvImports.finishedAt, before(KEPT_MS)),
        isNotNull(csvImports.outcome),
        isNull(csvImports.fileKey),
        atWork,
      ),
    )
    .limit(IMPORTS_AT_ONCE)
  // The worker that should have counted their contacts crashed.
  const uncounted = await ctx.data
    .select({ source: csvImports.sourceId })
    .from(csvImports)
    .where(
      and(
        inArray(csvImports.outcome, ['finished', 'cancelled']),
        lt(csvImports.finishedAt, before(LEASE_MS)),
        gt(csvImports.finishedAt, before(UNCOUNTED_MS)),
        isNull(csvImports.newContacts),
        isNotNull(csvImports.sourceId),
        atWork,
      ),
    )
    .limit(IMPORTS_AT_ONCE)
  const results = await Promise.allSettled([
    ...[...quiet, ...undone].map((job) => ctx.queues.send('csv-imports', job)),
    ...left.map((ended) => deleteFile(ctx, ended)),
    ...over.map(async ({ id, accountId, refusals }) => {
      if (refusals > 0) await deleteRefused(ctx, accountId, id)
      await ctx.data.delete(csvImports).where(eq(csvImports.id, id))
    }),
    ...[...new Set(uncounted.map(({ source }) => source!))].map((source) => countImportedContacts(ctx, source)),
  ])
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) throw new AggregateError(failures, 'some imports could not be woken')
}
