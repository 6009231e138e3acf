import { sql } from 'drizzle-orm'
import type { PlanTerms } from '../../../contracts/billing/payments.ts'
import type { BillingCycle } from '../../../contracts/billing/plans.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { readSettings } from '../../../core/settings.ts'
import { type CouponDuration, discountOn, discountsNext } from '../../../rules/billing/discount.ts'
import type { Money } from '../../../rules/billing/money.ts'
import { type Bill, billFor, type Discount, priceOf } from '../reckon.ts'
import { taxOf } from '../tax-of.ts'

interface NextPeriod {
  readonly planId: string
  readonly cycle: BillingCycle
  readonly terms: PlanTerms
}

/** Computes what the next period costs, with the discount of a coupon that still runs. */
export async function renewalBill(
  ctx: Pick<ServiceContext, 'db'>,
  accountId: string,
  { planId, cycle, terms }: NextPeriod,
): Promise<Bill> {
  const price = priceOf(terms, cycle)
  const tax = taxOf(await readSettings(ctx))
  return billFor(price, 0, tax, price.minor === 0 ? null : await findDiscount(ctx, accountId, price, planId))
}

interface Running {
  coupon_id: string
  code: string
  basis_points: number | null
  amount_minor: number | null
  currency: string | null
  plan_ids: string | null
  duration: CouponDuration
  months: number | null
  months_discounted: number
}

/**
 * Finds the discount of the coupon that was redeemed last, if it still runs. It continues after the coupon itself has
 * ended, since it was promised, but not if the payment that redeemed it was refunded in full.
 */
async function findDiscount(
  { db }: Pick<ServiceContext, 'db'>,
  accountId: string,
  price: Money,
  planId: string,
): Promise<Discount | null> {
  const [running] = await db.all<Running>(sql`
    SELECT coupons.id AS coupon_id, coupons.code, coupons.basis_points, coupons.amount_minor, coupons.currency, coupons.plan_ids,
      coupons.duration, coupons.months,
      (SELECT coalesce(sum(CASE billing_cycle WHEN 'yearly' THEN 12 ELSE 1 END), 0) FROM payments AS paid
        WHERE paid.coupon_id = coupons.id AND paid.account_id = ${accountId} AND paid.status = 'success'
          AND paid.created_at >= redeemed.created_at) AS months_discounted
    FROM coupon_redemptions JOIN payments AS redeemed ON redeemed.id = coupon_redemptions.payment_id
    JOIN coupons ON coupons.id = coupon_redemptions.coupon_id
    WHERE coupon_redemptions.account_id = ${accountId} AND redeemed.status = 'success'
    ORDER BY redeemed.paid_at DESC, coupon_redemptions.created_at DESC LIMIT 1`)
  if (!running || !discountsNext(running, running.months_discounted)) return null
  const { coupon_id, code, basis_points, amount_minor, currency, plan_ids } = running
  const planIds = plan_ids === null ? null : (JSON.parse(plan_ids) as string[])
  const terms = { basisPoints: basis_points, amountMinor: amount_minor, currency, planIds }
  const discountMinor = discountOn(terms, price, planId)
  return discountMinor === null ? null : { couponId: coupon_id, couponCode: code, discountMinor }
}
