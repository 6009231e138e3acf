import { z } from 'zod'
import { data, endpoint, IdParams } from './endpoint.ts'
import { Pagination, pageQuery } from './pagination.ts'
import { multiLine } from './plain-text.ts'
import { BILLING_CYCLES, Plan, Subscription } from './plans.ts'

/** What somebody bought: what the plan allowed and cost then. A later change of the plan does not touch it. */
export const PlanTerms = Plan.omit({ id: true, is_active: true, is_popular: true, sort_order: true })
export type PlanTerms = z.infer<typeof PlanTerms>

/** `start`: a first period. `change`: another plan, from now on. `renewal`: the next period. */
export const PaymentKind = z.enum(['start', 'change', 'renewal'])
export type PaymentKind = z.infer<typeof PaymentKind>

export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'abandoned', 'refunded'] as const
export const PaymentStatus = z.enum(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** `requested`: written down, the provider may not have heard of it. `pending`: the provider has accepted it. */
export const REFUND_STATES = ['requested', 'pending', 'done', 'failed'] as const
export const RefundState = z.enum(REFUND_STATES)
export type RefundState = z.infer<typeof RefundState>

/** Amounts in major units, as everywhere on the wire. */
export const Payment = z.object({
  id: z.string(),
  kind: PaymentKind,
  /** What it was for. */
  subscription: z.object({ plan: z.object({ name: z.string(), display_name: z.string() }) }),
  billing_cycle: z.enum(BILLING_CYCLES),
  amount: z.number(),
  /** Part of `amount`. */
  tax: z.number(),
  tax_label: z.string().nullable(),
  credit: z.number(),
  price: z.number(),
  currency: z.string(),
  provider: z.string(),
  reference: z.string(),
  status: PaymentStatus,
  /** What was returned of `amount`; less than that while `status` is still `success`. */
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

/** What a paid payment's receipt says. */
export const Invoice = Payment.extend({
  payer_name: z.string(),
  payer_email: z.string(),
  /** Who it is from, as the operator says (`settings`). */
  seller: z.object({ name: z.string(), address: z.string(), tax_number: z.string() }),
})
export type Invoice = z.infer<typeof Invoice>

const base = '/dashboard/subscription'

/** What a change of plan comes to, told before it is made. */
export const PlanChange = z.object({
  /** `now`: paid now, and a new period begins. `at_period_end`: nothing is paid, the plan changes when this period is over. */
  takes_effect: z.enum(['now', 'at_period_end']),
  effective_at: z.string(),
  /** All in major units of `currency`. */
  price: z.number(),
  /** What is left of the current period. */
  credit: z.number(),
  tax: z.number(),
  tax_label: z.string().nullable(),
  /** To be paid now. */
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
  query: Wanted,
  returns: data(z.object({ change: PlanChange })),
})
/** A larger plan is paid for and counts from then on, a smaller one from the next period. */
export const changePlan = endpoint({
  method: 'post',
  path: `${base}/change-plan`,
  permission: 'billing:subscribe',
  body: Wanted.extend({ provider: z.string().max(50).optional() }),
  returns: z.object({ payment_data: PaymentData, subscription: Subscription.nullable() }),
})
/** Takes back a change that waits for the end of the period. */
export const keepPlan = endpoint({
  method: 'post',
  path: `${base}/keep-plan`,
  permission: 'billing:subscribe',
  returns: z.object({ subscription: Subscription }),
})
/** Which payment is meant, as providers name it. */
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
/** Asks the provider what became of a payment, and grants what was bought, once. */
export const verifyPayment = endpoint({
  method: 'post',
  path: `${base}/verify`,
  permission: 'billing:subscribe',
  body: NamedPayment,
  returns: z.object({ subscription: Subscription.nullable(), payment: Payment }),
})
/** Starts a payment that was not made again, in a new checkout; without one where it turns out to be paid. */
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
/** Ends it with its period; until then all stays as it is. */
export const cancelSubscription = actOn('cancel')
export const resumeSubscription = actOn('resume')
/** Begins the payment of a period whose renewal failed, or that is soon to be renewed. */
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
/** The method by which the next period is paid is forgotten, here and by the provider. */
export const detachPaymentMethod = endpoint({
  method: 'delete',
  path: `${base}/payment-method`,
  permission: 'billing:subscribe',
  returns: z.object({ subscription: Subscription.nullable() }),
})

/** A provider tells of a payment, signed in its own way; its bytes are read as they came. */
export const paymentWebhook = endpoint({
  method: 'post',
  path: '/payment-webhooks/:provider',
  permission: 'public',
  params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
  returns: z.object({}),
})

/** `waiting`: not read yet. `failed`: reading it failed, and is tried again. `ignored`: about nothing of ours. */
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
/** The newest first, where nothing else is asked for. */
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
/** Reads an event again; what it grants is granted once all the same. */
export const replayProviderEvent = endpoint({
  method: 'post',
  path: '/dashboard/admin/payment-events/:id/replay',
  permission: 'billing:manage',
  params: IdParams,
  returns: data(z.object({ event: ProviderEvent })),
})

/** Money that is returned, through the provider by an administrator, or by the provider itself (its dashboard, a chargeback). */
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
  /** Null once the account is gone. */
  account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** As it was when it was paid. */
  payer_email: z.string().nullable(),
  /** What the provider said that does not fit what was asked for: nothing was granted, and somebody has to look at it. */
  alarm: z.string().nullable(),
})
export type AdminPayment = z.infer<typeof AdminPayment>
export const ADMIN_PAYMENT_SORTS = ['created_at', 'amount', 'status', 'provider'] as const
/**
 * The newest first, where nothing else is asked for; amounts are sorted within their currency. Searched in the reference, the invoice number
 * and the payer's address.
 */
export const listAdminPayments = endpoint({
  method: 'get',
  path: '/dashboard/admin/payments',
  permission: 'billing:manage',
  query: pageQuery(20).extend({
    status: z.union([PaymentStatus, z.literal('all'), z.literal('')]).optional(),
    alarm: z.enum(['only', 'all', '']).optional(),
    search: z.string().trim().max(254).default(''),
    sort: z.enum(ADMIN_PAYMENT_SORTS, 'Choose a column to sort by').default('created_at'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  returns: data(z.object({ payments: z.array(AdminPayment), pagination: Pagination, alarms: z.number() })),
})

export const RefundInput = z.object({
  /** In major units; what is left of the payment where it is not named. */
  amount: z.number('Enter an amount').positive('Enter an amount').max(1_000_000_000_000).optional(),
  reason: multiLine('Give a reason').trim().min(1, 'Give a reason').max(300),
  /** Chosen by the caller, once for each refund that is meant. */
  request_id: z.uuid(),
})

/**
 * Returns a payment, or a part of it, through its provider. One refund of a payment is under way at a time. The same `request_id` again is the same refund, however
 * often it is sent.
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
/** The page that stands in for a provider's checkout; it exists in development only. */
export const showCheckout = endpoint({
  method: 'get',
  path: '/dev/checkout/:reference',
  permission: 'public',
  params: CheckoutParams,
  returns: z.object({}),
  file: 'text/html',
})
/** A form's post, which ends in a redirect. */
export const endCheckout = endpoint({
  method: 'post',
  path: '/dev/checkout/:reference',
  permission: 'public',
  params: CheckoutParams,
  returns: z.object({}),
  file: 'text/html',
})
