import { sql } from 'drizzle-orm'
import type { PaymentKind, PlanTerms } from '../../contracts/billing/payments.ts'
import type { BillingCycle } from '../../contracts/billing/plans.ts'
import type { ServiceContext } from '../../core/context.ts'
import { payments } from '../../db/schema/control/payments.ts'
import { AppError, conflict, tooManyRequests } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import type { Checkout, PaymentProvider, Purchase } from '../../platform/payments/port.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { notUsable } from './coupons/find-coupon.ts'
import { redeemCoupon } from './coupons/redemptions.ts'
import { CHECK_MINUTES } from './policy.ts'
import type { Bill } from './reckon.ts'

/** What is to be paid, and by whom. */
export interface Demand {
  readonly account: { readonly id: string; readonly name: string; readonly email: string }
  readonly kind: PaymentKind
  readonly planId: string
  readonly cycle: BillingCycle
  readonly terms: PlanTerms
  readonly bill: Bill
  readonly provider: PaymentProvider
  /** The coupon of `bill`, if this payment redeems it; a renewal only continues its discount. */
  readonly redeems?: string | undefined
}

/** The maximum number of unfinished checkouts that an account may start per hour. */
const OPEN_MAX = 20

export const newReference = (id = newId()): string => `ctp-${id}`

/** Returns the purchase in the form that the provider receives. */
export function purchaseOf(ctx: Pick<ServiceContext, 'config'>, demand: Demand, reference: string): Purchase {
  const { account, terms, cycle, bill, provider } = demand
  const back = (query: Readonly<Record<string, string>>) =>
    `${ctx.config.appUrl}${paths.paymentVerify.pattern}?${new URLSearchParams({ ...query, provider: provider.code })}`
  return {
    ...{ reference, email: account.email, name: account.name },
    money: { minor: bill.amountMinor, currency: bill.currency },
    description: `Contactory ${terms.display_name}, ${cycle}`,
    returnUrl: back({ reference }),
    cancelUrl: back({ reference, status: 'cancelled' }),
  }
}

/** Records a payment request. @returns its id, or null if this reference was recorded before */
export async function writeDemand(ctx: ServiceContext, demand: Demand, reference: string): Promise<string | null> {
  const { account, kind, planId, cycle, terms, bill, provider } = demand
  const now = ctx.clock.now()
  const at = now.toISOString()
  const written = await ctx.db
    .insert(payments)
    .values({
      ...{ id: newId(), accountId: account.id, kind, planId, billingCycle: cycle, terms, reference },
      ...{ ...bill, provider: provider.code, createdAt: at, updatedAt: at },
      nextCheckAt: new Date(now.getTime() + CHECK_MINUTES[0] * 60_000).toISOString(),
    })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  return written[0]?.id ?? null
}

/**
 * Starts a payment at a provider's checkout. It is recorded before the provider is called, so that every payment is
 * known.
 *
 * @returns where to send the payer
 * @throws conflict for a currency that the provider does not support, or with the provider's message; unavailable;
 *   too_many_requests
 */
export async function startCheckout(
  ctx: ServiceContext,
  demand: Demand,
): Promise<{ readonly message: string; readonly checkout_url: string; readonly authorization_url: string }> {
  const { account, bill, provider } = demand
  const refusal = provider.refusalOf(bill.currency)
  if (refusal !== null) throw conflict(refusal)
  const since = new Date(ctx.clock.now().getTime() - 3_600_000).toISOString()
  const open = await ctx.db.$count(
    payments,
    sql`account_id = ${account.id} AND status = 'pending' AND created_at > ${since}`,
  )
  if (open >= OPEN_MAX)
    throw tooManyRequests('Too many payments were begun and not finished. Please wait a while.', 3_600)
  const reference = newReference()
  const paymentId = await writeDemand(ctx, demand, reference)
  if (demand.redeems !== undefined && paymentId !== null) await redeem(ctx, demand.redeems, account, paymentId)
  const checkout = await begun(ctx, reference, () => provider.start(purchaseOf(ctx, demand, reference)))
  await ctx.db.run(sql`
    UPDATE payments SET provider_reference = ${checkout.providerReference}, checkout_url = ${checkout.url}
    WHERE reference = ${reference}`)
  return {
    message: `You'll continue at ${provider.label}.`,
    checkout_url: checkout.url,
    authorization_url: checkout.url,
  }
}

/** Redeems the coupon of a payment. @throws conflict if somebody else got the last one meanwhile */
async function redeem(ctx: ServiceContext, couponId: string, account: Demand['account'], paymentId: string) {
  if (await redeemCoupon(ctx, couponId, account, paymentId)) return
  await ctx.db.run(sql`
    UPDATE payments SET status = 'failed', reason = 'The coupon was used up meanwhile.', next_check_at = NULL
    WHERE id = ${paymentId} AND status = 'pending'`)
  throw notUsable()
}

/**
 * Starts the checkout. If the provider rejects it, the payment is marked as failed. If the provider does not respond,
 * the outcome is unknown and is checked later.
 */
async function begun(ctx: ServiceContext, reference: string, start: () => Promise<Checkout>): Promise<Checkout> {
  try {
    return await start()
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      await ctx.db.run(sql`
        UPDATE payments SET status = 'failed', reason = ${error.message.slice(0, 500)}, next_check_at = NULL
        WHERE reference = ${reference} AND status = 'pending'`)
    throw error
  }
}
