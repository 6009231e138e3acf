import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type {
  PaymentKind,
  PaymentStatus,
  PlanTerms,
  ProviderEventState,
  RefundState,
} from '../../../contracts/payments.ts'
import { flag, id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/** What an account may use; `contracts/plan-limits.ts` says what its limits mean. Prices in minor units. */
export const plans = sqliteTable('plans', {
  id: id(),
  name: text('name').notNull().unique(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull(),
  priceMonthlyMinor: integer('price_monthly_minor').notNull(),
  priceYearlyMinor: integer('price_yearly_minor').notNull(),
  currency: text('currency').notNull().default('NGN'),
  crawlsPerMonth: integer('crawls_per_month').notNull(),
  apiCallsPerDay: integer('api_calls_per_day').notNull(),
  maxWebsites: integer('max_websites').notNull(),
  maxApiKeys: integer('max_api_keys').notNull(),
  websiteDownloadsPerDay: integer('website_downloads_per_day').notNull(),
  hasEmailCampaigns: flag('has_email_campaigns').notNull().default(false),
  hasSmsCampaigns: flag('has_sms_campaigns').notNull().default(false),
  hasWebhooks: flag('has_webhooks').notNull().default(false),
  hasAiExtraction: flag('has_ai_extraction').notNull().default(false),
  hasPrioritySupport: flag('has_priority_support').notNull().default(false),
  isActive: flag('is_active').notNull().default(true),
  isPopular: flag('is_popular').notNull().default(false),
  sortOrder: integer('sort_order').notNull().default(1),
  /** Days of a first subscription that cost nothing; 0 is no trial. */
  trialDays: integer('trial_days').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    status: text('status', { enum: ['active', 'trialing', 'past_due', 'cancelled', 'expired'] }).notNull(),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    currentPeriodStart: instant('current_period_start').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    paymentProvider: text('payment_provider'),
    /** What it was bought on, until it renews; null is what its plan says now. */
    terms: text('terms', { mode: 'json' }).$type<PlanTerms>(),
    /** That it began, or once was, a trial: an account has one. */
    isTrial: flag('is_trial').notNull().default(false),
    /** Given by an administrator, at no price: it goes on by its own terms, or ends with its period. */
    isComplimentary: flag('is_complimentary').notNull().default(false),
    /** What it goes over to at the end of its period; null renews as it is. */
    nextPlanId: text('next_plan_id').references(() => plans.id),
    nextBillingCycle: text('next_billing_cycle', { enum: ['monthly', 'yearly'] }),
    /** Attempts to have the next period paid. */
    renewalAttempts: integer('renewal_attempts').notNull().default(0),
    /** When the clock looks at it next: a reminder, a renewal, an end. */
    nextAt: instant('next_at'),
    /** The last reminder that went out, as `renews:2026-12-01`: told once. */
    remindedOf: text('reminded_of'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // One at a time, whatever its state, until it is over.
    uniqueIndex('one_running_subscription').on(table.accountId).where(sql`status <> 'expired'`),
    index('subscriptions_by_account').on(table.accountId, table.createdAt),
    index('subscriptions_by_plan').on(table.planId),
    index('subscriptions_due').on(table.nextAt).where(sql`next_at IS NOT NULL`),
  ],
)

/**
 * The ledger of money: a row for each time that somebody is asked for some, by a reference of our own. A row becomes `success` once, by the statement that grants
 * what was bought.
 */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    /** Null once the account is gone: the books stay, without its name. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    subscriptionId: text('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    kind: text('kind').$type<PaymentKind>().notNull(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    /** What is bought. */
    terms: text('terms', { mode: 'json' }).$type<PlanTerms>().notNull(),
    provider: text('provider').notNull(),
    /** Ours, by which the provider knows it too. */
    reference: text('reference').notNull().unique(),
    /** The provider's own: a session, an order. */
    providerReference: text('provider_reference'),
    transactionId: text('transaction_id'),
    checkoutUrl: text('checkout_url'),
    currency: text('currency').notNull(),
    /** Minor units. What is asked for: price less credit, and the tax on that. */
    amountMinor: integer('amount_minor').notNull(),
    priceMinor: integer('price_minor').notNull(),
    /** What was left of the period before. */
    creditMinor: integer('credit_minor').notNull().default(0),
    taxMinor: integer('tax_minor').notNull().default(0),
    /** As `VAT 7.5%`; null where there is none. */
    taxLabel: text('tax_label'),
    status: text('status').$type<PaymentStatus>().notNull().default('pending'),
    /** Why it failed, as a sentence. */
    reason: text('reason'),
    /** What the provider said that does not fit what was asked for: nothing was granted, and somebody has to look at it. */
    alarm: text('alarm'),
    /** As `2026-000042`, in one line without a gap; null until it is paid. */
    invoiceNumber: text('invoice_number').unique(),
    /** As they were when it was paid. */
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    periodStart: instant('period_start'),
    periodEnd: instant('period_end'),
    /** When the provider is asked again. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** What was returned of `amountMinor`, tax included. */
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
  ],
)

/**
 * What each payment bought, as `features/billing/lots.ts` reckons it; written in the transaction that settles or refunds the payment. Without tax, so that lots sum to the
 * ledger.
 */
export const paymentLots = sqliteTable(
  'payment_lots',
  {
    /** The payment's. */
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
    /** Counts its changes: a change is made to the lots as they were read, or not at all. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [index('payment_lots_by_account').on(table.accountId)],
)

/** Money that is returned, by an administrator through the provider (`administrator`), or by the provider itself: its dashboard, a chargeback (`provider`). */
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
    /** When the provider is asked about it again. */
    nextCheckAt: instant('next_check_at'),
    /** Until when somebody is asking the provider: not every one of them knows a request by its name, so one asks at a time. */
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

/** Mailboxes that had a trial or a paid plan, as keyed hashes: they outlive their accounts, and name nobody. */
export const usedTrials = sqliteTable('used_trials', {
  hash: text('hash').primaryKey(),
  usedAt: instant('used_at').notNull(),
})

/** Subscriptions that a change of price concerns: they renew at the old one until it takes effect, 30 days after the mail. */
export const planPriceNotices = sqliteTable(
  'plan_price_notices',
  {
    id: id(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }).notNull(),
    oldPriceMinor: integer('old_price_minor').notNull(),
    newPriceMinor: integer('new_price_minor').notNull(),
    takesEffectAt: instant('takes_effect_at').notNull(),
    mailedAt: instant('mailed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('plan_price_notices_by_subscription').on(table.subscriptionId, table.takesEffectAt),
    index('plan_price_notices_to_mail').on(table.createdAt).where(sql`mailed_at IS NULL`),
  ],
)

/** What lets a renewal be asked for without its payer; one of each provider. */
export const paymentMethods = sqliteTable(
  'payment_methods',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's token, sealed. */
    token: text('token').notNull(),
    label: text('label').notNull(),
    /** As `2028-04`. */
    expires: text('expires'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.provider] })],
)

/** What providers told, by the bytes as they came: to be read again where reading failed. */
export const providerEvents = sqliteTable(
  'provider_events',
  {
    id: id(),
    provider: text('provider').notNull(),
    /** The provider's own, the same when it is told again. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** Of the payment that it names, as the provider wrote it. */
    reference: text('reference'),
    providerReference: text('provider_reference'),
    body: blob('body', { mode: 'buffer' }).notNull(),
    state: text('state').$type<ProviderEventState>().notNull().default('waiting'),
    /** What came of it, as a sentence. */
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
