import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import {
  WEBHOOK_EVENT_PERMISSIONS,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '../../contracts/webhooks/webhooks.ts'
import { isAuthorized } from '../../core/authorize.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { rowsAfter } from '../../core/list-after.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../db/schema/data/webhooks.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { reasonText } from '../../lib/reason-text.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Returns the row and column that an endpoint's secret is sealed for. */
export const placeOf = ({ accountId, id }: Pick<EndpointRow, 'accountId' | 'id'>) => ({
  accountId,
  table: 'webhook_endpoints',
  rowId: id,
  column: 'secret',
})

/** Returns one of the account's endpoints. @throws not_found */
export async function requireEndpoint(ctx: ServiceContext, id: string): Promise<EndpointRow> {
  const isOwn = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.accountId, accountOf(ctx).id))
  const [row] = await ctx.data.select().from(webhookEndpoints).where(isOwn)
  return row ?? raise(notFound('Webhook'))
}

/** Returns the account's endpoints, oldest first. */
export async function listEndpoints(ctx: ServiceContext): Promise<WebhookEndpoint[]> {
  const rows = await ctx.data
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.accountId, accountOf(ctx).id))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
  return rows.map((row) => toEndpoint(ctx, row))
}

export const toEndpoint = (ctx: ServiceContext, row: EndpointRow): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  is_active: row.isActive,
  disabled_reason: row.disabledReason,
  failing_since: row.failingSince,
  secret_end: row.secretEnd,
  former_secret_until:
    row.formerUntil !== null && row.formerUntil > ctx.clock.now().toISOString() ? row.formerUntil : null,
  created_at: row.createdAt,
})

/** Selects deliveries of events that the caller may read, since a payload reveals as much as its object. */
const isReadable = (ctx: ServiceContext) =>
  inArray(
    webhookDeliveries.event,
    Object.entries(WEBHOOK_EVENT_PERMISSIONS).flatMap(([event, permission]) =>
      isAuthorized(ctx, permission) ? [event] : [],
    ),
  )

/** Returns deliveries to one of the account's endpoints after a given one, newest first. @throws not_found */
export async function listDeliveries(
  ctx: ServiceContext,
  endpointId: string,
  { state, ...part }: { cursor?: string | undefined; limit: number; state?: DeliveryRow['state'] | undefined },
): Promise<{ data: WebhookDelivery[]; next_cursor: string | null }> {
  await requireEndpoint(ctx, endpointId)
  const isWanted = and(
    eq(webhookDeliveries.endpointId, endpointId),
    isReadable(ctx),
    state ? eq(webhookDeliveries.state, state) : undefined,
  )
  const { rows, next_cursor } = await rowsAfter(ctx, webhookDeliveries, part, isWanted)
  return { data: await toDeliveries(ctx, rows), next_cursor }
}

/** Returns a delivery to one of the account's endpoints. @throws not_found */
export async function requireDelivery(ctx: ServiceContext, endpointId: string, id: string): Promise<DeliveryRow> {
  await requireEndpoint(ctx, endpointId)
  const isOwn = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId), isReadable(ctx))
  const [row] = await ctx.data.select().from(webhookDeliveries).where(isOwn)
  return row ?? raise(notFound('Delivery'))
}

/** Converts deliveries to their API form, with the result of each attempt. */
export async function toDeliveries(ctx: ServiceContext, rows: readonly DeliveryRow[]): Promise<WebhookDelivery[]> {
  const ids = rows.map(({ id }) => id)
  const attempts = await ctx.data
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, ids.slice(0, 100)))
    .orderBy(desc(webhookAttempts.createdAt), desc(webhookAttempts.id))
  const byDelivery = Map.groupBy(attempts, ({ deliveryId }) => deliveryId)
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    state: row.state,
    payload: row.payload,
    attempts: (byDelivery.get(row.id) ?? []).map((attempt) => ({
      http_status: attempt.httpStatus,
      failure: attempt.failure && reasonText(attempt.failure),
      response: attempt.response,
      duration_ms: attempt.durationMs,
      created_at: attempt.createdAt,
    })),
    next_at: row.state === 'pending' ? row.nextAt : null,
    delivered_at: row.deliveredAt,
    created_at: row.createdAt,
  }))
}
