import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listProviderEvents, PROVIDER_EVENT_SORTS, ProviderEvent } from '../../contracts/billing/payments.ts'
import type { QueryOf } from '../../contracts/endpoint.ts'
import type { Pagination } from '../../contracts/pagination.ts'
import type { PaymentEventJob } from '../../contracts/queues.ts'
import { auditStatement } from '../../core/audit.ts'
import { containsText } from '../../core/contains-text.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { payments, providerEvents } from '../../db/schema/control/payments.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { flagForReview } from './flag-for-review.ts'
import { checkRefundOf } from './refund-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { fetchSettlement } from './verify-payment.ts'

type EventRow = typeof providerEvents.$inferSelect

/** If an event was not processed within this time, its queue message was lost. */
const QUIET_MS = 5 * 60_000
const AGAIN_AT_ONCE = 50
const ATTEMPTS_MAX = 20

/**
 * Processes a provider's webhook event. It fetches the status of the payment that the event refers to from the provider
 * and does not rely on the content of the event. A repetition finds the payment settled.
 *
 * @throws unavailable if the provider cannot be reached, so that the queue retries
 */
export async function readProviderEvent(ctx: ServiceContext, { event_id }: PaymentEventJob): Promise<void> {
  const [event] = await ctx.db.select().from(providerEvents).where(eq(providerEvents.id, event_id))
  if (!event || event.state === 'done' || event.state === 'ignored') return
  const [payment] = await paymentOf(ctx, event)
  if (!payment) return write(ctx, event, 'ignored', 'It names no payment of ours.')
  try {
    // If the response that contained the provider's reference was lost, only the event contains it.
    const providerReference = payment.providerReference ?? event.providerReference
    await checkRefundOf(ctx, payment.id)
    const settled = await settlePayment(ctx, payment.id, await fetchSettlement(ctx, { ...payment, providerReference }))
    await write(ctx, event, 'done', settled.alarm ?? `The payment is ${settled.status}.`)
  } catch (error) {
    const outcome = error instanceof Error ? error.message.slice(0, 500) : 'It could not be read.'
    await write(ctx, event, 'failed', outcome)
    // A request that the provider rejects would be rejected again, so it is not retried.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
    await flagForReview(ctx, payment, outcome)
  }
}

function paymentOf(ctx: ServiceContext, { provider, reference, providerReference }: EventRow) {
  const named: SQL[] = [
    ...(reference ? [eq(payments.reference, reference)] : []),
    ...(providerReference
      ? [eq(payments.providerReference, providerReference), eq(payments.transactionId, providerReference)]
      : []),
  ]
  if (named.length === 0) return Promise.resolve([])
  return ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), or(...named)))
    .limit(1)
}

async function write(ctx: ServiceContext, { id }: EventRow, state: EventRow['state'], outcome: string): Promise<void> {
  await ctx.db
    .update(providerEvents)
    .set({ state, outcome, attempts: sql`attempts + 1`, doneAt: ctx.clock.now().toISOString() })
    .where(eq(providerEvents.id, id))
}

/** Requeues events that failed or whose queue message was lost. A scheduled job. */
export async function retryProviderEvents(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - QUIET_MS).toISOString()
  const open = await ctx.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(
      and(
        inArray(providerEvents.state, ['waiting', 'failed']),
        sql`${providerEvents.receivedAt} < ${before}`,
        sql`${providerEvents.attempts} < ${ATTEMPTS_MAX}`,
      ),
    )
    .orderBy(providerEvents.receivedAt)
    .limit(AGAIN_AT_ONCE)
  await Promise.all(open.map(({ id }) => ctx.queues.send('payment-events', { event_id: id })))
}

/** Requeues an event on behalf of an administrator. @throws not_found */
export async function replayProviderEvent(ctx: ServiceContext, id: string): Promise<z.infer<typeof ProviderEvent>> {
  const [rows] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      sql`UPDATE provider_events SET state = 'waiting', attempts = 0 WHERE id = ${id} RETURNING id`,
    ),
    auditStatement(ctx, { action: 'provider-event.replay', objectId: id }),
  ])
  if (rows.length === 0) throw notFound('Event')
  await ctx.queues.send('payment-events', { event_id: id })
  const [row] = await ctx.db.select().from(providerEvents).where(eq(providerEvents.id, id))
  return toEvent(row!)
}

const SORT_KEYS: Readonly<Record<(typeof PROVIDER_EVENT_SORTS)[number], SQL>> = {
  received_at: sql`${providerEvents.receivedAt}`,
  provider: sql`${providerEvents.provider}`,
  type: sql`${providerEvents.type} COLLATE NOCASE`,
  state: sql`${providerEvents.state}`,
}

/** Returns one page of providers' webhook events, sorted as requested. */
export async function listEvents(
  ctx: ServiceContext,
  { page, per_page, state, provider, search, sort, direction }: QueryOf<typeof listProviderEvents>,
): Promise<{ events: z.infer<typeof ProviderEvent>[]; pagination: Pagination }> {
  const wanted = and(
    state && state !== 'all' ? eq(providerEvents.state, state) : undefined,
    provider ? eq(providerEvents.provider, provider) : undefined,
    containsText([providerEvents.reference, providerEvents.eventId, providerEvents.type], search),
  )
  const inDirection = direction === 'asc' ? asc : desc
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    ctx.db
      .select()
      .from(providerEvents)
      .where(wanted)
      .orderBy(inDirection(SORT_KEYS[sort]), inDirection(providerEvents.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.select({ total: count() }).from(providerEvents).where(wanted),
  ])
  const last_page = Math.max(1, Math.ceil(total / per_page))
  return { events: rows.map(toEvent), pagination: { current_page: page, last_page, per_page, total } }
}

const toEvent = (row: EventRow): z.infer<typeof ProviderEvent> => ({
  ...{ id: row.id, provider: row.provider, event_id: row.eventId, type: row.type, reference: row.reference },
  ...{ state: row.state, outcome: row.outcome, attempts: row.attempts, received_at: row.receivedAt },
})
