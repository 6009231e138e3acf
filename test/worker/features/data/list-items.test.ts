import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { remove as removeCrawl } from '../../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { deleteAccountRows } from '../../../../src/db/account-tables.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { addCrawl, addItems } from './support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
const values = async (account: Account, query: QueryFor<typeof contract.listAll>) =>
  (await account.call(contract.listAll, { query })).data.map((item) => item.value)

describe('a list of data', () => {
  test('contains each item with the specified fields, newest first', async () => {
    const account = await mintAccount()
    const { crawlId, sourceId, url } = await addCrawl(account.id)
    const [older, newer] = await addItems(account.id, sourceId, [
      { value: 'old@acme-tools.com' },
      { value: '020 7946 0123', type: 'phones', normalized: '+442079460123' },
    ])
    const answer = await account.call(contract.listAll, {})
    expect(answer.data.map((item) => item.id)).toEqual([`${newer}_phones`, `${older}_emails`])
    expect(answer.data[1]).toMatchObject({
      result_id: crawlId,
      type: 'emails',
      data: { emails: ['old@acme-tools.com'] },
      source_type: 'crawl',
      source_name: 'acme-tools.com',
      source: 'acme-tools.com',
      website_url: 'https://acme-tools.com/contact',
      website: { url },
    })
    expect(answer.pagination).toEqual({
      current_page: 1,
      page: 1,
      last_page: 1,
      per_page: 20,
      total: 2,
      is_capped: false,
    })
  })

  test('is filtered only by internal index terms, even if values and sources contain private-use characters', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id, 'acme\ue000sm.com')
    await addItems(account.id, sourceId, [
      { value: 'Ada \ue000tp\ue001Byron', type: 'names', confidence: 0.6 },
      { value: '\ue000tp', type: 'names', confidence: 0.6 },
      { value: 'ada@acme.com \ue000c9 \ue000ed', confidence: 0.6 },
    ])
    expect(await values(account, { type: 'phones' })).toEqual([])
    expect(await values(account, { source_type: 'manual' })).toEqual([])
    expect(await values(account, { min_confidence: '0.9' })).toEqual([])
    expect(await values(account, { email_check: 'deliverable' })).toEqual([])
    expect(await values(account, { search: 'byron' })).toEqual(['Ada \ue000tp\ue001Byron'])
  })

  test('pages through everything once, in either order', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    const all = Array.from({ length: 25 }, (_, index) => `person${index}@acme-tools.com`)
    await addItems(
      account.id,
      sourceId,
      all.map((value) => ({ value })),
    )
    const pages = await Promise.all([1, 2, 3, 4].map((page) => values(account, { page, per_page: 10 })))
    expect(pages.flat()).toEqual(all.toReversed())
    expect(await values(account, { per_page: 3, sort: 'oldest', search: 'person' })).toEqual(all.slice(0, 3))
    const { pagination } = await account.call(contract.listAll, { query: { page: 4, per_page: 10 } })
    expect(pagination).toMatchObject({ last_page: 3, total: 25, current_page: 4 })
  })

  test('of one type has pages of 50', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'a@acme-tools.com' }, { value: 'Ann Lee', type: 'names' }])
    const answer = await account.call(contract.listByType, { params: { type: 'names' } })
    expect(answer.data.map((item) => item.value)).toEqual(['Ann Lee'])
    expect(answer.pagination).toMatchObject({ per_page: 50, total: 1 })
  })

  test.each(['0', '101', 'x'])('rejects %s rows a page', async (per_page) => {
    const account = await mintAccount()
    const response = await account.send(contract.listAll, { query: { per_page } })
    expect(response.status).toBe(400)
  })

  test('of an unknown type does not exist', async () => {
    const account = await mintAccount()
    const response = await account.send(contract.listByType, { params: { type: 'faxes' } })
    expect(response.status).toBe(404)
  })

  test("never shows another account's items, whatever the query", async () => {
    const [mine, theirs] = [await mintAccount(), await mintAccount()]
    const own = await addCrawl(mine.id, 'own-site.com')
    const other = await addCrawl(theirs.id, 'other-site.com')
    await addItems(mine.id, own.sourceId, [{ value: 'me@own-site.com', pageUrl: 'https://own-site.com/' }])
    await addItems(theirs.id, other.sourceId, [{ value: 'them@other-site.com', pageUrl: 'https://other-site.com/' }])
    for (const query of [
      {},
      { search: 'site' },
      { search: 'them' },
      { type: 'emails' as const },
      { source_type: 'crawl' as const },
      { source_id: other.sourceId },
      { crawl_id: other.crawlId },
      { source_id: other.sourceId, search: 'site' },
      { min_confidence: 0.5 },
    ]) {
      const answer = await mine.call(contract.listAll, { query })
      expect(answer.data.filter((item) => item.value.startsWith('them'))).toEqual([])
      expect(answer.pagination.total).toBe(answer.data.length)
    }
    const empty = await mintAccount()
    expect((await empty.call(contract.listAll, { query: { search: 'site' } })).pagination.total).toBe(0)
  })
})

describe('a search', () => {
  let account: Account
  let crawl: Awaited<ReturnType<typeof addCrawl>>
  beforeAll(async () => {
    account = await mintAccount()
    crawl = await addCrawl(account.id, 'harbour-bakery.co.uk')
    const page = 'https://harbour-bakery.co.uk/über-uns?team=1'
    await addItems(account.id, crawl.sourceId, [
      { value: 'Zoë.Müller@harbour-bakery.co.uk', pageUrl: page },
      { value: 'José Álvarez', type: 'names', pageUrl: page },
      { value: '(020) 7946-0123', normalized: '+442079460123', type: 'phones', pageUrl: page },
      { value: '12 "High" Street, 100% off*', type: 'addresses', pageUrl: page, confidence: 0.6 },
      { value: '王伟', type: 'names', pageUrl: page },
      { value: 'Ng', type: 'names', pageUrl: page },
      { value: 'Łódź Works AND Sons', type: 'companies', pageUrl: page, confidence: 0.72 },
    ])
  })
  test.each([
    ['zoe', ['Zoë.Müller@harbour-bakery.co.uk']],
    ['MULLER@HARB', ['Zoë.Müller@harbour-bakery.co.uk']],
    ['jose alvarez', ['José Álvarez']],
    ['alvarez josé', ['José Álvarez']],
    ['Jose\u0301', ['José Álvarez']],
    ['7946 0123', ['(020) 7946-0123']],
    ['02079460123', ['(020) 7946-0123']],
    ['+44 20 7946', ['(020) 7946-0123']],
    ['2079460', ['(020) 7946-0123']],
    ['"high" street', ['12 "High" Street, 100% off*']],
    ['100%', ['12 "High" Street, 100% off*']],
    ['off*', ['12 "High" Street, 100% off*']],
    ['works AND sons', ['Łódź Works AND Sons']],
    ['王伟', ['王伟']],
    ['ng', ['Ng']],
    ['jo', ['José Álvarez']],
    ['z', ['Zoë.Müller@harbour-bakery.co.uk']],
    ['* OR "', []],
    ['NEAR(zoe jose)', []],
    ['text:zoe', []],
    ['zzzz', []],
    ['\uE000te', []],
  ])('for %s finds %j', async (search, expected) => {
    expect(await values(account, { search })).toEqual(expected)
  })

  test.each(['uber-uns', 'https://harbour-bakery.co.uk/über', 'team=1', 'bakery'])(
    'for %s finds the values of that page or source',
    async (search) => expect(await values(account, { search })).toHaveLength(7),
  )

  test('within one type has its own endpoint', async () => {
    const answer = await account.call(contract.search, { params: { type: 'names' }, query: { query: 'bakery' } })
    expect(answer.data.map((item) => item.value)).toEqual(['Ng', '王伟', 'José Álvarez'])
  })

  test('can be combined with every filter', async () => {
    const { sourceId, crawlId } = crawl
    const other = await addCrawl(account.id, 'other-bakery.co.uk')
    await addItems(account.id, other.sourceId, [{ value: 'Ann', type: 'names', pageUrl: 'https://other-bakery.co.uk' }])
    expect(await values(account, { search: 'bakery', source_id: other.sourceId })).toEqual(['Ann'])
    expect(await values(account, { search: 'bakery', crawl_id: crawlId })).toHaveLength(7)
    expect(await values(account, { search: 'bakery', source_id: sourceId, type: 'names' })).toHaveLength(3)
    expect(await values(account, { search: 'bakery', source_type: 'import' })).toEqual([])
    expect(await values(account, { min_confidence: 0.7, type: 'addresses' })).toEqual([])
    expect(await values(account, { min_confidence: 0.5, type: 'addresses' })).toHaveLength(1)
    expect(await values(account, { min_confidence: 0.7, source_id: sourceId, type: 'companies' })).toHaveLength(1)
    expect(await values(account, { min_confidence: 0.9, source_id: sourceId, type: 'companies' })).toEqual([])
  })

  test('finds an import by its name', async () => {
    const member = await mintAccount()
    await member.call(additions.addManual, {
      body: { source_name: 'Trade Fair', contacts: [{ email: 'a@b-site.com' }] },
    })
    expect(await values(member, { search: 'trade fair' })).toEqual(['a@b-site.com'])
  })
})

describe('the search index', () => {
  const indexed = async (accountId: string) =>
    (await dataOf(accountId).all<{ rows: number }>(sql`SELECT count(*) AS rows FROM item_search`))[0]!.rows

  test('reflects a value that a better occurrence replaces', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'ANN@acme-tools.com', confidence: 0.4 }])
    expect(await values(account, { min_confidence: 0.5 })).toEqual([])
    const better = { value: 'ann@acme-tools.com', pageUrl: 'https://acme-tools.com/better', confidence: 0.5 }
    await addItems(account.id, sourceId, [better])
    expect(await values(account, { search: 'better' })).toEqual(['ann@acme-tools.com'])
    expect(await values(account, { search: '/contact' })).toEqual([])
    expect(await values(account, { min_confidence: 0.5 })).toEqual(['ann@acme-tools.com'])
  })

  test('and the totals shrink when a crawl or an account is deleted', async () => {
    const account = await mintAccount()
    const before = await indexed(account.id)
    const [gone, kept] = [await addCrawl(account.id, 'gone-site.com'), await addCrawl(account.id, 'kept-site.com')]
    await addItems(account.id, gone.sourceId, [{ value: 'a@gone-site.com' }, { value: 'Ann', type: 'names' }])
    await addItems(account.id, kept.sourceId, [{ value: 'b@kept-site.com' }])
    expect(await indexed(account.id)).toBe(before + 3)
    await account.call(removeCrawl, { params: { id: gone.crawlId } })
    expect(await indexed(account.id)).toBe(before + 1)
    const types = await account.call(contract.listTypes, {})
    expect(await account.call(contract.listDataTypes, {})).toEqual(types)
    expect(types.data.map(({ type, total }) => [type, total])).toEqual([
      ['emails', 1],
      ['phones', 0],
      ['names', 0],
      ['addresses', 0],
      ['companies', 0],
    ])
    await deleteAccountRows(dataOf(account.id), account.id)
    expect(await indexed(account.id)).toBe(before)
    const left = await dataOf(account.id).all(sql`SELECT 1 FROM account_numbers WHERE account_id = ${account.id}`)
    expect(left).toEqual([])
  })
})
