import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { KeyPermission } from '../../../contracts/api-keys.ts'
import { flag, id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/** A key with which a customer's program calls `/api/v1`. It is known by the SHA-256 of it. */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    /** Of the key before it, which still works until `former_until`. */
    formerHash: text('former_hash').unique(),
    formerUntil: instant('former_until'),
    /** Its first characters, to be told apart by. */
    start: text('start').notNull(),
    /** Its last ones; null for keys from before they were kept. */
    ending: text('ending'),
    /** The whole key, sealed, for show and copy; null for legacy keys. */
    sealed: text('sealed'),
    permissions: text('permissions', { mode: 'json' }).$type<KeyPermission[]>().notNull(),
    requestsPerMinute: integer('requests_per_minute').notNull(),
    requestsPerHour: integer('requests_per_hour').notNull(),
    requestsPerDay: integer('requests_per_day').notNull(),
    /** Addresses and ranges (CIDR); from anywhere where there are none. */
    allowedIps: text('allowed_ips', { mode: 'json' }).$type<string[]>().notNull(),
    isActive: flag('is_active').notNull().default(true),
    expiresAt: instant('expires_at'),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('api_keys_by_account').on(table.accountId, table.createdAt)],
)
