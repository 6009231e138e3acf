import { eq, sql } from 'drizzle-orm'
import { toDecimal } from '../../contracts/money.ts'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { payments } from '../../db/schema/control/billing.ts'
import { newId, uuidOf } from '../../lib/ids.ts'
import type { Settlement } from '../../platform/payments/port.ts'
import { alarmMail, receiptMail } from './mails.ts'
import { sealMethod } from './payment-methods.ts'
import { grantedPeriod } from './reckon.ts'
import { findRunning, periodOf, type RunningSubscription } from './running-subscription.ts'

export type PaymentRow = typeof payments.$inferSelect

/** Others that change the subscription at the same moment are few. */
const TRIES_MAX = 8

/**
 * Writes down what became of a payment, and grants what was bought. The one place where money becomes a plan: status, amount, currency and reference have to be what
 * was asked for, and the statement that marks the payment paid, which changes its row once, is in the transaction that grants. However often it is told, and by
 * however many at once, it is granted once.
 *
 * @returns the payment as it is then
 */
export async function settlePayment(ctx: ServiceContext, id: string, settlement: Settlement): Promise<PaymentRow> {
  const payment = await readPayment(ctx, id)
  switch (settlement.kind) {
    case 'pending':
      await keepProviderReference(ctx, id, settlement.providerReference)
      return payment
    case 'failed':
    case 'abandoned':
      return notPaid(ctx, payment, settlement.kind, settlement.reason)
    case 'refunded':
      return takeBack(ctx, payment, settlement.reason)
    case 'paid':
      break
  }
  const wrong = mismatch(payment, settlement)
  if (wrong !== null) return raiseAlarm(ctx, payment, wrong)
  for (let tries = 1; tries <= TRIES_MAX; tries++) {
    const now = await readPayment(ctx, id)
    // Whoever granted it may have died before the receipt went out; it is sent once all the same.
    if (now.status === 'success') await thank(ctx, now)
    if (now.status === 'success' || now.status === 'refunded' || now.accountId === null) return now
    await grant(ctx, now, settlement)
  }
  throw new Error(`A payment could not be granted: its subscription changes all the time (${payment.reference}).`)
}

export async function readPayment({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new Error('A payment is gone.')
  return payment
}

/** What the provider wants to be asked by from now on. */
async function keepProviderReference({ db }: ServiceContext, id: string, name: string | undefined): Promise<void> {
  if (name === undefined) return
  await db.update(payments).set({ providerReference: name }).where(eq(payments.id, id))
}

type Paid = Extract<Settlement, { kind: 'paid' }>

/** What does not fit what was asked for, as a sentence; null where all does. */
function mismatch(payment: PaymentRow, { reference, money }: Paid): string | null {
  const asked = { minor: payment.amountMinor, currency: payment.currency }
  if (reference !== payment.reference) return `It names the payment ${reference.slice(0, 100)}.`
  if (money.currency !== asked.currency || money.minor !== asked.minor)
    return `${toDecimal(asked)} ${asked.currency} was asked for, and ${toDecimal(money)} ${money.currency} was paid.`
  return null
}

/** Changes nothing where the subscription changed meanwhile. */
async function grant(ctx: ServiceContext, payment: PaymentRow, paid: Paid): Promise<void> {
  const { id, accountId, planId, billingCycle, terms, provider, kind } = payment
  if (accountId === null) return
  const current = await findRunning(ctx, accountId)
  const now = ctx.clock.now()
  const at = now.toISOString()
  const { start, end } = grantedPeriod(
    current && { ...periodOf(current), runs: runs(current, now) },
    { terms, cycle: billingCycle, creditMinor: payment.creditMinor },
    now,
  )
  // A renewal before its time leaves the period that runs as it is, and makes it longer.
  const isAhead = current !== null && start.toISOString() === current.row.currentPeriodEnd && start > now
  const periodStart = isAhead ? current.row.currentPeriodStart : start.toISOString()
  const [from, until] = [start.toISOString(), end.toISOString()]
  const method = paid.method && (await sealMethod(ctx, accountId, provider, paid.method))
  const isAsRead = current
    ? sql`EXISTS (SELECT 1 FROM subscriptions WHERE id = ${current.row.id} AND status = ${current.row.status}
        AND current_period_end = ${current.row.currentPeriodEnd} AND plan_id = ${current.row.planId})`
    : sql`NOT EXISTS (SELECT 1 FROM subscriptions WHERE account_id = ${accountId} AND status <> 'expired')`
  const year = at.slice(0, 4)
  const subscriptionId = current?.row.id ?? newId()
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE payments SET status = 'success', reason = NULL, transaction_id = ${paid.transactionId},
        provider_reference = coalesce(${paid.providerReference ?? null}, provider_reference), paid_at = ${at}, updated_at = ${at},
        period_start = ${from}, period_end = ${until}, next_check_at = NULL, alarm = NULL,
        payer_name = (SELECT name FROM accounts WHERE accounts.id = payments.account_id),
        payer_email = (SELECT email FROM accounts WHERE accounts.id = payments.account_id),
        invoice_number = (SELECT printf('%s-%06d', ${year}, coalesce(cast(substr(max(invoice_number), 6) AS INTEGER), 0) + 1)
          FROM payments WHERE invoice_number > ${`${year}-`} AND invoice_number < ${`${year}.`})
      WHERE id = ${id} AND account_id = ${accountId} AND status IN ('pending', 'failed', 'abandoned') AND ${isAsRead}`),
    statement(sql`
      INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, payment_provider, terms,
        next_at, created_at, updated_at)
      SELECT ${subscriptionId}, ${accountId}, ${planId}, 'active', ${billingCycle}, ${periodStart}, ${until}, ${provider}, ${JSON.stringify(terms)},
        ${at}, ${at}, ${at}
      WHERE changes() > 0
      ON CONFLICT (account_id) WHERE status <> 'expired' DO UPDATE SET plan_id = excluded.plan_id, status = 'active', billing_cycle = excluded.billing_cycle,
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
        payment_provider = excluded.payment_provider, terms = excluded.terms, next_plan_id = NULL, next_billing_cycle = NULL, renewal_attempts = 0,
        next_at = excluded.next_at, updated_at = excluded.updated_at`),
    auditStatement(ctx, {
      ...{ action: kind === 'renewal' ? 'subscription.renew' : 'payment.settle', accountId, objectId: id },
      after: {
        plan_id: planId,
        billing_cycle: billingCycle,
        amount_minor: payment.amountMinor,
        currency: payment.currency,
      },
    }),
    statement(sql`
      UPDATE payments SET subscription_id = (SELECT id FROM subscriptions WHERE account_id = ${accountId} AND status <> 'expired')
      WHERE id = ${id} AND status = 'success' AND subscription_id IS NULL`),
    ...(method ? [keepMethod(accountId, provider, method, id, at)] : []),
  ])
}

/** That its period counts: it lasts, or is within the grace of a renewal. */
const runs = ({ row }: RunningSubscription, now: Date): boolean =>
  row.status === 'past_due' || row.status === 'active' || row.currentPeriodEnd > now.toISOString()

const keepMethod = (
  accountId: string,
  provider: string,
  { token, label, expires }: { readonly token: string; readonly label: string; readonly expires: string | null },
  paymentId: string,
  at: string,
): Statement<unknown> =>
  statement(sql`
    INSERT INTO payment_methods (account_id, provider, token, label, expires, created_at)
    SELECT ${accountId}, ${provider}, ${token}, ${label}, ${expires}, ${at}
    WHERE EXISTS (SELECT 1 FROM payments WHERE id = ${paymentId} AND paid_at = ${at})
    ON CONFLICT (account_id, provider) DO UPDATE SET token = excluded.token, label = excluded.label, expires = excluded.expires,
      created_at = excluded.created_at`)

async function notPaid(
  ctx: ServiceContext,
  payment: PaymentRow,
  kind: 'failed' | 'abandoned',
  reason: string,
): Promise<PaymentRow> {
  await ctx.db.run(sql`
    UPDATE payments SET status = ${kind}, reason = ${reason.slice(0, 500)}, next_check_at = NULL, updated_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${payment.id} AND status = 'pending'`)
  return readPayment(ctx, payment.id)
}

/** What was paid and given back ends what it bought, if that still runs. */
async function takeBack(ctx: ServiceContext, payment: PaymentRow, reason: string): Promise<PaymentRow> {
  const at = ctx.clock.now().toISOString()
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE payments SET status = 'refunded', reason = ${reason.slice(0, 500)}, updated_at = ${at} WHERE id = ${payment.id} AND status = 'success'`),
    statement(sql`
      UPDATE subscriptions SET status = 'expired', next_at = NULL, updated_at = ${at}
      WHERE changes() > 0 AND account_id = ${payment.accountId} AND status <> 'expired' AND current_period_end = ${payment.periodEnd}`),
    auditStatement(ctx, {
      ...{ action: 'payment.refund', objectId: payment.id, after: { reason } },
      ...(payment.accountId !== null && { accountId: payment.accountId }),
    }),
  ])
  // Told before it was known that it was paid.
  if (payment.status === 'pending') return notPaid(ctx, payment, 'failed', reason)
  return readPayment(ctx, payment.id)
}

/** Nothing is granted, and somebody has to look at it. */
export async function raiseAlarm(ctx: ServiceContext, payment: PaymentRow, what: string): Promise<PaymentRow> {
  ctx.log.error('a payment is not what was asked for', { reference: payment.reference, what })
  const rows = await ctx.db.all<{ id: string }>(sql`
    UPDATE payments SET alarm = ${what}, reason = 'The payment is not what was asked for. Please contact support.', next_check_at = NULL,
      status = CASE status WHEN 'pending' THEN 'failed' ELSE status END, updated_at = ${ctx.clock.now().toISOString()}
    WHERE id = ${payment.id} AND status IN ('pending', 'failed', 'abandoned') AND alarm IS NOT ${what} RETURNING id`)
  if (rows.length > 0) {
    const id = uuidOf(`${payment.id} alarm ${what}`)
    await ctx.queues.send('mail', {
      id,
      to: supportAddress(await readSettings(ctx), ctx.config),
      ...alarmMail(payment, what),
    })
  }
  return readPayment(ctx, payment.id)
}

async function thank(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  if (payment.accountId === null || payment.status !== 'success') return
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, payment.accountId))
  if (!account) return
  const mail = receiptMail(payment, ctx.config.appUrl)
  await ctx.queues.send('mail', { id: uuidOf(`${payment.id} receipt`), to: account.email, ...mail })
}
