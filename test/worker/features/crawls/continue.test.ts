import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as details from '../../../../src/contracts/crawls/crawl-details.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { mentions } from '../../../../src/db/schema/data/contacts.ts'
import { crawlSpendSites, crawlSpends, crawls, pages, sources } from '../../../../src/db/schema/data/crawls.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { resumeStalledCrawls } from '../../../../src/features/crawls/end/resume-stalled-crawls.ts'
import { waitFor } from '../../../support/wait.ts'
import { atEachShard, dataOf, mintAccount } from '../../support/factories.ts'

const ctx = createContext(env, backgroundFacts('test'))
type Account = Awaited<ReturnType<typeof mintAccount>>

/** A group of pages that no other test requests, and the requests that its server received. */
function countedPages(kind: 'open' | 'held' = 'open') {
  const group = `${kind}${crypto.randomUUID().slice(0, 8)}`
  const ask = (what: string) => fetch(`${env.SITE_ORIGIN}/counted/${group}-${what}`)
  return {
    url: `${env.SITE_ORIGIN}/counted/${group}-0`,
    asked: async () => (await (await ask('told')).json<{ asked: string[] }>()).asked,
    release: async () => void (await ask('release')),
  }
}

const begin = async ({ call }: Account, url: string, limit: number) =>
  (await call(contract.start, { body: { types: ['emails', 'names'], engine: 'basic', url, limit } })).data
const read = async ({ call }: Account, id: string) => (await call(contract.get, { params: { id } })).data
const goOn = async ({ call }: Account, id: string, limit?: number) =>
  (await call(contract.continueCrawl, { params: { id }, body: limit === undefined ? {} : { limit } })).data
const untilOver = (account: Account, id: string) =>
  waitFor(async () => expect((await read(account, id)).crawl.finished_at).not.toBeNull())
const usedCrawls = async ({ call }: Account) => (await call(plans.getUsage, {})).data.crawls.used

describe('a crawl that reached its page limit', () => {
  test('continues as the same crawl from its known pages, reads none of them twice, and costs nothing more', async () => {
    const account = await mintAccount({ plan: { crawlsPerMonth: 1 } })
    const site = countedPages()
    const first = await begin(account, site.url, 3)
    expect(first.crawl).toMatchObject({ status: 'completed', pages_done: 3, limit: 3, more_pages: 97 })
    expect(first.results.emails).toHaveLength(3)
    const continued = await goOn(account, first.crawl.id, 8)
    expect(continued).toMatchObject({ id: first.crawl.id, limit: 8, finished_at: null })
    await untilOver(account, first.crawl.id)
    const { crawl, results } = await read(account, first.crawl.id)
    expect(crawl).toMatchObject({ status: 'completed', pages_done: 8, limit: 8, started_at: first.crawl.started_at })
    expect(results.emails).toHaveLength(8)
    expect(results.emails).toEqual(expect.arrayContaining(first.results.emails))
    const asked = await site.asked()
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toHaveLength(8)
    expect(await usedCrawls(account)).toBe(1)
    expect(await dataOf(account.id).$count(crawls, eq(crawls.accountId, account.id))).toBe(1)
    // And once more.
    await goOn(account, crawl.id, 10)
    await untilOver(account, crawl.id)
    expect((await read(account, crawl.id)).crawl).toMatchObject({ pages_done: 10 })
    const ends = and(eq(notifications.accountId, account.id), eq(notifications.title, 'Crawl completed'))
    await waitFor(async () => expect(await dataOf(account.id).$count(notifications, ends)).toBe(2))
  })

  test('is continued once, however many requests ask for it', async () => {
    const account = await mintAccount()
    const site = countedPages()
    const { crawl } = await begin(account, site.url, 2)
    const answers = await Promise.all([1, 2, 3, 4].map(() => goOn(account, crawl.id, 5)))
    expect(answers.map(({ limit }) => limit)).toEqual([5, 5, 5, 5])
    await untilOver(account, crawl.id)
    expect(await goOn(account, crawl.id, 5)).toMatchObject({ status: 'completed', pages_done: 5 })
    const [row] = await dataOf(account.id).select().from(crawls).where(eq(crawls.id, crawl.id))
    expect(row!.continuations).toBe(1)
    expect(await site.asked()).toHaveLength(5)
  })

  test('continues automatically if its worker crashed between the booking and the coordinator', async () => {
    const account = await mintAccount()
    const site = countedPages()
    const { crawl } = await begin(account, site.url, 2)
    const isIt = eq(crawls.id, crawl.id)
    await dataOf(account.id)
      .update(crawls)
      .set({
        ...{ status: 'queued', finishedAt: null, pagesMax: 4, continuations: 1 },
        heartbeatAt: '2020-01-01T00:00:00.000Z',
      })
      .where(isIt)
    await atEachShard(resumeStalledCrawls)
    await untilOver(account, crawl.id)
    expect((await read(account, crawl.id)).crawl).toMatchObject({ status: 'completed', pages_done: 4 })
    // A late message of the first run reopens nothing, and its report ends nothing.
    const coordinator = ctx.coordinators.crawl(crawl.id)
    const before = await coordinator.progress()
    await runInDurableObject(coordinator, async (object) => {
      const state = object as unknown as { state: { spec: Parameters<typeof object.begin>[0] } }
      await object.begin({ ...state.state.spec, continuations: 0 })
    })
    expect(await coordinator.progress()).toEqual(before)
  })

  test('continues right after it ends if the request came while its end was being stored', async () => {
    const account = await mintAccount()
    const site = countedPages('held')
    const { data } = await account.call(contract.start, {
      body: { types: ['emails'], engine: 'basic', url: site.url, limit: 2, run_in_background: true },
    })
    const coordinator = ctx.coordinators.crawl(data.crawl.id)
    await waitFor(async () => expect((await site.asked()).length).toBeGreaterThan(0))
    await runInDurableObject(coordinator, async (object) => {
      const { spec } = (object as unknown as { state: { spec: Parameters<typeof object.begin>[0] } }).state
      await object.begin({ ...spec, pages_max: 4, continuations: 1 })
    })
    const isIt = eq(crawls.id, data.crawl.id)
    await dataOf(account.id).update(crawls).set({ pagesMax: 4, continuations: 1 }).where(isIt)
    await site.release()
    await waitFor(async () => expect((await read(account, data.crawl.id)).crawl.pages_done).toBe(4))
  })

  test('respects robots.txt, the limits of the installation and its own account', async () => {
    const account = await mintAccount()
    const stranger = await mintAccount()
    const { crawl } = await begin(account, `${env.SITE_ORIGIN}/shop/`, 1)
    const ask = (limit: number) => account.fail(contract.continueCrawl, { params: { id: crawl.id }, body: { limit } })
    expect(await ask(101)).toMatchObject({ httpStatus: 422, message: 'Page limit must be between 1 and 100' })
    expect(await ask(1)).toMatchObject({ httpStatus: 422 })
    const refused = await stranger.fail(contract.continueCrawl, { params: { id: crawl.id }, body: {} })
    expect(refused).toMatchObject({ httpStatus: 404 })
    await goOn(account, crawl.id)
    await untilOver(account, crawl.id)
    const isPrivate = and(eq(pages.crawlId, crawl.id), sql`url LIKE '%/shop/private'`)
    const rows = await dataOf(account.id).select().from(pages).where(isPrivate)
    expect(rows).toEqual([expect.objectContaining({ state: 'skipped', reason: 'robots' })])
    // All pages are read now.
    expect((await read(account, crawl.id)).crawl).toMatchObject({ more_pages: 0, end_reason: expect.any(String) })
    const over = await account.fail(contract.continueCrawl, { params: { id: crawl.id }, body: {} })
    expect(over).toMatchObject({ httpStatus: 409 })
  })

  test('in a later month counts as a crawl of that month, and requires that quota is left', async () => {
    const account = await mintAccount({ plan: { crawlsPerMonth: 1, maxWebsites: 1 } })
    const { crawl } = await begin(account, countedPages().url, 2)
    const data = dataOf(account.id)
    const isIt = eq(crawlSpends.crawlId, crawl.id)
    await data.update(crawlSpends).set({ period: '2020-01' }).where(isIt)
    await data.update(crawlSpendSites).set({ period: '2020-01' }).where(eq(crawlSpendSites.crawlId, crawl.id))
    const other = await begin(account, countedPages().url, 2)
    const refused = await account.fail(contract.continueCrawl, { params: { id: crawl.id }, body: {} })
    expect(refused).toMatchObject({ httpStatus: 402, code: 'limit_reached' })
    expect((await read(account, crawl.id)).crawl).toMatchObject({ status: 'completed', pages_done: 2 })
    await data.update(crawlSpends).set({ period: '2020-01' }).where(eq(crawlSpends.crawlId, other.crawl.id))
    await goOn(account, crawl.id, 3)
    await untilOver(account, crawl.id)
    expect(await usedCrawls(account)).toBe(1)
  })

  test('removes people whom later pages show to be someone else', async () => {
    const account = await mintAccount()
    const { crawl } = await begin(account, `${env.SITE_ORIGIN}/shop/`, 1)
    const [source] = await dataOf(account.id).select().from(sources).where(eq(sources.crawlId, crawl.id))
    await dataOf(account.id)
      .insert(mentions)
      .values({ source: source!.number, key: 'gone@127.0.0.1', facts: {} as never, seenAt: 1 as never })
    await goOn(account, crawl.id)
    await untilOver(account, crawl.id)
    const left = and(eq(mentions.source, source!.number), eq(mentions.key, 'gone@127.0.0.1'))
    expect(await dataOf(account.id).$count(mentions, left)).toBe(0)
    expect((await account.call(details.listContacts, { params: { id: crawl.id } })).data).not.toEqual([])
  })
})

test('a crawl is found by its name, and its data is listed under that name', async () => {
  const account = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/shop/team`, limit: 1 }
  const { crawl } = (await account.call(contract.start, { body: { ...body, name: 'Harbour 100% suppliers' } })).data
  const { crawl: plain } = (await account.call(contract.start, { body })).data
  expect([crawl.name, plain.name]).toEqual(['Harbour 100% suppliers', null])
  const found = async (search: string) =>
    (await account.call(contract.listHistory, { query: { search } })).data.map(({ id }) => id)
  expect(await found('harbour 100%')).toEqual([crawl.id])
  expect(await found('100_')).toEqual([])
  expect((await found('shop/team')).toSorted()).toEqual([crawl.id, plain.id].toSorted())
  const rename = async (name: string | null) =>
    (await account.call(contract.update, { params: { id: plain.id }, body: { name } })).data.name
  const sourceName = async () =>
    (await dataOf(account.id).select().from(sources).where(eq(sources.crawlId, plain.id)))[0]!.name
  const before = await sourceName()
  expect(await rename('Second look')).toBe('Second look')
  expect(await sourceName()).toBe('Second look')
  expect(await rename(null)).toBeNull()
  expect(await sourceName()).toBe(before)
  const refused = await account.fail(contract.update, { params: { id: plain.id }, body: { name: ' ' } })
  expect(refused).toMatchObject({ httpStatus: 422 })
  const stranger = await mintAccount()
  expect(await stranger.fail(contract.update, { params: { id: plain.id }, body: { name: 'x' } })).toMatchObject({
    httpStatus: 404,
  })
})
