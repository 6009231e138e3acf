import { eq, sql } from 'drizzle-orm'
import { isQueueName, plainQueueName, type QueueName } from '../../contracts/queues.ts'
import type { DeadLetter } from '../../contracts/system/operations.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import { deadLetters } from '../../db/schema/control/operations.ts'
import { conflict, notFound, unavailable } from '../../lib/errors.ts'
import { claimStatement, sendClaimed } from './claim-letters.ts'
import { isWhole } from './shown-body.ts'
import { type LetterRow, toDeadLetter } from './to-dead-letter.ts'

/**
 * Sends a letter to its queue again. Of two concurrent calls only one succeeds.
 *
 * @throws not_found; conflict when it was already retried, is being retried or cannot be; unavailable when the queue
 * rejects it
 */
export async function retryDeadLetter(ctx: ServiceContext, id: string): Promise<DeadLetter> {
  const now = ctx.clock.now()
  const [[claimed]] = await runBatch(ctx.db, [
    claimStatement(now, sql`id = ${id}`),
    auditStatement(ctx, { action: 'dead-letter.retry', objectId: id }),
  ])
  if (!claimed) throw refusalOf(await findLetter(ctx, id))
  const queue = plainQueueName(claimed.queue) as QueueName
  const sent = await sendClaimed(ctx, [{ ...claimed, queue }], now)
  if (sent.length === 0) throw unavailable('The queue did not take the message. Please try again.')
  const letter = await findLetter(ctx, id)
  if (!letter) throw notFound('Message')
  return toDeadLetter(letter)
}

async function findLetter({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<LetterRow | undefined> {
  const [row] = await db.select().from(deadLetters).where(eq(deadLetters.id, id))
  return row
}

function refusalOf(letter: LetterRow | undefined): Error {
  if (!letter) return notFound('Message')
  if (letter.retriedAt !== null) return conflict('This message was sent again already.')
  if (!isWhole(letter.body)) return conflict('This message was too long to be kept whole, so it cannot be sent again.')
  if (!isQueueName(plainQueueName(letter.queue)))
    return conflict("The message's queue is unknown, so it can't be retried.")
  return conflict('This message is being sent again right now.')
}
