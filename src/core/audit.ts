import { type SQL, sql } from 'drizzle-orm'
import { type Statement, statement } from '../db/batch.ts'
import { newId } from '../lib/ids.ts'
import type { AuditAction } from '../rules/audit-trail/audit-actions.ts'
import type { Actor } from './actor.ts'
import type { ServiceContext } from './context.ts'

/** An entry of the audit trail: the action and its object. */
export interface Act {
  readonly action: AuditAction
  /** The account that owns the object, if it is not the one the context acts for. */
  readonly accountId?: string
  readonly objectId?: string
  /** The properties that changed; no secrets, and no personal data of third parties. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** How many objects were affected. If given, the entry is written whatever the preceding statement changed. */
  readonly affected?: number | SQL
}

/**
 * Records who did what. Place it in the transaction of the action, directly after the statement that acts: without
 * `affected` it writes nothing if that statement changed nothing, because a guard refused it or it had run before.
 */
export function auditStatement(
  ctx: ServiceContext,
  { action, accountId, objectId, before, after, affected }: Act,
): Statement<never> {
  return statement(sql`
    INSERT INTO audit_events (id, actor_kind, actor_id, account_id, action, object_id, affected, before, after, request_id, ip_address, created_at)
    SELECT ${newId()}, ${ctx.actor.kind}, ${actorId(ctx.actor)}, ${accountId ?? ctx.account?.id ?? null}, ${action}, ${objectId ?? null},
      ${affected ?? sql`changes()`}, ${asJson(before)}, ${asJson(after)}, ${ctx.requestId}, ${ctx.ipAddress}, ${ctx.clock.now().toISOString()}
    WHERE ${affected === undefined ? sql`changes() > 0` : sql`true`}`)
}

const asJson = (facts: Act['before']) => (facts === undefined ? null : JSON.stringify(facts))

/** The id that the audit trail stores for who acts; null for a visitor. */
export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'visitor':
      return null
    case 'session':
      return actor.accountId
    case 'api-key':
      return actor.keyId
    case 'job':
      return actor.name
    case 'provider':
      return actor.provider
    case 'stand-in':
      return actor.administratorId
  }
}
