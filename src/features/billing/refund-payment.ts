import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { AdminPayment, Refund } from '../../contracts/billing/payments.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { paymentRefunds, payments } from '../../db/schema/control/payments.ts'
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import type { RefundOutcome } from '../../platform/payments/port.ts'
import { toDecimal, toMajor, toMinor } from '../../rules/billing/money.ts'
import { changesAllTheTime, type PaymentRow, readPayment, TRIES_MAX } from './payment-row.ts'
import { REFUND_CHECK_MINUTES } from './policy.ts'
import { toPayment } from './queries.ts'
import { finishRefund, OPEN_REFUNDS, type RefundRow } from './record-refunds.ts'
import { providerOf } from './verify-payment.ts'

const CHECKED_AT_ONCE = 50
/** Longer than all requests to a provider for one refund may take. */
const CLAIM_MS = 120_000

export interface WantedRefund {
  /** In major units. Defaults to the amount that was not refunded yet. */
  readonly amount?: number | undefined
  readonly reason: string
  readonly request_id: string
}

/**
 * Refunds a payment, or part of it, through its provider. The refund is recorded before the provider is called, under
 * an id derived from the request. So a repeated request, or a retry after a lost response, is the same refund. What the
 * money bought is removed once the provider has returned it.
 *
 * @throws not_found; validation_failed for more than the remaining amount; conflict if nothing was paid, or another
 *   refund is in progress
 */
export async function refundPayment(
  ctx: ServiceContext,
  paymentId: string,
  wanted: WantedRefund,
): Promise<{ payment: AdminPayment; refund: Refund }> {
  const id = uuidOf(`${paymentId} refund ${wanted.request_id}`)
  const payment = await findPayment(ctx, paymentId)
  if (!(await findRefund(ctx, id))) await writeRefund(ctx, payment, id, wanted)
  const refund = await carryOutSafely(ctx, id)
  return { payment: await readAdminPayment(ctx, paymentId), refund: toRefund(refund, payment.currency) }
}

async function findPayment({ db }: ServiceContext, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw notFound('Payment')
  return payment
}

async function findRefund({ db }: ServiceContext, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
  return row ?? null
}

async function writeRefund(ctx: ServiceContext, payment: PaymentRow, id: string, { amount, reason }: WantedRefund) {
  const { currency, amountMinor, refundedMinor } = payment
  if (payment.status === 'refunded') throw conflict('This payment is refunded already.')
  if (payment.status !== 'success') throw conflict('Only a payment that was made can be refunded.')
  const left = amountMinor - refundedMinor
  const minor = amount === undefined ? left : toMinor(amount, currency)
  if (minor === null || minor <= 0) throw invalid({ amount: [`Enter an amount that ${currency} has`] })
  if (minor > left)
    throw invalid({ amount: [`At most ${currency} ${toDecimal({ minor: left, currency })} can be refunded`] })
  const at = ctx.clock.now().toISOString()
  const by = ctx.actor.kind === 'session' ? ctx.actor.accountId : null
  const [written] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO payment_refunds (id, payment_id, amount_minor, reason, origin, requested_by, next_check_at, created_at, updated_at)
      SELECT ${id}, id, ${minor}, ${reason}, 'administrator', ${by}, ${at}, ${at}, ${at} FROM payments
      WHERE id = ${payment.id} AND status = 'success' AND refunded_minor + ${minor} <= amount_minor
        AND NOT EXISTS (SELECT 1 FROM payment_refunds WHERE payment_id = ${payment.id} AND state IN ('requested', 'pending'))
      ON CONFLICT DO NOTHING RETURNING id`),
    auditStatement(ctx, {
      ...{ action: 'payment.request-refund', objectId: payment.id },
      ...(payment.accountId !== null && { accountId: payment.accountId }),
      after: { reason, amount_minor: minor, currency },
    }),
  ])
  if (written.length === 0 && !(await findRefund(ctx, id)))
    throw conflict('Another refund of this payment is under way. Wait until it is done.')
}

/** Carries out a refund. If the provider does not respond, the scheduled job retries it. */
async function carryOutSafely(ctx: ServiceContext, id: string): Promise<RefundRow> {
  try {
    await carryOut(ctx, id)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.log.warn('a refund could not be carried out yet', { refund: id, error })
    await putOff(ctx, id, error.message)
  }
  const refund = await findRefund(ctx, id)
  if (!refund) throw notFound('Refund')
  return refund
}

/**
 * Has the provider carry out a refund, or fetches its status. Does nothing if another worker has claimed it.
 *
 * @throws unavailable if the outcome is unknown
 */
async function carryOut(ctx: ServiceContext, id: string): Promise<void> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + CLAIM_MS).toISOString()
  const claimed = await ctx.db.all<{ id: string }>(sql`
    UPDATE payment_refunds SET claimed_until = ${until} WHERE id = ${id} AND state IN ('requested', 'pending')
      AND (claimed_until IS NULL OR claimed_until <= ${now.toISOString()}) RETURNING id`)
  if (claimed.length === 0) return
  try {
    await fetchProvider(ctx, id)
  } finally {
    await ctx.db.run(sql`UPDATE payment_refunds SET claimed_until = NULL WHERE id = ${id} AND claimed_until = ${until}`)
  }
}

async function fetchProvider(ctx: ServiceContext, id: string): Promise<void> {
  const refund = await findRefund(ctx, id)
  if (!refund) return
  const payment = await readPayment(ctx, refund.paymentId)
  const { reference, providerReference, transactionId, currency } = payment
  const all = (await refundsOf(ctx, [payment.id])).get(payment.id) ?? []
  const outcome = await providerOf(ctx, payment).refund({
    others: all.flatMap((other) => (other.id === id || !other.providerRefundId ? [] : [other.providerRefundId])),
    reference: `ctr-${refund.id}`,
    payment: { reference, providerReference, transactionId, currency },
    money: { minor: refund.amountMinor, currency },
    reason: refund.reason,
    refundId: refund.providerRefundId,
  })
  await settleRefund(ctx, refund, outcome)
}

async function settleRefund(ctx: ServiceContext, { id, paymentId }: RefundRow, outcome: RefundOutcome): Promise<void> {
  const at = ctx.clock.now().toISOString()
  if (outcome.refundId !== undefined)
    await ctx.db.run(sql`UPDATE payment_refunds SET provider_refund_id = ${outcome.refundId} WHERE id = ${id}`)
  switch (outcome.kind) {
    case 'pending':
      await ctx.db.run(sql`
        UPDATE payment_refunds SET state = 'pending', failure = NULL, updated_at = ${at} WHERE id = ${id} AND state = 'requested'`)
      return putOff(ctx, id, null)
    case 'failed':
      await ctx.db.run(sql`
        UPDATE payment_refunds SET state = 'failed', failure = ${outcome.reason.slice(0, 500)}, next_check_at = NULL, updated_at = ${at}
        WHERE id = ${id} AND state IN ('requested', 'pending')`)
      return
    case 'done':
      break
  }
  for (let tries = 1; tries <= TRIES_MAX; tries++) {
    const now = await findRefund(ctx, id)
    if (!now || !OPEN_REFUNDS.some((state) => state === now.state)) return
    await finishRefund(ctx, await readPayment(ctx, paymentId), now)
  }
  throw changesAllTheTime(await readPayment(ctx, paymentId))
}

async function putOff(ctx: ServiceContext, id: string, failure: string | null): Promise<void> {
  const refund = await findRefund(ctx, id)
  if (!refund) return
  const minutes = REFUND_CHECK_MINUTES[refund.attempts] ?? REFUND_CHECK_MINUTES.at(-1)!
  const at = new Date(ctx.clock.now().getTime() + minutes * 60_000).toISOString()
  await ctx.db.run(sql`
    UPDATE payment_refunds SET attempts = attempts + 1, next_check_at = ${at}, failure = ${failure}
    WHERE id = ${id} AND state IN ('requested', 'pending')`)
}

/** Checks unfinished refunds with their providers. A scheduled job. */
export async function checkRefunds(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(
        inArray(paymentRefunds.state, [...OPEN_REFUNDS]),
        lte(paymentRefunds.nextCheckAt, ctx.clock.now().toISOString()),
      ),
    )
    .orderBy(paymentRefunds.nextCheckAt)
    .limit(CHECKED_AT_ONCE)
  for (const { id } of due) await carryOutSafely(ctx, id)
}

/** Checks the unfinished refunds of a payment after its provider sent a webhook. */
export async function checkRefundOf(ctx: ServiceContext, paymentId: string): Promise<void> {
  const isOpen = and(eq(paymentRefunds.paymentId, paymentId), inArray(paymentRefunds.state, [...OPEN_REFUNDS]))
  for (const { id } of await ctx.db.select().from(paymentRefunds).where(isOpen)) await carryOut(ctx, id)
}

export const toRefund = (row: RefundRow, currency: string): Refund => ({
  ...{ id: row.id, amount: toMajor({ minor: row.amountMinor, currency }), reason: row.reason, state: row.state },
  ...{ origin: row.origin, failure: row.failure, created_at: row.createdAt, done_at: row.doneAt },
})

/** Returns the refunds of payments, latest first. */
export async function refundsOf({ db }: ServiceContext, ids: readonly string[]): Promise<Map<string, RefundRow[]>> {
  const found = new Map<string, RefundRow[]>()
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(sql`payment_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
    .orderBy(desc(paymentRefunds.createdAt), desc(paymentRefunds.id))
  for (const row of rows) found.set(row.paymentId, [...(found.get(row.paymentId) ?? []), row])
  return found
}

async function readAdminPayment(ctx: ServiceContext, id: string): Promise<AdminPayment> {
  const payment = await findPayment(ctx, id)
  const isTheirs = eq(accounts.id, payment.accountId ?? '')
  const columns = { id: accounts.id, name: accounts.name, email: accounts.email }
  const [account] = await ctx.db.select(columns).from(accounts).where(isTheirs)
  const refunds = (await refundsOf(ctx, [id])).get(id) ?? []
  return {
    ...toPayment(payment),
    ...{ account: account ?? null, payer_email: payment.payerEmail, alarm: payment.alarm },
    company_name: payment.buyer?.company_name || null,
    refunds: refunds.map((row) => toRefund(row, payment.currency)),
  }
}
