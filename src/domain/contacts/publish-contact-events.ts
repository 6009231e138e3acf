import { sql } from 'drizzle-orm'
import type { ContactKind } from '../../contracts/contacts/contact.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { uuidOf } from '../../lib/ids.ts'

/** A new contact, as its webhook event describes it. */
export interface NewContact {
  /** The public id. */
  readonly id: string
  readonly kind: ContactKind
  readonly name: string | null
}

/**
 * Publishes an event for each new contact, if a webhook of the account subscribes to them: a crawl may bring thousands,
 * and no other listener needs them one by one. Publishing again is idempotent.
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
