import { sql } from 'drizzle-orm'
import type { WebhookDeliveryJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { newId } from '../../lib/ids.ts'

/**
 * Gives a message up whose attempts killed the processes that made them: the clock sends for it no more, and its holder sees the reason and may
 * replay it. The endpoint is not to blame.
 *
 * @returns what an operator may send in its place
 */
export async function failAfterDeaths(ctx: ServiceContext, job: WebhookDeliveryJob): Promise<WebhookDeliveryJob> {
  const isOpen = sql`id = ${job.delivery_id} AND account_id = ${job.account_id} AND state = 'pending'`
  await runBatch(ctx.data, [
    statement(sql`
      INSERT INTO webhook_attempts (id, account_id, delivery_id, http_status, failure, response, duration_ms, created_at)
      SELECT ${newId()}, account_id, id, NULL, 'sender-died', NULL, 0, ${ctx.clock.now().toISOString()} FROM webhook_deliveries WHERE ${isOpen}`),
    statement(sql`UPDATE webhook_deliveries SET state = 'failed' WHERE ${isOpen}`),
  ])
  return { ...job, is_again: true }
}
