import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { statement } from '../../../db/batch.ts'

/**
 * Records that a worker is processing a source whose contacts are to be built, so that the scheduled job skips it
 * (`resolve-left-contacts.ts`).
 */
export const stillAtWork = (ctx: ServiceContext, sourceId: string) =>
  statement<never>(sql`
    UPDATE sources SET unresolved_since = ${ctx.clock.now().toISOString()} WHERE id = ${sourceId} AND unresolved_since IS NOT NULL`)
