import { inArray } from 'drizzle-orm'
import type { Coupon, CouponInput } from '../../../contracts/billing/coupons.ts'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { coupons } from '../../../db/schema/control/coupons.ts'
import { plans } from '../../../db/schema/control/plans.ts'
import { invalid } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { decimalsOf, isCurrency, toMinor } from '../../../rules/billing/money.ts'
import { readCoupon } from './coupon-rows.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 12

/**
 * Creates a coupon; without a code, with a random one.
 *
 * @throws validation_failed for a code in use, an unknown plan, or an amount that its currency does not have
 */
export async function createCoupon(ctx: ServiceContext, input: CouponInput): Promise<Coupon> {
  const { percent, amount, months, plan_ids } = input
  const currency = amount === null ? null : input.currency
  if (currency !== null && !isCurrency(currency)) throw invalid({ currency: ['Enter a currency, such as NGN or EUR'] })
  const amountMinor = amount === null || currency === null ? null : toMinor(amount, currency)
  if (amount !== null && amountMinor === null)
    throw invalid({ amount: [`Amounts in ${currency} have at most ${decimalsOf(currency ?? '')} decimals`] })
  const basisPoints = percent === null ? null : toMinor(percent, 'NGN')
  if (percent !== null && basisPoints === null) throw invalid({ percent: ['Enter at most two decimals'] })
  if (plan_ids !== null) await assertPlans(ctx, plan_ids)
  const id = newId()
  const at = ctx.clock.now().toISOString()
  const code = input.code === '' ? randomCode() : input.code
  const row = {
    ...{ id, code, description: input.description, basisPoints, amountMinor, currency, duration: input.duration },
    ...{ months: input.duration === 'months' ? months : null, planIds: plan_ids, isOnceEach: input.is_once_each },
    ...{ validUntil: input.valid_until, redemptionsMax: input.redemptions_max, isActive: input.is_active },
    ...{ createdAt: at, updatedAt: at },
  }
  const [made] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db.insert(coupons).values(row).onConflictDoNothing({ target: coupons.code }).returning({ id: coupons.id }),
    ),
    auditStatement(ctx, { action: 'coupon.create', objectId: id, after: { ...input, code } }),
  ])
  if (made.length === 0) throw invalid({ code: ['This code is taken'] })
  return readCoupon(ctx, id)
}

async function assertPlans({ db }: ServiceContext, ids: readonly string[]): Promise<void> {
  const known = await db
    .select({ id: plans.id })
    .from(plans)
    .where(inArray(plans.id, [...ids]))
  if (known.length < new Set(ids).size) throw invalid({ plan_ids: ['A plan no longer exists. Please reload.'] })
}

function randomCode(): string {
  // 256 is a multiple of the alphabet's 32 characters, so that each is equally likely.
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
