import { sql } from 'drizzle-orm'
import type { PlanChange } from '../../contracts/billing/payments.ts'
import type { BillingCycle } from '../../contracts/billing/plans.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { requireProvider } from '../../domain/billing/payment-providers.ts'
import { periodEnd } from '../../domain/billing/period-end.ts'
import { toPlan } from '../../domain/billing/to-plan.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import { toMajor } from '../../rules/billing/money.ts'
import { type ActiveSubscription, findActiveSubscription, periodOf, positionOf } from './active-subscription.ts'
import { type AppliedCoupon, applyCoupon } from './coupons/find-coupon.ts'
import { couponFacts } from './coupons/preview-price.ts'
import { mailBilling } from './details/mail-billing.ts'
import { readLots } from './lot-rows.ts'
import { buyLot, creditIn } from './lots.ts'
import { scheduledChangeMail } from './mails.ts'
import { findActivePlan } from './queries.ts'
import { assertSold, type Bill, billFor, priceOf, prorateChange, termsOf } from './reckon.ts'
import { startCheckout } from './start-checkout.ts'
import type { PlanRow } from './subscription-row.ts'
import { taxOf } from './tax-of.ts'

const COVERED = 'Your credit and this coupon are worth more than the plan costs. Change without the coupon.'
const MEANWHILE = 'Your subscription has changed. Please reload and try again.'

interface Wanted {
  readonly plan_id: string
  readonly billing_cycle: BillingCycle
  readonly coupon?: string | undefined
}

/** Computes what a plan change costs now, both for the preview and for the checkout. */
export async function changeOf(
  ctx: ServiceContext,
  current: ActiveSubscription,
  plan: PlanRow,
  cycle: BillingCycle,
  couponCode?: string,
): Promise<{ readonly change: PlanChange; readonly bill: Bill; readonly applied: AppliedCoupon | null }> {
  const now = ctx.clock.now()
  const terms = termsOf(toPlan(plan))
  const price = priceOf(terms, cycle)
  const { lots } = await readLots(ctx, current.row.accountId, '')
  const left = creditIn(lots, price.currency, now)
  const { takesEffect, creditMinor } = prorateChange(periodOf(current), { terms, cycle }, left, now)
  const isNow = takesEffect === 'now'
  const applied = isNow ? await applyCoupon(ctx, couponCode, price, plan.id) : null
  if (applied && price.minor - applied.discountMinor <= creditMinor) throw conflict(COVERED)
  const bill = billFor(price, creditMinor, taxOf(await readSettings(ctx)), applied)
  const from = isNow ? now : new Date(current.row.currentPeriodEnd)
  const purchase = {
    ...{ id: '', planId: plan.id, cycle, terms, currency: bill.currency },
    priceMinor: bill.priceMinor - bill.discountMinor,
  }
  const position = periodOf(current).isPaid ? positionOf(current) : null
  const paidMinor = bill.priceMinor - bill.discountMinor - bill.creditMinor
  const bought = isNow && buyLot(lots, { ...purchase, paidMinor }, position, now).bought
  const shown = (minor: number) => toMajor({ minor, currency: bill.currency })
  return {
    bill,
    applied,
    change: {
      ...{ takes_effect: takesEffect, effective_at: from.toISOString(), currency: bill.currency },
      ...{ price: shown(bill.priceMinor), credit: shown(bill.creditMinor) },
      ...{ discount: shown(bill.discountMinor), coupon: applied && couponFacts(applied) },
      ...{ tax: shown(bill.taxMinor), tax_label: bill.taxLabel },
      amount_due: isNow ? shown(bill.amountMinor) : 0,
      period_end: bought && bill.priceMinor > 0 ? bought.endsAt : periodEnd(from, cycle).toISOString(),
    },
  }
}

async function wantedOf(ctx: ServiceContext, { plan_id, billing_cycle, coupon }: Wanted) {
  const current = (await findActiveSubscription(ctx, accountOf(ctx).id)) ?? raise(notFound('Subscription'))
  const plan = (await findActivePlan(ctx, plan_id)) ?? raise(notFound('Plan'))
  if (current.row.planId === plan.id && current.row.billingCycle === billing_cycle)
    throw conflict('You are on this plan already.')
  assertSold(termsOf(toPlan(plan)), billing_cycle)
  return { current, plan, ...(await changeOf(ctx, current, plan, billing_cycle, coupon)) }
}

/**
 * Returns what a plan change costs.
 *
 * @throws not_found without a subscription or for a plan that is not sold, conflict for the current plan
 */
export const previewChange = async (ctx: ServiceContext, wanted: Wanted): Promise<PlanChange> =>
  (await wantedOf(ctx, wanted)).change

/**
 * Changes the plan. A change that takes effect now is paid first; any other waits for the end of the period.
 *
 * @throws not_found, conflict, unavailable
 */
export async function changePlan(ctx: ServiceContext, wanted: Wanted & { readonly provider?: string | undefined }) {
  const { current, plan, change, bill, applied } = await wantedOf(ctx, wanted)
  const account = accountOf(ctx)
  if (change.takes_effect === 'now' && bill.amountMinor === 0)
    return changeAtOnce(ctx, current, plan, wanted.billing_cycle)
  if (change.takes_effect === 'now') {
    const provider = requireProvider(ctx, wanted.provider ?? current.row.paymentProvider ?? undefined)
    const terms = termsOf(toPlan(plan))
    return startCheckout(ctx, {
      ...{ account, kind: 'change', planId: plan.id, cycle: wanted.billing_cycle, terms, bill, provider },
      redeems: applied?.couponId,
    })
  }
  const { row } = current
  if (row.status !== 'active' && row.status !== 'cancelled') throw conflict('Pay for the current period first.')
  const at = ctx.clock.now().toISOString()
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE subscriptions SET next_plan_id = ${plan.id}, next_billing_cycle = ${wanted.billing_cycle}, status = 'active', updated_at = ${at}
      WHERE id = ${row.id} AND plan_id = ${row.planId} AND current_period_end = ${row.currentPeriodEnd} AND status = ${row.status} RETURNING id`),
    auditStatement(ctx, {
      action: 'subscription.change',
      objectId: row.id,
      before: { plan_id: row.planId, billing_cycle: row.billingCycle },
      after: { plan_id: plan.id, billing_cycle: wanted.billing_cycle, effective_at: row.currentPeriodEnd },
    }),
  ])
  if (changed.length === 0) throw conflict(MEANWHILE)
  const mail = scheduledChangeMail(current, termsOf(toPlan(plan)), wanted.billing_cycle, ctx.config.appUrl)
  const id = uuidOf(`${row.id} change ${plan.id} ${wanted.billing_cycle} ${at}`)
  await mailBilling(ctx, account.id, id, mail)
  return { message: `Your plan changes to ${plan.displayName} when this period is over.` }
}

/** Changes to a plan that costs nothing, once the paid period is over. */
async function changeAtOnce(ctx: ServiceContext, { row }: ActiveSubscription, plan: PlanRow, cycle: BillingCycle) {
  const now = ctx.clock.now()
  const [at, end] = [now.toISOString(), periodEnd(now, cycle).toISOString()]
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE subscriptions SET plan_id = ${plan.id}, billing_cycle = ${cycle}, terms = ${JSON.stringify(termsOf(toPlan(plan)))}, status = 'active',
        current_period_start = ${at}, current_period_end = ${end}, payment_provider = NULL, is_complimentary = 0, next_plan_id = NULL, next_billing_cycle = NULL,
        renewal_attempts = 0, next_at = ${end}, updated_at = ${at}
      WHERE id = ${row.id} AND plan_id = ${row.planId} AND current_period_end = ${row.currentPeriodEnd} AND status = ${row.status} RETURNING id`),
    auditStatement(ctx, {
      action: 'subscription.change',
      objectId: row.id,
      before: { plan_id: row.planId, billing_cycle: row.billingCycle },
      after: { plan_id: plan.id, billing_cycle: cycle, effective_at: at },
    }),
  ])
  if (changed.length === 0) throw conflict(MEANWHILE)
  return { message: `You are on ${plan.displayName} now.` }
}

/** Reverts a scheduled plan change. @throws not_found, conflict if none is scheduled */
export async function keepPlan(ctx: ServiceContext): Promise<void> {
  const { row } = (await findActiveSubscription(ctx, accountOf(ctx).id)) ?? raise(notFound('Subscription'))
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      UPDATE subscriptions SET next_plan_id = NULL, next_billing_cycle = NULL, updated_at = ${ctx.clock.now().toISOString()}
      WHERE id = ${row.id} AND next_plan_id IS NOT NULL RETURNING id`),
    auditStatement(ctx, {
      ...{ action: 'subscription.change', objectId: row.id },
      ...{ before: { next_plan_id: row.nextPlanId }, after: { next_plan_id: null } },
    }),
  ])
  if (changed.length === 0) throw conflict('No change of your plan is waiting.')
}
