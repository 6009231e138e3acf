import { sql } from 'drizzle-orm'
import type { EventKind, NewEvent } from '../../contracts/events.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'

/** What happens to one message of a campaign. */
export type NewRecipientEvent = Extract<NewEvent, { kind: Extract<EventKind, `recipient.${string}`> }>

/**
 * Tells of what happened to messages of an account's campaigns, where a webhook of the account wants to hear of it: a campaign has many
 * recipients, whom nobody else is told of one by one. Told again, it happened once.
 */
export async function publishRecipientEvents(
  ctx: ServiceContext,
  accountId: string,
  events: readonly NewRecipientEvent[],
): Promise<void> {
  if (events.length === 0) return
  const kinds = JSON.stringify([...new Set(events.map(({ kind }) => kind))])
  const heard = await ctx.data.all<{ kind: string }>(sql`
    SELECT DISTINCT wanted.value AS kind FROM webhook_endpoints, json_each(events) AS wanted
    WHERE account_id = ${accountId} AND is_active = 1 AND wanted.value IN (SELECT value FROM json_each(${kinds}))`)
  const isHeard = new Set(heard.map(({ kind }) => kind))
  await Promise.all(events.filter(({ kind }) => isHeard.has(kind)).map((event) => emit(ctx, event)))
}
