import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CrawlSpec, SliceReport } from '../../../../src/contracts/crawls/crawl-slices.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { crawlSpends, crawls, pages, sources } from '../../../../src/db/schema/data/crawls.ts'
import { foundItems } from '../../../../src/db/schema/data/items.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { resumeStalledCrawls } from '../../../../src/features/crawls/end/resume-stalled-crawls.ts'
import { readCrawlSlice } from '../../../../src/features/crawls/read/read-crawl-slice.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { crawlSpec } from '../../../support/crawl-spec.ts'
import { waitFor, waitUntil } from '../../../support/wait.ts'
import { atEachShard, contextOf, dataOf, mintAccount } from '../../support/factories.ts'
import { addSource } from '../data/support.ts'

const ctx = createContext(env, backgroundFacts('test'))

/** A stored crawl whose coordinator has not started, so that the test can act as its queue. */
async function prepareCrawl(path: string, more: Partial<CrawlSpec> = {}): Promise<CrawlSpec> {
  const account = await mintAccount()
  const at = new Date().toISOString()
  const start_urls = [`${env.SITE_ORIGIN}${path}`]
  const spec = crawlSpec({ account_id: account.id, start_urls, pages_max: 20, ...more })
  await dataOf(account.id).insert(crawls).values({
    id: spec.crawl_id,
    accountId: account.id,
    url: spec.start_urls[0],
    urls: spec.start_urls,
    types: spec.types,
    engine: 'basic',
    respectsRobots: true,
    isBackground: true,
    pagesMax: spec.pages_max,
    status: 'queued',
    createdAt: at,
    heartbeatAt: '2020-01-01T00:00:00.000Z',
  })
  await dataOf(account.id)
    .insert(crawlSpends)
    .values({ crawlId: spec.crawl_id, accountId: account.id, period: '2026-11' })
  await addSource(account.id, { id: spec.source_id, type: 'crawl', name: 'test', crawlId: spec.crawl_id })
  return spec
}

/** A group of pages that no other test requests, and what its server has seen. */
function countedPages(kind: 'held' | 'open') {
  const group = `${kind}${crypto.randomUUID().slice(0, 8)}`
  const ask = (what: string) => fetch(`${env.SITE_ORIGIN}/counted/${group}-${what}`)
  return {
    path: `/counted/${group}-0`,
    url: `${env.SITE_ORIGIN}/counted/${group}-0`,
    told: async () => (await ask('told')).json<{ asked: string[]; most: number }>(),
    release: async () => void (await ask('release')),
  }
}

const NOTHING_DONE = {
  outcomes: [],
  links: [],
  items_found: null,
  current_url: null,
  room: 10,
  is_leaving: false,
  is_finished: false,
}

const sliceOf = (spec: CrawlSpec) =>
  runInDurableObject(
    ctx.coordinators.crawl(spec.crawl_id),
    (_, { storage }) => storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id,
  )

const statusOf = async (spec: CrawlSpec) =>
  (await dataOf(spec.account_id).select({ status: crawls.status }).from(crawls).where(eq(crawls.id, spec.crawl_id)))[0]
    ?.status
const untilFinished = (spec: CrawlSpec) =>
  waitUntil(async () => (await ctx.coordinators.crawl(spec.crawl_id).progress())?.finished_at)
const emailsOf = async (spec: CrawlSpec) =>
  (
    await dataOf(spec.account_id)
      .select({ value: foundItems.value })
      .from(foundItems)
      .innerJoin(sources, eq(sources.number, foundItems.source))
      .where(eq(sources.id, spec.source_id))
  ).map(({ value }) => value)

describe('at-least-once delivery', () => {
  test('starting a crawl twice crawls once', async () => {
    const spec = await prepareCrawl('/shop/')
    const coordinator = ctx.coordinators.crawl(spec.crawl_id)
    await Promise.all([coordinator.begin(spec), coordinator.begin(spec)])
    await untilFinished(spec)
    expect((await emailsOf(spec)).toSorted()).toHaveLength(3)
  })

  test('a lease that is redelivered while it is being read is read by one consumer', async () => {
    const site = countedPages('held')
    const spec = await prepareCrawl(site.path)
    await ctx.coordinators.crawl(spec.crawl_id).begin(spec)
    await waitFor(async () => expect((await site.told()).asked).toHaveLength(1 + 8))
    await readCrawlSlice(contextOf(spec.account_id), { crawl_id: spec.crawl_id, slice_id: await sliceOf(spec) })
    expect((await site.told()).asked).toHaveLength(1 + 8)
    await site.release()
    await untilFinished(spec)
    const { asked, most } = await site.told()
    expect(most).toBe(8)
    expect(asked).toHaveLength(20)
    expect(await dataOf(spec.account_id).$count(pages, eq(pages.crawlId, spec.crawl_id))).toBe(20)
    expect((await emailsOf(spec)).toSorted()).toEqual(
      asked.map((name) => `person${name}@counted-pages.co.uk`).toSorted(),
    )
  })

  test('a lease whose consumer failed is acquired by the next delivery', async () => {
    const spec = await prepareCrawl('/shop/')
    const coordinator = ctx.coordinators.crawl(spec.crawl_id)
    const job = await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(spec)
      const slice_id = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id
      expect(await object.claim(slice_id, 10)).not.toBeNull()
      expect(await object.claim(slice_id, 10)).toBeNull()
      await object.nack(slice_id)
      return { crawl_id: spec.crawl_id, slice_id }
    })
    await readCrawlSlice(contextOf(spec.account_id), job)
    await untilFinished(spec)
    expect(await emailsOf(spec)).toHaveLength(3)
  })

  test('a late report of an unreachable server does not affect the consumer that reads it', async () => {
    const origin = env.SITE_ORIGIN.replace('http:', 'https:')
    const spec = await prepareCrawl('', { start_urls: [`${origin}/shop/`] })
    const progress = await runInDurableObject(ctx.coordinators.crawl(spec.crawl_id), async (object, { storage }) => {
      await object.begin(spec)
      const slice_id = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id
      await object.claim(slice_id, 10)
      const prepared = { origin, robots: null, crawl_delay_ms: null }
      const tell = (report: Pick<SliceReport, 'slice_id' | 'prepared'>) => object.report({ ...NOTHING_DONE, ...report })
      const reply = await tell({ slice_id, prepared: { ...prepared, is_refused: false } })
      expect(reply?.task).toMatchObject({ kind: 'read', urls: [{ url: `${origin}/shop/` }] })
      await tell({ slice_id: newId(), prepared: { ...prepared, is_refused: true, unreached: 'connect' } })
      await object.report({
        ...NOTHING_DONE,
        slice_id,
        outcomes: [{ outcome: 'read', url: `${origin}/shop/`, also_known_as: [], fingerprint: null }],
      })
      return object.progress()
    })
    expect(progress).toMatchObject({ pages_done: 1, pages_skipped: 0, pages_waiting: 0 })
  })

  test('a message that arrives after its crawl is over, or was never started, does nothing', async () => {
    const spec = await prepareCrawl('/shop/team')
    await readCrawlSlice(contextOf(spec.account_id), { crawl_id: spec.crawl_id, slice_id: newId() })
    expect(await statusOf(spec)).toBe('queued')
    await ctx.coordinators.crawl(spec.crawl_id).begin(spec)
    await untilFinished(spec)
    await readCrawlSlice(contextOf(spec.account_id), { crawl_id: spec.crawl_id, slice_id: newId() })
    expect(await statusOf(spec)).toBe('completed')
  })

  test('a background crawl notifies its owner once, however often it is finished', async () => {
    const spec = await prepareCrawl('/shop/team')
    await ctx.coordinators.crawl(spec.crawl_id).begin(spec)
    await untilFinished(spec)
    const told = () => dataOf(spec.account_id).$count(notifications, eq(notifications.accountId, spec.account_id))
    await waitUntil(async () => (await told()) > 0)
    expect(await told()).toBe(1)
  })
})

describe('a crashed consumer', () => {
  /** Leases URLs and never reports, like a crashed consumer, then lets the lease expire. */
  async function crashHoldingLease(spec: CrawlSpec): Promise<void> {
    const coordinator = ctx.coordinators.crawl(spec.crawl_id)
    await runInDurableObject(coordinator, (_, { storage }) => {
      storage.sql.exec(`UPDATE slices SET lease_until = 1`)
    })
    await runDurableObjectAlarm(coordinator)
  }

  test('leaves its URLs to the next one', async () => {
    const spec = await prepareCrawl('/shop/')
    const coordinator = ctx.coordinators.crawl(spec.crawl_id)
    await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(spec)
      const { id } = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one()
      await object.claim(id, 10)
    })
    await crashHoldingLease(spec)
    await untilFinished(spec)
    expect(await statusOf(spec)).toBe('completed')
    expect(await emailsOf(spec)).toHaveLength(3)
  })

  test('causes the page that crashed it to be given up with the reason', async () => {
    const spec = await prepareCrawl('/shop/team')
    const coordinator = ctx.coordinators.crawl(spec.crawl_id)
    await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(spec)
      const [start] = spec.start_urls
      const { id } = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one()
      storage.sql.exec(`UPDATE origins SET state = 'ready' WHERE origin = ?`, new URL(start!).origin)
      const claim = await object.claim(id, 10)
      expect(claim?.task).toMatchObject({ kind: 'read', urls: [{ url: start }] })
      await object.hold(id, [start!], true)
    })
    await crashHoldingLease(spec)
    await untilFinished(spec)
    expect(await statusOf(spec)).toBe('failed')
    const [page] = await dataOf(spec.account_id).select().from(pages).where(eq(pages.crawlId, spec.crawl_id))
    expect(page).toMatchObject({ state: 'failed', reason: 'reader-died' })
  })

  test('at the end of the crawl causes one more attempt, and then an end without contacts', async () => {
    const spec = await prepareCrawl('/shop/team')
    const died = { inHand: [], isAlone: false, isWitnessed: false }
    const tasks = await runInDurableObject(ctx.coordinators.crawl(spec.crawl_id), async (object, { storage }) => {
      await object.begin(spec)
      await object.cancel()
      const { id } = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one()
      const claims = []
      for (let tries = 0; tries < 3; tries++) {
        claims.push(await object.claim(id, 10))
        // As its alarm does with an expired lease.
        ;(object as unknown as { release(slice: string, death: typeof died): void }).release(id, died)
        await object.nack(id)
      }
      return claims.map((claim) => claim?.task)
    })
    expect(tasks.slice(0, 2)).toEqual([1, 2].map(() => expect.not.objectContaining({ skips_contacts: true })))
    expect(tasks[2]).toMatchObject({ kind: 'finish', skips_contacts: true })
  })
})

test('the cron job resumes a crawl whose coordinator never received it', async () => {
  const spec = await prepareCrawl('/shop/team')
  await atEachShard(resumeStalledCrawls)
  await untilFinished(spec)
  expect(await statusOf(spec)).toBe('completed')
})

/** Starts a crawl of counted pages, and reads the first one immediately. */
async function reading(kind: 'held' | 'open') {
  const { id, call, fail } = await mintAccount()
  const site = countedPages(kind)
  const body = { types: ['emails' as const], engine: 'basic' as const, url: site.url, limit: 100 }
  const { data } = await call(contract.start, { body: { ...body, run_in_background: true } })
  const params = { id: data.crawl.id }
  const progress = async () => (await call(contract.getProgress, { params })).data
  await waitFor(async () => expect((await progress()).pages_done).toBeGreaterThanOrEqual(1))
  return { accountId: id, call, fail, site, params, progress }
}

describe('cancelling', () => {
  test('lets the current pages finish, and starts no further one', async () => {
    const { accountId, call, fail, site, params, progress } = await reading('held')
    await waitFor(async () => expect((await site.told()).asked).toHaveLength(1 + 8))
    const answer = call(contract.cancel, { params })
    // Requests that the consumer had acquired but not started are returned.
    await waitFor(async () => expect((await progress()).pages_waiting).toBe(8))
    await site.release()
    const { data, message } = await answer
    expect(message).toBe('The crawl was cancelled.')
    expect(data).toMatchObject({ status: 'cancelled', pages_done: 9 })
    expect((await call(contract.get, { params })).data.crawl).toEqual(data)
    expect(await progress()).toMatchObject({ status: 'cancelled', step: 'finished', pages_done: 9, pages_waiting: 0 })
    expect((await site.told()).asked).toHaveLength(1 + 8)
    expect(await dataOf(accountId).$count(pages, and(eq(pages.crawlId, params.id), eq(pages.state, 'read')))).toBe(9)
    expect((await call(contract.get, { params })).data.results.emails).toHaveLength(9)
    expect(await fail(contract.cancel, { params })).toMatchObject({ httpStatus: 409 })
  })

  test('reports that pages are still being read, and counts them when they end', async () => {
    const { call, site, params, progress } = await reading('held')
    await waitFor(async () => expect((await site.told()).asked).toHaveLength(1 + 8))
    const { data, message } = await call(contract.cancel, { params })
    expect(message).toBe('The crawl ends with the pages it is reading.')
    expect(data).toMatchObject({ status: 'cancelled', finished_at: null, pages_done: 1 })
    expect(await progress()).toMatchObject({ finished_at: null, pages_done: 1, pages_waiting: 8 })
    await site.release()
    await waitFor(async () => expect((await progress()).finished_at).not.toBeNull())
    expect((await call(contract.get, { params })).data.crawl).toMatchObject({ status: 'cancelled', pages_done: 9 })
    expect((await site.told()).asked).toHaveLength(1 + 8)
  })

  test('works for a coordinator that lost its state', async () => {
    const { call, site, params } = await reading('held')
    await runInDurableObject(ctx.coordinators.crawl(params.id), async (object) => object.forget())
    await site.release()
    const { data } = await call(contract.cancel, { params })
    expect(data.status).toBe('cancelled')
    await waitFor(async () => expect((await call(contract.get, { params })).data.crawl.finished_at).not.toBeNull())
  })

  test('keeps the end of a crawl that finished in the meantime', async () => {
    const spec = await prepareCrawl('/shop/team')
    const coordinator = ctx.coordinators.crawl(spec.crawl_id)
    const progress = await runInDurableObject(coordinator, async (object, { storage }) => {
      await object.begin(spec)
      const slice_id = storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id
      const [url] = spec.start_urls as [string]
      const prepared = { origin: new URL(url).origin, robots: null, is_refused: false, crawl_delay_ms: null }
      expect((await object.claim(slice_id, 10))?.task.kind).toBe('prepare')
      await object.report({ ...NOTHING_DONE, slice_id, prepared })
      const outcomes = [{ outcome: 'read' as const, url, also_known_as: [], fingerprint: null }]
      const reply = await object.report({ ...NOTHING_DONE, slice_id, outcomes })
      expect(reply?.task).toMatchObject({ kind: 'finish', status: 'completed' })
      await object.cancel()
      await object.report({ ...NOTHING_DONE, slice_id, is_finished: true })
      return object.progress()
    })
    expect(progress?.status).toBe('completed')
  })

  test('deleting a running crawl leaves no rows behind', async () => {
    const { id, call } = await mintAccount()
    const body = {
      types: ['emails' as const],
      engine: 'basic' as const,
      url: `${env.SITE_ORIGIN}/slow/0`,
      limit: 30,
      run_in_background: true,
    }
    const { data } = await call(contract.start, { body })
    const params = { id: data.crawl.id }
    await waitUntil(async () => (await call(contract.getProgress, { params })).data.pages_done >= 3)
    await call(contract.remove, { params })
    const coordinator = ctx.coordinators.crawl(params.id)
    await waitUntil(async () => (await coordinator.progress()) === null)
    expect(await dataOf(id).$count(pages, eq(pages.crawlId, params.id))).toBe(0)
    expect(await dataOf(id).$count(sources, eq(sources.crawlId, params.id))).toBe(0)
  })
})
