import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { listContacts } from '../../../../src/contracts/crawls/crawl-details.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { newCrawlId } from '../../../../src/rules/crawls/crawl-ids.ts'
import { mintAccount } from '../../support/factories.ts'

const allTypes = ['emails', 'phones', 'names', 'addresses', 'companies'] as const
const crawlOf = (path: string, more: object = {}) => ({
  body: { types: [...allTypes], engine: 'basic' as const, url: `${env.SITE_ORIGIN}${path}`, limit: 20, ...more },
})

describe('a foreground crawl', () => {
  test("returns the site's contacts, and the outcome of each page", async () => {
    const { call } = await mintAccount()
    const { data, message } = await call(contract.start, crawlOf('/shop/'))
    expect(message).toBe('Crawl completed successfully!')
    expect(data.results.emails.toSorted()).toEqual([
      'desk@harbour-tools.co.uk',
      'new@harbour-tools.co.uk',
      'sales@harbour-tools.co.uk',
    ])
    const pages = await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })
    const states = Object.fromEntries(pages.data.map((page) => [new URL(page.url).pathname, page.reason ?? page.state]))
    expect(states).toEqual({
      '/shop/': 'read',
      '/shop/contact': 'read',
      '/shop/team': 'read',
      '/shop/new': 'read',
      '/shop/private': 'robots',
      '/shop/gone': 'not-found',
      '/shop/moved': 'redirected',
      '/shop/circle-a': 'redirected',
      '/shop/circle-b': 'redirect-loop',
    })
    expect(data.crawl).toMatchObject({
      ...{ status: 'completed', pages_done: 4, pages_failed: 2, pages_skipped: 3, end_reason: 'no-more-links' },
      end_reason_text: 'No more links were found: robots.txt excludes 1 page and 2 links lead nowhere.',
    })
  })

  test('reads exactly as many pages as its limit allows', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/many/0', { limit: 37 }))
    expect(data.crawl).toMatchObject({ status: 'completed', pages_done: 37, limit: 37 })
    expect(data.results.emails).toHaveLength(38)
  })

  test('retries pages that a busy server rejected', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/flaky/one'))
    expect(data.results.emails).toEqual(['late@flaky-site.co.uk'])
  })

  test('assigns an address to the person whose name it spells, whichever page has it', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/desks/'))
    expect(data.results.emails.toSorted()).toEqual(['h.whitaker@many-desks.co.uk', 'repairs@many-desks.co.uk'])
    const contacts = await call(listContacts, { params: { id: data.crawl.id }, query: {} })
    expect(contacts.data.filter(({ name }) => name === 'Hannah Whitaker')).toEqual([
      expect.objectContaining({ email: 'h.whitaker@many-desks.co.uk' }),
    ])
  })

  test('keeps a fax number, and does not use it as anyone’s phone', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/fax/'))
    expect(data.results.phones).toEqual(['020 7946 0124'])
    const contacts = await call(listContacts, { params: { id: data.crawl.id }, query: {} })
    expect(contacts.data).toEqual([
      expect.objectContaining({ name: 'Hannah Whitaker', email: 'hannah@fax-office.co.uk', phone: null }),
    ])
  })

  test('uses the full name of a company, whichever page has it', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/named/'))
    expect(data.results.companies).toEqual(['Harbour Loaves Ltd'])
    const contacts = await call(listContacts, { params: { id: data.crawl.id }, query: {} })
    expect(contacts.data).toEqual([
      expect.objectContaining({ company: 'Harbour Loaves Ltd', email: 'hello@harbour-loaves.co.uk' }),
    ])
  })

  test('of an unreachable server fails, without skipped pages and without blaming robots.txt', async () => {
    const { id, call, fail } = await mintAccount()
    const crawl_id = newCrawlId(id)
    const { message } = await fail(contract.start, crawlOf('', { url: 'http://127.0.0.1:1/', crawl_id }))
    expect(message).toBe('Crawl failed. The server refused the connection.')
    const { data } = await call(contract.get, { params: { id: crawl_id } })
    expect(data.crawl).toMatchObject({ status: 'failed', pages_done: 0, pages_failed: 1, pages_skipped: 0 })
    const pages = await call(contract.listPages, { params: { id: crawl_id }, query: {} })
    expect(pages.data).toMatchObject([{ state: 'failed', reason: 'connect' }])
  })

  test('of a site that requires a cookie succeeds', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/gated/'))
    expect(data.results.emails.toSorted()).toEqual(['home@gated-house.co.uk', 'team@gated-house.co.uk'])
  })

  test("follows a redirect to the server's own spelling of a URL", async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/spelt/~john'))
    expect(data.crawl).toMatchObject({ pages_done: 4, pages_failed: 0 })
    expect(data.results.emails.toSorted()).toEqual([
      'spelt-7Ejohn@spelt-house.co.uk',
      'spelt-find-b-2-a-1@spelt-house.co.uk',
      'spelt-news-utm_source-site@spelt-house.co.uk',
      'spelt-shop-jsessionid-1A2B@spelt-house.co.uk',
    ])
  })

  test('of a list of thousands of dead links finds the contact page below it, with few requests', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/directory/', { limit: 5 }))
    expect(data.results.emails).toEqual(['desk@long-directory.co.uk'])
    expect(data.crawl).toMatchObject({
      pages_done: 2,
      status: 'completed',
      reason: expect.stringContaining('Too many'),
    })
    expect(data.crawl.pages_failed).toBeLessThan(150)
  })

  test('does not count redirecting pages against its limit', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/splash/', { limit: 2 }))
    expect(data.results.emails.toSorted()).toEqual(['home@splash-site.co.uk', 'new@splash-site.co.uk'])
    expect(data.crawl).toMatchObject({ pages_done: 2, pages_skipped: 2 })
  })

  test('does not count duplicate pages against its limit', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/twins/', { limit: 10 }))
    const pages = await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })
    const read = pages.data.filter(({ state }) => state === 'read').map(({ title }) => title)
    expect(new Set(read).size).toBe(4)
    expect(data.crawl).toMatchObject({ pages_done: 4, pages_failed: 0, pages_skipped: 10 })
    expect(new Set(pages.data.map(({ reason }) => reason))).toEqual(new Set([null, 'same-content']))
  })

  test('reads a page that comes before all others at most twice', async () => {
    const { call } = await mintAccount()
    const { data } = await call(contract.start, crawlOf('/members/'))
    expect(data.crawl.pages_done).toBe(3)
  })

  test('reports a redirect loop', async () => {
    const { fail } = await mintAccount()
    const { message } = await fail(contract.start, crawlOf('/shop/circle-a'))
    expect(message).toBe('Crawl failed. The page redirects in a loop.')
  })

  describe.each([true, false])('with check_robot %s', (check_robot) => {
    test('of an HTTPS URL falls back to a server that supports only HTTP', async () => {
      const { call } = await mintAccount()
      const url = `${env.SITE_ORIGIN.replace('http:', 'https:')}/shop/`
      const { data } = await call(contract.start, crawlOf('', { url, limit: 20, check_robot }))
      expect(data.crawl.status).toBe('completed')
      expect(data.results.emails).toContain('desk@harbour-tools.co.uk')
    })

    test.each(['http:', 'https:'])(
      'of %s reports that HTTP redirects to an HTTPS port without a server',
      async (scheme) => {
        const { fail } = await mintAccount()
        const url = `${env.SITE_ORIGIN.replace('http:', scheme)}/upgraded/`
        const { message } = await fail(contract.start, crawlOf('', { url, check_robot }))
        expect(message).toBe('Crawl failed. The server refused the connection.')
      },
    )
  })

  test('of a site without a response fails with the reason, and is stored with it', async () => {
    const { id, call, fail } = await mintAccount()
    const crawl_id = newCrawlId(id)
    expect(await fail(contract.start, crawlOf('/dead/', { check_robot: false, crawl_id }))).toMatchObject({
      httpStatus: 422,
      success: false,
      code: 'crawl_failed',
      message: 'Crawl failed. The server refused the connection.',
    })
    const { data } = await call(contract.get, { params: { id: crawl_id } })
    expect(data.crawl).toMatchObject({ status: 'failed', reason: 'The server refused the connection.' })
    expect(data.crawl).toMatchObject({ pages_done: 0, pages_failed: 1, pages_skipped: 0 })
    const pages = await call(contract.listPages, { params: { id: crawl_id }, query: {} })
    expect(pages.data).toMatchObject([{ state: 'failed', reason: 'connect' }])
  })
})

test('people with the same name at two companies are two people, each with their own address', async () => {
  const { call } = await mintAccount()
  const urls = [`${env.SITE_ORIGIN}/staff/`, `${env.PACED_SITE_ORIGIN}/staff/Books`]
  const types = ['names' as const, 'emails' as const]
  const { data } = await call(contract.start, { body: { types, engine: 'basic', urls, limit: 2 } })
  const contacts = (await call(listContacts, { params: { id: data.crawl.id } })).data
  expect(contacts.map(({ name }) => name)).toEqual(['Hannah Whitaker', 'Hannah Whitaker'])
  expect(contacts.map(({ email }) => email).toSorted()).toEqual(data.results.emails.toSorted())
  expect(data.results.names).toEqual(['Hannah Whitaker'])
})
