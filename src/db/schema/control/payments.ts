import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type {
  Buyer,
  PaymentKind,
  PaymentStatus,
  PlanTerms,
  ProviderEventState,
  RefundState,
  Seller,
} from '../../../contracts/billing/payments.ts'
import { id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'
import { coupons } from './coupons.ts'
import { plans } from './plans.ts'
import { subscriptions } from './subscriptions.ts'

/**
 * The payment ledger: a row for each requested payment, with our own reference. A row becomes `success` once, in the
 * statement that grants the purchase.
 */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    /** Null once the account is deleted: the records remain, without its name. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    subscriptionId: text('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    kind: text('kind').$type<PaymentKind>().notNull(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    /** The purchased terms. */
    terms: text('terms', { mode: 'json' }).$type<PlanTerms>().notNull(),
    provider: text('provider').notNull(),
    /** Our own reference, which the provider also uses. */
    reference: text('reference').notNull().unique(),
    /** The provider's own reference: a session or an order. */
    providerReference: text('provider_reference'),
    transactionId: text('transaction_id'),
    checkoutUrl: text('checkout_url'),
    currency: text('currency').notNull(),
    /** Minor units. The requested amount: the price minus the credit, plus tax. */
    amountMinor: integer('amount_minor').notNull(),
    priceMinor: integer('price_minor').notNull(),
    /** The unused value of the previous period. */
    creditMinor: integer('credit_minor').notNull().default(0),
    taxMinor: integer('tax_minor').notNull().default(0),
    /** Such as `VAT 7.5%`; null if there is none. */
    taxLabel: text('tax_label'),
    status: text('status').$type<PaymentStatus>().notNull().default('pending'),
    /** Why it failed, as a sentence. */
    reason: text('reason'),
    /** Set if the provider's data does not match the request: nothing was granted, and the payment needs review. */
    alarm: text('alarm'),
    /** Such as `2026-000042`, numbered without gaps; null until it is paid. */
    invoiceNumber: text('invoice_number').unique(),
    /** The payer's name and address at the time of payment. */
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    /** What the receipt says about buyer and seller, as of the time of payment; null on receipts older than this. */
    buyer: text('buyer', { mode: 'json' }).$type<Buyer>(),
    seller: text('seller', { mode: 'json' }).$type<Seller>(),
    /** What a coupon took off the price; included in neither credit nor tax. */
    discountMinor: integer('discount_minor').notNull().default(0),
    couponId: text('coupon_id').references((): AnySQLiteColumn => coupons.id),
    couponCode: text('coupon_code'),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** When to query the provider again. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** The refunded part of `amountMinor`, tax included. */
    refundedMinor: integer('refunded_minor').notNull().default(0),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payments_by_account').on(table.accountId, table.createdAt),
    index('payments_by_provider_reference').on(table.provider, table.providerReference),
    index('payments_to_check').on(table.nextCheckAt).where(sql`next_check_at IS NOT NULL`),
    index('payments_by_time').on(table.createdAt),
    index('payments_by_coupon').on(table.couponId, table.accountId).where(sql`coupon_id IS NOT NULL`),
  ],
)

/**
 * What each payment bought, as calculated by `features/billing/lots.ts`; written in the transaction that settles or
 * refunds the payment. Excludes tax, so that the lots add up to the ledger.
 */
export const paymentLots = sqliteTable(
  'payment_lots',
  {
    /** The payment's id. */
    id: text('id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    terms: text('terms', { mode: 'json' }).$type<PlanTerms>().notNull(),
    currency: text('currency').notNull(),
    priceMinor: integer('price_minor').notNull(),
    cycleDays: integer('cycle_days').notNull(),
    paidMinor: integer('paid_minor').notNull(),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    sources: text('sources', { mode: 'json' })
      .$type<readonly { lotId: string; minor: number }[]>()
      .notNull()
      .default([]),
    valueMinor: integer('value_minor').notNull(),
    consumedMinor: integer('consumed_minor').notNull().default(0),
    writtenOffMinor: integer('written_off_minor').notNull().default(0),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Incremented with each change: a change applies only to the lots as they were read (optimistic locking). */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [index('payment_lots_by_account').on(table.accountId)],
)

/**
 * Refunds, made by an administrator through the provider (`administrator`), or by the provider itself, in its dashboard
 * or by a chargeback (`provider`).
 */
export const paymentRefunds = sqliteTable(
  'payment_refunds',
  {
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Tax included. */
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull().default('requested'),
    origin: text('origin', { enum: ['administrator', 'provider'] }).notNull(),
    providerRefundId: text('provider_refund_id'),
    /** Why it failed, as a sentence. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    /** When to query the provider about it again. */
    nextCheckAt: instant('next_check_at'),
    /**
     * Until when a process holds the claim to call the provider. Not every provider supports idempotency keys, so only
     * one process calls at a time.
     */
    claimedUntil: instant('claimed_until'),
    requestedBy: text('requested_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('payment_refunds_by_payment').on(table.paymentId),
    index('payment_refunds_to_check').on(table.nextCheckAt).where(sql`next_check_at IS NOT NULL`),
    uniqueIndex('one_open_refund').on(table.paymentId).where(sql`state IN ('requested', 'pending')`),
  ],
)

/** A saved method for renewals without the payer; one per provider. */
export const paymentMethods = sqliteTable(
  'payment_methods',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's token, encrypted. */
    token: text('token').notNull(),
    label: text('label').notNull(),
    /** Such as `2028-04`. */
    expires: text('expires'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.provider] })],
)

/** Providers' webhook events, with their raw bytes, so that failed ones can be processed again. */
export const providerEvents = sqliteTable(
  'provider_events',
  {
    id: id(),
    provider: text('provider').notNull(),
    /** The provider's own event id, identical on redelivery. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The reference of the payment, as sent by the provider. */
    reference: text('reference'),
    providerReference: text('provider_reference'),
    body: blob('body', { mode: 'buffer' }).notNull(),
    state: text('state').$type<ProviderEventState>().notNull().default('waiting'),
    /** The result, as a sentence. */
    outcome: text('outcome'),
    attempts: integer('attempts').notNull().default(0),
    receivedAt: instant('received_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    uniqueIndex('one_event_each').on(table.provider, table.eventId),
    index('provider_events_by_time').on(table.receivedAt),
    index('provider_events_open').on(table.state, table.receivedAt).where(sql`state IN ('waiting', 'failed')`),
  ],
)

/**
 * First payments with a coupon. One counts while its payment is open or once it is paid, so that checkouts cannot
 * promise more than the coupon has.
 */
export const couponRedemptions = sqliteTable(
  'coupon_redemptions',
  {
    id: id(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The payer's mailbox as a keyed hash, which outlives the account. */
    payerHash: text('payer_hash').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Set if its payer started another checkout; it counts again if this one is paid after all. */
    releasedAt: instant('released_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('coupon_redemptions_by_coupon').on(table.couponId, table.payerHash),
    index('coupon_redemptions_by_account').on(table.accountId, table.createdAt).where(sql`account_id IS NOT NULL`),
  ],
)
