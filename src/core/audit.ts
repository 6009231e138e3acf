import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '../contracts/audit.ts'
import { type Statement, statement } from '../db/batch.ts'
import { newId } from '../lib/ids.ts'
import type { Actor } from './actor.ts'
import type { ServiceContext } from './context.ts'

/** An act, by what it was done to. */
export interface Act {
  readonly action: AuditAction
  /** Whose thing it is, where that is not the account that is acted for. */
  readonly accountId?: string
  readonly objectId?: string
  /** The facts that changed; nothing secret, and nothing of third persons. */
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  /** How many things it was done to, where it is told whatever the statement before it changed. */
  readonly affected?: number | SQL
}

/**
 * Writes down who did what. It stands in the act's transaction, right behind the statement that acts, and writes nothing where that
 * one changed nothing: an act that a guard refused or a repeat found done is not told.
 */
export function auditStatement(
  ctx: ServiceContext,
  { action, accountId, objectId, before, after, affected }: Act,
): Statement<never> {
  return statement(sql`
    INSERT INTO audit_events (id, actor_kind, actor_id, account_id, action, object_id, affected, before, after, request_id, ip_address, created_at)
    SELECT ${newId()}, ${ctx.actor.kind}, ${idOf(ctx.actor)}, ${accountId ?? ctx.account?.id ?? null}, ${action}, ${objectId ?? null},
      ${affected ?? sql`changes()`}, ${asJson(before)}, ${asJson(after)}, ${ctx.requestId}, ${ctx.ipAddress}, ${ctx.clock.now().toISOString()}
    WHERE ${affected === undefined ? sql`changes() > 0` : sql`true`}`)
}

const asJson = (facts: Act['before']) => (facts === undefined ? null : JSON.stringify(facts))

function idOf(actor: Actor): string | null {
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
