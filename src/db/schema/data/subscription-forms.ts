import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { FormFields, SubscriptionValues } from '../../../contracts/subscription-forms/subscription-forms.ts'
import { flag, id, instant } from '../columns.ts'

/** A form by which people subscribe to what an account sends, hosted here or embedded elsewhere. */
export const subscriptionForms = sqliteTable(
  'subscription_forms',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    /** The end of its public address; the start is the account's number. */
    code: text('code').notNull(),
    /** Only the account sees it. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    fields: text('fields', { mode: 'json' }).$type<FormFields>().notNull(),
    /** JSON of the lists that subscribers join, and of the topics that they subscribe to. */
    labelIds: text('label_ids', { mode: 'json' }).$type<readonly string[]>().notNull(),
    topicIds: text('topic_ids', { mode: 'json' }).$type<readonly string[]>().notNull(),
    consentText: text('consent_text').notNull(),
    successText: text('success_text'),
    redirectUrl: text('redirect_url'),
    /** As `#0b6a69`. */
    color: text('color'),
    /** The sender of confirmation mails; null, or one that cannot send, is the service itself. */
    senderId: text('sender_id'),
    isActive: flag('is_active').notNull(),
    shown: integer('shown').notNull().default(0),
    submitted: integer('submitted').notNull().default(0),
    confirmed: integer('confirmed').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('subscription_forms_by_account').on(table.accountId, table.createdAt),
    uniqueIndex('one_form_per_code').on(table.accountId, table.code),
  ],
)

/**
 * Subscriptions by a form. An open one is deleted once its link has expired; a confirmed one is the proof of consent,
 * which outlives its form.
 */
export const formSubscriptions = sqliteTable(
  'form_subscriptions',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    formId: text('form_id').notNull(),
    formName: text('form_name').notNull(),
    /** Normalised. */
    address: text('address').notNull(),
    /** JSON of what else they entered. */
    fields: text('fields', { mode: 'json' }).$type<SubscriptionValues>().notNull(),
    /** What they agreed to, word for word. */
    consentText: text('consent_text').notNull(),
    /** The page with the form; null if unknown. */
    page: text('page'),
    /** A keyed hash of the network that it was sent from. */
    network: text('network').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the confirmation mail for the latest submission was sent. */
    mailedAt: instant('mailed_at'),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('form_subscriptions_by_account').on(table.accountId, table.createdAt),
    index('form_subscriptions_by_address').on(table.accountId, table.address),
    index('form_subscriptions_confirmed').on(table.formId, table.confirmedAt).where(sql`confirmed_at IS NOT NULL`),
    uniqueIndex('one_open_subscription').on(table.formId, table.address).where(sql`confirmed_at IS NULL`),
    index('form_subscriptions_open').on(table.expiresAt).where(sql`confirmed_at IS NULL`),
  ],
)
