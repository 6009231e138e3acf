import { sql } from 'drizzle-orm'
import type { WebhookDelivery } from '../../contracts/webhooks/webhooks.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { assertFeature } from '../../domain/billing/plan-limits.ts'
import { conflict } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { deliver } from './deliver.ts'
import { bookMessage } from './enqueue-webhooks.ts'
import { requireDelivery, requireEndpoint, toDeliveries } from './queries.ts'

const REPLAYED_AT_ONCE = 1_000

/**
 * Sends a test message to an endpoint, even an inactive one, and waits for the single attempt. @throws not_found,
 * feature_not_in_plan
 */
export async function sendTest(ctx: ServiceContext, id: string): Promise<WebhookDelivery> {
  const endpoint = await requireEndpoint(ctx, id)
  assertFeature(accountOf(ctx), 'webhooks')
  const now = ctx.clock.now().toISOString()
  const delivery = newId()
  const payload = JSON.stringify({ type: 'webhook.test', timestamp: now, data: { webhook_id: id } })
  await bookMessage(
    { ...ctx, queues: { ...ctx.queues, send: async () => {} } },
    {
      id: delivery,
      accountId: endpoint.accountId,
      endpointId: id,
      event: 'webhook.test',
      payload,
    },
  )
  await deliver(ctx, { account_id: endpoint.accountId, delivery_id: delivery })
  // The user sees the result of this attempt, so it is not retried later.
  await ctx.data.run(sql`UPDATE webhook_deliveries SET state = 'failed' WHERE id = ${delivery} AND state = 'pending'`)
  return read(ctx, id, delivery)
}

/**
 * Sends a message again, restarting its retry schedule. @throws not_found, feature_not_in_plan, conflict for a test
 * message, which is attempted only once
 */
export async function replay(ctx: ServiceContext, id: string, deliveryId: string): Promise<WebhookDelivery> {
  const { accountId, event } = await requireDelivery(ctx, id, deliveryId)
  assertFeature(accountOf(ctx), 'webhooks')
  if (event === 'webhook.test') throw conflict('Send a new test instead.')
  await ctx.data.run(sql`UPDATE webhook_deliveries SET state = 'pending', attempts = 0, next_at = ${ctx.clock.now().toISOString()},
    delivered_at = NULL WHERE id = ${deliveryId}`)
  await ctx.queues.send('webhook-deliveries', { account_id: accountId, delivery_id: deliveryId })
  return read(ctx, id, deliveryId)
}

/**
 * Replays an endpoint's failed deliveries, sent by the scheduled job. @returns how many @throws not_found,
 * feature_not_in_plan
 */
export async function replayFailed(ctx: ServiceContext, id: string): Promise<number> {
  await requireEndpoint(ctx, id)
  assertFeature(accountOf(ctx), 'webhooks')
  const rows = await ctx.data.all(sql`
    UPDATE webhook_deliveries SET state = 'pending', attempts = 0, next_at = ${ctx.clock.now().toISOString()}
    WHERE id IN (SELECT id FROM webhook_deliveries WHERE endpoint_id = ${id} AND state = 'failed' AND event <> 'webhook.test'
      ORDER BY created_at LIMIT ${REPLAYED_AT_ONCE}) RETURNING id`)
  return rows.length
}

async function read(ctx: ServiceContext, id: string, deliveryId: string): Promise<WebhookDelivery> {
  const [delivery] = await toDeliveries(ctx, [await requireDelivery(ctx, id, deliveryId)])
  return delivery!
}
