import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Invoice, Payment, Seller } from '../../contracts/billing/payments.ts'
import { type Plan, type Subscription, USAGE_RESOURCES, type Usage } from '../../contracts/billing/plans.ts'
import type { Pagination } from '../../contracts/pagination.ts'
import type { Settings } from '../../contracts/system/settings.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { readSettings } from '../../core/settings.ts'
import { payments } from '../../db/schema/control/payments.ts'
import { plans } from '../../db/schema/control/plans.ts'
import { subscriptions } from '../../db/schema/control/subscriptions.ts'
import { entitledFirst } from '../../domain/billing/entitlement.ts'
import { findMethod } from '../../domain/billing/payment-methods.ts'
import { readUsed } from '../../domain/billing/plan-limits.ts'
import { planOn, toPlan } from '../../domain/billing/to-plan.ts'
import { notFound } from '../../lib/errors.ts'
import { isEntitled } from '../../rules/billing/entitlement.ts'
import { toMajor } from '../../rules/billing/money.ts'
import { nextTerms } from './active-subscription.ts'
import { renewalBill } from './coupons/renewal-bill.ts'
import type { PaymentRow } from './payment-row.ts'
import { graceEnd } from './policy.ts'
import { termsOf } from './reckon.ts'
import type { PlanRow } from './subscription-row.ts'

export async function listAvailablePlans(ctx: ServiceContext): Promise<Plan[]> {
  const rows = await ctx.db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.sortOrder), plans.id)
  return rows.map(toPlan)
}

/** Returns the subscription that grants the account its plan, else the latest one, else null. */
export async function findSubscription(ctx: ServiceContext): Promise<Subscription | null> {
  const account = accountOf(ctx)
  const now = ctx.clock.now()
  const [found] = await ctx.db
    .select({ row: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.accountId, account.id))
    .orderBy(...entitledFirst(now))
    .limit(1)
  if (!found) return null
  const { row, plan } = found
  const terms = row.terms ?? termsOf(toPlan(plan))
  const next = await nextTerms(ctx, { row, plan, terms })
  const [nextPlan] = row.nextPlanId ? await ctx.db.select().from(plans).where(eq(plans.id, row.nextPlanId)) : []
  const bill = await renewalBill(ctx, account.id, next)
  const renews = row.status === 'active' || row.status === 'past_due'
  const method = await findMethod(ctx, account.id, row.paymentProvider)
  const isPastDue = row.status === 'past_due' && isEntitled({ ...row, current_period_end: row.currentPeriodEnd }, now)
  return {
    id: row.id,
    plan: planOn(plan, row.terms),
    status: row.status,
    billing_cycle: row.billingCycle,
    current_period_start: row.currentPeriodStart,
    current_period_end: row.currentPeriodEnd,
    payment_provider: row.paymentProvider,
    is_complimentary: row.isComplimentary,
    next_amount: renews && bill.amountMinor > 0 ? toMajor({ minor: bill.amountMinor, currency: bill.currency }) : null,
    next_discount:
      renews && bill.couponCode !== null
        ? { code: bill.couponCode, amount: toMajor({ minor: bill.discountMinor, currency: bill.currency }) }
        : null,
    currency: bill.currency,
    next_plan: nextPlan ? { id: nextPlan.id, name: nextPlan.name, display_name: nextPlan.displayName } : null,
    next_billing_cycle: row.nextBillingCycle,
    payment_method: method?.label ?? null,
    grace_ends_at: isPastDue ? graceEnd(row.currentPeriodEnd).toISOString() : null,
  }
}

/** Returns what remains of the plan's limits in the current periods. Without a plan, nothing remains. */
export const readUsage = (ctx: ServiceContext): Promise<Usage> => readUsed(ctx, accountOf(ctx), USAGE_RESOURCES)

export async function findActivePlan(ctx: ServiceContext, id: string): Promise<PlanRow | null> {
  const [row] = await ctx.db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.isActive, true)))
  return row ?? null
}

/** Returns a payment in its API format. */
export function toPayment(row: PaymentRow): Payment {
  const major = (minor: number) => toMajor({ minor, currency: row.currency })
  return {
    id: row.id,
    kind: row.kind,
    subscription: { plan: { name: row.terms.name, display_name: row.terms.display_name } },
    billing_cycle: row.billingCycle,
    amount: major(row.amountMinor),
    tax: major(row.taxMinor),
    tax_label: row.taxLabel,
    credit: major(row.creditMinor),
    discount: major(row.discountMinor),
    coupon_code: row.couponCode,
    price: major(row.priceMinor),
    currency: row.currency,
    provider: row.provider,
    reference: row.reference,
    status: row.status,
    refunded: major(row.refundedMinor),
    reason: row.reason,
    invoice_number: row.invoiceNumber,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    paid_at: row.paidAt,
    created_at: row.createdAt,
  }
}

/** Returns one page of the account's payments, newest first. */
export async function listTransactions(
  ctx: ServiceContext,
  { page, per_page }: { readonly page: number; readonly per_page: number },
): Promise<{ transactions: Payment[]; pagination: Pagination }> {
  const isOwn = eq(payments.accountId, accountOf(ctx).id)
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    ctx.db
      .select()
      .from(payments)
      .where(isOwn)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.select({ total: count() }).from(payments).where(isOwn),
  ])
  const last_page = Math.max(1, Math.ceil(total / per_page))
  return { transactions: rows.map(toPayment), pagination: { current_page: page, last_page, per_page, total } }
}

/** The seller as the operator configured it. */
export const sellerOf = ({ seller_name, seller_address, seller_tax_number }: Settings): Seller => ({
  ...{ name: seller_name || 'Contactory', address: seller_address, tax_number: seller_tax_number },
})

/** Returns the receipt of a completed payment. @throws not_found for any other */
export async function readInvoice(ctx: ServiceContext, id: string): Promise<Invoice> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.accountId, accountOf(ctx).id)))
  if (!row || row.invoiceNumber === null) throw notFound('Receipt')
  return {
    ...toPayment(row),
    payer_name: row.payerName ?? '',
    payer_email: row.payerEmail ?? '',
    buyer: row.buyer,
    // Receipts from before sellers were kept show the current one.
    seller: row.seller ?? sellerOf(await readSettings(ctx)),
  }
}
