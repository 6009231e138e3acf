import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { SlotRequest } from '../../../../durable-objects/slice-scheduler/slice-scheduler.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { crawls } from '../../../../src/db/schema/data/crawls.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { runCrawl } from '../../../../src/features/crawls/start/run-crawl.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { newCrawlId } from '../../../../src/rules/crawls/crawl-ids.ts'
import { waitFor, waitUntil } from '../../../support/wait.ts'
import { actingFor, dataOf, mintAccount } from '../../support/factories.ts'

const ctx = createContext(env, backgroundFacts('test'))
type Person = Awaited<ReturnType<typeof mintAccount>>
const slots = env.SLICE_SCHEDULER.getByName('crawl-slices')

const bodyOf = (url: string, limit: number, isBackground: boolean) => ({
  types: ['emails' as const],
  engine: 'basic' as const,
  url,
  limit,
  run_in_background: isBackground,
})

/** Twenty running crawls of a page of the hostile site. */
async function startSlowCrawls({ call }: Person, path: string): Promise<string[]> {
  const started = Array.from({ length: 20 }, (_, at) =>
    call(contract.start, { body: bodyOf(`${env.HOSTILE_ORIGIN}${path}?${at}`, 10, true) }),
  )
  return (await Promise.all(started)).map(({ data }) => data.crawl.id)
}

const crawlQuickSite = async ({ call }: Person) =>
  (await call(contract.start, { body: bodyOf(`${env.SITE_ORIGIN}/many/0`, 30, false) })).data.crawl

const progressOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => ctx.coordinators.crawl(id).progress()))).map((progress) => progress!)

/** Active consumers and waiting leases, by account. */
const slicesOf = (account: Person) =>
  runInDurableObject(slots, (_, { storage }) =>
    storage.sql
      .exec<{ running: number; slices: number }>(
        'SELECT count(slot) AS running, count(*) AS slices FROM slices WHERE account_id = ?',
        account.id,
      )
      .one(),
  )

const begun: string[] = []
afterEach(async () => {
  for (const id of begun.splice(0)) await runInDurableObject(ctx.coordinators.crawl(id), (object) => object.forget())
  // A pause that a site asked for would last into the next test.
  await runInDurableObject(env.ORIGIN_GATE.getByName(env.HOSTILE_ORIGIN), (_, { storage }) => storage.deleteAll())
})

test('crawls that wait for their site occupy no consumer, and others finish in the meantime', async () => {
  const [many, one] = [await mintAccount(), await mintAccount()]
  const held = await startSlowCrawls(many, '/later-today')
  begun.push(...held)
  expect(await crawlQuickSite(one)).toMatchObject({ status: 'completed', pages_done: 30 })
  for (const progress of await progressOf(held)) expect(progress).toMatchObject({ pages_done: 0, finished_at: null })
  await waitFor(async () => expect(await slicesOf(many)).toEqual({ running: 0, slices: 0 }))
  for (const progress of await progressOf(held)) {
    expect(progress).toMatchObject({ status: 'running', pages_waiting: 1, finished_at: null })
  }
  // The alarm requests a consumer when the pause is over.
  const [first] = held
  await runInDurableObject(ctx.coordinators.crawl(first!), (_, { storage }) => {
    storage.sql.exec('UPDATE origins SET next_at = 0')
    storage.sql.exec('UPDATE urls SET not_before = 0')
  })
  await runInDurableObject(env.ORIGIN_GATE.getByName(env.HOSTILE_ORIGIN), (_, { storage }) => storage.deleteAll())
  await runDurableObjectAlarm(ctx.coordinators.crawl(first!))
  await waitFor(async () => {
    const attempts = await runInDurableObject(ctx.coordinators.crawl(first!), (_, { storage }) =>
      storage.sql.exec<{ attempts: number }>('SELECT attempts FROM urls').one(),
    )
    expect(attempts).toEqual({ attempts: 2 })
  })
  await waitFor(async () => expect(await slicesOf(many)).toEqual({ running: 0, slices: 0 }))
})

test('crawls of unresponsive sites leave consumers to others, and to foreground crawls of their own account', async () => {
  const [many, one] = [await mintAccount(), await mintAccount()]
  const silent = await startSlowCrawls(many, '/silent')
  begun.push(...silent)
  await waitFor(async () => expect(await slicesOf(many)).toMatchObject({ running: 4 }))
  expect(await crawlQuickSite(one)).toMatchObject({ status: 'completed', pages_done: 30 })
  expect(await crawlQuickSite(many)).toMatchObject({ status: 'completed', pages_done: 30 })
  const states = (await progressOf(silent)).map(({ status }) => status)
  expect(states).toContain('queued')
  expect(states).not.toContain('completed')
})

test('a site that asks for too long a pause ends the crawl with the reason, on its page and for the next crawl', async () => {
  const { id, call, fail } = await mintAccount()
  for (let round = 0; round < 2; round++) {
    const crawl_id = newCrawlId(id)
    const body = { ...bodyOf(`${env.HOSTILE_ORIGIN}/next-year`, 10, false), crawl_id }
    const error = await fail(contract.start, { body })
    expect(error).toMatchObject({
      code: 'crawl_failed',
      message: 'Crawl failed. The server asks crawlers to wait longer than a crawl can.',
    })
    const { data } = await call(contract.listPages, { params: { id: crawl_id }, query: { per_page: 100 } })
    expect(data).toMatchObject([
      {
        state: 'failed',
        reason: 'wait-too-long',
        reason_text: 'The server asks crawlers to wait longer than a crawl can.',
      },
    ])
  }
})

test('a foreground crawl that exceeds the response time continues in the background, and notifies about its end', async () => {
  const person = await mintAccount()
  const input = contract.StartCrawl.parse(bodyOf(`${env.SITE_ORIGIN}/slow/0`, 12, false))
  const answer = await runCrawl(await actingFor(person.id), input, { answerWithinMs: 0 })
  expect(answer.message).toBe(
    'The crawl takes longer and continues in the background. You will be notified when complete.',
  )
  expect(answer.crawl).toMatchObject({ finished_at: null, run_in_background: true })
  const { id } = answer.crawl
  await waitUntil(async () => (await ctx.coordinators.crawl(id).progress())?.finished_at)
  const told = () => dataOf(person.id).select().from(notifications).where(eq(notifications.accountId, person.id))
  await waitFor(async () => expect(await told()).toHaveLength(1))
  const rows = await dataOf(person.id).select().from(crawls).where(eq(crawls.id, id))
  expect(rows).toMatchObject([{ status: 'completed', pagesDone: 12, isBackground: true }])
})

/** Slots of an account that are never released. */
async function fillSlotsOf({ id: account_id }: Person): Promise<{ release(): Promise<void> }> {
  const requests = Array.from({ length: 6 }, (): SlotRequest => {
    const message = { account_id, crawl_id: newId(), slice_id: newId() }
    return { queue: 'crawl-slices', work_id: message.crawl_id, is_foreground: true, message }
  })
  // These crawls do not exist: their messages arrive before the slots are occupied for good.
  await runInDurableObject(slots, (_, { storage }) => {
    const now = Date.now()
    for (const [slot, { message, work_id, ...request }] of requests.entries()) {
      storage.sql.exec(
        `INSERT INTO slices (id, account_id, work_id, is_foreground, request, until, slot, granted_at) VALUES (?, ?, ?, 1, ?, ?, ?, ?)`,
        ...[message.slice_id, account_id, work_id, JSON.stringify({ ...request, work_id, message })],
        ...[now + 600_000, slot, now],
      )
    }
  })
  return { release: () => slots.release(requests.map(({ message }) => message.slice_id)) }
}

test('a lease waits in line as long as necessary, and a lost message is sent again', async () => {
  const person = await mintAccount()
  const others = await fillSlotsOf(person)
  const { data } = await person.call(contract.start, { body: bodyOf(`${env.SITE_ORIGIN}/shop/team`, 5, true) })
  const coordinator = ctx.coordinators.crawl(data.crawl.id)
  const sliceId = () =>
    runInDurableObject(
      coordinator,
      (_, { storage }) => storage.sql.exec<{ id: string }>('SELECT id FROM slices').one().id,
    )
  const runOut = async () => {
    await runInDurableObject(coordinator, (_, { storage }) => storage.sql.exec('UPDATE slices SET lease_until = 1'))
    await runDurableObjectAlarm(coordinator)
  }
  const first = await sliceId()
  await runOut()
  expect(await sliceId()).toBe(first)
  // Its message was sent long ago and lost.
  await runInDurableObject(slots, (_, { storage }) => {
    storage.sql.exec('UPDATE slices SET slot = 7, granted_at = 1 WHERE id = ?', first)
  })
  await runOut()
  const second = await sliceId()
  expect(second).not.toBe(first)
  const known = await runInDurableObject(slots, (_, { storage }) =>
    storage.sql.exec<{ id: string }>('SELECT id FROM slices WHERE work_id = ?', data.crawl.id).toArray(),
  )
  expect(known).toEqual([{ id: second }])
  await others.release()
  await waitUntil(async () => (await coordinator.progress())?.finished_at)
  expect(await slicesOf(person)).toEqual({ running: 0, slices: 0 })
})
