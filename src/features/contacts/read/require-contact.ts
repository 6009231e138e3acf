import { sql } from 'drizzle-orm'
import type { ContactKind } from '../../../contracts/contacts/contact.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { CONTACT_CODES, wordOf } from '../../../db/codes.ts'
import { stretchOf } from '../../../domain/contacts/resolve-filter.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import { numberOfId } from '../../../lib/numbered-id.ts'

export interface KnownContact {
  readonly number: number
  readonly kind: ContactKind
  readonly name: string | null
  readonly first_seen_at: number
  /** `ContactEdits` as JSON. */
  readonly edits: string | null
}

/** Returns the account's contacts with these ids, in the order of their numbers. */
export async function knownContacts(ctx: ServiceContext, ids: readonly string[]): Promise<KnownContact[]> {
  const { low, high } = stretchOf(ctx)
  const numbers = JSON.stringify(ids.map(numberOfId).filter((number) => number !== null))
  return ctx.data.all<KnownContact>(sql`
    SELECT number, ${wordOf(sql`kind`, CONTACT_CODES)} AS kind, name, first_seen_at, edits FROM contacts
    WHERE number IN (SELECT value FROM json_each(${numbers})) AND number BETWEEN ${low} AND ${high} AND reach >= 0 ORDER BY number`)
}

/** @throws not_found for an id that is not a contact of the account */
export async function requireContact(ctx: ServiceContext, id: string): Promise<KnownContact> {
  const [contact] = await knownContacts(ctx, [id])
  return contact ?? raise(notFound('Contact'))
}
