import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PlanTerms } from '../../../contracts/billing/payments.ts'
import { flag, id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'
import { plans } from './plans.ts'

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
    /** The purchased terms, until it renews; null means the plan's current terms. */
    terms: text('terms', { mode: 'json' }).$type<PlanTerms>(),
    /** Whether it is, or once was, a trial; an account gets only one. */
    isTrial: flag('is_trial').notNull().default(false),
    /** Granted by an administrator free of charge: it continues under its own terms, or ends with its period. */
    isComplimentary: flag('is_complimentary').notNull().default(false),
    /** The plan that it changes to at the end of its period; null renews the current one. */
    nextPlanId: text('next_plan_id').references(() => plans.id),
    nextBillingCycle: text('next_billing_cycle', { enum: ['monthly', 'yearly'] }),
    /** Attempts to charge the next period. */
    renewalAttempts: integer('renewal_attempts').notNull().default(0),
    /** When the scheduled job next processes it: a reminder, a renewal, or the end. */
    nextAt: instant('next_at'),
    /** The last reminder sent, such as `renews:2026-12-01`, so that each is sent once. */
    remindedOf: text('reminded_of'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // At most one that has not expired, whatever its status.
    uniqueIndex('one_running_subscription').on(table.accountId).where(sql`status <> 'expired'`),
    index('subscriptions_by_account').on(table.accountId, table.createdAt),
    index('subscriptions_by_plan').on(table.planId),
    index('subscriptions_due').on(table.nextAt).where(sql`next_at IS NOT NULL`),
  ],
)

/** Warnings that a limit is nearly or entirely used, so that each is sent once per period. */
export const limitWarnings = sqliteTable(
  'limit_warnings',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    limitName: text('limit_name').notNull(),
    period: text('period').notNull(),
    percent: integer('percent').notNull(),
    warnedAt: instant('warned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.limitName, table.period, table.percent] })],
)

/**
 * Email addresses that had a trial or a paid plan, as keyed hashes: they outlive their accounts, and identify no one.
 */
export const usedTrials = sqliteTable('used_trials', {
  hash: text('hash').primaryKey(),
  usedAt: instant('used_at').notNull(),
})

/**
 * Subscriptions affected by a price change: they renew at the old price until it takes effect, 30 days after the mail.
 */
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
