import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AuditAction } from '../../../rules/audit-trail/audit-actions.ts'
import { id, instant } from '../columns.ts'

/**
 * Who did what to which object, written in the transaction of the action (`core/audit.ts`) and therefore in its
 * database. No foreign keys: the record remains after the account is deleted.
 */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: id(),
    /** `Actor['kind']`, and the actor's identifier: an account, a key, a job, a provider. */
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    /** The account whose data was affected; null if there is none. */
    accountId: text('account_id'),
    action: text('action').$type<AuditAction>().notNull(),
    objectId: text('object_id'),
    /** How many rows the action changed. */
    affected: integer('affected').notNull(),
    /** The changed values, as JSON objects; null if the action implies them. */
    before: text('before'),
    after: text('after'),
    requestId: text('request_id').notNull(),
    ipAddress: text('ip_address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('audit_events_by_account').on(table.accountId, table.createdAt),
    index('audit_events_by_time').on(table.createdAt),
    // One index per search criterion, each in time order (`features/audit-trail`): writes are rare, and there may be
    // millions of rows.
    index('audit_events_by_action').on(table.action, table.createdAt),
    index('audit_events_by_actor').on(table.actorId, table.createdAt).where(sql`actor_id IS NOT NULL`),
    index('audit_events_by_object').on(table.objectId, table.createdAt).where(sql`object_id IS NOT NULL`),
    index('audit_events_by_request').on(table.requestId, table.createdAt),
    index('audit_events_by_address').on(table.ipAddress, table.createdAt).where(sql`ip_address <> ''`),
  ],
)
