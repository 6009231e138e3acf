import { getTableName, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { mailDomains } from '../../db/schema/control/mail-domains.ts'

/**
 * The cache table, whose rows only avoid repeated lookups. In addition, each isolate caches resolved host names for
 * half a minute (`platform/web/resolver.ts`); that cache cannot be cleared.
 */
const REMEMBERED = mailDomains

/** Returns the name of the cache, for operators. */
export const cacheDriver = (): string => `D1 (${getTableName(REMEMBERED)})`

/** Clears the cache. @returns how many entries were deleted */
export async function clearCache(ctx: ServiceContext): Promise<number> {
  const [[counted]] = await runBatch(ctx.db, [
    statement<{ forgotten: number }>(sql`SELECT count(*) AS forgotten FROM ${REMEMBERED}`),
    statement(sql`DELETE FROM ${REMEMBERED}`),
    // Audited even if there was nothing to delete.
    auditStatement(ctx, { action: 'system.clear-cache', affected: sql`changes()` }),
  ])
  return counted?.forgotten ?? 0
}
