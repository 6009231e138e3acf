import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { readConfig } from '../../../../src/core/config.ts'
import { searchEngineOf } from '../../../../src/core/search.ts'
import { createBrave } from '../../../../src/platform/search/brave.ts'
import { createSearxng } from '../../../../src/platform/search/searxng.ts'
import { createSerpApi } from '../../../../src/platform/search/serpapi.ts'
import { mintAccount } from '../../support/factories.ts'

const keywordCrawl = (keyword: string, more: object = {}) => ({
  body: { types: ['emails' as const], engine: 'basic' as const, keyword, limit: 9, ...more },
})

describe('a keyword crawl', () => {
  test('reads the sites that the search returned, each within its share, and no directory', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, keywordCrawl('three sites'))
    expect(data.crawl).toMatchObject({ status: 'completed', query: 'three sites', url: null, source: 'three sites' })
    expect(data.found_urls).toHaveLength(3)
    expect(data.found_urls.every((url) => url.startsWith('http://127.0.0.1'))).toBe(true)
    expect(data.results.emails).toContain('desk@harbour-tools.co.uk')
    expect(data.results.emails).toContain('desk@many-pages.co.uk')
    const pages = (await call(contract.listPages, { params: { id: data.crawl.id }, query: { state: 'read' } })).data
    expect(pages).toHaveLength(9)
    const perSite = Map.groupBy(pages, ({ url }) => new URL(url).origin)
    expect([...perSite.values()].map((list) => list.length)).toEqual([3, 3, 3])
  })

  test('gives the unused share of a site to the others, and never exceeds the limit', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, keywordCrawl('three sites', { limit: 30 }))
    const pages = (
      await call(contract.listPages, { params: { id: data.crawl.id }, query: { state: 'read', per_page: 100 } })
    ).data
    expect(pages).toHaveLength(30)
  })

  test.each([
    ['nothing at all', 'The search found no websites for these words.'],
    ['refused', "The search engine rejected this installation's API key."],
    ['limited', 'The search engine is rate limiting us. Try again later.'],
    ['garbage', "The search engine didn't respond."],
    ['huge', "The search engine didn't respond."],
  ])('for %j ends with the reason', async (keyword, reason) => {
    const { call, fail } = await mintAccount()
    const { code, message } = await fail(contract.start, keywordCrawl(keyword))
    expect([code, message]).toEqual(['crawl_failed', `Crawl failed. ${reason}`])
    expect((await call(contract.listRecent, {})).data[0]).toMatchObject({ status: 'failed', reason })
  })

  test('retries when the search engine fails temporarily', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, keywordCrawl(`late ${crypto.randomUUID()}`))
    expect(data.crawl.status).toBe('completed')
  })

  test('keeps when a value was first seen, whichever sites the search returns', async () => {
    const { call } = await mintAccount()
    const first = (await call(contract.start, keywordCrawl('three sites', { limit: 3 }))).data
    const again = (await call(contract.start, keywordCrawl('three sites'))).data
    expect(again.found_urls.length).toBeGreaterThan(first.found_urls.length)
    const params = { id: again.crawl.id }
    const { data: same } = await call(details.listChanges, { params, query: { kind: 'same' } })
    expect(same.length).toBeGreaterThan(0)
    for (const { first_seen_at, last_seen_at } of same) expect(first_seen_at < last_seen_at).toBe(true)
  })

  test('reads no more websites than the plan allows, and counts them', async () => {
    const { call } = await mintAccount({ plan: { maxWebsites: 2 } })
    const { data } = await call(contract.start, keywordCrawl('three sites'))
    expect(data.found_urls).toHaveLength(2)
    expect(data.crawl.reason).toBe(
      'Some websites in the search results were skipped because your plan covers no more this month.',
    )
    expect((await call(plans.getUsage, {})).data.websites.used).toBe(2)
    // The same sites again cost nothing more.
    expect((await call(contract.start, keywordCrawl('three sites'))).data.found_urls).toHaveLength(2)
  })

  test('with the SerpApi engine requires a key', async () => {
    const { fail } = await mintAccount()
    expect(await fail(contract.start, keywordCrawl('three sites', { engine: 'serpapi' }))).toMatchObject({
      httpStatus: 503,
      message: 'The SerpApi engine has no key configured. Choose another engine.',
    })
  })
})

const none = { key: undefined, url: 'https://search.test' }
const configured = (search: object) => ({
  ...readConfig(env),
  search: { serpApi: none, brave: none, searxngUrl: undefined, pageTemplate: undefined, ...search },
})

test('a crawl uses the first configured search engine, or the requested one', () => {
  const both = configured({ serpApi: { ...none, key: 'k' }, searxngUrl: 'https://search.test' })
  expect(searchEngineOf(both)?.name).toBe('serpapi')
  expect(searchEngineOf(both, 'searxng')?.name).toBe('searxng')
  expect(searchEngineOf(both, 'brave')).toBeNull()
  expect(searchEngineOf(configured({}))).toBeNull()
})

describe('search engines', () => {
  const baseUrl = env.SEARXNG_URL!
  const request = { query: 'three sites', count: 20, language: 'en', country: 'GB' }
  const engines = {
    serpapi: createSerpApi({ baseUrl, key: 'right-key' }),
    brave: createBrave({ baseUrl, key: 'right-key' }),
    searxng: createSearxng({ baseUrl }),
    html: searchEngineOf(configured({ pageTemplate: `${baseUrl}/results?q={query}` }))!,
  }

  test.each(Object.entries(engines))('%s returns URLs and titles', async (_name, engine) => {
    const results = await engine.search(request)
    expect(results.length).toBeGreaterThanOrEqual(6)
    expect(results[0]).toMatchObject({ url: 'https://www.yelp.com/search?find_desc=tools' })
  })

  test.each(Object.entries(engines))('%s returns nothing for no results', async (_name, engine) => {
    expect(await engine.search({ ...request, query: 'nothing' })).toEqual([])
  })

  test.each([
    ['serpapi', createSerpApi({ baseUrl, key: 'wrong' })],
    ['brave', createBrave({ baseUrl, key: 'wrong' })],
  ])('%s reports a rejected key', async (_name, engine) => {
    await expect(engine.search(request)).rejects.toMatchObject({ failure: 'search-refused' })
  })
})
