import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import * as statistics from '../../../../src/contracts/statistics/statistics.ts'
import { accountNumber, firstNumber, lastNumber } from '../../../../src/db/account-numbers.ts'
import { runBatch, statement } from '../../../../src/db/batch.ts'
import { crawls as crawlRows } from '../../../../src/db/schema/data/crawls.ts'
import { shareOf } from '../../../support/share-of-run.ts'
import { dataOf, mintAccount } from '../../support/factories.ts'
import { addCrawl, addItems, csvForm } from './support.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

/** A scene of the test site that changes with each visit of its control page. */
const scene = () => `${env.SITE_ORIGIN}/news-${crypto.randomUUID().slice(0, 8)}`
const crawl = async (account: Account, url: string) => {
  const body = { types: ['emails', 'phones', 'names'] as const, engine: 'basic' as const, url: `${url}/`, limit: 10 }
  return (await account.call(crawls.start, { body: body as never })).data
}
const listed = async (account: Account, query: object = {}) =>
  (await account.call(contract.listAll, { query: { per_page: 100, ...query } as never })).data
const values = async (account: Account, query: object = {}) =>
  (await listed(account, query)).map(({ value }) => value).toSorted()
const evidenceOf = async (account: Account, value: string) => {
  const item = (await listed(account)).find((row) => row.value === value)!
  return (await account.call(contract.get, { params: { id: item.item_id } })).data
}
const sightingsOf = ({ id }: Account) =>
  dataOf(id).all<{ source: number; item: number; as_in: number | null; snippet: string | null }>(sql`
    SELECT source, item, as_in, snippet FROM sightings WHERE item BETWEEN ${firstNumber(id)} AND ${lastNumber(id)}`)
const itemsOf = ({ id }: Account) =>
  dataOf(id).all<{ number: number }>(sql`SELECT number FROM items WHERE account = ${accountNumber(id)}`)

describe('a repeated crawl of a site', () => {
  test('adds no duplicate values, only occurrences', async () => {
    const account = await mintAccount()
    const url = scene()
    const first = await crawl(account, url)
    const known = await itemsOf(account)
    const again = await crawl(account, url)
    expect(await itemsOf(account)).toEqual(known)
    expect((await values(account)).length).toBe(known.length)
    const { total_data_items: totals } = (await account.call(statistics.get, {})).data
    expect(Object.values(totals).reduce((sum, total) => sum + total, 0)).toBe(known.length)
    const sightings = await sightingsOf(account)
    expect(sightings).toHaveLength(2 * known.length)
    // The second occurrence is stored with the first, word for word.
    const thin = sightings.filter(({ as_in }) => as_in !== null)
    expect(thin).toHaveLength(known.length)
    expect(thin.every(({ snippet }) => snippet === null)).toBe(true)
    for (const { crawl: one } of [first, again]) {
      expect(await values(account, { crawl_id: one.id })).toEqual(await values(account))
    }
    const { sightings: seen, rule, detail } = await evidenceOf(account, 'desk@changing-news.co.uk')
    expect(rule).toMatch(/^emails\./)
    expect(detail).not.toHaveProperty('rule')
    expect(seen).toHaveLength(1)
    expect(seen[0]!.first_seen_at < seen[0]!.last_seen_at).toBe(true)
    expect(seen[0]!.crawl_id).toBe(again.crawl.id)
  })

  test('keeps all evidence when the first crawl is deleted', async () => {
    const account = await mintAccount()
    const url = scene()
    const first = await crawl(account, url)
    const again = await crawl(account, url)
    const before = await evidenceOf(account, 'desk@changing-news.co.uk')
    await account.call(crawls.remove, { params: { id: first.crawl.id } })
    const after = await evidenceOf(account, 'desk@changing-news.co.uk')
    expect(after).toMatchObject({ item_id: before.item_id, snippet: before.snippet, method: before.method })
    expect(after.website_url).toBe(before.website_url)
    const { results } = (await account.call(crawls.get, { params: { id: again.crawl.id } })).data
    expect(results.emails.toSorted()).toEqual(again.results.emails.toSorted())
    expect((await sightingsOf(account)).every(({ as_in }) => as_in === null)).toBe(true)
    await account.call(crawls.remove, { params: { id: again.crawl.id } })
    expect(await itemsOf(account)).toEqual([])
    expect(await listed(account, { search: 'changing-news' })).toEqual([])
    expect(
      await dataOf(account.id).all(sql`SELECT 1 FROM contacts WHERE account = ${accountNumber(account.id)}`),
    ).toEqual([])
  })

  test('removes the values that only it saw when it is deleted', async () => {
    const account = await mintAccount()
    const url = scene()
    await crawl(account, url)
    await fetch(`${url}/next`)
    const again = await crawl(account, url)
    expect(await values(account)).toContain('edition1@changing-news.co.uk')
    await account.call(crawls.remove, { params: { id: again.crawl.id } })
    const left = await values(account, { type: 'emails' })
    expect(left).toContain('edition0@changing-news.co.uk')
    expect(left).toContain('desk@changing-news.co.uk')
    expect(left).not.toContain('edition1@changing-news.co.uk')
  })
})

describe('a value with several sources', () => {
  test("is one row, which each source's filter shows as that source has it", async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'ADA@acme-tools.com', confidence: 0.7 }])
    await account.call(additions.importCsv, { body: csvForm('email\nada@acme-tools.com\n', 'Fair') as never })
    const rows = await listed(account)
    expect(rows.map(({ value, source_name }) => [value, source_name])).toEqual([['ada@acme-tools.com', 'Fair']])
    expect((await listed(account, { source_id: sourceId }))[0]).toMatchObject({
      value: 'ADA@acme-tools.com',
      source_type: 'crawl',
      confidence: 0.7,
    })
    expect((await listed(account, { source_type: 'crawl' }))[0]?.source_type).toBe('crawl')
    expect((await listed(account, { source_type: 'import' }))[0]?.source_type).toBe('import')
    // Matched by the page of one and the name of the other.
    expect(await values(account, { search: 'acme-tools.com/contact' })).toHaveLength(1)
    expect(await values(account, { search: 'fair' })).toHaveLength(1)
  })

  test('remains when deleted from one of them, and disappears when deleted itself', async () => {
    const account = await mintAccount()
    const { sourceId } = await addCrawl(account.id)
    await addItems(account.id, sourceId, [{ value: 'ada@acme-tools.com' }, { value: 'bob@acme-tools.com' }])
    const body = csvForm('email\nada@acme-tools.com\neve@acme-tools.com\n', 'Fair')
    await account.call(additions.importCsv, { body: body as never })
    const { deleted } = (await account.call(contract.remove, { body: { matching: { source_type: 'import' } } })).data
    expect(deleted).toBe(2)
    expect(await values(account)).toEqual(['ada@acme-tools.com', 'bob@acme-tools.com'])
    expect(await values(account, { source_type: 'import' })).toEqual([])
    expect(await values(account, { search: 'fair' })).toEqual([])
    await account.call(additions.importCsv, { body: csvForm('email\nada@acme-tools.com\n', 'Fair') as never })
    const ada = (await listed(account)).find(({ value }) => value === 'ada@acme-tools.com')!
    await account.call(contract.remove, { body: { data_ids: [ada.id] } })
    expect(await values(account)).toEqual(['bob@acme-tools.com'])
    expect(await values(account, { source_id: sourceId })).toEqual(['bob@acme-tools.com'])
  })

  test('is exported once', async () => {
    const account = await mintAccount()
    for (const site of ['acme-tools.com', 'press-site.com']) {
      const { sourceId } = await addCrawl(account.id, site)
      await addItems(account.id, sourceId, [{ value: 'ada@acme-tools.com' }])
    }
    const response = await account.send(contract.exportType, { params: { type: 'emails' }, query: { format: 'json' } })
    expect(await response.json<object[]>()).toHaveLength(1)
  })
})

test.each(shareOf([77, 4242, 20261123], 3, inject('turn')))(
  'random crawls and deletions, in any order (%i), leave all tables consistent',
  async (start) => {
    const account = await mintAccount()
    const data = dataOf(account.id)
    let seed = start
    const below = (limit: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return Math.floor((seed / 0x80000000) * limit)
    }
    let living: { crawlId: string; sourceId: string }[] = []
    let handedOn = 0
    for (let step = 0; step < 120; step++) {
      const act = below(10)
      if (act < 3) {
        const added = await addCrawl(account.id, `site${below(3)}.com`)
        const previousId = living.at(-1)?.crawlId ?? null
        await data.update(crawlRows).set({ previousId }).where(eq(crawlRows.id, added.crawlId))
        living.push(added)
      } else if (act < 7 && living.length > 0) {
        const given = Array.from({ length: 4 }, () => ({
          value: `${below(5) ? 'p' : 'P'}${below(5)}@acme-tools.com`,
          confidence: below(3) ? 0.95 : 0.4,
          pageUrl: `https://acme-tools.com/${below(4) ? 0 : 1}`,
          snippet: 'as it says',
        }))
        // Most later crawls find the same values.
        const from = below(living.length)
        for (const { sourceId } of living.slice(from, from + 1 + below(3))) await addItems(account.id, sourceId, given)
      } else if (act === 7 && living.length > 0) {
        const gone = living[below(living.length)]!
        const held = await data.all(
          sql`SELECT 1 FROM sightings WHERE as_in = (SELECT number FROM sources WHERE id = ${gone.sourceId})`,
        )
        handedOn += held.length
        await account.call(crawls.remove, { params: { id: gone.crawlId } })
        living = living.filter((one) => one !== gone)
      } else if (act === 8) {
        const rows = await listed(account)
        if (rows.length > 0) await account.call(contract.remove, { body: { data_ids: [rows[below(rows.length)]!.id] } })
      }
      const number = accountNumber(account.id)
      const broken = await runBatch(
        data,
        [
          sql`
          SELECT 'an item that nobody saw' AS what FROM items WHERE account = ${number}
        AND NOT EXISTS (SELECT 1 FROM sightings WHERE item = number)`,
          sql`
          SELECT 'an item whose surest source has it not' FROM items WHERE account = ${number}
        AND NOT EXISTS (SELECT 1 FROM sightings WHERE item = number AND source = items.source AND confidence = items.confidence)`,
          sql`
          SELECT 'a sighting of none' FROM sightings
        WHERE item BETWEEN ${firstNumber(account.id)} AND ${lastNumber(account.id)} AND item NOT IN (SELECT number FROM items)`,
          sql`
          SELECT 'a sighting whose words are lost' FROM sightings
        WHERE item BETWEEN ${firstNumber(account.id)} AND ${lastNumber(account.id)} AND as_in IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM sightings AS holder WHERE holder.source = sightings.as_in AND holder.item = sightings.item AND holder.as_in IS NULL)`,
          sql`
          SELECT 'a sighting without its words' FROM found_items WHERE account = ${number}
        AND (page_url IS NULL OR snippet IS NULL OR lower(value) <> normalized)`,
          sql`
          SELECT 'a wrong total' FROM item_totals WHERE account = ${number} AND total <> (
        SELECT count(*) FROM items WHERE account = item_totals.account AND type = item_totals.type AND source_types = item_totals.source_types)`,
          sql`
          SELECT 'an item that cannot be found' FROM items WHERE account = ${number}
        AND NOT EXISTS (SELECT 1 FROM item_search WHERE rowid = number)`,
          sql`
          SELECT 'a find of nothing' FROM item_search
        WHERE rowid BETWEEN ${firstNumber(account.id)} AND ${lastNumber(account.id)} AND rowid NOT IN (SELECT number FROM items)`,
        ].map((query) => statement<{ what: string }>(query)),
      )
      expect(broken.flat()).toEqual([])
      for (const page of [0, 1]) {
        const found = await values(account, { search: `acme-tools.com/${page}` })
        const said = await data.all<{ number: number }>(sql`
        SELECT DISTINCT number FROM found_items WHERE account = ${number} AND page_url = ${`https://acme-tools.com/${page}`}`)
        expect(found).toHaveLength(said.length)
      }
    }
    // The run covered the interesting cases.
    expect(handedOn).toBeGreaterThan(0)
  },
)
