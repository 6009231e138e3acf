import { sql } from 'drizzle-orm'
import type { DataType } from '../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { CONTACT_CODES, PHONE_CODES, TYPE_CODES, wordOf } from '../../db/codes.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { nameIdentity } from '../../extraction/identity.ts'
import type { FoundContact, PersonQuery } from './contacts-of-person.ts'
import { rowsWith } from './rows-with.ts'
import { Traces } from './traces.ts'

export interface FoundItem {
  readonly number: number
  readonly type: DataType
  readonly value: string
  readonly normalized: string
  readonly total_sources: number
  /** Whether a person, or an organisation, that stays also has the value. */
  readonly is_of_person: number
  readonly is_of_organization: number
  /** Whether a contact that is deleted has it. The two are deleted together, since each is found through the other. */
  readonly is_of_meant: number
  /** A mobile number belongs to a person, even where an organisation lists it. */
  readonly is_mobile: number
}

/**
 * Returns the values to delete with a person: the given ones, and those of their contacts that no remaining contact
 * has. An organisation that lists a person's own address or mobile number does not keep it, but keeps its other
 * numbers.
 *
 * @param names full names that no other person of the account has
 */
export async function itemsOf(
  ctx: ServiceContext,
  asked: PersonQuery,
  meant: readonly FoundContact[],
  names: readonly string[],
): Promise<FoundItem[]> {
  const account = accountNumber(accountOf(ctx).id)
  const numbers = JSON.stringify(meant.map(({ number }) => number))
  const given = {
    [TYPE_CODES.emails]: asked.emails,
    [TYPE_CODES.phones]: asked.phones,
    [TYPE_CODES.names]: names.map(nameIdentity),
  }
  const byValue = Object.entries(given).flatMap(([type, values]) =>
    values.map((value) => ({ type: Number(type), value })),
  )
  const named = await numbersWith(ctx, names)
  const rows = await ctx.data.all<FoundItem>(sql`
    WITH found AS MATERIALIZED (
      SELECT item FROM contact_values WHERE contact IN (SELECT value FROM json_each(${numbers}))
      UNION SELECT items.number FROM json_each(${JSON.stringify(byValue)}) AS given JOIN items ON items.account = ${account}
        AND items.type = given.value ->> 'type' AND items.normalized = given.value ->> 'value'
      UNION SELECT value FROM json_each(${JSON.stringify(named)})),
    kept AS MATERIALIZED (
      SELECT contact_values.item, contacts.kind FROM found CROSS JOIN contact_values ON contact_values.item = found.item
      JOIN contacts ON contacts.number = contact_values.contact WHERE contacts.number NOT IN (SELECT value FROM json_each(${numbers})))
    SELECT items.number, ${wordOf(sql`items.type`, TYPE_CODES)} AS type, items.value, items.normalized,
      (SELECT count(*) FROM sightings WHERE sightings.item = items.number) AS total_sources,
      EXISTS (SELECT 1 FROM kept WHERE kept.item = items.number AND kind = ${CONTACT_CODES.person}) AS is_of_person,
      EXISTS (SELECT 1 FROM kept WHERE kept.item = items.number AND kind = ${CONTACT_CODES.organization}) AS is_of_organization,
      EXISTS (SELECT 1 FROM contact_values WHERE contact_values.item = items.number AND contact IN (SELECT value FROM json_each(${numbers}))) AS is_of_meant,
      EXISTS (SELECT 1 FROM contact_values WHERE contact_values.item = items.number AND phone_kind = ${PHONE_CODES.mobile}) AS is_mobile
    FROM found CROSS JOIN items ON items.number = found.item AND items.account = ${account} ORDER BY items.number`)
  const unshared = new Set(names.map(nameIdentity))
  const hasOrganization = meant.some(({ kind }) => kind === 'organization')
  const isGiven = ({ normalized }: FoundItem) => [...asked.emails, ...asked.phones].includes(normalized)
  const goes: Readonly<Record<DataType, (item: FoundItem) => boolean>> = {
    emails: (item) =>
      isGiven(item) || (mailboxKind(item.normalized) === 'personal' ? !item.is_of_person : isAlone(item)),
    phones: (item) => isGiven(item) || (item.is_mobile ? !item.is_of_person : isAlone(item)),
    names: (item) => unshared.has(item.normalized) && !item.is_of_person,
    companies: (item) => isAlone(item) && (hasOrganization || named.includes(item.number)),
    addresses: isAlone,
  }
  return rows.filter((item) => goes[item.type](item))
}

const isAlone = ({ is_of_person, is_of_organization }: FoundItem) => !is_of_person && !is_of_organization

/** Returns the numbers of companies and addresses that are named after the person. */
async function numbersWith(ctx: ServiceContext, names: readonly string[]): Promise<number[]> {
  const traces = new Traces({ emails: [], phones: [], names, profiles: [] })
  const numbers: number[] = []
  for await (const rows of rowsWith(ctx, 'items', ['value'], traces)) {
    for (const { key } of rows) numbers.push(key[0] as number)
  }
  return numbers
}
