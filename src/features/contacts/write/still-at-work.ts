import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { statement } from '../../../db/batch.ts'

/** Tells the clock that somebody is at work on a source whose contacts are to be made (`wake-unresolved.ts`). */
export const stillAtWork = (ctx: ServiceContext, sourceId: string) =>
  statement<never>(sql`
    UPDATE sources SET unresolved_since = ${ctx.clock.now().toISOString()} WHERE id = ${sourceId} AND unresolved_since IS NOT NULL`)
