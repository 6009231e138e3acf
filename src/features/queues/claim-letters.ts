import { type SQL, sql } from 'drizzle-orm'
import { QUEUE_NAMES, type QueueMessage, type QueueName } from '../../contracts/queues.ts'
import { clearCrashes, workKey } from '../../core/begun-work.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { chunk } from '../../lib/chunk.ts'

/** Duration of a claim. A worker that has not sent the letter by then has crashed, and the letter may be sent again. */
const CLAIM_MS = 60_000
const SENDS_AT_ONCE = 10

export interface ClaimedLetter {
  readonly id: string
  readonly queue: string
  readonly body: string
}

/** Names of queues, including the prefixed forms in older rows. */
const NAMES = JSON.stringify(
  QUEUE_NAMES.flatMap((name) => [name, `contactory-${name}`, `contactory-production-${name}`]),
)

/** Condition on `dead_letters`: can be retried now. */
export const isRetriable = (now: Date): SQL => sql`
  retried_at IS NULL AND coalesce(claimed_at, '') < ${new Date(now.getTime() - CLAIM_MS).toISOString()} AND json_valid(body)
  AND queue IN (SELECT value FROM json_each(${NAMES}))`

/**
 * Claims letters for a retry; concurrent workers never claim the same letter. A claim is not yet a retry: after a crash
 * before sending, the letters stay open. After a crash directly after sending, they may be sent twice, and the consumer
 * processes one.
 */
export const claimStatement = (now: Date, isWanted: SQL): Statement<ClaimedLetter> =>
  statement<ClaimedLetter>(sql`
    UPDATE dead_letters SET claimed_at = ${now.toISOString()} WHERE ${isWanted} AND ${isRetriable(now)}
    RETURNING id, queue, body`)

/**
 * Sends claimed letters to their queues, complete. Letters that a queue accepted are marked as retried; claims on the
 * others are released at once.
 *
 * @returns the ids of the letters that were sent
 */
export async function sendClaimed(
  ctx: ServiceContext,
  letters: readonly (ClaimedLetter & { readonly queue: QueueName })[],
  claimedAt: Date,
): Promise<string[]> {
  const sent: string[] = []
  const kept: string[] = []
  for (const some of chunk(letters, SENDS_AT_ONCE))
    await Promise.all(
      some.map(async ({ id, queue, body }) => {
        try {
          const key = workKey(queue, JSON.parse(body) as object)
          // Resets its crash count, so that it may crash two more times.
          if (key !== null) await clearCrashes(ctx, [key])
          await ctx.queues.send(queue, JSON.parse(body) as QueueMessage<QueueName>)
          sent.push(id)
        } catch (error) {
          ctx.log.error('a dead letter could not be sent again', { message_id: id, queue, error })
          kept.push(id)
        }
      }),
    )
  const of = (ids: readonly string[]) => sql`
    id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND claimed_at = ${claimedAt.toISOString()}`
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE dead_letters SET retried_at = ${ctx.clock.now().toISOString()}, claimed_at = NULL WHERE ${of(sent)}`),
    statement(sql`UPDATE dead_letters SET claimed_at = NULL WHERE ${of(kept)}`),
  ])
  return sent
}
