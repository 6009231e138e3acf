import type { previewPrice as contract, PlanPrice } from '../../../contracts/billing/coupons.ts'
import type { BodyOf } from '../../../contracts/endpoint.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { readSettings } from '../../../core/settings.ts'
import { toPlan } from '../../../domain/billing/to-plan.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import { toMajor } from '../../../rules/billing/money.ts'
import { findActivePlan } from '../queries.ts'
import { assertSold, billFor, priceOf, termsOf } from '../reckon.ts'
import { taxOf } from '../tax-of.ts'
import { type AppliedCoupon, applyCoupon } from './find-coupon.ts'

/** What customers see of the coupon they entered. */
export const couponFacts = ({
  coupon: { code, duration, months },
}: AppliedCoupon): NonNullable<PlanPrice['coupon']> => ({
  ...{ code, duration, months },
})

/**
 * Returns what a first period costs, with a coupon if one is entered.
 *
 * @throws not_found, conflict if the coupon cannot be used, too_many_requests
 */
export async function previewPrice(ctx: ServiceContext, wanted: BodyOf<typeof contract>): Promise<PlanPrice> {
  const plan = (await findActivePlan(ctx, wanted.plan_id)) ?? raise(notFound('Plan'))
  const terms = termsOf(toPlan(plan))
  assertSold(terms, wanted.billing_cycle)
  const price = priceOf(terms, wanted.billing_cycle)
  const applied = await applyCoupon(ctx, wanted.coupon, price, plan.id)
  const bill = billFor(price, 0, taxOf(await readSettings(ctx)), applied)
  const shown = (minor: number) => toMajor({ minor, currency: bill.currency })
  return {
    ...{ price: shown(bill.priceMinor), discount: shown(bill.discountMinor), coupon: applied && couponFacts(applied) },
    ...{ tax: shown(bill.taxMinor), tax_label: bill.taxLabel },
    ...{ amount_due: shown(bill.amountMinor), currency: bill.currency },
  }
}
