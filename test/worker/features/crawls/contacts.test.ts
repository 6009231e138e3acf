import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getContact } from '../../../../src/contracts/contacts/contacts.ts'
import { listChanges, listContacts } from '../../../../src/contracts/crawls/crawl-details.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { accountNumber } from '../../../../src/db/account-numbers.ts'
import { sources } from '../../../../src/db/schema/data/crawls.ts'
import { joinGluedPhones } from '../../../../src/features/crawls/end/join-glued-phones.ts'
import { NOTHING_READ, type PageReading } from '../../../../src/features/crawls/read/read-page.ts'
import { SliceMemory } from '../../../../src/features/crawls/read/slice-memory.ts'
import { storeReadings } from '../../../../src/features/crawls/read/store-readings.ts'
import { crawlSpec } from '../../../support/crawl-spec.ts'
import { waitFor } from '../../../support/wait.ts'
import { contextOf, dataOf, mintAccount } from '../../support/factories.ts'
import { crashesBefore, crashingContext } from '../../support/mortal-context.ts'

/** India's 1800 266 7431, and how it is read with a leading plus. */
const [WHOLE, GLUED] = ['+9118002667431', '+18002667431'] as const

type Account = Awaited<ReturnType<typeof mintAccount>>

const crawl = async (account: Account, page = '') =>
  (
    await account.call(contract.start, {
      body: {
        types: ['emails', 'phones', 'names', 'addresses', 'companies'],
        engine: 'basic',
        url: `${env.SITE_ORIGIN}/firm/${page}`,
        limit: 3,
      },
    })
  ).data

const contactsOf = async (account: Account, id: string) =>
  (await account.call(listContacts, { params: { id }, query: { per_page: 100 } })).data

describe('a finished crawl', () => {
  test('has one row for the company and one for each person, reachable ones first', async () => {
    const account = await mintAccount()
    const { crawl: done } = await crawl(account)
    const contacts = await contactsOf(account, done.id)
    expect(contacts.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
      'organization Harbourlane Ltd',
      'person Imogen Hartley',
      'person Priya Raghavan',
      'person Rasheed Okonjo',
    ])
    expect(contacts.at(-1)).toMatchObject({ name: 'Priya Raghavan', job_title: 'Accountant', email: null })
    const of = (name: string) => contacts.find((contact) => contact.name === name)
    expect(of('Harbourlane Ltd')).toMatchObject({
      email: 'info@harbourlane.co.uk',
      phone: '+441174960001',
      address: expect.stringContaining('12 Quay Street'),
    })
    expect(of('Imogen Hartley')).toMatchObject({
      company: 'Harbourlane Ltd',
      job_title: 'Managing Director',
      email: 'imogen.hartley@harbourlane.co.uk',
      page_url: `${env.SITE_ORIGIN}/firm/team`,
    })
  })

  test('adds new values to known contacts, and creates no duplicates', async () => {
    const account = await mintAccount()
    await crawl(account)
    const { crawl: again } = await crawl(account, 'changed')
    const contacts = await contactsOf(account, again.id)
    expect(contacts).toHaveLength(4)
    expect(contacts.find(({ name }) => name === 'Imogen Hartley')).toMatchObject({ job_title: 'Chair' })
    expect(contacts.find(({ name }) => name === 'Harbourlane Ltd')).toMatchObject({ phone: '+441174960002' })
    const historyOf = async (name: string) => {
      const { id } = contacts.find((contact) => contact.name === name)!
      return (await account.call(getContact, { params: { id } })).data.changes.map(({ text }) => text)
    }
    const crawlOf = /by the crawl of|says the crawl of|from the crawl of/
    expect(await historyOf('Harbourlane Ltd')).toEqual([
      expect.stringContaining('New phone +441174960002'),
      expect.stringMatching(crawlOf),
    ])
    expect((await historyOf('Imogen Hartley'))[0]).toMatch(
      /^The job title is Chair instead of Managing Director, says the crawl of/,
    )
  })

  test('deletes with itself the contacts that only it found', async () => {
    const account = await mintAccount()
    const { crawl: first } = await crawl(account)
    const { crawl: again } = await crawl(account, 'changed')
    await account.call(contract.remove, { params: { id: again.id } })
    await waitFor(async () => {
      const contacts = await contactsOf(account, first.id)
      expect(contacts.find(({ name }) => name === 'Harbourlane Ltd')).toMatchObject({ phone: '+441174960001' })
      expect(contacts.find(({ name }) => name === 'Imogen Hartley')).toMatchObject({ job_title: 'Managing Director' })
    })
    await account.call(contract.remove, { params: { id: first.id } })
    const left = ['contacts', 'contact_values', 'contact_keys'].map((name) =>
      dataOf(account.id).all(
        sql`SELECT 1 FROM ${sql.raw(name)} WHERE ${sql.raw(name === 'contact_values' ? 'contact >> 28' : 'account')} = ${accountNumber(account.id)}`,
      ),
    )
    expect((await Promise.all(left)).flat()).toEqual([])
  })

  test('has one number where a page writes a plus before a national number', async () => {
    const account = await mintAccount()
    const crawlAgain = async () =>
      (
        await account.call(contract.start, {
          body: {
            types: ['phones', 'companies'],
            engine: 'basic',
            url: `${env.SITE_ORIGIN}/tollfree/`,
            limit: 3,
            options: { country: 'IN' },
          },
        })
      ).data
    const first = await crawlAgain()
    expect(Object.values(first.phone_numbers)).toEqual([WHOLE])
    expect(first.crawl).toMatchObject({ pages_done: 2, found: { phones: 1 } })
    const { id } = first.crawl
    const { data: progress } = await account.call(contract.getProgress, { params: { id } })
    expect(progress.items_found).toBe(first.crawl.items_found)
    const live = await contextOf(account.id).coordinators.crawl(id).progress()
    expect(live).toMatchObject({ step: 'finished', items_found: first.crawl.items_found })
    expect((await contactsOf(account, id)).map(({ phone }) => phone)).toEqual([WHOLE])

    // Both pages are unchanged: neither is read again, and the number stays one.
    const again = await crawlAgain()
    expect(again.crawl).toMatchObject({ pages_done: 2, pages_unchanged: 2, found: first.crawl.found })
    expect(again.phone_numbers).toEqual(first.phone_numbers)
    expect((await contactsOf(account, again.crawl.id)).map(({ phone }) => phone)).toEqual([WHOLE])
    const { counts } = await account.call(listChanges, { params: { id: again.crawl.id }, query: { kind: 'new' } })
    expect(counts).toMatchObject({ new: 0, gone: 0 })
  })

  test('merges such numbers once, even if the merge crashes or runs again', async () => {
    const account = await mintAccount()
    const { data } = await account.call(contract.start, {
      body: {
        types: ['phones'],
        engine: 'basic',
        url: `${env.SITE_ORIGIN}/tollfree/`,
        limit: 1,
        options: { country: 'IN' },
      },
    })
    const [source] = await dataOf(account.id).select().from(sources).where(eq(sources.crawlId, data.crawl.id))
    const spec = crawlSpec({
      ...{ account_id: account.id, crawl_id: data.crawl.id, source_id: source!.id, types: ['phones'] },
    })
    const page = `${env.SITE_ORIGIN}/tollfree/other`
    const finding = { type: 'phones', value: '+1 800 266 7431', normalized: GLUED, confidence: 0.99 } as const
    const reading: PageReading = {
      ...NOTHING_READ,
      ...{ depth: 1, etag: '"other"' },
      outcome: { outcome: 'read', url: page, also_known_as: [], fingerprint: null },
      extraction: {
        findings: [{ ...finding, method: 'text', snippet: '', start: null, end: null }],
        ...{ contacts: [], facts: null, isCut: false },
      },
    }
    const { ctx } = crashingContext(account.id, () => new Date())
    await storeReadings(ctx, spec, [reading], new SliceMemory())
    const stand = () =>
      dataOf(account.id).all(sql`
        SELECT items.normalized, items.confidence, sightings.confidence AS seen, sightings.page_url,
          (SELECT item_keys FROM pages WHERE crawl_id = ${spec.crawl_id} AND url = ${page}) AS keys,
          (SELECT sum(total) FROM item_totals WHERE account = items.account) AS total
        FROM items JOIN sightings ON sightings.item = items.number WHERE sightings.source = ${source!.number} ORDER BY items.number`)
    expect(await stand()).toHaveLength(2)
    const dying = crashingContext(account.id, () => new Date(), crashesBefore(/UPDATE sightings/)).ctx
    await expect(joinGluedPhones(dying, spec)).rejects.toThrow('killed')
    expect(await stand()).toHaveLength(2)
    await joinGluedPhones(ctx, spec)
    const joined = await stand()
    expect(joined).toEqual([
      {
        ...{ normalized: WHOLE, confidence: 99, seen: 99, page_url: `${env.SITE_ORIGIN}/tollfree/` },
        ...{ keys: JSON.stringify([`phones:${WHOLE}`]), total: 1 },
      },
    ])
    await joinGluedPhones(ctx, spec)
    expect(await stand()).toEqual(joined)
  })

  test('that collects only addresses lists only contacts with an address', async () => {
    const account = await mintAccount()
    const { data } = await account.call(contract.start, {
      body: { types: ['emails'], engine: 'basic', url: `${env.SITE_ORIGIN}/firm/`, limit: 3 },
    })
    const contacts = await contactsOf(account, data.crawl.id)
    expect(contacts.map(({ name, phone }) => [name, phone]).toSorted()).toEqual([
      ['Harbourlane Ltd', null],
      ['Imogen Hartley', null],
      ['Rasheed Okonjo', null],
    ])
  })
})
