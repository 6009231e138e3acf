import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawl-schedules.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { crawlSchedules } from '../../../../src/db/schema/data/crawl-schedules.ts'
import { notifications } from '../../../../src/db/schema/data/notifications.ts'
import { runDueSchedules } from '../../../../src/features/crawls/schedules/run-due-schedules.ts'
import { waitFor } from '../../../support/wait.ts'
import { atEachShard, dataOf, db, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>
const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString()

async function schedule(account: Account, more: object = {}) {
  const request = { types: ['emails'], engine: 'basic', limit: 3, urls: [`${env.SITE_ORIGIN}/shop/`], ...more }
  const body = { frequency: 'weekly' as const, request: request as never }
  return (await account.call(contract.createSchedule, { body })).data
}
const makeDue = (account: Account, id: string) =>
  dataOf(account.id)
    .update(crawlSchedules)
    .set({ nextRunAt: HOUR_AGO, createdAt: HOUR_AGO })
    .where(eq(crawlSchedules.id, id))
const read = async (account: Account) => (await account.call(contract.listSchedules, {})).data
const crawlsOf = async (account: Account) => (await account.call(crawls.listRecent, {})).data
const noticesOf = (account: Account) =>
  dataOf(account.id).select().from(notifications).where(eq(notifications.accountId, account.id))

test('a schedule waits for its time, then starts one crawl, however often the clock ticks', async () => {
  const account = await mintAccount()
  const { id, name, next_run_at } = await schedule(account)
  expect(name).toMatch(/^127\.0\.0\.1/)
  expect(Date.parse(next_run_at!)).toBeGreaterThan(Date.now() + 6 * 24 * 3_600_000)
  await atEachShard(runDueSchedules)
  expect(await crawlsOf(account)).toEqual([])
  await makeDue(account, id)
  await Promise.all([atEachShard(runDueSchedules), atEachShard(runDueSchedules), atEachShard(runDueSchedules)])
  await atEachShard(runDueSchedules)
  const started = await crawlsOf(account)
  expect(started).toHaveLength(1)
  expect(started[0]).toMatchObject({ schedule_id: id, run_in_background: true })
  const [told] = await read(account)
  expect(told).toMatchObject({ last_crawl_id: started[0]!.id, last_error: null })
  expect(Date.parse(told!.next_run_at!)).toBeGreaterThan(Date.now())
})

test('a schedule with a local time follows it, and keeps fields that an update omits', async () => {
  const account = await mintAccount()
  const run_time = { time: '09:30', time_zone: 'Asia/Kolkata', weekday: 3, day: 31 }
  const request = { types: ['emails' as const], urls: [`${env.SITE_ORIGIN}/shop/`] }
  const { data } = await account.call(contract.createSchedule, {
    body: { frequency: 'weekly', run_time, request: request as never },
  })
  expect(data.run_time).toEqual(run_time)
  const next = new Date(data.next_run_at!)
  expect([next.getUTCDay(), next.toISOString().slice(11)]).toEqual([3, '04:00:00.000Z'])
  await makeDue(account, data.id)
  await atEachShard(runDueSchedules)
  const [ran] = await read(account)
  expect([new Date(ran!.next_run_at!).getUTCDay(), ran!.next_run_at!.slice(11)]).toEqual([3, '04:00:00.000Z'])
  const params = { id: data.id }
  const { data: daily } = await account.call(contract.updateSchedule, { params, body: { frequency: 'daily' } })
  expect(daily).toMatchObject({ frequency: 'daily', run_time })
  const wrong = { ...run_time, time_zone: 'Mars/Olympus' }
  expect((await account.fail(contract.updateSchedule, { params, body: { run_time: wrong } })).httpStatus).toBe(422)
})

test('its second crawl reports what is new', async () => {
  const account = await mintAccount()
  const { id } = await schedule(account)
  for (const expected of ['Crawl completed', 'Nothing new']) {
    await makeDue(account, id)
    await atEachShard(runDueSchedules)
    await waitFor(async () => expect((await noticesOf(account)).map(({ title }) => title)).toContain(expected))
  }
})

test('a schedule that cannot start says why, and pauses after five failures with a notification', async () => {
  const account = await mintAccount({ plan: { crawlsPerMonth: 1 } })
  const { id } = await schedule(account)
  for (let run = 0; run < 6; run++) {
    await makeDue(account, id)
    await atEachShard(runDueSchedules)
  }
  const [told] = await read(account)
  expect(told).toMatchObject({ is_active: false, next_run_at: null })
  expect(told!.last_error).toBe('You have used your one crawl of this month. Upgrade your plan to crawl more.')
  await waitFor(async () => expect((await noticesOf(account)).map(({ title }) => title)).toContain('Schedule paused'))
  expect(await crawlsOf(account)).toHaveLength(1)
})

test('a paused schedule does not run; a resumed one continues at its next time', async () => {
  const account = await mintAccount()
  const { id } = await schedule(account)
  await account.call(contract.updateSchedule, { params: { id }, body: { is_active: false } })
  await makeDue(account, id)
  await atEachShard(runDueSchedules)
  expect(await crawlsOf(account)).toEqual([])
  const { data } = await account.call(contract.updateSchedule, {
    params: { id },
    body: { is_active: true, frequency: 'daily' },
  })
  expect(data.frequency).toBe('daily')
  expect(Date.parse(data.next_run_at!)).toBeGreaterThan(Date.now())
})

test("a disabled account's schedule starts nothing", async () => {
  const account = await mintAccount()
  const { id } = await schedule(account)
  await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, account.id))
  await makeDue(account, id)
  await atEachShard(runDueSchedules)
  const [row] = await dataOf(account.id).select().from(crawlSchedules).where(eq(crawlSchedules.id, id))
  expect(row).toMatchObject({ lastCrawlId: null, lastError: 'The subscription has ended.' })
})

test("another account's schedule is not found, nor a deleted one", async () => {
  const [owner, other] = [await mintAccount(), await mintAccount()]
  const { id } = await schedule(owner)
  expect((await other.fail(contract.updateSchedule, { params: { id }, body: { is_active: false } })).httpStatus).toBe(
    404,
  )
  expect((await other.fail(contract.deleteSchedule, { params: { id } })).httpStatus).toBe(404)
  await owner.call(contract.deleteSchedule, { params: { id } })
  expect(await read(owner)).toEqual([])
})

test.each([
  [{ urls: [] }, 'Please provide either a URL or keyword'],
  [{ urls: ['nowhere'] }, 'Please enter a valid URL starting with http:// or https://'],
  [{ types: [] }, undefined],
])('%o is rejected', async (change, message) => {
  const { fail } = await mintAccount()
  const request = { types: ['emails'], urls: [`${env.SITE_ORIGIN}/shop/`], ...change }
  const error = await fail(contract.createSchedule, { body: { frequency: 'daily', request: request as never } })
  expect(error.httpStatus).toBe(422)
  if (message) expect(error.message).toBe(message)
})

test('an account has at most twenty, even with concurrent requests', async () => {
  const account = await mintAccount()
  const body = { frequency: 'weekly' as const, request: { types: ['emails'], urls: ['https://acme.com'] } as never }
  const answers = await Promise.all(Array.from({ length: 50 }, () => account.send(contract.createSchedule, { body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(contract.SCHEDULES_MAX)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - contract.SCHEDULES_MAX)
  expect(await dataOf(account.id).$count(crawlSchedules, eq(crawlSchedules.accountId, account.id))).toBe(
    contract.SCHEDULES_MAX,
  )
})
