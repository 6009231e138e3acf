import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AuditAction } from '../../../contracts/audit.ts'
import { id, instant } from '../columns.ts'

/**
 * Who did what to which object, written in the transaction of the act (`core/audit.ts`), and so in the
 * database of the act. No foreign keys: what was done stays told
 * when the account is gone.
 */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: id(),
    /** `Actor['kind']`, and what names the actor: an account, a key, a job, a provider. */
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    /** Whose things were acted on; null for what is nobody's. */
    accountId: text('account_id'),
    action: text('action').$type<AuditAction>().notNull(),
    objectId: text('object_id'),
    /** How many rows the act touched. */
    affected: integer('affected').notNull(),
    /** The facts that changed, as JSON objects; null where the act says it all. */
    before: text('before'),
    after: text('after'),
    requestId: text('request_id').notNull(),
    ipAddress: text('ip_address').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('audit_events_by_account').on(table.accountId, table.createdAt),
    index('audit_events_by_time').on(table.createdAt),
    // One for each thing that rows are looked for by, all in the order of time (`features/audit-trail`): acts are rare, and there may be millions.
    index('audit_events_by_action').on(table.action, table.createdAt),
    index('audit_events_by_actor').on(table.actorId, table.createdAt).where(sql`actor_id IS NOT NULL`),
    index('audit_events_by_object').on(table.objectId, table.createdAt).where(sql`object_id IS NOT NULL`),
    index('audit_events_by_request').on(table.requestId, table.createdAt),
    index('audit_events_by_address').on(table.ipAddress, table.createdAt).where(sql`ip_address <> ''`),
  ],
)
