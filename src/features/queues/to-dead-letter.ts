import { isQueueName, plainQueueName } from '../../contracts/queues.ts'
import type { DeadLetter } from '../../contracts/system/operations.ts'
import type { deadLetters } from '../../db/schema/control/operations.ts'
import { isWhole, shownBody } from './shown-body.ts'

export type LetterRow = typeof deadLetters.$inferSelect

/** Converts a row to its displayed form. Older rows have the queue's prefixed name. */
export function toDeadLetter({ id, queue, body, reason, attempts, createdAt, retriedAt }: LetterRow): DeadLetter {
  const name = plainQueueName(queue)
  return {
    id,
    queue: name,
    body: shownBody(body),
    reason,
    attempts,
    created_at: createdAt,
    retried_at: retriedAt,
    can_retry: retriedAt === null && isQueueName(name) && isWhole(body),
  }
}
