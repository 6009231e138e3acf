import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Coupon, listCoupons as contract } from '../../../contracts/billing/coupons.ts'
import type { QueryOf } from '../../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import { containsText } from '../../../core/contains-text.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { coupons } from '../../../db/schema/control/coupons.ts'
import { notFound } from '../../../lib/errors.ts'
import { toMajor } from '../../../rules/billing/money.ts'
import type { CouponRow } from './find-coupon.ts'
import { redeemed } from './redemptions.ts'

const COLUMNS = { coupon: coupons, redemptions: sql<number>`${redeemed(sql`coupons.id`)}` }

/** Returns one page of all coupons, newest first. */
export async function listCoupons(
  ctx: ServiceContext,
  { page, per_page, state, search }: QueryOf<typeof contract>,
): Promise<{ coupons: Coupon[]; pagination: Pagination }> {
  const now = ctx.clock.now().toISOString()
  const isUsable = sql`(is_active = 1 AND (valid_until IS NULL OR valid_until > ${now})
    AND (redemptions_max IS NULL OR redemptions_max > ${redeemed(sql`coupons.id`)}))`
  const states: Record<typeof state, SQL | undefined> = {
    all: undefined,
    usable: isUsable,
    ended: sql`NOT ${isUsable}`,
  }
  const wanted = and(states[state], containsText([coupons.code, coupons.description], search))
  const [rows, total] = await Promise.all([
    ctx.db
      .select(COLUMNS)
      .from(coupons)
      .where(wanted)
      .orderBy(desc(coupons.createdAt), desc(coupons.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db.$count(coupons, wanted),
  ])
  return {
    coupons: rows.map((row) => toCoupon(row.coupon, row.redemptions, now)),
    pagination: paginationOf(page, per_page, total),
  }
}

/** @throws not_found */
export async function readCoupon(ctx: ServiceContext, id: string): Promise<Coupon> {
  const [row] = await ctx.db.select(COLUMNS).from(coupons).where(eq(coupons.id, id))
  if (!row) throw notFound('Coupon')
  return toCoupon(row.coupon, row.redemptions, ctx.clock.now().toISOString())
}

function toCoupon(row: CouponRow, redemptions: number, now: string): Coupon {
  const { basisPoints, amountMinor, currency } = row
  const isUsedUp = row.redemptionsMax !== null && redemptions >= row.redemptionsMax
  const isExpired = row.validUntil !== null && row.validUntil <= now
  return {
    ...{ id: row.id, code: row.code, description: row.description },
    percent: basisPoints === null ? null : basisPoints / 100,
    amount: amountMinor === null || currency === null ? null : toMajor({ minor: amountMinor, currency }),
    ...{ currency, duration: row.duration, months: row.months },
    plan_ids: row.planIds && [...row.planIds],
    ...{ valid_until: row.validUntil, redemptions_max: row.redemptionsMax },
    ...{ is_once_each: row.isOnceEach, is_active: row.isActive, redemptions },
    ended: !row.isActive ? 'inactive' : isExpired ? 'expired' : isUsedUp ? 'used-up' : null,
    created_at: row.createdAt,
  }
}
