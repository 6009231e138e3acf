import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { multiLine } from '../plain-text.ts'
import { CouponCode, PlanPrice } from './coupons.ts'
import { BILLING_CYCLES, Plan, Subscription } from './plans.ts'

/** The terms of a purchase: the plan's limits and price at that time. Later changes of the plan do not affect them. */
export const PlanTerms = Plan.omit({ id: true, is_active: true, is_popular: true, sort_order: true }).extend({
  /** Terms of purchases before plans had it do not say. */
  has_sso: z.boolean().optional(),
})
export type PlanTerms = z.infer<typeof PlanTerms>

/** `start`: a first period. `change`: another plan, from now on. `renewal`: the next period. */
export const PaymentKind = z.enum(['start', 'change', 'renewal'])
export type PaymentKind = z.infer<typeof PaymentKind>

export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'abandoned', 'refunded'] as const
export const PaymentStatus = z.enum(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** `requested`: recorded, but the provider may not have received it. `pending`: the provider has accepted it. */
export const REFUND_STATES = ['requested', 'pending', 'done', 'failed'] as const
export const RefundState = z.enum(REFUND_STATES)
export type RefundState = z.infer<typeof RefundState>

/** Amounts in major units, as everywhere on the wire. */
export const Payment = z.object({
  id: z.string(),
  kind: PaymentKind,
  /** The purchased plan. */
  subscription: z.object({ plan: z.object({ name: z.string(), display_name: z.string() }) }),
  billing_cycle: z.enum(BILLING_CYCLES),
  amount: z.number(),
  /** Included in `amount`. */
  tax: z.number(),
  tax_label: z.string().nullable(),
  credit: z.number(),
  /** What the coupon took off `price`. */
  discount: z.number(),
  coupon_code: z.string().nullable(),
  price: z.number(),
  currency: z.string(),
  provider: z.string(),
  reference: z.string(),
  status: PaymentStatus,
  /** The refunded part of `amount`; less than `amount` while `status` is still `success`. */
  refunded: z.number(),
  /** Why it failed, as a sentence. */
  reason: z.string().nullable(),
  invoice_number: z.string().nullable(),
  period_start: z.string().nullable(),
  period_end: z.string().nullable(),
  paid_at: z.string().nullable(),
  created_at: z.string(),
})
export type Payment = z.infer<typeof Payment>

/** The buyer as a receipt names it, next to who paid. Empty where it was not given. */
export const Buyer = z.object({
  company_name: z.string(),
  address: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  tax_id: z.string(),
  purchase_order: z.string(),
})
export type Buyer = z.infer<typeof Buyer>
export const Seller = z.object({ name: z.string(), address: z.string(), tax_number: z.string() })
export type Seller = z.infer<typeof Seller>

/** The receipt of a completed payment. It says what was so when it was issued, and never changes. */
export const Invoice = Payment.extend({
  payer_name: z.string(),
  payer_email: z.string(),
  buyer: Buyer.nullable(),
  seller: Seller,
})
export type Invoice = z.infer<typeof Invoice>

const base = '/dashboard/subscription'

/** A preview of what a change of plan costs. */
export const PlanChange = z.object({
  /**
   * `now`: paid now, and a new period starts. `at_period_end`: nothing is paid, and the plan changes when this period
   * ends.
   */
  takes_effect: z.enum(['now', 'at_period_end']),
  effective_at: z.string(),
  /** All in major units of `currency`. */
  price: z.number(),
  /** The unused value of the current period. */
  credit: z.number(),
  discount: z.number(),
  /** The coupon that `discount` is from. */
  coupon: PlanPrice.shape.coupon,
  tax: z.number(),
  tax_label: z.string().nullable(),
  /** To pay now. */
  amount_due: z.number(),
  currency: z.string(),
  period_end: z.string(),
})
export type PlanChange = z.infer<typeof PlanChange>

export const PaymentData = z.object({
  message: z.string(),
  redirect_url: z.string().optional(),
  checkout_url: z.string().optional(),
  authorization_url: z.string().optional(),
})

const Wanted = z.object({ plan_id: z.uuid(), billing_cycle: z.enum(BILLING_CYCLES).default('monthly') })

export const previewChange = endpoint({
  method: 'get',
  path: `${base}/change-preview`,
  permission: 'billing:view',
  query: Wanted.extend({ coupon: CouponCode.optional() }),
  returns: data(z.object({ change: PlanChange })),
})
/** An upgrade is paid and takes effect at once, a downgrade with the next period. */
export const changePlan = endpoint({
  method: 'post',
  path: `${base}/change-plan`,
  permission: 'billing:subscribe',
  body: Wanted.extend({ provider: z.string().max(50).optional(), coupon: CouponCode.optional() }),
  returns: z.object({ payment_data: PaymentData, subscription: Subscription.nullable() }),
})
/** Cancels a change that is scheduled for the end of the period. */
export const keepPlan = endpoint({
  method: 'post',
  path: `${base}/keep-plan`,
  permission: 'billing:subscribe',
  returns: z.object({ subscription: Subscription }),
})
/** Identifies a payment by the ids that providers use. */
const NamedPayment = z
  .object({
    reference: z.string().trim().max(100).optional(),
    transaction_id: z.string().trim().max(100).optional(),
    provider: z.string().max(50).optional(),
  })
  .refine(({ reference, transaction_id }) => Boolean(reference || transaction_id), {
    path: ['reference'],
    error: 'No payment information found. Please try again.',
  })
/** Verifies a payment with the provider and, if paid, grants the purchase exactly once. */
export const verifyPayment = endpoint({
  method: 'post',
  path: `${base}/verify`,
  permission: 'billing:subscribe',
  body: NamedPayment,
  returns: z.object({ subscription: Subscription.nullable(), payment: Payment }),
})
/** Starts a payment that was not completed again, in a new checkout; without a checkout if it turns out to be paid. */
export const retryPayment = endpoint({
  method: 'post',
  path: `${base}/retry`,
  permission: 'billing:subscribe',
  body: NamedPayment,
  returns: z.object({ payment_data: PaymentData }),
})
const actOn = (verb: 'cancel' | 'resume') =>
  endpoint({
    method: 'post',
    path: `${base}/${verb}`,
    permission: 'billing:subscribe',
    returns: z.object({ subscription: Subscription }),
  })
/** Cancels at the end of the period; until then nothing changes. */
export const cancelSubscription = actOn('cancel')
export const resumeSubscription = actOn('resume')
/** Starts the payment for a period whose renewal failed or is due soon. */
export const payRenewal = endpoint({
  method: 'post',
  path: `${base}/renew`,
  permission: 'billing:subscribe',
  body: z.object({ provider: z.string().max(50).optional() }).prefault({}),
  returns: z.object({ payment_data: PaymentData }),
})
export const listTransactions = endpoint({
  method: 'get',
  path: `${base}/transactions`,
  permission: 'billing:view',
  query: pageQuery(10),
  returns: data(z.object({ transactions: z.array(Payment), pagination: Pagination })),
})
export const getInvoice = endpoint({
  method: 'get',
  path: `${base}/invoices/:id`,
  permission: 'billing:view',
  params: IdParams,
  returns: data(z.object({ invoice: Invoice })),
})
export const listProviders = endpoint({
  method: 'get',
  path: `${base}/providers`,
  permission: 'billing:view',
  returns: data(z.object({ providers: z.record(z.string(), z.string()), default_provider: z.string().nullable() })),
})
/** Deletes the payment method for renewals, here and at the provider. */
export const detachPaymentMethod = endpoint({
  method: 'delete',
  path: `${base}/payment-method`,
  permission: 'billing:subscribe',
  returns: z.object({ subscription: Subscription.nullable() }),
})

/** Receives a provider's webhook event about a payment, signed in the provider's own way; the raw bytes are read. */
export const paymentWebhook = endpoint({
  method: 'post',
  path: '/payment-webhooks/:provider',
  permission: 'public',
  params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
  returns: z.object({}),
})

/**
 * `waiting`: not processed yet. `failed`: processing failed and will be retried. `ignored`: not about one of our
 * payments.
 */
export const PROVIDER_EVENT_STATES = ['waiting', 'done', 'ignored', 'failed'] as const
export const ProviderEventState = z.enum(PROVIDER_EVENT_STATES)
export type ProviderEventState = z.infer<typeof ProviderEventState>
export const ProviderEvent = z.object({
  id: z.string(),
  provider: z.string(),
  event_id: z.string(),
  type: z.string(),
  reference: z.string().nullable(),
  state: ProviderEventState,
  outcome: z.string().nullable(),
  attempts: z.number(),
  received_at: z.string(),
})
export const PROVIDER_EVENT_SORTS = ['received_at', 'provider', 'type', 'state'] as const
/** Newest first by default. */
export const listProviderEvents = endpoint({
  method: 'get',
  path: '/dashboard/admin/payment-events',
  permission: 'billing:manage',
  query: pageQuery(20).extend({
    state: z.union([ProviderEventState, z.literal('all'), z.literal('')]).optional(),
    provider: z.string().max(20).optional(),
    search: z.string().trim().max(100).default(''),
    sort: z.enum(PROVIDER_EVENT_SORTS, 'Choose a column to sort by').default('received_at'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  returns: data(z.object({ events: z.array(ProviderEvent), pagination: Pagination })),
})
/** Processes an event again; the purchase is still granted only once. */
export const replayProviderEvent = endpoint({
  method: 'post',
  path: '/dashboard/admin/payment-events/:id/replay',
  permission: 'billing:manage',
  params: IdParams,
  returns: data(z.object({ event: ProviderEvent })),
})

/** A refund, made by an administrator through the provider, or by the provider itself (its dashboard, a chargeback). */
export const Refund = z.object({
  id: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: RefundState,
  origin: z.enum(['administrator', 'provider']),
  /** Why it failed, as a sentence. */
  failure: z.string().nullable(),
  created_at: z.string(),
  done_at: z.string().nullable(),
})
export type Refund = z.infer<typeof Refund>

/** A payment as administrators see it. */
export const AdminPayment = Payment.extend({
  /** The latest first. */
  refunds: z.array(Refund),
  /** Null once the account is deleted. */
  account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** The address at the time of payment. */
  payer_email: z.string().nullable(),
  /** The company on the receipt. */
  company_name: z.string().nullable(),
  /** Set if the provider's data does not match the request: nothing was granted, and the payment needs review. */
  alarm: z.string().nullable(),
})
export type AdminPayment = z.infer<typeof AdminPayment>
export const ADMIN_PAYMENT_SORTS = ['created_at', 'amount', 'status', 'provider'] as const
/**
 * Newest first by default; amounts are sorted within their currency. Searches the reference, the invoice number and the
 * payer's address, and the company on the receipt.
 */
export const listAdminPayments = endpoint({
  method: 'get',
  path: '/dashboard/admin/payments',
  permission: 'billing:manage',
  query: pageQuery(20).extend({
    status: z.union([PaymentStatus, z.literal('all'), z.literal('')]).optional(),
    alarm: z.enum(['only', 'all', '']).optional(),
    /** `only`: payments with a receipt. */
    receipts: z.enum(['only', 'all', '']).optional(),
    /** The first and the last day of payment (UTC); payments that were not made are omitted. */
    since: z.iso.date().or(z.literal('')).default(''),
    until: z.iso.date().or(z.literal('')).default(''),
    search: z.string().trim().max(254).default(''),
    sort: z.enum(ADMIN_PAYMENT_SORTS, 'Choose a column to sort by').default('created_at'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  returns: data(z.object({ payments: z.array(AdminPayment), pagination: Pagination, alarms: z.number() })),
})

export const RefundInput = z.object({
  /** In major units; by default the rest of the payment. */
  amount: z.number('Enter an amount').positive('Enter an amount').max(1_000_000_000_000).optional(),
  reason: multiLine('Give a reason').trim().min(1, 'Give a reason').max(300),
  /** Chosen by the caller, a new one for each intended refund. */
  request_id: z.uuid(),
})

/**
 * Refunds a payment, or a part of it, through its provider. Only one refund of a payment can be in progress. Repeating
 * the same `request_id` refers to the same refund.
 */
export const refundPayment = endpoint({
  method: 'post',
  path: '/dashboard/admin/payments/:id/refund',
  permission: 'billing:refund',
  params: IdParams,
  body: RefundInput,
  returns: data(z.object({ payment: AdminPayment, refund: Refund })),
})

const CheckoutParams = z.object({ reference: z.string().regex(/^[\w-]{1,80}$/) })
/** A page that replaces a provider's checkout; in development only. */
export const showCheckout = endpoint({
  method: 'get',
  path: '/dev/checkout/:reference',
  permission: 'public',
  params: CheckoutParams,
  returns: z.object({}),
  file: 'text/html',
})
/** A form post, which ends in a redirect. */
export const endCheckout = endpoint({
  method: 'post',
  path: '/dev/checkout/:reference',
  permission: 'public',
  params: CheckoutParams,
  returns: z.object({}),
  file: 'text/html',
})
