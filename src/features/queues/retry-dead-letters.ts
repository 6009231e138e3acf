import { sql } from 'drizzle-orm'
import { isQueueName } from '../../contracts/queues.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import { notFound, unavailable } from '../../lib/errors.ts'
import { claimStatement, isRetriable, sendClaimed } from './claim-letters.ts'

const LETTERS_MAX = 100

/**
 * Sends up to 100 of a queue's letters again, oldest first.
 *
 * @returns how many were sent, and how many more can be retried
 * @throws not_found for an unknown queue; unavailable when the queue accepts none
 */
export async function retryDeadLetters(ctx: ServiceContext, name: string): Promise<{ retried: number; left: number }> {
  if (!isQueueName(name)) throw notFound('Queue')
  const now = ctx.clock.now()
  const isOfQueue = sql`queue IN (${name}, ${`contactory-${name}`}, ${`contactory-production-${name}`})`
  const [claimed] = await runBatch(ctx.db, [
    claimStatement(
      now,
      sql`id IN (SELECT id FROM dead_letters WHERE ${isOfQueue} AND ${isRetriable(now)} ORDER BY created_at, id LIMIT ${LETTERS_MAX})`,
    ),
    auditStatement(ctx, { action: 'dead-letter.retry', objectId: name }),
  ])
  const sent = await sendClaimed(
    ctx,
    claimed.map((letter) => ({ ...letter, queue: name })),
    now,
  )
  if (sent.length === 0 && claimed.length > 0)
    throw unavailable('The queue did not take the messages. Please try again.')
  const [row] = await ctx.db.all<{ left: number }>(sql`
    SELECT count(*) AS left FROM dead_letters WHERE ${isOfQueue} AND ${isRetriable(ctx.clock.now())}`)
  return { retried: sent.length, left: row?.left ?? 0 }
}
