import { sql } from 'drizzle-orm'
import type { ContactKind } from '../../contracts/contacts.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { uuidOf } from '../../lib/ids.ts'

/** A contact that is new, as webhooks are told of it. */
export interface NewContact {
  /** As others know it. */
  readonly id: string
  readonly kind: ContactKind
  readonly name: string | null
}

/**
 * Tells of new contacts, where a webhook of the account wants to hear of them: a crawl may bring thousands, which nobody else is told of
 * one by one. Told again, it happened once.
 */
export async function publishContactEvents(
  ctx: ServiceContext,
  accountId: string,
  contacts: readonly NewContact[],
): Promise<void> {
  if (contacts.length === 0) return
  const [row] = await ctx.data.all<{ hears: number }>(sql`SELECT EXISTS (
    SELECT 1 FROM webhook_endpoints, json_each(events)
    WHERE account_id = ${accountId} AND is_active = 1 AND value = 'contact.created') AS hears`)
  if (!row?.hears) return
  await Promise.all(
    contacts.map(({ id, kind, name }) =>
      emit(ctx, {
        kind: 'contact.created',
        id: uuidOf(`${id} is a contact`),
        account_id: accountId,
        contact_id: id,
        contact_kind: kind,
        name,
      }),
    ),
  )
}
