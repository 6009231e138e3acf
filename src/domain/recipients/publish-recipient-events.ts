import { sql } from 'drizzle-orm'
import type { EventKind, NewEvent } from '../../contracts/events.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { count } from '../../core/metrics/counters.ts'

/** An event about one message of a campaign. */
export type NewRecipientEvent = Extract<NewEvent, { kind: Extract<EventKind, `recipient.${string}`> }>

/**
 * Publishes events of messages, if a webhook of the account subscribes to them: a campaign has many recipients, and no
 * other listener needs them one by one. Publishing again is idempotent.
 */
export const publishRecipientEvents = (
  ctx: ServiceContext,
  accountId: string,
  events: readonly NewRecipientEvent[],
): Promise<void> => publishHeardEvents(ctx, accountId, events)

/** Publishes events of any kind that only webhooks need, if one subscribes to them. */
export async function publishHeardEvents(
  ctx: ServiceContext,
  accountId: string,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  for (const { kind } of events) count('contactory_message_events_total', { event: kind.slice(kind.indexOf('.') + 1) })
  const kinds = JSON.stringify([...new Set(events.map(({ kind }) => kind))])
  const heard = await ctx.data.all<{ kind: string }>(sql`
    SELECT DISTINCT wanted.value AS kind FROM webhook_endpoints, json_each(events) AS wanted
    WHERE account_id = ${accountId} AND is_active = 1 AND wanted.value IN (SELECT value FROM json_each(${kinds}))`)
  const isHeard = new Set(heard.map(({ kind }) => kind))
  await Promise.all(events.filter(({ kind }) => isHeard.has(kind)).map((event) => emit(ctx, event)))
}
