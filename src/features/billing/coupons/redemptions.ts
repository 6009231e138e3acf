import { type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { trialHash } from '../../../domain/billing/used-trials.ts'
import { newId } from '../../../lib/ids.ts'

interface Payer {
  readonly accountId: string
  /** Their mailbox, hashed. */
  readonly hash: string
}

/** SQL condition on `redemption` and its `payment`: it counts against the maximum. */
const COUNTS: SQL = sql`(payment.status IN ('success', 'refunded') OR (payment.status = 'pending' AND redemption.released_at IS NULL))`

/** SQL: how often a coupon was redeemed. */
export const redeemed = (couponId: SQL): SQL => sql`(
  SELECT count(*) FROM coupon_redemptions AS redemption JOIN payments AS payment ON payment.id = redemption.payment_id
  WHERE redemption.coupon_id = ${couponId} AND ${COUNTS})`

/**
 * SQL that returns a row if a coupon can be used now by a payer. An open checkout of the same payer does not count,
 * since another one replaces it.
 */
export const hasRoomFor = (couponId: string, { accountId, hash }: Payer, now: Date): SQL => sql`
  SELECT coupons.id FROM coupons
  WHERE coupons.id = ${couponId} AND is_active = 1 AND (valid_until IS NULL OR valid_until > ${now.toISOString()})
    AND (is_once_each = 0 OR NOT EXISTS (
      SELECT 1 FROM coupon_redemptions AS redemption JOIN payments AS payment ON payment.id = redemption.payment_id
      WHERE redemption.coupon_id = coupons.id AND redemption.payer_hash = ${hash} AND payment.status IN ('success', 'refunded')))
    AND (redemptions_max IS NULL OR redemptions_max > (
      SELECT count(*) FROM coupon_redemptions AS redemption JOIN payments AS payment ON payment.id = redemption.payment_id
      WHERE redemption.coupon_id = coupons.id AND ${COUNTS}
        AND NOT (payment.status = 'pending' AND redemption.account_id IS ${accountId})))`

/**
 * Redeems a coupon with a payment. Check and write are one statement, so of several payers who want the last one, one
 * gets it.
 *
 * @returns false if it cannot be used any more
 */
export async function redeemCoupon(
  ctx: ServiceContext,
  couponId: string,
  account: { readonly id: string; readonly email: string },
  paymentId: string,
): Promise<boolean> {
  const payer = { accountId: account.id, hash: await trialHash(ctx, account.email) }
  const now = ctx.clock.now()
  const at = now.toISOString()
  const id = newId()
  const [written] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO coupon_redemptions (id, coupon_id, account_id, payer_hash, payment_id, created_at)
      SELECT ${id}, usable.id, ${account.id}, ${payer.hash}, ${paymentId}, ${at} FROM (${hasRoomFor(couponId, payer, now)}) AS usable
      RETURNING id`),
    auditStatement(ctx, { action: 'coupon.redeem', accountId: account.id, objectId: couponId }),
    statement(sql`
      UPDATE coupon_redemptions SET released_at = ${at}
      WHERE account_id = ${account.id} AND coupon_id = ${couponId} AND payment_id <> ${paymentId} AND released_at IS NULL
        AND EXISTS (SELECT 1 FROM coupon_redemptions WHERE id = ${id})
        AND (SELECT status FROM payments WHERE payments.id = payment_id) = 'pending'`),
  ])
  return written.length > 0
}

/**
 * SQL condition on `payments`: its coupon, of which each payer has one, was used by the same payer with another payment
 * that is paid. This happens if two checkouts are paid that were open at the same time.
 */
export const IS_REDEEMED_TWICE: SQL = sql`(payments.kind <> 'renewal' AND EXISTS (
  SELECT 1 FROM coupon_redemptions AS own
  JOIN coupons ON coupons.id = own.coupon_id AND coupons.is_once_each = 1
  JOIN coupon_redemptions AS other ON other.coupon_id = own.coupon_id AND other.payer_hash = own.payer_hash AND other.id <> own.id
  JOIN payments AS paid ON paid.id = other.payment_id AND paid.status = 'success'
  WHERE own.payment_id = payments.id))`
