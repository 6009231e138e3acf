import { type SQL, sql } from 'drizzle-orm'
import { QUEUE_NAMES, type QueueMessage, type QueueName } from '../../contracts/queues.ts'
import { clearCrashes, workKey } from '../../core/begun-work.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { chunk } from '../../lib/chunk.ts'

/** So long a letter is somebody's: whoever has not sent it by then has died, and it may be sent again. */
const CLAIM_MS = 60_000
const SENDS_AT_ONCE = 10

export interface ClaimedLetter {
  readonly id: string
  readonly queue: string
  readonly body: string
}

/** Names of queues, with the prefixes that rows of before have. */
const NAMES = JSON.stringify(
  QUEUE_NAMES.flatMap((name) => [name, `contactory-${name}`, `contactory-production-${name}`]),
)

/** Of the table `dead_letters`: what may be sent again now. */
export const isRetriable = (now: Date): SQL => sql`
  retried_at IS NULL AND coalesce(claimed_at, '') < ${new Date(now.getTime() - CLAIM_MS).toISOString()} AND json_valid(body)
  AND queue IN (SELECT value FROM json_each(${NAMES}))`

/**
 * Takes letters to send them: of two who would, one gets them. A claim is not yet a retry. Who dies before they are sent leaves them
 * where they are, open, and who dies right behind that has them sent twice at worst, of which a consumer makes one.
 */
export const claimStatement = (now: Date, isWanted: SQL): Statement<ClaimedLetter> =>
  statement<ClaimedLetter>(sql`
    UPDATE dead_letters SET claimed_at = ${now.toISOString()} WHERE ${isWanted} AND ${isRetriable(now)}
    RETURNING id, queue, body`)

/**
 * Sends claimed letters to their queues, whole. Those that a queue took are told as sent again; the others are given back at once.
 *
 * @returns the ids of those that were sent
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
          // It may die of it twice more.
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
