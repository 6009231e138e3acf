import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { SlotRequest } from '../../../../durable-objects/slice-scheduler/slice-scheduler.ts'
import { newId } from '../../../../src/lib/ids.ts'

/** A scheduler of its own; its messages go to consumers that do not know the accounts and keep the slots occupied. */
function someScheduler() {
  const scheduler = env.SLICE_SCHEDULER.getByName(newId())
  const rows = (query: string) =>
    runInDurableObject(scheduler, (_, { storage }) => storage.sql.exec<{ id: string }>(query).toArray())
  return {
    scheduler,
    running: async () =>
      (await rows('SELECT id FROM slices WHERE slot IS NOT NULL ORDER BY place')).map(({ id }) => id),
    slots: async () =>
      await rows('SELECT count(*) AS all_, count(DISTINCT slot) AS slots FROM slices WHERE slot IS NOT NULL'),
    expire: async (id: string) => {
      await runInDurableObject(scheduler, (_, { storage }) => {
        storage.sql.exec('UPDATE slices SET until = 1 WHERE id = ?', id)
      })
      await runDurableObjectAlarm(scheduler)
    },
  }
}

function request(account_id: string, isForeground = false): SlotRequest & { id: string } {
  const [crawl_id, slice_id] = [newId(), newId()]
  const message = { account_id, crawl_id, slice_id }
  return { id: slice_id, queue: 'crawl-slices', work_id: crawl_id, is_foreground: isForeground, message }
}

test('an account with many crawls leaves slots to the next account, and each slot is assigned once', async () => {
  const { scheduler, running, slots } = someScheduler()
  const [many, one] = [newId(), newId()]
  const requests = Array.from({ length: 20 }, () => request(many))
  const standings = []
  for (const each of requests) standings.push(await scheduler.request(each))
  expect(standings.map(({ granted_ms }) => granted_ms === null)).toEqual(requests.map((_, at) => at >= 4))
  expect((await scheduler.request(request(one))).granted_ms).not.toBeNull()
  expect(await running()).toHaveLength(5)
  expect(await slots()).toEqual([{ all_: 5, slots: 5 }])
})

test('a repeated request keeps the place and the slot, and sends nothing twice', async () => {
  const { scheduler, running } = someScheduler()
  const account = newId()
  const requests = Array.from({ length: 6 }, () => request(account))
  for (const each of [...requests, ...requests.toReversed()]) await scheduler.request(each)
  expect(await running()).toEqual(requests.slice(0, 4).map(({ id }) => id))
  const grantedAt = (await scheduler.request(requests[0]!)).granted_ms
  expect(grantedAt).not.toBeNull()
  await scheduler.release([requests[1]!.id, requests[1]!.id])
  await scheduler.release([requests[1]!.id])
  expect(await running()).toEqual([0, 2, 3, 4].map((at) => requests[at]!.id))
})

test('the slot of a crashed consumer and the place of a crashed coordinator are released', async () => {
  const { scheduler, running, expire } = someScheduler()
  const account = newId()
  const requests = Array.from({ length: 6 }, () => request(account))
  for (const each of requests) await scheduler.request(each)
  await expire(requests[4]!.id)
  await expire(requests[0]!.id)
  expect(await running()).toEqual([1, 2, 3, 5].map((at) => requests[at]!.id))
})

test('foreground requests go before older background requests', async () => {
  const { scheduler, running } = someScheduler()
  const account = newId()
  const waiting = Array.from({ length: 6 }, () => request(account))
  for (const each of waiting) await scheduler.request(each)
  const asked = [request(account, true), request(account, true), request(account, true)]
  for (const each of asked) await scheduler.request(each)
  expect(await running()).toEqual([...waiting.slice(0, 4), ...asked.slice(0, 2)].map(({ id }) => id))
  await scheduler.release([waiting[0]!.id])
  expect(await running()).toContain(asked[2]!.id)
})
