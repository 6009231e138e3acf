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
  takenKey,
} from './match-mentions.ts'
import type { MentionFacts } from './store-mentions.ts'

/** Contacts of one address that a mention may be; thousands share one that is everybody's. */
const CONTACTS_OF_ADDRESS_MAX = 50
/** What is said of namesakes that rows of a list may be. */
const MENTIONS_OF_NAMESAKES_MAX = 1_000

/**
 * What the account knows of those that mentions may be, and which of its contacts other mentions of the same source and site have (`takenKey`).
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
  // The first of those that have an address, which is in the order of the index.
  const contactsOf = (item: SQL) =>
    sql`(SELECT contact FROM contact_values WHERE item = ${item} ORDER BY contact LIMIT ${CONTACTS_OF_ADDRESS_MAX})`
  // What is of no website is told apart by none.
  const isOfSite = mentions.some(({ site }) => site !== null)
  const [byKey, byEmail, taken] = await runBatch(ctx.data, [
    statement<{ key: string; contact: number }>(sql`
      SELECT key, contact FROM contact_keys WHERE account = ${account} AND key IN (SELECT value FROM json_each(${keys}))`),
    statement<KnownContact & { email: string; kind: number }>(sql`
      SELECT items.normalized AS email, contacts.number AS number, contacts.kind AS kind, contacts.name AS name
      FROM json_each(${emails}) AS asked
      CROSS JOIN items ON items.account = ${account} AND items.type = ${TYPE_CODES.emails} AND items.normalized = asked.value
      CROSS JOIN contacts ON contacts.number IN ${contactsOf(sql`items.number`)}
      ORDER BY contacts.number`),
    // Of those that may be meant alone: a large source has hundreds of thousands.
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
  const contactsByEmail = new Map<string, KnownContact[]>()
  for (const { email, number, kind, name } of byEmail)
    contactsByEmail.set(email, [
      ...(contactsByEmail.get(email) ?? []),
      { number, kind: Number(kind) === 0 ? 'person' : 'organization', name },
    ])
  const mailboxes = await readMailboxes(ctx, namesakeKeys(mentions))
  return [
    { byKey: new Map(byKey.map(({ key, contact }) => [key, contact])), byEmail: contactsByEmail, mailboxes },
    new Set(taken.map(({ site, contact }) => takenKey(site, contact))),
  ]
}

/** The mailboxes of contacts by what is said of them: their values are written later, once the whole list has its contacts. */
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
