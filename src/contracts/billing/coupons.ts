import { z } from 'zod'
import { COUPON_DURATIONS } from '../../rules/billing/discount.ts'
import { changeOf } from '../change-of.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { singleLine } from '../plain-text.ts'
import { BILLING_CYCLES } from './plans.ts'

/** A code as a customer enters it; its case does not matter. */
export const CouponCode = singleLine().toUpperCase().max(40)

/** A coupon as operators see it. Amounts in major units. */
export const Coupon = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  /** Either a percentage, or an amount in `currency`. */
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  duration: z.enum(COUPON_DURATIONS),
  /** For `months`: the months of paid time that are discounted; a year counts as twelve. */
  months: z.number().nullable(),
  /** Null for all plans. */
  plan_ids: z.array(z.string()).nullable(),
  valid_until: z.string().nullable(),
  redemptions_max: z.number().nullable(),
  is_once_each: z.boolean(),
  is_active: z.boolean(),
  /** Open checkouts and paid redemptions. */
  redemptions: z.number(),
  /** Why it cannot be used now; null if it can. */
  ended: z.enum(['inactive', 'expired', 'used-up']).nullable(),
  created_at: z.string(),
})
export type Coupon = z.infer<typeof Coupon>

/** What may change later. Its terms stay, because customers rely on them. */
const Changeable = {
  description: singleLine().max(200).default(''),
  valid_until: z.iso.datetime('Enter a date').nullable().default(null),
  redemptions_max: z
    .number()
    .int('Enter a whole number')
    .min(1, 'Enter at least 1')
    .max(100_000, 'Enter at most 100,000')
    .nullable()
    .default(null),
  is_active: z.boolean().default(true),
}

export const CouponInput = z
  .object({
    /** Empty for a random one. */
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(
        /^(?:[A-Z0-9](?:[A-Z0-9_-]{4,38}[A-Z0-9]))?$/,
        'Use 6 to 40 letters, digits, hyphens and underscores, or leave it empty',
      )
      .default(''),
    percent: z.number().min(0.01, 'Enter 0.01 to 99').max(99, 'Enter 0.01 to 99').nullable().default(null),
    amount: z.number().positive('Enter an amount').max(1_000_000_000).nullable().default(null),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'Currency has three letters')
      .nullable()
      .default(null),
    duration: z.enum(COUPON_DURATIONS).default('once'),
    months: z
      .number()
      .int('Enter a whole number')
      .min(1, 'Enter 1 to 120')
      .max(120, 'Enter 1 to 120')
      .nullable()
      .default(null),
    plan_ids: z.array(z.uuid()).min(1, 'Choose a plan').max(50).nullable().default(null),
    is_once_each: z.boolean().default(true),
    ...Changeable,
  })
  .superRefine(({ percent, amount, currency, duration, months }, check) => {
    const issue = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
    if ((percent === null) === (amount === null)) issue('percent', 'Enter either a percentage or an amount')
    if (amount !== null && currency === null) issue('currency', 'Choose the currency of the amount')
    if (duration === 'months' && months === null) issue('months', 'Enter the number of months')
  })
export type CouponInput = z.output<typeof CouponInput>

export const CouponChange = changeOf(Changeable)
export type CouponChange = z.output<typeof CouponChange>

const base = '/dashboard/admin/coupons'

export const COUPON_STATES = ['all', 'usable', 'ended'] as const
/** Newest first. Searches code and description. */
export const listCoupons = endpoint({
  method: 'get',
  path: base,
  permission: 'billing:manage',
  query: pageQuery(20).extend({
    state: z.enum(COUPON_STATES).default('all'),
    search: z.string().trim().max(100).default(''),
  }),
  returns: data(z.object({ coupons: z.array(Coupon), pagination: Pagination })),
})
export const createCoupon = endpoint({
  method: 'post',
  path: base,
  permission: 'billing:manage',
  body: CouponInput,
  status: 201,
  returns: data(z.object({ coupon: Coupon })),
})
export const updateCoupon = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'billing:manage',
  params: IdParams,
  body: CouponChange,
  returns: data(z.object({ coupon: Coupon })),
})

/** What a plan costs, in major units of `currency`. */
export const PlanPrice = z.object({
  price: z.number(),
  discount: z.number(),
  /** The coupon that `discount` is from, and how long it lasts. */
  coupon: z.object({ code: z.string(), duration: z.enum(COUPON_DURATIONS), months: z.number().nullable() }).nullable(),
  tax: z.number(),
  tax_label: z.string().nullable(),
  amount_due: z.number(),
  currency: z.string(),
})
export type PlanPrice = z.infer<typeof PlanPrice>

/**
 * What a first period costs, with a coupon. 409 with the same message for every code that cannot be used, so that codes
 * cannot be found by trying; 429 after too many of them.
 */
export const previewPrice = endpoint({
  method: 'post',
  path: '/dashboard/subscription/price',
  permission: 'billing:subscribe',
  body: z.object({
    plan_id: z.uuid(),
    billing_cycle: z.enum(BILLING_CYCLES).default('monthly'),
    coupon: CouponCode.optional(),
  }),
  returns: data(z.object({ price: PlanPrice })),
})
