import { eq, sql } from 'drizzle-orm'
import type * as contactContract from '../../../../src/contracts/contacts/contact.ts'
import type * as contactDetails from '../../../../src/contracts/contacts/contact-details.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { asAccount } from '../../../../src/core/for-account.ts'
import { runBatch } from '../../../../src/db/batch.ts'
import { sources } from '../../../../src/db/schema/data/crawls.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { assignContacts } from '../../../../src/domain/contacts/assign-contacts.ts'
import { mentionStatements } from '../../../../src/domain/contacts/store-mentions.ts'
import { companyIdentity, nameIdentity } from '../../../../src/extraction/identity.ts'
import type { ContactPart, SiteContact } from '../../../../src/extraction/site/site-contact.ts'
import { continueAction, resumeContactActions } from '../../../../src/features/contacts/act/contact-actions.ts'
import { contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'
import { addCrawl, addItems, type GivenItem } from '../data/support.ts'

export type Account = Awaited<ReturnType<typeof mintAccount>>

/** What a source says about one contact, in short form. */
export interface Said {
  kind?: 'person' | 'organization'
  key?: string
  name: string
  site?: string | null
  title?: string
  organization?: string
  organizationKey?: string
  relation?: SiteContact['relation']
  emails?: readonly string[]
  phones?: readonly { value: string; kind?: 'voice' | 'mobile' | 'fax' }[]
  address?: { value: string; country?: string }
  likely?: string
  /** Further spellings of the name. */
  parts?: Partial<ContactPart>[]
}

/** The context of the account's own operations. */
export async function verbsOf(accountId: string): Promise<ServiceContext> {
  const account = await loadAccount(db, accountId, new Date())
  return asAccount(contextOf(accountId), account!)
}

/** Has a source mention contacts as the end of a crawl does: values, mentions, contacts. */
export async function sayContacts(
  accountId: string,
  sourceId: string,
  said: readonly Said[],
  at = new Date(),
): Promise<void> {
  const facts = said.map(toFacts)
  await addItems(accountId, sourceId, facts.flatMap(itemsOf))
  const data = dataOf(accountId)
  const mentions = facts.map((one, index) => ({
    key: one.key,
    site: said[index]!.site === undefined ? 'acme-tools.com' : said[index]!.site!,
    facts: one,
  }))
  const ctx = await verbsOf(accountId)
  await runBatch(data, mentionStatements({ id: sourceId, accountId }, mentions, at, sql`true`))
  while (!(await assignContacts(ctx, sourceId)));
}

function toFacts(said: Said): SiteContact {
  const kind = said.kind ?? 'person'
  const key = said.key ?? `acme-tools.com/${kind}:${said.name.toLowerCase()}`
  const part = (given: Partial<ContactPart>): ContactPart => ({
    name: said.name,
    reason: null,
    job_titles: [],
    emails: [],
    phones: [],
    addresses: [],
    profiles: [],
    pages: ['https://acme-tools.com/team'],
    ...given,
  })
  const main = part({
    job_titles: said.title ? [said.title] : [],
    emails: said.emails ?? [],
    phones: said.phones ?? [],
    addresses: said.address ? [{ ...said.address, normalized: said.address.value.toLowerCase() }] : [],
  })
  return {
    key,
    kind,
    name: said.name,
    relation: said.relation ?? 'member',
    organization: said.organization ?? null,
    organization_key: said.organizationKey ?? null,
    parts: [main, ...(said.parts ?? []).map((other) => part({ reason: 'same-phone', ...other }))],
    likely_email: said.likely ? { email: said.likely, pattern: 'first.last', examples: ['x.y@acme-tools.com'] } : null,
    confidence: 0.9,
  }
}

const itemsOf = ({ kind, parts }: SiteContact): GivenItem[] =>
  parts.flatMap((part): GivenItem[] => [
    ...(part.name === ''
      ? []
      : [
          kind === 'person'
            ? { type: 'names' as const, value: part.name, normalized: nameIdentity(part.name) }
            : { type: 'companies' as const, value: part.name, normalized: companyIdentity(part.name) },
        ]),
    ...part.emails.map((value) => ({ value })),
    ...part.phones.map(({ value }) => ({ type: 'phones' as const, value, normalized: value })),
    ...part.addresses.map(({ value, normalized }) => ({ type: 'addresses' as const, value, normalized })),
  ])

/** All of the account's contacts by name. */
export async function contactsOf(account: Account): Promise<ReadonlyMap<string, contactContract.ListedContact>> {
  const { data } = await account.call(contract.listContacts, { query: { per_page: 100 } })
  return new Map(data.map((contact) => [contact.name ?? '', contact]))
}

export const detailsOf = async (account: Account, id: string): Promise<contactDetails.ContactDetails> =>
  (await account.call(contract.getContact, { params: { id } })).data

/** Everything that lists and details show of an account's contacts, for comparing before and after. */
export async function everythingOf(account: Account): Promise<unknown> {
  const { data } = await account.call(contract.listContacts, { query: { per_page: 100 } })
  const all = await Promise.all(data.map(({ id }) => detailsOf(account, id)))
  return all.map(({ changes: _, updated_at: __, ...rest }) => rest).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export const sourceNumber = async (accountId: string, id: string): Promise<number> =>
  (await dataOf(accountId).select({ number: sources.number }).from(sources).where(eq(sources.id, id)))[0]!.number

/** Ada and Ben share a number; Ben and Carl come from the same crawl. */
export async function mintPeople() {
  const account = await mintAccount()
  const { sourceId, crawlId } = await addCrawl(account.id)
  await sayContacts(account.id, sourceId, [
    { name: 'Ada Byron', title: 'Director', emails: ['ada@acme-tools.com'], phones: [{ value: '+4930123456' }] },
    { name: 'Ben Clark', emails: ['ben@acme-tools.com'], phones: [{ value: '+4930123456' }] },
    { name: 'Carl Else', likely: 'carl.else@acme-tools.com' },
  ])
  const all = await contactsOf(account)
  const [ada, ben, carl] = ['Ada Byron', 'Ben Clark', 'Carl Else'].map((name) => all.get(name)!.id) as [
    string,
    string,
    string,
  ]
  return { account, sourceId, crawlId, ada, ben, carl }
}

export const namesOf = async (account: Account) => [...(await contactsOf(account)).keys()]

export const emailsAndPhonesOf = async (account: Account) =>
  (
    await dataOf(account.id).all<{ normalized: string }>(
      sql`SELECT normalized FROM items WHERE account = (SELECT number FROM account_numbers WHERE account_id = ${account.id}) AND type IN (0, 2) ORDER BY 1`,
    )
  ).map(({ normalized }) => normalized)

/** The context of the account's verbs, some minutes later. */
export async function minutesLater(account: Account, minutes: number) {
  const ctx = await verbsOf(account.id)
  const now = new Date(Date.now() + minutes * 60_000)
  return { ...ctx, clock: { now: () => now } }
}

/** Lets the clock commit actions whose undo period is over, and runs their queue messages. */
export async function endActions(account: Account, minutes = 3) {
  const ctx = await minutesLater(account, minutes)
  const sent: { action_id?: string }[] = []
  const send = async (_: string, message: object) => void sent.push(message)
  const queues = { ...ctx.queues, send: send as never }
  await resumeContactActions({ ...ctx, queues })
  for (let job = sent.shift(); job; job = sent.shift())
    if (job.action_id) await continueAction({ ...ctx, queues }, job.action_id)
}

export const actionsOf = (account: Account) =>
  dataOf(account.id).all(sql`
    SELECT 1 FROM contact_actions WHERE account_id = ${account.id}
    UNION ALL SELECT 1 FROM contact_action_rows WHERE contact >> 28 = (SELECT number FROM account_numbers WHERE account_id = ${account.id})`)
