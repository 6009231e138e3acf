import { sql } from 'drizzle-orm'
import type { QueueName } from '../contracts/queues.ts'
import { runBatch, statement } from '../db/batch.ts'
import { newId } from '../lib/ids.ts'
import { DEATHS_COUNT_MS, leaseEnd, RENEW_MS } from './begun-work.ts'
import type { ServiceContext } from './context.ts'

/** Queues with thousands of short messages: one statement records the start of a whole batch. */
export const BEGUN_TOGETHER: ReadonlySet<QueueName> = new Set(['events', 'mail', 'webhook-deliveries'])

export interface BegunBatch {
  /**
   * Keys of the work that runs together. The others crashed a process before, ran beside work that did, or are in
   * progress: run each of them alone afterwards (`guardWork`), so that only the message that causes the crash crashes
   * again.
   */
  readonly fresh: ReadonlySet<string>
  /** Records that all fresh work has ended. */
  readonly end: () => Promise<void>
}

/**
 * Records the start of a batch of messages, and finds those whose processing crashed before.
 *
 * @param keys keys of the messages' work (`workKey`); may contain duplicates
 */
export async function beginBatch(ctx: ServiceContext, keys: readonly string[]): Promise<BegunBatch> {
  const leaseId = newId()
  const now = ctx.clock.now()
  const time = now.toISOString()
  const countedFrom = new Date(now.getTime() - DEATHS_COUNT_MS).toISOString()
  const listed = sql`(SELECT DISTINCT value FROM json_each(${JSON.stringify(keys)}))`
  const [, begun] = await runBatch(ctx.db, [
    // A holder that let the lease expire has crashed.
    statement(sql`
      UPDATE begun_work SET deaths = iif(coalesce(died_at, '') > ${countedFrom}, deaths, 0) + 1, died_at = ${time}, lease_id = NULL
      WHERE key IN ${listed} AND lease_id IS NOT NULL AND lease_until <= ${time}`),
    statement<{ key: string }>(sql`
      INSERT INTO begun_work (key, lease_id, lease_until) SELECT value, ${leaseId}, ${leaseEnd(ctx)} FROM ${listed} WHERE true
      ON CONFLICT (key) DO NOTHING RETURNING key`),
  ])
  const isOwn = sql`key IN ${listed} AND lease_id = ${leaseId}`
  const renewal = setInterval(() => {
    ctx.db.run(sql`UPDATE begun_work SET lease_until = ${leaseEnd(ctx)} WHERE ${isOwn}`).catch(() => {})
  }, RENEW_MS)
  return {
    fresh: new Set(begun.map(({ key }) => key)),
    end: async () => {
      clearInterval(renewal)
      await ctx.db.run(sql`DELETE FROM begun_work WHERE ${isOwn}`)
    },
  }
}
