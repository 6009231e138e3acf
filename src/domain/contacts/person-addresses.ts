import { sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import { contactOfItem } from './contact-row.ts'

/** An email address or phone number, and the number of the contact it was taken from, if known. */
export interface AddressOfContact {
  readonly address: string
  readonly contact?: number | null | undefined
}

/**
 * The other addresses of the contacts behind some addresses. Leaves out addresses that several contacts share, because
 * what happens to them says nothing about any one contact.
 *
 * @param some normalised addresses of the channel's kind
 * @returns the other addresses by given address; only those that have any
 */
export async function furtherAddresses(
  { data }: Pick<ServiceContext, 'data'>,
  accountId: string,
  channel: Channel,
  some: readonly AddressOfContact[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (some.length === 0) return new Map()
  const type = channel === 'email' ? TYPE_CODES.emails : TYPE_CODES.phones
  const given = JSON.stringify(some.map(({ address, contact }) => ({ address, contact: contact ?? null })))
  const account = accountNumber(accountId)
  const owners = await data.all<{ address: string; contact: number }>(sql`
    SELECT given.value ->> 'address' AS address, contacts.number AS contact FROM json_each(${given}) AS given
    CROSS JOIN contacts ON contacts.number = given.value ->> 'contact' AND contacts.account = ${account}
    UNION
    SELECT items.normalized, ${contactOfItem(sql`items.number`)} AS contact FROM json_each(${given}) AS given
    CROSS JOIN items ON items.account = ${account} AND items.type = ${type} AND items.normalized = given.value ->> 'address'
    WHERE ${contactOfItem(sql`items.number`)} IS NOT NULL`)
  if (owners.length === 0) return new Map()
  const contacts = JSON.stringify([...new Set(owners.map(({ contact }) => contact))])
  const rows = await data.all<{ contact: number; address: string }>(sql`
    SELECT own.contact, items.normalized AS address FROM json_each(${contacts}) AS given
    CROSS JOIN contact_values AS own ON own.contact = given.value
    CROSS JOIN items ON items.number = own.item AND items.type = ${type}
    WHERE NOT EXISTS (SELECT 1 FROM contact_values AS shared WHERE shared.item = own.item AND shared.contact <> own.contact)`)
  const byContact = Map.groupBy(rows, ({ contact }) => contact)
  const further = new Map<string, string[]>()
  for (const { address, contact } of owners) {
    const others = (byContact.get(contact) ?? []).map((row) => row.address).filter((other) => other !== address)
    if (others.length > 0) further.set(address, [...(further.get(address) ?? []), ...others])
  }
  return further
}
