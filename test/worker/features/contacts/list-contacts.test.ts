import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import type * as contactDetails from '../../../../src/contracts/contacts/contact-details.ts'
import * as contactFilter from '../../../../src/contracts/contacts/contact-filter.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import * as labelsContract from '../../../../src/contracts/contacts/labels.ts'
import { ofActivity } from '../../../../src/domain/contacts/of-activity.ts'
import { rebuildContacts } from '../../../../src/domain/contacts/rebuild-contacts.ts'
import { stretchOf } from '../../../../src/domain/contacts/resolve-filter.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { numberOfId } from '../../../../src/lib/numbered-id.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { addCampaign } from '../campaigns/support.ts'
import { addCrawl, addSource } from '../data/support.ts'
import { type Account, contactsOf, detailsOf, type Said, sayContacts, verbsOf } from './support.ts'

type Details = contactDetails.ContactDetails
type Query = Parameters<Account['call']>[1] extends never ? never : Record<string, string | number | boolean>

/** Pseudo-random numbers, the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

const TITLES = ['Managing Director', 'Head of IT', 'Geschäftsführer', 'Sales Manager', undefined]
const COUNTRIES = ['DE', 'FR', 'US']
const CHECKS = [null, 'deliverable', 'undeliverable', 'disposable', 'unknown'] as const

/** Forty contacts of all kinds, from two crawls, an import and manual entry, some from several of them. */
async function mintCrowd() {
  const account = await mintAccount()
  const next = numbers(7)
  const crawls = [await addCrawl(account.id), await addCrawl(account.id, 'harbour.org')]
  const [importId, manualId] = [newId(), newId()]
  await addSource(account.id, { id: importId, type: 'import', name: 'Fair', crawlId: null })
  await addSource(account.id, { id: manualId, type: 'manual', name: 'By hand', crawlId: null })
  const sourceIds = [...crawls.map(({ sourceId }) => sourceId), importId, manualId]
  const all = Array.from({ length: 40 }, (_, at): Said => {
    const isPerson = next(3) > 0
    const has = next(8)
    return {
      kind: isPerson ? 'person' : 'organization',
      key: `acme-tools.com/${at}`,
      name: isPerson ? `Person${at} Müller${next(3)}` : `Firma${at} GmbH`,
      title: isPerson ? TITLES[next(TITLES.length)] : undefined,
      organization: isPerson && next(2) ? 'Firma AG' : undefined,
      emails: has & 1 ? [`${next(4) ? `p${at}` : `info`}@c${at}.example`] : [],
      phones: has & 2 ? [{ value: `+49301${String(at).padStart(5, '0')}`, kind: next(4) ? 'voice' : 'fax' }] : [],
      address: has & 4 ? { value: `Elmstr. ${at}, Berlin`, country: COUNTRIES[next(3)]! } : undefined,
      likely: next(3) ? undefined : `likely${at}@c${at}.example`,
    } as Said
  })
  const days = ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10']
  for (const [at, sourceId] of sourceIds.entries()) {
    const own = all.filter((_, index) => index % 4 === at || (index % 4 < at && next(5) === 0))
    await sayContacts(account.id, sourceId, own, new Date(`${days[at]}T12:00:00.000Z`))
  }
  const ctx = await verbsOf(account.id)
  const emails = await ctx.data.all<{ number: number }>(
    sql`SELECT number FROM items WHERE type = 0 AND account = ${ctx.account!.number} ORDER BY number`,
  )
  for (const { number } of emails)
    await ctx.data.run(
      sql`UPDATE items SET email_check = ${[null, 0, 2, 1, 3][next(5)]}, mailbox = ${next(2)} WHERE number = ${number}`,
    )
  const stale = await ctx.data.all<{ number: number }>(
    sql`SELECT number FROM contacts WHERE account = ${ctx.account!.number}`,
  )
  await rebuildContacts(
    ctx,
    stale.map(({ number }) => number),
  )
  const label = (await account.call(labelsContract.addLabel, { body: { kind: 'tag', name: 'Hot' } })).data
  const listed = [...(await contactsOf(account)).values()]
  const hot = listed.filter(() => next(3) === 0).map(({ id }) => id)
  await account.call(changeContacts.labelContacts, { body: { contact_ids: hot, label_id: label.id, is_on: true } })
  const details = await Promise.all(listed.map(({ id }) => detailsOf(account, id)))
  return { account, crawls, sourceIds, label, details }
}

const isFound = ({ phones }: Details) => phones.some(({ kind }) => kind !== 'fax')
const reachOf = (contact: Details) => {
  const isOwn = (email: Details['emails'][number]) =>
    contact.kind === 'organization' || !email.value.startsWith('info@')
  const takesMail = ({ check }: Details['emails'][number]) => check !== 'undeliverable' && check !== 'disposable'
  if (contact.emails.some((email) => isOwn(email) && takesMail(email))) return 3
  if (contact.emails.length > 0) return 2
  return isFound(contact) ? 1 : 0
}
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** A straightforward reference implementation of the filters. */
function matches(
  contact: Details,
  filter: Record<string, unknown>,
  crawlSources: ReadonlyMap<string, string>,
): boolean {
  const has = {
    email: contact.emails.length > 0,
    phone: isFound(contact),
    either: reachOf(contact) > 0,
    neither: reachOf(contact) === 0,
    likely: contact.likely_email !== null,
  }
  const text = [
    contact.name,
    contact.company,
    contact.job_title,
    contact.site,
    ...contact.emails.map((e) => e.value),
    ...contact.phones.map((p) => p.normalized),
    ...contact.addresses.map((a) => a.value),
  ]
    .map((part) => plain(part ?? ''))
    .join('\n')
  const sources = contact.mentions.map(({ source_id }) => source_id)
  const day = contact.first_seen_at.slice(0, 10)
  const checks: Record<string, (value: never) => boolean> = {
    kind: (value) => contact.kind === value,
    has: (value: keyof typeof has) => has[value],
    email_check: (value) => contact.emails.length > 0 && (contact.emails[0]!.check ?? 'unchecked') === value,
    country: (value) => contact.country === value,
    title: (value: string) => plain(contact.job_title ?? '').includes(plain(value)),
    label_id: (value) => contact.labels.some(({ id }) => id === value),
    source_id: (value) => sources.includes(value),
    crawl_id: (value: string) => sources.includes(crawlSources.get(value)!),
    source_type: (value) => contact.mentions.some(({ source_type }) => source_type === value),
    since: (value: string) => day >= value,
    until: (value: string) => day <= value,
    search: (value: string) => text.includes(plain(value)),
  }
  return Object.entries(filter).every(([name, value]) => checks[name]!(value as never))
}

const inOrder = (contacts: readonly Details[]) =>
  contacts.toSorted((a, b) => reachOf(b) - reachOf(a) || numberOfId(a.id)! - numberOfId(b.id)!).map(({ id }) => id)

describe('the list', () => {
  test('equals a scan of all contacts for any filters, ordered by reachability', async () => {
    const { account, crawls, sourceIds, label, details } = await mintCrowd()
    expect(details.length).toBeGreaterThan(30)
    const crawlSources = new Map(crawls.map(({ crawlId, sourceId }) => [crawlId, sourceId]))
    const options: Record<string, readonly unknown[]> = {
      kind: ['person', 'organization'],
      has: contactFilter.CONTACT_HAS,
      email_check: ['deliverable', 'undeliverable', 'unchecked', 'disposable'],
      country: COUNTRIES,
      title: ['manager', 'geschaftsf', 'director'],
      label_id: [label.id],
      source_id: sourceIds,
      crawl_id: crawls.map(({ crawlId }) => crawlId),
      source_type: ['crawl', 'import', 'manual'],
      since: ['2026-01-01', '2026-02-10', '2026-03-11'],
      until: ['2026-01-10', '2026-03-09', '2026-12-01'],
      search: ['muller1', 'Müller', 'example', 'firma1', 'berlin', '+49301', 'person1'],
    }
    const next = numbers(11)
    const filters: Record<string, unknown>[] = [{}]
    for (const [name, values] of Object.entries(options)) for (const value of values) filters.push({ [name]: value })
    const names = Object.keys(options)
    for (let at = 0; at < 40; at++) {
      const chosen = new Set(Array.from({ length: 2 + next(2) }, () => names[next(names.length)]!))
      filters.push(Object.fromEntries([...chosen].map((name) => [name, options[name]![next(options[name]!.length)]])))
    }
    for (const filter of filters) {
      const { data, pagination } = await account.call(contract.listContacts, {
        query: { ...(filter as Query), per_page: 100 },
      })
      const expected = inOrder(details.filter((contact) => matches(contact, filter, crawlSources)))
      expect({ filter, ids: data.map(({ id }) => id) }).toEqual({ filter, ids: expected })
      expect(pagination.total).toBe(expected.length)
      const { kind: _, ...others } = filter
      const ofKind = (kind: string) => details.filter((one) => one.kind === kind && matches(one, others, crawlSources))
      expect({ filter, ...(await account.call(contract.countKinds, { query: filter as Query })).data }).toEqual({
        ...{ filter, people: ofKind('person').length, organizations: ofKind('organization').length },
      })
    }
    // The pages together are the same list.
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => account.call(contract.listContacts, { query: { page, per_page: 8 } })),
    )
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(inOrder(details))
    expect(CHECKS).toHaveLength(5)

    const { data: facets } = await account.call(contract.readFacets, {})
    expect([facets.people, facets.organizations]).toEqual(
      (['person', 'organization'] as const).map((kind) => details.filter((one) => one.kind === kind).length),
    )
    const totals = Map.groupBy(details, ({ country }) => country)
    expect(new Map(facets.countries.map(({ country, total }) => [country, total]))).toEqual(
      new Map([...totals].flatMap(([country, of]) => (country ? [[country, of.length]] : []))),
    )
    expect(facets.labels).toEqual([{ ...label, total: details.filter(({ labels }) => labels.length > 0).length }])
  })

  test('finds the people of an organization', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await sayContacts(account.id, sourceId, [
      {
        kind: 'organization',
        key: 'acme-tools.com/owner',
        name: 'Acme GmbH',
        relation: 'owner',
        emails: ['info@acme-tools.com'],
      },
      { name: 'Ada Byron', organization: 'Acme GmbH', organizationKey: 'acme-tools.com/owner' },
      {
        name: 'Ben Clark',
        emails: ['ben@acme-tools.com'],
        organization: 'Acme GmbH',
        organizationKey: 'acme-tools.com/owner',
      },
      { name: 'Carl Else', emails: ['carl@acme-tools.com'] },
    ])
    const acme = (await contactsOf(account)).get('Acme GmbH')!
    const people = async (query: Query = {}) =>
      (await account.call(contract.listContacts, { query: { organization_id: acme.id, ...query } })).data.map(
        ({ name }) => name,
      )
    expect(await people()).toEqual(['Ben Clark', 'Ada Byron'])
    expect(await people({ search: 'byron' })).toEqual(['Ada Byron'])
    expect(await people({ has: 'email', kind: 'person' })).toEqual(['Ben Clark'])
    expect((await detailsOf(account, acme.id)).total_people).toBe(2)
  })

  test('shows nothing of another account, by any ID', async () => {
    const { account, sourceIds, crawls, label, details } = await mintCrowd()
    const stranger = await mintAccount()
    const { sourceId } = await addCrawl(stranger.id)
    await sayContacts(stranger.id, sourceId, [{ name: 'Sam Stranger', emails: ['sam@stranger.example'] }])
    const total = async (query: Query) => (await stranger.call(contract.listContacts, { query })).pagination.total
    expect(await total({})).toBe(1)
    expect(await total({ source_id: sourceIds[0]! })).toBe(0)
    expect(await total({ crawl_id: crawls[0]!.crawlId })).toBe(0)
    expect(await total({ label_id: label.id })).toBe(0)
    expect(await total({ organization_id: details[0]!.id })).toBe(0)
    expect(await total({ search: 'person' })).toBe(0)
    expect((await stranger.fail(contract.getContact, { params: { id: details[0]!.id } })).httpStatus).toBe(404)
    expect((await contactsOf(account)).size).toBe(details.length)
  })
})

describe('a segment by engagement', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

  test('matches the ledger, for any campaign or one with its follow-ups, at any time or recently', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const names = ['Ada', 'Ben', 'Cem', 'Dora', 'Eve', 'Finn']
    await sayContacts(
      account.id,
      sourceId,
      names.map(
        (name): Said => ({
          name: `${name} Stone`,
          key: `acme-tools.com/${name}`,
          emails: [`${name.toLowerCase()}@acme-tools.com`],
        }),
      ),
    )
    const contacts = await contactsOf(account)
    const numberOf = (name: string) => numberOfId(contacts.get(`${name} Stone`)!.id)
    const sent = (name: string, days: number) => ({
      ...{ state: 'sent' as const, address: `${name.toLowerCase()}@acme-tools.com`, sentAt: ago(days) },
    })
    const spring = await addCampaign(account.id, {
      status: 'sent',
      rows: [
        { ...sent('Ada', 40), contact: numberOf('Ada'), openedAt: ago(39), repliedAt: ago(38) },
        // Matched by address, because the ledger names no contact, or a deleted one.
        { ...sent('Ben', 40), openedAt: ago(2), clickedAt: ago(2) },
        { ...sent('Cem', 40), contact: 1, unsubscribedAt: ago(1) },
        { state: 'bounced', address: 'dora@acme-tools.com', contact: numberOf('Dora'), bouncedAt: ago(40) },
        { state: 'pending', address: 'finn@acme-tools.com', contact: numberOf('Finn') },
      ],
    })
    await addCampaign(account.id, {
      ...{ status: 'sent', followsId: spring.id, step: 2, afterSeconds: 3_600 },
      rows: [{ ...sent('Eve', 3), contact: numberOf('Eve'), complainedAt: ago(1) }],
    })
    const autumn = await addCampaign(account.id, {
      status: 'sent',
      rows: [{ ...sent('Ada', 3), contact: numberOf('Ada') }],
    })
    const other = await mintAccount()
    const foreign = await addCampaign(other.id, { status: 'sent', rows: [{ ...sent('Ada', 1), openedAt: ago(1) }] })
    const namesOf = async (query: Query) => {
      const [{ data }, counts] = [
        await account.call(contract.listContacts, { query: query as never }),
        await account.call(contract.countKinds, { query: query as never }),
      ]
      expect(counts.data.people).toBe(data.length)
      return data.map(({ name }) => name!.split(' ')[0]).toSorted()
    }
    const cases: [Query, string[]][] = [
      [{ activity: 'sent' }, ['Ada', 'Ben', 'Cem', 'Eve']],
      [{ activity: 'sent', activity_days: 7 }, ['Ada', 'Eve']],
      [{ activity_campaign_id: spring.id }, ['Ada', 'Ben', 'Cem', 'Eve']],
      [{ activity_campaign_id: autumn.id }, ['Ada']],
      [{ activity: 'opened' }, ['Ada', 'Ben']],
      [{ activity: 'opened', activity_days: 7 }, ['Ben']],
      [{ activity: 'opened', activity_campaign_id: autumn.id }, []],
      [{ activity: 'clicked' }, ['Ben']],
      [{ activity: 'replied', activity_campaign_id: spring.id }, ['Ada']],
      [{ activity: 'bounced' }, ['Dora']],
      [{ activity: 'unsubscribed' }, ['Cem']],
      [{ activity: 'complained', activity_campaign_id: spring.id }, ['Eve']],
      [{ activity: 'not_opened' }, ['Cem', 'Eve']],
      [{ activity: 'not_opened', activity_days: 7 }, ['Ada', 'Eve']],
      [{ activity: 'not_replied', activity_campaign_id: spring.id }, ['Ben', 'Cem', 'Eve']],
      [{ activity: 'not_clicked', search: 'ada' }, ['Ada']],
      [{ activity: 'opened', activity_campaign_id: foreign.id }, []],
    ]
    for (const [query, expected] of cases) expect(await namesOf(query), JSON.stringify(query)).toEqual(expected)
    // A segment too large to list is evaluated one contact at a time, and must give the same result.
    const ctx = await verbsOf(account.id)
    // Contacts of other accounts in the database may have the same addresses.
    const { low, high } = stretchOf(ctx)
    for (const activity of contactFilter.ACTIVITIES)
      for (const campaignId of [null, spring.id]) {
        const subset = ofActivity(ctx.account!, { activity, campaignId, since: ago(7) })
        const listed = await ctx.data.all(sql`SELECT contact AS number FROM (${subset.numbers}) ORDER BY 1`)
        const decided = await ctx.data.all(
          sql`SELECT number FROM contacts WHERE number BETWEEN ${low} AND ${high} AND ${subset.has(sql`contacts.number`)} ORDER BY 1`,
        )
        expect(decided, activity).toEqual(listed)
      }
  })

  test('uses an index', async () => {
    const account = await mintAccount()
    const plan = async (query: SQL) =>
      (await dataOf(account.id).all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${query}`)).map(({ detail }) => detail)
    const of = { id: account.id, number: 1 } as never
    for (const activity of contactFilter.ACTIVITIES) {
      const subset = ofActivity(of, { activity, campaignId: null, since: ago(30) })
      const details = [...(await plan(subset.numbers)), ...(await plan(sql`SELECT ${subset.has(sql`17`)}`))]
      expect(
        details.filter((detail) => /^SCAN (?!contact$|\(|CONSTANT)/.test(detail)),
        activity,
      ).toEqual([])
      const index = activity === 'sent' ? null : `recipients_${activity.replace('not_', '')}`
      if (index)
        expect(
          details.some((detail) => detail.includes(index)),
          activity,
        ).toBe(true)
    }
  })
})
