import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CouponDuration } from '../../../rules/billing/discount.ts'
import { flag, id, instant } from '../columns.ts'

/** Discount codes of the operator. Their terms never change, because renewals depend on them (`coupons_terms`). */
export const coupons = sqliteTable(
  'coupons',
  {
    id: id(),
    /** In upper case. */
    code: text('code').notNull().unique(),
    /** For the operator. */
    description: text('description').notNull(),
    /** The discount: either hundredths of a percent, or an amount in minor units of `currency`. */
    basisPoints: integer('basis_points'),
    amountMinor: integer('amount_minor'),
    currency: text('currency'),
    duration: text('duration').$type<CouponDuration>().notNull(),
    /** How many months of paid time are discounted; null unless `duration` is `months`. */
    months: integer('months'),
    /** The plans that it is for; null for all. */
    planIds: text('plan_ids', { mode: 'json' }).$type<readonly string[]>(),
    validUntil: instant('valid_until'),
    redemptionsMax: integer('redemptions_max'),
    /** Whether a payer may use it only once. */
    isOnceEach: flag('is_once_each').notNull().default(true),
    isActive: flag('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('coupons_by_time').on(table.createdAt)],
)
