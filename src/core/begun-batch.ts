import { sql } from 'drizzle-orm'
import type { QueueName } from '../contracts/queues.ts'
import { runBatch, statement } from '../db/batch.ts'
import { newId } from '../lib/ids.ts'
import { DEATHS_COUNT_MS, leaseEnd, RENEW_MS } from './begun-work.ts'
import type { ServiceContext } from './context.ts'

/** Queues whose messages come by the thousand and are short work: that they are begun is written down once for all that come together. */
export const BEGUN_TOGETHER: ReadonlySet<QueueName> = new Set(['events', 'mail', 'webhook-deliveries'])

export interface BegunBatch {
  /**
   * What is done together. Of the others a process died, or of what it did beside them: each is done by itself behind these
   * (`guardWork`), so that only the one that killed it kills again.
   */
  readonly fresh: ReadonlySet<string>
  /** Writes down that all fresh work ended. */
  readonly end: () => Promise<void>
}

/**
 * Writes down that a batch of messages is begun, and finds those that somebody died of before.
 *
 * @param keys of the messages' work (`workKey`); some may be the same
 */
export async function beginBatch(ctx: ServiceContext, keys: readonly string[]): Promise<BegunBatch> {
  const leaseId = newId()
  const now = ctx.clock.now()
  const time = now.toISOString()
  const countedFrom = new Date(now.getTime() - DEATHS_COUNT_MS).toISOString()
  const listed = sql`(SELECT DISTINCT value FROM json_each(${JSON.stringify(keys)}))`
  const [, begun] = await runBatch(ctx.db, [
    // Whoever had them and let the lease run out is dead.
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
