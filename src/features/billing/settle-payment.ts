import { eq, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import type { ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { accountDeletions } from '../../db/schema/control/accounts.ts'
import { payments } from '../../db/schema/control/payments.ts'
import { sealMethod } from '../../domain/billing/payment-methods.ts'
import { newId, uuidOf } from '../../lib/ids.ts'
import type { Settlement } from '../../platform/payments/port.ts'
import { type Money, toDecimal } from '../../rules/billing/money.ts'
import {
  type ActiveSubscription,
  findActiveSubscription,
  isStill,
  periodOf,
  positionOf,
} from './active-subscription.ts'
import { IS_REDEEMED_TWICE } from './coupons/redemptions.ts'
import { mailBilling } from './details/mail-billing.ts'
import { flagForReview } from './flag-for-review.ts'
import { readLots, writeLots } from './lot-rows.ts'
import { buyLot, type LotPurchase } from './lots.ts'
import { receiptMail } from './mails.ts'
import { changesAllTheTime, markNotPaid, type PaymentRow, readPayment, TRIES_MAX } from './payment-row.ts'
import { sellerOf } from './queries.ts'
import { recordRefunds } from './record-refunds.ts'

/**
 * Records the outcome of a payment, and grants what was bought. This is the only place where a payment grants a plan.
 * Status, amount, currency and reference must match the request. The statement that marks the payment as paid changes
 * its row only once and runs in the transaction that grants, so repeated or concurrent calls grant once.
 *
 * @returns the updated payment
 */
export async function settlePayment(ctx: ServiceContext, id: string, settlement: Settlement): Promise<PaymentRow> {
  const payment = await readPayment(ctx, id)
  switch (settlement.kind) {
    case 'pending':
      await keepProviderReference(ctx, id, settlement.providerReference)
      return payment
    case 'failed':
    case 'abandoned':
      return markNotPaid(ctx, payment, settlement.kind, settlement.reason)
    case 'refunded':
      return recordRefunds(ctx, payment, { reason: settlement.reason, totalMinor: null })
    case 'paid':
      break
  }
  const wrong = mismatch(payment, settlement)
  if (wrong !== null) return flagForReview(ctx, payment, wrong)
  for (let tries = 1; tries <= TRIES_MAX; tries++) {
    const now = await readPayment(ctx, id)
    // An earlier worker may have crashed after granting and before it sent the receipt. The receipt is sent once in any
    // case.
    if (now.status === 'success') await thank(ctx, now)
    if (now.status === 'success' && settlement.refunded) return takeBackPart(ctx, now, settlement.refunded)
    if (now.status === 'success' || now.status === 'refunded') return now
    if (await isGone(ctx, now))
      return flagForReview(ctx, now, 'It was paid, and the account that it was for is deleted.')
    await grant(ctx, now, settlement)
  }
  throw changesAllTheTime(payment)
}

/** Whether its account is deleted or about to be, so that nothing can be granted to it. */
async function isGone({ db }: ServiceContext, { accountId }: PaymentRow): Promise<boolean> {
  return accountId === null || (await db.$count(accountDeletions, eq(accountDeletions.accountId, accountId))) > 0
}

/** Stores the reference that the provider uses from now on. */
async function keepProviderReference({ db }: ServiceContext, id: string, name: string | undefined): Promise<void> {
  if (name === undefined) return
  await db.update(payments).set({ providerReference: name }).where(eq(payments.id, id))
}

type Paid = Extract<Settlement, { kind: 'paid' }>

/** Returns how a payment differs from the request, as a sentence; null if it matches. */
function mismatch(payment: PaymentRow, { reference, money }: Paid): string | null {
  const asked = { minor: payment.amountMinor, currency: payment.currency }
  if (reference !== payment.reference) return `It names the payment ${reference.slice(0, 100)}.`
  if (money.currency !== asked.currency || money.minor !== asked.minor)
    return `${toDecimal(asked)} ${asked.currency} was asked for, and ${toDecimal(money)} ${money.currency} was paid.`
  return null
}

/** Grants what a payment bought. Changes nothing if the subscription was changed meanwhile. */
async function grant(ctx: ServiceContext, payment: PaymentRow, paid: Paid): Promise<void> {
  const { id, accountId, planId, billingCycle, terms, provider, kind } = payment
  if (accountId === null) return
  const current = await findActiveSubscription(ctx, accountId)
  const now = ctx.clock.now()
  const at = now.toISOString()
  const { lots, areSame } = await readLots(ctx, accountId, id)
  const position = current && runs(current, now) && periodOf(current).isPaid ? positionOf(current) : null
  const { lots: after, bought } = buyLot(lots, lotPurchaseOf(payment), position, now)
  const [from, until] = [bought.startsAt, bought.endsAt]
  // An early renewal extends the current period.
  const isAhead = position !== null && from === position.end && from > at
  const periodStart = current && isAhead ? current.row.currentPeriodStart : from
  const hasDays = from < until
  const method = paid.method && (await sealMethod(ctx, accountId, provider, paid.method))
  const year = at.slice(0, 4)
  const subscriptionId = current?.row.id ?? newId()
  const seller = JSON.stringify(sellerOf(await readSettings(ctx)))
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE payments SET status = 'success', reason = NULL, transaction_id = ${paid.transactionId},
        provider_reference = coalesce(${paid.providerReference ?? null}, provider_reference), paid_at = ${at}, updated_at = ${at},
        period_start = ${from}, period_end = ${until}, next_check_at = NULL, alarm = ${hasDays ? sql`CASE WHEN ${IS_REDEEMED_TWICE} THEN ${REDEEMED_TWICE} END` : NO_DAYS},
        payer_name = (SELECT name FROM accounts WHERE accounts.id = payments.account_id),
        payer_email = (SELECT email FROM accounts WHERE accounts.id = payments.account_id),
        buyer = (SELECT json_object('company_name', company_name, 'address', address, 'country', country, 'tax_id', tax_id,
            'purchase_order', purchase_order) FROM billing_details
          WHERE billing_details.account_id = payments.account_id AND company_name || address || tax_id || purchase_order <> ''),
        seller = ${seller},
        invoice_number = (SELECT printf('%s-%06d', ${year}, coalesce(cast(substr(max(invoice_number), 6) AS INTEGER), 0) + 1)
          FROM payments WHERE invoice_number > ${`${year}-`} AND invoice_number < ${`${year}.`})
      WHERE id = ${id} AND account_id = ${accountId} AND status IN ('pending', 'failed', 'abandoned')
        AND ${isStill(accountId, current)} AND ${areSame}`),
    auditStatement(ctx, {
      ...{ action: kind === 'renewal' ? 'subscription.renew' : 'payment.settle', accountId, objectId: id },
      after: {
        plan_id: planId,
        billing_cycle: billingCycle,
        amount_minor: payment.amountMinor,
        currency: payment.currency,
      },
    }),
    ...writeLots(lots, after, accountId),
    statement(sql`
      INSERT INTO subscriptions (id, account_id, plan_id, status, billing_cycle, current_period_start, current_period_end, payment_provider, terms,
        next_at, created_at, updated_at)
      SELECT ${subscriptionId}, ${accountId}, ${planId}, 'active', ${billingCycle}, ${periodStart}, ${until}, ${provider}, ${JSON.stringify(terms)},
        ${at}, ${at}, ${at}
      WHERE changes() > 0 AND ${hasDays ? 1 : 0}
      ON CONFLICT (account_id) WHERE status <> 'expired' DO UPDATE SET plan_id = excluded.plan_id, status = 'active', billing_cycle = excluded.billing_cycle,
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
        payment_provider = excluded.payment_provider, terms = excluded.terms, is_complimentary = 0, next_plan_id = NULL, next_billing_cycle = NULL, renewal_attempts = 0,
        next_at = excluded.next_at, updated_at = excluded.updated_at`),
    statement(sql`
      UPDATE payments SET subscription_id = (SELECT id FROM subscriptions WHERE account_id = ${accountId} AND status <> 'expired')
      WHERE id = ${id} AND status = 'success' AND subscription_id IS NULL`),
    ...(method ? [keepMethod(accountId, provider, method, id, at)] : []),
  ])
}

const NO_DAYS = 'It paid for less than a day of its plan, because its credit is used up. Refund it.'

const REDEEMED_TWICE = 'The same coupon was used twice, because two checkouts were paid. It was granted.'

const lotPurchaseOf = (payment: PaymentRow): LotPurchase => ({
  ...{ id: payment.id, planId: payment.planId, cycle: payment.billingCycle, terms: payment.terms },
  // Whoever paid a discounted price bought the whole cycle, and what is left of it is worth no more than was paid.
  ...{ currency: payment.currency, priceMinor: payment.priceMinor - payment.discountMinor },
  paidMinor: payment.amountMinor - payment.taxMinor,
})

/** Records a partial refund, if the provider reports an amount. */
function takeBackPart(ctx: ServiceContext, payment: PaymentRow, refunded: Money): Promise<PaymentRow> | PaymentRow {
  if (refunded.currency !== payment.currency || refunded.minor <= 0) return payment
  return recordRefunds(ctx, payment, { reason: 'The payment was refunded in part.', totalMinor: refunded.minor })
}

/** Whether its period counts: it has not ended, or it is in the grace period of a renewal. */
const runs = ({ row }: ActiveSubscription, now: Date): boolean =>
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

async function thank(ctx: ServiceContext, payment: PaymentRow): Promise<void> {
  if (payment.accountId === null || payment.status !== 'success') return
  const mail = receiptMail(payment, ctx.config.appUrl)
  await mailBilling(ctx, payment.accountId, uuidOf(`${payment.id} receipt`), mail, 'receipt')
}
