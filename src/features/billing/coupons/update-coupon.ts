import { eq } from 'drizzle-orm'
import type { Coupon, CouponChange } from '../../../contracts/billing/coupons.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { coupons } from '../../../db/schema/control/coupons.ts'
import { readCoupon } from './coupon-rows.ts'

/** Changes until when and how often a coupon can be used. Discounts that run already continue. @throws not_found */
export async function updateCoupon(ctx: ServiceContext, id: string, change: CouponChange): Promise<Coupon> {
  const former = await readCoupon(ctx, id)
  const { description, valid_until, redemptions_max, is_active } = change
  const set = {
    ...(description !== undefined && { description }),
    ...(valid_until !== undefined && { validUntil: valid_until }),
    ...(redemptions_max !== undefined && { redemptionsMax: redemptions_max }),
    ...(is_active !== undefined && { isActive: is_active }),
    updatedAt: ctx.clock.now().toISOString(),
  }
  const names = Object.keys(change) as (keyof CouponChange)[]
  await runBatch(ctx.db, [
    statement(ctx.db.update(coupons).set(set).where(eq(coupons.id, id))),
    auditStatement(ctx, {
      action: 'coupon.update',
      objectId: id,
      before: Object.fromEntries(names.map((name) => [name, former[name]])),
      after: change,
    }),
  ])
  return readCoupon(ctx, id)
}
