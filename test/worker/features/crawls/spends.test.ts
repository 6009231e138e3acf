import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import type { CrawlSpec, FinishTask } from '../../../../src/contracts/crawls/crawl-slices.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { crawlSpendSites, crawlSpends, crawls, pages } from '../../../../src/db/schema/data/crawls.ts'
import { finishCrawl } from '../../../../src/features/crawls/end/finish-crawl.ts'
import { NOTHING_READ, type PageReading } from '../../../../src/features/crawls/read/read-page.ts'
import { SliceMemory } from '../../../../src/features/crawls/read/slice-memory.ts'
import { storeReadings } from '../../../../src/features/crawls/read/store-readings.ts'
import { bookRedirect, bookSites } from '../../../../src/features/crawls/spent-sites.ts'
import { newCrawlId } from '../../../../src/rules/crawls/crawl-ids.ts'
import { crawlSpec } from '../../../support/crawl-spec.ts'
import { waitFor } from '../../../support/wait.ts'
import { contextOf, dataOf, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
const ctx = createContext(env, backgroundFacts('test'))
const PERIOD = new Date().toISOString().slice(0, 7)
const [A, B, C] = [env.SITE_ORIGIN, env.OFFLINE_ORIGIN, env.SCRIPT_ORIGIN] as const
/** A URL on the first site that redirects to another one. */
const leadsTo = (url: string) => `${A}/away/?to=${encodeURIComponent(url)}`

const bodyOf = (more: object = {}) => ({
  body: { types: ['emails' as const], engine: 'basic' as const, limit: 3, ...more },
})
const crawl = async ({ send }: Account, more: object) => {
  const response = await send(contract.start, bodyOf(more))
  return { httpStatus: response.status, ...(await response.json<{ message?: string }>()) }
}
const used = async ({ call }: Account) => {
  const { crawls, websites } = (await call(plans.getUsage, {})).data
  return { crawls: crawls.used, websites: websites.used }
}
const latest = async ({ call }: Account) => (await call(contract.listRecent, {})).data[0]!
const sitesOf = async (account: Account) =>
  (await dataOf(account.id).select().from(crawlSpendSites).where(eq(crawlSpendSites.accountId, account.id))).map(
    ({ site }) => site,
  )
const hostOf = (url: string) => new URL(url).host

describe('a crawl that read no page costs nothing', () => {
  test.each([
    ['a nonexistent page', { url: `${A}/nowhere` }],
    ['a page disallowed by robots.txt', { url: `${A}/shop/private` }],
    ['several of these', { urls: [`${A}/nowhere`, `${C}/nowhere-either`] }],
    ['a keyword without results', { keyword: 'nothing at all' }],
    ['a rejected search', { keyword: 'refused' }],
  ])('because of %s', async (_, what) => {
    const account = await mintAccount({ plan: { crawlsPerMonth: 1, maxWebsites: 2 } })
    await crawl(account, what)
    expect((await latest(account)).status).toBe('failed')
    expect(await used(account)).toEqual({ crawls: 0, websites: 0 })
    await crawl(account, { url: `${A}/shop/team` })
    expect(await latest(account)).toMatchObject({ status: 'completed', pages_done: 1 })
    expect(await used(account)).toEqual({ crawls: 1, websites: 1 })
  })

  test('also among concurrent crawls, of which no more start than the plan allows', async () => {
    const account = await mintAccount({ plan: { crawlsPerMonth: 3, maxWebsites: 3 } })
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => crawl(account, { url: `${A}/nowhere-${at}`, run_in_background: true })),
    )
    const refused = answers.filter(({ httpStatus }) => httpStatus === 402)
    expect(refused.length).toBeLessThanOrEqual(6)
    await waitFor(async () => expect(await used(account)).toEqual({ crawls: 0, websites: 0 }))
  })

  test.each(['cancelled', 'deleted'])('also if it is %s before its first page', async (how) => {
    const account = await mintAccount({ plan: { crawlsPerMonth: 1, maxWebsites: 1 } })
    const held = `${A}/counted/held${crypto.randomUUID().slice(0, 8)}`
    const { data } = await account.call(contract.start, bodyOf({ url: `${held}-gone`, run_in_background: true }))
    await waitFor(async () => expect(await (await fetch(`${held}-told`)).text()).toContain('gone'))
    expect(await used(account)).toEqual({ crawls: 1, websites: 1 })
    if (how === 'cancelled') await ctx.coordinators.crawl(data.crawl.id).cancel()
    else await account.call(contract.remove, { params: { id: data.crawl.id } })
    await fetch(`${held}-release`)
    await waitFor(async () => expect(await used(account)).toEqual({ crawls: 0, websites: 0 }))
  })

  test('and its ID stays reserved', async () => {
    const account = await mintAccount()
    const crawl_id = newCrawlId(account.id)
    await crawl(account, { url: `${A}/nowhere`, crawl_id })
    expect(await crawl(account, { url: `${A}/shop/team`, crawl_id })).toMatchObject({ httpStatus: 409 })
  })
})

describe('the end of a crawl', () => {
  const failed: FinishTask = {
    kind: 'finish',
    status: 'failed',
    reason: 'no-pages',
    pages_done: 0,
    pages_failed: 0,
    pages_skipped: 0,
    started_at: new Date().toISOString(),
    finished_at: new Date().toISOString(),
    unwritten: [],
  }
  const reading: PageReading = {
    ...NOTHING_READ,
    depth: 0,
    outcome: { outcome: 'read', url: 'https://acme.com/', also_known_as: [], fingerprint: null },
  }
  const spendOf = async ({ account_id, crawl_id }: CrawlSpec) =>
    (await dataOf(account_id).select().from(crawlSpends).where(eq(crawlSpends.crawlId, crawl_id)))[0]!.period
  const readPages = ({ account_id, crawl_id }: CrawlSpec) =>
    dataOf(account_id).$count(pages, and(eq(pages.crawlId, crawl_id), eq(pages.state, 'read')))

  test('that is stored twice refunds once, and affects no other crawl', async () => {
    const { spec, account } = await booked()
    const other = await booked({ account })
    await bookSites(contextOf(other.spec.account_id), other.spec, ['acme.com'], { isRead: true })
    await dataOf(account.id)
      .insert(pages)
      .values({ crawlId: other.spec.crawl_id, url: 'https://acme.com/', state: 'read', readAt: PERIOD })
    await Promise.all([1, 2, 3].map(() => finishCrawl(contextOf(spec.account_id), spec, failed)))
    expect(await used(account)).toEqual({ crawls: 1, websites: 1 })
    await finishCrawl(contextOf(other.spec.account_id), other.spec, failed)
    expect(await used(account)).toEqual({ crawls: 1, websites: 1 })
  })

  test('either sees a page that arrives concurrently and keeps its cost, or the page is discarded', async () => {
    for (let round = 0; round < 8; round++) {
      const { spec } = await booked()
      const steps = [
        () => finishCrawl(contextOf(spec.account_id), spec, failed),
        () => storeReadings(contextOf(spec.account_id), spec, [reading], new SliceMemory()),
      ]
      await Promise.all((round % 2 ? steps : steps.toReversed()).map((step) => step()))
      await finishCrawl(contextOf(spec.account_id), spec, failed)
      expect([(await spendOf(spec)) === '', await readPages(spec)]).toEqual([
        (await readPages(spec)) === 0,
        expect.anything(),
      ])
      await storeReadings(contextOf(spec.account_id), spec, [reading], new SliceMemory())
      expect((await readPages(spec)) > 0).toBe((await spendOf(spec)) !== '')
    }
  })
})

describe('websites count when they are read', () => {
  test('if a start page redirects to another website, that one counts', async () => {
    const account = await mintAccount({ plan: { maxWebsites: 1 } })
    await crawl(account, { url: leadsTo(`${B}/deep/1`) })
    expect(await latest(account)).toMatchObject({ status: 'completed' })
    expect(await sitesOf(account)).toEqual([hostOf(B)])
    // The same URL again counts as the same website.
    await crawl(account, { url: `${B}/deep/1` })
    expect(await latest(account)).toMatchObject({ status: 'completed' })
    expect((await used(account)).websites).toBe(1)
  })

  test('and one website cannot redirect to all others', async () => {
    const account = await mintAccount({ plan: { maxWebsites: 2 } })
    await crawl(account, { url: `${A}/shop/team` })
    await crawl(account, { url: leadsTo(`${B}/deep/1`) })
    expect(await latest(account)).toMatchObject({ status: 'completed' })
    await crawl(account, { url: leadsTo(`${C}/`) })
    expect(await latest(account)).toMatchObject({
      status: 'failed',
      reason: 'It belongs or leads to another website, and the plan covers no more of them this month.',
    })
    expect((await sitesOf(account)).toSorted()).toEqual([hostOf(A), hostOf(B)].toSorted())
    expect((await used(account)).websites).toBe(2)
  })

  test('also for a crawl whose start pages partly redirect to other websites', async () => {
    const account = await mintAccount({ plan: { maxWebsites: 1 } })
    await crawl(account, { urls: [leadsTo(`${B}/deep/1`), `${A}/shop/team`, leadsTo(`${C}/`)], limit: 20 })
    const { id } = await latest(account)
    const { data } = await account.call(contract.listPages, { params: { id }, query: { state: 'read', per_page: 100 } })
    expect(new Set(data.map(({ url }) => hostOf(url))).size).toBe(1)
    expect((await used(account)).websites).toBe(1)
  })

  test('and search results without a read page cost nothing', async () => {
    const account = await mintAccount()
    await crawl(account, { keyword: 'three sites', limit: 1 })
    expect(await latest(account)).toMatchObject({ status: 'completed', pages_done: 1 })
    expect(await used(account)).toEqual({ crawls: 1, websites: 1 })
  })

  test('with any number of crawls that end concurrently', async () => {
    const account = await mintAccount({ plan: { maxWebsites: 2 } })
    const targets = [`${B}/deep/1`, `${C}/`, `${env.PACED_SITE_ORIGIN}/shop/team`]
    await Promise.all(targets.map((url) => crawl(account, { url: leadsTo(url), limit: 1 })))
    const read = (await account.call(contract.listRecent, {})).data.filter(({ pages_done }) => pages_done > 0)
    expect(read.length).toBeGreaterThan(0)
    expect(read.length).toBeLessThanOrEqual(2)
    expect((await used(account)).websites).toBe(read.length)
  })
})

describe('the quota of a redirecting website', () => {
  test('moves to its target, unless the website was read', async () => {
    const { spec, account } = await booked({ sitesMax: 1 })
    expect(await bookSites(contextOf(spec.account_id), spec, ['old.com'], { isRead: false })).toEqual(
      new Set(['old.com']),
    )
    expect(await bookRedirect(contextOf(spec.account_id), spec, 'old.com', 'new.com')).toBe(true)
    expect(await bookRedirect(contextOf(spec.account_id), spec, 'old.com', 'new.com')).toBe(true)
    expect(await sitesOf(account)).toEqual(['new.com'])
    expect(await bookSites(contextOf(spec.account_id), spec, ['old.com'], { isRead: true })).toEqual(new Set())
    await bookSites(contextOf(spec.account_id), spec, ['new.com'], { isRead: true })
    expect(await bookRedirect(contextOf(spec.account_id), spec, 'new.com', 'third.com')).toBe(false)
  })

  test('is kept if another crawl depends on it', async () => {
    const { spec, account } = await booked({ sitesMax: 1 })
    const other = await booked({ account, sitesMax: 1 })
    for (const one of [spec, other.spec])
      await bookSites(contextOf(one.account_id), one, ['old.com'], { isRead: false })
    expect(await bookRedirect(contextOf(spec.account_id), spec, 'old.com', 'new.com')).toBe(false)
    expect((await used(account)).websites).toBe(1)
  })

  test('is limited by the plan, however many are booked concurrently', async () => {
    const { spec, account } = await booked({ sitesMax: 3 })
    const names = Array.from({ length: 20 }, (_, at) => `site-${at}.com`)
    await Promise.all(
      names.map((name, at) => bookSites(contextOf(spec.account_id), spec, [name], { isRead: at % 2 === 0 })),
    )
    expect((await used(account)).websites).toBe(3)
  })
})

/** A crawl as it is booked, without a coordinator. */
async function booked({ account, sitesMax = null }: { account?: Account; sitesMax?: number | null } = {}) {
  const owner = account ?? (await mintAccount())
  const spec = crawlSpec({ account_id: owner.id, sites_max: sitesMax, is_background: false })
  const at = new Date().toISOString()
  await dataOf(owner.id).insert(crawlSpends).values({ crawlId: spec.crawl_id, accountId: owner.id, period: PERIOD })
  await dataOf(owner.id).insert(crawls).values({
    id: spec.crawl_id,
    accountId: owner.id,
    types: spec.types,
    engine: 'basic',
    respectsRobots: true,
    isBackground: false,
    pagesMax: 10,
    status: 'running',
    createdAt: at,
    heartbeatAt: at,
  })
  return { spec, account: owner }
}
