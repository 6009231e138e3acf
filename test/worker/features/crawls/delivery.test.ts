import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { CrawlPlan, SliceReport } from '../../../../src/contracts/crawl-slices.ts'
import * as contract from '../../../../src/contracts/crawls.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { crawls, pages, sources } from '../../../../src/db/schema/crawls.ts'
import { items } from '../../../../src/db/schema/items.ts'
import { notifications } from '../../../../src/db/schema/notifications.ts'
import { readCrawlSlice } from '../../../../src/features/crawls/read-crawl-slice.ts'
import { wakeQuietCrawls } from '../../../../src/features/crawls/wake-quiet-crawls.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { crawlPlan } from '../../../support/crawl-plan.ts'
import { db, mintAccount } from '../../support/factories.ts'

const ctx = createContext(env, backgroundFacts('test'))

/** A crawl in the database whose coordinator has not begun, so that a test can be its queue. */
async function prepareCrawl(path: string, more: Partial<CrawlPlan> = {}): Promise<CrawlPlan> {
  const account = await mintAccount()
  const at = new Date().toISOString()
  const start_urls = [`${env.SITE_ORIGIN}${path}`]
  const plan = crawlPlan({ account_id: account.id, start_urls, pages_max: 20, ...more })
  await db.insert(crawls).values({
    id: plan.crawl_id,
    accountId: account.id,
    url: plan.start_urls[0],
    urls: plan.start_urls,
    types: plan.types,
    engine: 'basic',
    respectsRobots: true,
    isBackground: true,
    pagesMax: plan.pages_max,
    status: 'queued',
    createdAt: at,
    heartbeatAt: '2020-01-01T00:00:00.000Z',
  })
  await db.insert(sources).values({
    id: plan.source_id,
    accountId: account.id,
    type: 'crawl',
    name: 'test',
    crawlId: plan.crawl_id,
    createdAt: at,
  })
  return plan
}

const statusOf = async (plan: CrawlPlan) =>
  (await db.select({ status: crawls.status }).from(crawls).where(eq(crawls.id, plan.crawl_id)))[0]?.status
const untilFinished = (plan: CrawlPlan) =>
  vi.waitUntil(async () => (await ctx.coordinators.crawl(plan.crawl_id).progress())?.finished_at, { timeout: 15_000 })
const emailsOf = async (plan: CrawlPlan) =>
  (await db.select({ value: items.value }).from(items).where(eq(items.sourceId, plan.source_id))).map(
    ({ value }) => value,
  )

describe('delivery at least once', () => {
  test('beginning a crawl twice crawls once', async () => {
    const plan = await prepareCrawl('/shop/')
    const coordinator = ctx.coordinators.crawl(plan.crawl_id)
    await Promise.all([coordinator.begin(plan), coordinator.begin(plan)])
    await untilFinished(plan)
    expect((await emailsOf(plan)).toSorted()).toHaveLength(3)
  })

  test('a slice that two consumers read at once changes nothing', async () => {
    const plan = await prepareCrawl('/many/0')
    const coordinator = ctx.coordinators.crawl(plan.crawl_id)
    await coordinator.begin(plan)
    const slice_id = await runInDurableObject(
      coordinator,
      (_, { storage }) => storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id,
    )
    const job = { crawl_id: plan.crawl_id, slice_id }
    await Promise.all([readCrawlSlice(ctx, job), readCrawlSlice(ctx, job), untilFinished(plan)])
    expect(await db.$count(pages, eq(pages.crawlId, plan.crawl_id))).toBe(20)
    const found = await emailsOf(plan)
    expect(new Set(found).size).toBe(found.length)
    expect(found).toHaveLength(21)
  })

  test('late word that a server cannot be reached takes nothing from who reads it', async () => {
    const origin = env.SITE_ORIGIN.replace('http:', 'https:')
    const plan = await prepareCrawl('', { start_urls: [`${origin}/shop/`] })
    const progress = await runInDurableObject(ctx.coordinators.crawl(plan.crawl_id), async (object, { storage }) => {
      await object.begin(plan)
      const slice_id = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id
      await object.claim(slice_id, 10)
      const said = { outcomes: [], links: [], items_found: null, current_url: null, room: 10, is_leaving: false }
      const prepared = { origin, robots: null, crawl_delay_ms: null }
      const tell = (report: Pick<SliceReport, 'slice_id' | 'prepared'>) =>
        object.report({ ...said, is_finished: false, ...report })
      const reply = await tell({ slice_id, prepared: { ...prepared, is_refused: false } })
      expect(reply?.task).toMatchObject({ kind: 'read', urls: [{ url: `${origin}/shop/` }] })
      await tell({ slice_id: newId(), prepared: { ...prepared, is_refused: true, unreached: 'connect' } })
      await object.report({
        ...said,
        slice_id,
        is_finished: false,
        outcomes: [{ outcome: 'read', url: `${origin}/shop/`, also_known_as: [], fingerprint: null }],
      })
      return object.progress()
    })
    expect(progress).toMatchObject({ pages_done: 1, pages_skipped: 0, pages_waiting: 0 })
  })

  test('a message that arrives after its crawl is over, or was never begun, does nothing', async () => {
    const plan = await prepareCrawl('/shop/team')
    await readCrawlSlice(ctx, { crawl_id: plan.crawl_id, slice_id: newId() })
    expect(await statusOf(plan)).toBe('queued')
    await ctx.coordinators.crawl(plan.crawl_id).begin(plan)
    await untilFinished(plan)
    await readCrawlSlice(ctx, { crawl_id: plan.crawl_id, slice_id: newId() })
    expect(await statusOf(plan)).toBe('completed')
  })

  test('a background crawl tells its owner once, however often it is finished', async () => {
    const plan = await prepareCrawl('/shop/team')
    await ctx.coordinators.crawl(plan.crawl_id).begin(plan)
    await untilFinished(plan)
    const told = () => db.$count(notifications, eq(notifications.accountId, plan.account_id))
    await vi.waitUntil(async () => (await told()) > 0)
    expect(await told()).toBe(1)
  })
})

describe('a consumer that dies', () => {
  /** Leases URLs and never reports, as a killed consumer does, then lets its lease run out. */
  async function dieHolding(plan: CrawlPlan): Promise<void> {
    const coordinator = ctx.coordinators.crawl(plan.crawl_id)
    await runInDurableObject(coordinator, (_, { storage }) => {
      storage.sql.exec(`UPDATE slices SET lease_until = 1`)
    })
    await runDurableObjectAlarm(coordinator)
  }

  test('leaves its URLs to the next one', async () => {
    const plan = await prepareCrawl('/shop/')
    const coordinator = ctx.coordinators.crawl(plan.crawl_id)
    await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(plan)
      const { id } = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one()
      await object.claim(id, 10)
    })
    await dieHolding(plan)
    await untilFinished(plan)
    expect(await statusOf(plan)).toBe('completed')
    expect(await emailsOf(plan)).toHaveLength(3)
  })

  test('over a page, and whose message comes again, is known to be dead by that', async () => {
    const plan = await prepareCrawl('/shop/team')
    const coordinator = ctx.coordinators.crawl(plan.crawl_id)
    const [start] = plan.start_urls as [string]
    const tasks = await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(plan)
      const { id } = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one()
      storage.sql.exec(`UPDATE origins SET state = 'ready' WHERE origin = ?`, new URL(start).origin)
      await object.claim(id, 10)
      await object.hold(id, [start], true)
      // The same message twice is no death, the same message again is one.
      const twice = await object.claim(id, 10)
      await object.hold(id, [start], true)
      const again = await object.claim(id, 10, true)
      return [twice?.task, again?.task]
    })
    expect(tasks).toMatchObject([
      { kind: 'read', urls: [{ url: start }] },
      { kind: 'finish', status: 'failed', reason: 'reader-died' },
    ])
  })

  test('over a page is its last: the page is given up with the reason', async () => {
    const plan = await prepareCrawl('/shop/team')
    const coordinator = ctx.coordinators.crawl(plan.crawl_id)
    await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(plan)
      const [start] = plan.start_urls
      const { id } = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one()
      storage.sql.exec(`UPDATE origins SET state = 'ready' WHERE origin = ?`, new URL(start!).origin)
      const claim = await object.claim(id, 10)
      expect(claim?.task).toMatchObject({ kind: 'read', urls: [{ url: start }] })
      await object.hold(id, [start!], true)
    })
    await dieHolding(plan)
    await untilFinished(plan)
    expect(await statusOf(plan)).toBe('failed')
    const [page] = await db.select().from(pages).where(eq(pages.crawlId, plan.crawl_id))
    expect(page).toMatchObject({ state: 'failed', reason: 'reader-died' })
  })
})

test('the cron wakes a crawl whose coordinator never heard of it', async () => {
  const plan = await prepareCrawl('/shop/team')
  await wakeQuietCrawls(ctx)
  await untilFinished(plan)
  expect(await statusOf(plan)).toBe('completed')
})

describe('stopping', () => {
  test('a cancelled crawl keeps what it found and reads nothing more', async () => {
    const { call, fail } = await mintAccount()
    const body = {
      types: ['emails' as const],
      engine: 'basic' as const,
      url: `${env.SITE_ORIGIN}/slow/0`,
      limit: 100,
      run_in_background: true,
    }
    const { data } = await call(contract.start, { body })
    const params = { id: data.crawl.id }
    await vi.waitUntil(async () => (await call(contract.getProgress, { params })).data.pages_done >= 5, {
      timeout: 15_000,
    })
    const cancelled = await call(contract.cancel, { params })
    expect(cancelled.data.status).toBe('cancelled')
    expect(cancelled.data.pages_done).toBeGreaterThanOrEqual(5)
    const coordinator = ctx.coordinators.crawl(params.id)
    await vi.waitUntil(async () => (await coordinator.progress())?.finished_at, { timeout: 15_000 })
    const after = await call(contract.get, { params })
    expect(after.data.crawl.status).toBe('cancelled')
    expect(after.data.crawl.pages_done).toBeGreaterThanOrEqual(5)
    expect(after.data.crawl.pages_done).toBeLessThan(100)
    expect(after.data.results.emails.length).toBeGreaterThan(5)
    expect(await fail(contract.cancel, { params })).toMatchObject({ httpStatus: 409 })
  })

  test('a crawl that is deleted half-way leaves no row behind', async () => {
    const { call } = await mintAccount()
    const body = {
      types: ['emails' as const],
      engine: 'basic' as const,
      url: `${env.SITE_ORIGIN}/slow/0`,
      limit: 30,
      run_in_background: true,
    }
    const { data } = await call(contract.start, { body })
    const params = { id: data.crawl.id }
    await vi.waitUntil(async () => (await call(contract.getProgress, { params })).data.pages_done >= 3, {
      timeout: 15_000,
    })
    await call(contract.remove, { params })
    const coordinator = ctx.coordinators.crawl(params.id)
    await vi.waitUntil(async () => (await coordinator.progress()) === null)
    expect(await db.$count(pages, eq(pages.crawlId, params.id))).toBe(0)
    expect(await db.$count(sources, eq(sources.crawlId, params.id))).toBe(0)
  })
})
