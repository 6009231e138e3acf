import { getTableName, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { mailDomains } from '../../db/schema/control/mail-domains.ts'

/**
 * The table whose rows only save asking again: without them everything is found out anew. Beside it each isolate remembers for half a
 * minute where names lead (`platform/web/resolver.ts`), out of anybody's reach.
 */
const REMEMBERED = mailDomains

/** Where that lies, as operators read it. */
export const cacheDriver = (): string => `D1 (${getTableName(REMEMBERED)})`

/** Forgets all of it; says how much that was. */
export async function clearCache(ctx: ServiceContext): Promise<number> {
  const [[counted]] = await runBatch(ctx.db, [
    statement<{ forgotten: number }>(sql`SELECT count(*) AS forgotten FROM ${REMEMBERED}`),
    statement(sql`DELETE FROM ${REMEMBERED}`),
    // That somebody asked is told, also where there was nothing to forget.
    auditStatement(ctx, { action: 'system.clear-cache', affected: sql`changes()` }),
  ])
  return counted?.forgotten ?? 0
}
