import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { notFound } from '../../lib/errors.ts'

/** Deletes a letter permanently. @throws not_found */
export async function deleteDeadLetter(ctx: ServiceContext, id: string): Promise<void> {
  const [[deleted]] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`DELETE FROM dead_letters WHERE id = ${id} RETURNING id`),
    auditStatement(ctx, { action: 'dead-letter.delete', objectId: id }),
  ])
  if (!deleted) throw notFound('Message')
}
