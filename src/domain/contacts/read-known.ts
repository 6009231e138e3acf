import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import {
  emailsOf,
  type Known,
  type KnownContact,
  keysToAsk,
  type Mention,
  namesakeKeys,
  ownMailboxes,
  phonesOf,
  takenKey,
} from './match-mentions.ts'
import type { MentionFacts } from './store-mentions.ts'

/** Maximum candidate contacts per email address; thousands may share a general mailbox. */
const CONTACTS_OF_ADDRESS_MAX = 50
/** Maximum mentions read for namesakes that imported rows may match. */
const MENTIONS_OF_NAMESAKES_MAX = 1_000

/**
 * The account's contacts that mentions may match, and those that other mentions of the same source and site already
 * have (`takenKey`).
 *
 * @param source its number
 */
export async function readKnown(
  ctx: ServiceContext,
  source: number,
  mentions: readonly Mention[],
): Promise<[Known, ReadonlySet<string>]> {
  const account = accountNumber(accountOf(ctx).id)
  const keys = JSON.stringify(keysToAsk(mentions))
  const emails = JSON.stringify([...new Set(mentions.flatMap(({ facts }) => emailsOf(facts)))])
  // The first contacts with that address, in index order.
  const contactsOf = (item: SQL) =>
    sql`(SELECT contact FROM contact_values WHERE item = ${item} ORDER BY contact LIMIT ${CONTACTS_OF_ADDRESS_MAX})`
  // Mentions without a website are not kept apart.
  const isOfSite = mentions.some(({ site }) => site !== null)
  const phones = JSON.stringify([
    ...new Set(mentions.flatMap(({ facts }) => (facts.match_by === 'email_or_phone' ? phonesOf(facts) : []))),
  ])
  const contactsWith = (type: 'emails' | 'phones', values: string) =>
    statement<{ value: string; number: number; kind: number; name: string | null }>(sql`
      SELECT items.normalized AS value, contacts.number AS number, contacts.kind AS kind, contacts.name AS name
      FROM json_each(${values}) AS asked
      CROSS JOIN items ON items.account = ${account} AND items.type = ${TYPE_CODES[type]} AND items.normalized = asked.value
      CROSS JOIN contacts ON contacts.number IN ${contactsOf(sql`items.number`)}
      ORDER BY contacts.number`)
  const [byKey, byEmail, byPhone, taken] = await runBatch(ctx.data, [
    statement<{ key: string; contact: number }>(sql`
      SELECT key, contact FROM contact_keys WHERE account = ${account} AND key IN (SELECT value FROM json_each(${keys}))`),
    contactsWith('emails', emails),
    contactsWith('phones', phones),
    // Only of possible matches: a large source has hundreds of thousands of mentions.
    statement<{ site: string; contact: number }>(sql`
      SELECT mentions.site, mentions.contact FROM (
        SELECT contact FROM contact_keys WHERE account = ${account} AND key IN (SELECT value FROM json_each(${keys}))
        UNION SELECT contact_values.contact FROM json_each(${emails}) AS asked
        CROSS JOIN items ON items.account = ${account} AND items.type = ${TYPE_CODES.emails} AND items.normalized = asked.value
        CROSS JOIN contact_values ON contact_values.item = items.number AND contact_values.contact IN ${contactsOf(sql`items.number`)}) AS meant
      -- Each is looked up: left to itself, the planner goes through the whole source for each.
      CROSS JOIN mentions INDEXED BY mentions_by_contact ON mentions.contact = meant.contact AND mentions.source = ${source}
      WHERE ${isOfSite ? sql`mentions.site IS NOT NULL` : sql`false`}`),
  ])
  const mailboxes = await readMailboxes(ctx, namesakeKeys(mentions))
  return [
    {
      byKey: new Map(byKey.map(({ key, contact }) => [key, contact])),
      byEmail: contactsByValue(byEmail),
      byPhone: contactsByValue(byPhone),
      mailboxes,
    },
    new Set(taken.map(({ site, contact }) => takenKey(site, contact))),
  ]
}

function contactsByValue(
  rows: readonly {
    readonly value: string
    readonly number: number
    readonly kind: number
    readonly name: string | null
  }[],
): ReadonlyMap<string, KnownContact[]> {
  const contacts = new Map<string, KnownContact[]>()
  for (const { value, number, kind, name } of rows) {
    const sharing = contacts.get(value) ?? []
    sharing.push({ number, kind: Number(kind) === 0 ? 'person' : 'organization', name })
    contacts.set(value, sharing)
  }
  return contacts
}

/**
 * The mailboxes of contacts, from their mentions: their values are written later, when the whole list has been
 * assigned.
 */
async function readMailboxes(ctx: ServiceContext, keys: readonly string[]): Promise<ReadonlyMap<number, Set<string>>> {
  const mailboxes = new Map<number, Set<string>>()
  if (keys.length === 0) return mailboxes
  const account = accountNumber(accountOf(ctx).id)
  const rows = await ctx.data.all<{ contact: number; facts: string }>(sql`
    SELECT told.contact, told.facts FROM (
      SELECT DISTINCT contact FROM contact_keys WHERE account = ${account} AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))) AS meant
    CROSS JOIN told_mentions AS told ON told.contact = meant.contact LIMIT ${MENTIONS_OF_NAMESAKES_MAX}`)
  for (const { contact, facts } of rows) {
    const own = mailboxes.get(contact) ?? new Set()
    for (const email of ownMailboxes(JSON.parse(facts) as MentionFacts)) own.add(email)
    mailboxes.set(contact, own)
  }
  return mailboxes
}
