import { sql } from 'drizzle-orm'
import { DEAD_LETTERS, type Delivery, deliveryOf, plainQueueName, QUEUE_NAMES } from '../../contracts/queues.ts'
import type { QueueState } from '../../contracts/system/operations.ts'
import type { ServiceContext } from '../../core/context.ts'

interface Waiting {
  queue: string
  dead: number
  last_dead_at: string
}

/**
 * Returns all queues with their delivery settings and numbers of open dead letters. For messages that the platform gave
 * up, the original queue is unknown: they are listed separately, if there are any.
 */
export async function listQueues({ db, config }: ServiceContext): Promise<QueueState[]> {
  const rows = await db.all<Waiting>(sql`
    SELECT queue, count(*) AS dead, max(created_at) AS last_dead_at FROM dead_letters WHERE retried_at IS NULL GROUP BY queue`)
  const waiting = new Map<string, Omit<Waiting, 'queue'>>()
  for (const { queue, dead, last_dead_at } of rows) {
    const name = plainQueueName(queue)
    const before = waiting.get(name)
    const last = before && before.last_dead_at > last_dead_at ? before.last_dead_at : last_dead_at
    waiting.set(name, { dead: dead + (before?.dead ?? 0), last_dead_at: last })
  }
  const stateOf = (name: string, { batchSize, retries, concurrency }: Delivery): QueueState => ({
    name,
    dead: waiting.get(name)?.dead ?? 0,
    last_dead_at: waiting.get(name)?.last_dead_at ?? null,
    batch_size: batchSize,
    retries,
    concurrency: concurrency ?? null,
  })
  const queues = QUEUE_NAMES.map((name) => stateOf(name, deliveryOf(name, config.isProduction)))
  return waiting.has(DEAD_LETTERS.name) ? [...queues, stateOf(DEAD_LETTERS.name, DEAD_LETTERS.delivery)] : queues
}
