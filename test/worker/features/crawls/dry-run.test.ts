import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as maps from '../../../../src/contracts/crawls/crawl-dry-runs.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { dryRunCrawl } from '../../../../src/features/crawls/dry-run/dry-run-crawl.ts'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import { db, mintAccount } from '../../support/factories.ts'

const site = env.SITE_ORIGIN
/** The same server, which does not support TLS. */
const secure = site.replace('http:', 'https:')

async function map(body: object) {
  const { call } = await mintAccount()
  const { data } = await call(maps.dryRunCrawl, { body: { types: ['emails'], engine: 'basic', ...body } as never })
  const path = (url: string) => url.replace(site, '')
  return {
    ...data,
    read: data.entries.filter((entry) => entry.would_read).map(({ url }) => path(url)),
    reasons: Object.fromEntries(data.entries.map(({ url, reason }) => [path(url), reason])),
  }
}

describe('a dry run', () => {
  test('lists what a crawl would read, contact pages first, and why it would skip the rest', async () => {
    const { read, reasons, would_read, skipped, origins } = await map({ url: `${site}/signpost/` })
    expect(read).toEqual(['/signpost/', '/signpost/contact', '/signpost/news'])
    expect(reasons).toMatchObject({
      '/shop/private': 'robots',
      '/signpost/photo.jpg': 'not-a-page',
      'https://elsewhere.example/': 'off-site',
      '/signpost/sponsor': 'nofollow',
    })
    expect({ would_read, skipped }).toEqual({ would_read: 3, skipped: 4 })
    expect(origins).toEqual([{ origin: site, robots: 'obeyed', crawl_delay_ms: null, sitemap_urls: 0 }])
  })

  test('matches the crawl that follows', async () => {
    const { call } = await mintAccount()
    const body = { types: ['emails' as const], engine: 'basic' as const, url: `${site}/shop/`, limit: 2 }
    const { data: mapped } = await call(maps.dryRunCrawl, { body })
    const { data: done } = await call(crawls.start, { body })
    const pages = (await call(crawls.listPages, { params: { id: done.crawl.id }, query: { state: 'read' } })).data
    const wanted = mapped.entries.filter((entry) => entry.would_read).map(({ url }) => url)
    expect(pages.map(({ url }) => url).toSorted()).toEqual(wanted.toSorted())
  })

  test('reports the page limit and the patterns', async () => {
    const { reasons } = await map({ url: `${site}/signpost/`, limit: 2, options: { exclude: ['/signpost/photo'] } })
    expect(reasons).toMatchObject({ '/signpost/contact': null, '/signpost/news': 'beyond-limit' })
  })

  test('does not read a start page that robots.txt disallows, unless configured to', async () => {
    const forbidden = await map({ url: `${site}/shop/private` })
    expect(forbidden.reasons).toEqual({ '/shop/private': 'robots' })
    expect(forbidden.failures).toEqual([])
    const ignoring = await map({ url: `${site}/shop/private`, check_robot: false })
    expect(ignoring.failures).toMatchObject([{ reason: 'not-found' }])
    expect(ignoring.origins[0]?.robots).toBe('ignored')
  })

  test('follows a start page that moved', async () => {
    expect((await map({ url: `${site}/shop/moved` })).read).toEqual(['/shop/moved', '/shop/new'])
  })

  describe.each([true, false])('with check_robot %s', (check_robot) => {
    test('of an HTTPS URL falls back to a server that supports only HTTP', async () => {
      const { read, failures } = await map({ url: `${secure}/signpost/`, check_robot })
      expect(read).toEqual(expect.arrayContaining(['/signpost/', '/signpost/contact', '/signpost/news']))
      expect(failures).toEqual([])
    })

    test.each([site, secure])(
      'of %s/upgraded/ reports that its HTTPS redirect target does not respond',
      async (origin) => {
        const { origins, entries, failures } = await map({ url: `${origin}/upgraded/`, check_robot })
        expect(origins.map((asked) => asked.origin).toSorted()).toEqual([site, secure])
        expect(failures.map(({ reason }) => reason)).toEqual(['connect'])
        const reasons = [...entries, ...failures].flatMap(({ reason }) => reason ?? [])
        expect(reasons).not.toContain('too-many-redirects')
      },
    )
  })

  test('explains why a start page cannot be read', async () => {
    expect((await map({ url: `${site}/shop/circle-a` })).failures).toMatchObject([{ reason: 'too-many-redirects' }])
  })

  test('uses no quota of the plan, and has a limit of its own', async () => {
    const { call } = await mintAccount()
    const body = { types: ['emails' as const], engine: 'basic' as const, url: `${site}/signpost/` }
    const before = await call(plans.getUsage, {})
    for (let n = 0; n < 10; n++) await call(maps.dryRunCrawl, { body })
    expect(await call(plans.getUsage, {})).toEqual(before)
    await expect(call(maps.dryRunCrawl, { body })).rejects.toThrow('answered 429')
  })

  test.each([
    [{ keyword: 'bakeries' }, 422],
    [{ url: 'http://user:pass@127.0.0.1/' }, 400],
    [{ url: 'nonsense' }, 422],
  ])('rejects %j', async (body, status) => {
    await expect(map(body)).rejects.toThrow(`answered ${status}`)
  })

  test.each(['basic', 'default'] as const)(
    'by %s reports an internal host name like a nonexistent one',
    async (engine) => {
      const told = async (addresses: readonly string[], check_robot: boolean) => {
        const account = (await loadAccount(db, (await mintAccount()).id, new Date()))!
        const made = createContext(env, { ...backgroundFacts('test'), account })
        const asked: string[] = []
        const web = createGuardedFetcher({
          fetch: async (input) => Promise.reject(asked.push(String(input))),
          resolver: { resolve: async () => addresses },
          allowPrivateNetwork: false,
        })
        const ctx = { ...made, web, config: { ...made.config, allowPrivateNetwork: false } }
        const input = { types: ['emails' as const], engine, url: 'https://wiki.example.com/', check_robot }
        const mapped = await dryRunCrawl(ctx, crawls.StartCrawl.parse(input))
        expect(asked).toEqual([])
        return mapped
      }
      for (const check_robot of [true, false]) {
        const missing = await told([], check_robot)
        expect(await told(['10.1.2.3'], check_robot)).toEqual(missing)
        expect(await told(['93.184.215.14', 'fd00::7'], check_robot)).toEqual(missing)
        expect(JSON.stringify(missing)).toContain('"dns"')
      }
    },
  )
})
