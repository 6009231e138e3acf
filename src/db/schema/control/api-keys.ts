import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { KeyPermission } from '../../../contracts/api-keys/api-keys.ts'
import { flag, id, instant } from '../columns.ts'
import { accounts } from './accounts.ts'

/** A key for a customer's programs to call `/api/v1`, identified by its SHA-256. */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * The member who made it; null means the person whose account it is. No foreign key: the key of a member whose
     * account is deleted must not become the owner's.
     */
    createdBy: text('created_by'),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    /** The hash of the previous key, which still works until `former_until`. */
    formerHash: text('former_hash').unique(),
    formerUntil: instant('former_until'),
    /** Its first characters, to identify it. */
    start: text('start').notNull(),
    /** Its last characters; null for keys created before these were stored. */
    ending: text('ending'),
    /** The full key, encrypted, to show and copy; null for legacy keys. */
    sealed: text('sealed'),
    permissions: text('permissions', { mode: 'json' }).$type<KeyPermission[]>().notNull(),
    requestsPerMinute: integer('requests_per_minute').notNull(),
    requestsPerHour: integer('requests_per_hour').notNull(),
    requestsPerDay: integer('requests_per_day').notNull(),
    /** Allowed addresses and ranges (CIDR); any address if empty. */
    allowedIps: text('allowed_ips', { mode: 'json' }).$type<string[]>().notNull(),
    isActive: flag('is_active').notNull().default(true),
    expiresAt: instant('expires_at'),
    /** Rounded to the minute. */
    lastUsedAt: instant('last_used_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('api_keys_by_account').on(table.accountId, table.createdAt),
    index('api_keys_by_member').on(table.createdBy).where(sql`created_by IS NOT NULL`),
  ],
)
