import { eq } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { networkKey, type ThrottleRule } from '../../../core/throttle.ts'
import { coupons } from '../../../db/schema/control/coupons.ts'
import { trialHash } from '../../../domain/billing/used-trials.ts'
import { conflict } from '../../../lib/errors.ts'
import { discountOn } from '../../../rules/billing/discount.ts'
import type { Money } from '../../../rules/billing/money.ts'
import type { Discount } from '../reckon.ts'
import { hasRoomFor } from './redemptions.ts'

export type CouponRow = typeof coupons.$inferSelect

/** A coupon that a customer entered, and what it takes off a price. */
export interface AppliedCoupon extends Discount {
  readonly coupon: CouponRow
}

const PER_ACCOUNT: ThrottleRule = { attemptsMax: 10, windowSeconds: 3_600 }
const PER_NETWORK: ThrottleRule = { attemptsMax: 40, windowSeconds: 3_600 }
const TOO_MANY = 'Too many coupon codes were tried. Please wait a while.'

/** The same for every code that cannot be used, so that codes cannot be found by trying. */
export const notUsable = () =>
  conflict('This coupon cannot be used. Check the code and the plan, or continue without it.')

/**
 * Finds the coupon with a code and applies it to the price of a plan. The only way for customers to ask about a code.
 * Attempts that fail are counted by account and by network.
 *
 * @param code empty or undefined for none
 * @returns null without a code
 * @throws conflict if it does not exist, does not fit, has ended or is used up; too_many_requests
 */
export async function applyCoupon(
  ctx: ServiceContext,
  code: string | undefined,
  price: Money,
  planId: string,
): Promise<AppliedCoupon | null> {
  if (!code) return null
  const account = accountOf(ctx)
  const keys = [`coupons:${account.id}`, networkKey('coupons', ctx)] as const
  await ctx.throttle.spend(keys[0], PER_ACCOUNT, TOO_MANY)
  await ctx.throttle.spend(keys[1], PER_NETWORK, TOO_MANY)
  const [coupon] = await ctx.db.select().from(coupons).where(eq(coupons.code, code))
  const discountMinor = coupon ? discountOn(coupon, price, planId) : null
  const payer = { accountId: account.id, hash: await trialHash(ctx, account.email) }
  if (!coupon || discountMinor === null || !(await isUsable(ctx, coupon, payer))) throw notUsable()
  await Promise.all(keys.map((key) => ctx.throttle.refund(key)))
  return { coupon, couponId: coupon.id, couponCode: coupon.code, discountMinor }
}

async function isUsable(
  ctx: ServiceContext,
  coupon: CouponRow,
  payer: { readonly accountId: string; readonly hash: string },
): Promise<boolean> {
  const found = await ctx.db.all(hasRoomFor(coupon.id, payer, ctx.clock.now()))
  return found.length > 0
}
