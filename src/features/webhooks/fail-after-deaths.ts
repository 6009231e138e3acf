import { sql } from 'drizzle-orm'
import type { WebhookDeliveryJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { newId } from '../../lib/ids.ts'

/**
 * Marks a delivery as failed whose attempts crashed their workers. The scheduled job no longer sends it; its owner sees
 * the reason and may replay it. The endpoint is not penalised.
 *
 * @returns the job that an operator may requeue instead
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
