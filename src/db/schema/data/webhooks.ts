import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { WebhookEvent } from '../../../contracts/webhooks/webhooks.ts'
import { flag, id, instant } from '../columns.ts'

/** A customer's URL that receives events. Secrets are encrypted. */
export const webhookEndpoints = sqliteTable(
  'webhook_endpoints',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: text('events', { mode: 'json' }).$type<WebhookEvent[]>().notNull(),
    secret: text('secret').notNull(),
    /** The last four characters of the secret, to identify it. */
    secretEnd: text('secret_end').notNull(),
    /** The previous secret, which also signs until `former_until`. */
    formerSecret: text('former_secret'),
    formerUntil: instant('former_until'),
    isActive: flag('is_active').notNull().default(true),
    /** Why it was disabled automatically; null if a person did it, and while it is active. */
    disabledReason: text('disabled_reason'),
    /** Since when every delivery has failed; null while deliveries succeed. */
    failingSince: instant('failing_since'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('webhook_endpoints_by_account').on(table.accountId, table.createdAt)],
)

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const

/** A message to an endpoint. Its id is the `webhook-id` of every attempt. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The body, exactly as signed. */
    payload: text('payload').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt is due; during an attempt, until when its claim is valid. */
    nextAt: instant('next_at').notNull(),
    deliveredAt: instant('delivered_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_by_endpoint').on(table.endpointId, table.createdAt),
    index('webhook_deliveries_due').on(table.state, table.nextAt),
    index('webhook_deliveries_by_time').on(table.createdAt),
  ],
)

/** The result of each attempt to deliver a message. */
export const webhookAttempts = sqliteTable(
  'webhook_attempts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Null if there was no response. */
    httpStatus: integer('http_status'),
    /** Why there was no response, as one word. */
    failure: text('failure'),
    /** The beginning of the response, at most 2 kB. */
    response: text('response'),
    durationMs: integer('duration_ms').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhook_attempts_by_delivery').on(table.deliveryId, table.createdAt)],
)
