import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { csvImports } from '../../../db/schema/csv-imports.ts'
import { deleteFile } from './end-import.ts'
import { KEPT_MS, LEASE_MS } from './limits.ts'

const IMPORTS_AT_ONCE = 50

/** Sends a consumer for imports whose last one is believed dead or was never heard of, and clears away what ended. */
export async function wakeQuietImports(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now().getTime()
  const before = (ms: number) => new Date(now - ms).toISOString()
  const quiet = await ctx.db
    .select({ id: csvImports.id })
    .from(csvImports)
    .where(and(isNull(csvImports.outcome), lt(csvImports.leaseUntil, before(0))))
    .orderBy(csvImports.leaseUntil)
    .limit(IMPORTS_AT_ONCE)
  // Whoever ended one deletes its file next, unless it died in between.
  const left = await ctx.db
    .select({ id: csvImports.id, fileKey: csvImports.fileKey })
    .from(csvImports)
    .where(
      and(isNotNull(csvImports.outcome), lt(csvImports.finishedAt, before(LEASE_MS)), isNotNull(csvImports.fileKey)),
    )
    .limit(IMPORTS_AT_ONCE)
  const results = await Promise.allSettled([
    ...quiet.map(({ id }) => ctx.queues.send('csv-imports', { import_id: id })),
    ...left.map((ended) => deleteFile(ctx, ended)),
    ctx.db
      .delete(csvImports)
      .where(
        and(lt(csvImports.finishedAt, before(KEPT_MS)), isNotNull(csvImports.outcome), isNull(csvImports.fileKey)),
      ),
  ])
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  if (failures.length > 0) throw new AggregateError(failures, 'some imports could not be woken')
}
