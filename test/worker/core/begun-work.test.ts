import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { guardWork, WorkDied, workKey } from '../../../src/core/begun-work.ts'
import type { ServiceContext } from '../../../src/core/context.ts'
import { newId } from '../../../src/lib/ids.ts'
import { consumeBatch } from '../../../src/queues.ts'
import { contextOf, db, mintAccount } from '../support/factories.ts'

const MINUTE_MS = 60_000

/** Processes at work on one thing, each with the time at which it comes. */
function processes() {
  const key = `contacts ${newId()}`
  let now = Date.now()
  const ctx = (): ServiceContext => ({ ...contextOf(newId()), clock: { now: () => new Date(now) } })
  return {
    key,
    pass: (ms: number) => {
      now += ms
    },
    /** Begins it and is never heard of again. */
    die: () =>
      new Promise<void>((resolve, reject) => {
        guardWork(ctx(), key, () => {
          resolve()
          return new Promise<void>(() => {})
        }).catch(reject)
      }),
    work: (work: () => Promise<void> = async () => {}) => guardWork(ctx(), key, work),
  }
}

describe('work that is begun', () => {
  test('and kills two processes is set aside, by whoever comes third, and not begun by the fourth', async () => {
    const { die, pass, work } = processes()
    await die()
    pass(2 * MINUTE_MS)
    await die()
    pass(2 * MINUTE_MS)
    let begun = 0
    const count = async () => void begun++
    await expect(work(count)).rejects.toThrow(WorkDied)
    pass(2 * MINUTE_MS)
    expect(await work(count)).toBe('set aside')
    expect(begun).toBe(0)
  })

  test('keeps its deaths while steps of it end well in between', async () => {
    const { die, pass, work } = processes()
    await die()
    pass(2 * MINUTE_MS)
    expect(await work()).toBe('done')
    await die()
    pass(2 * MINUTE_MS)
    await expect(work()).rejects.toThrow(WorkDied)
  })

  test('and died a day ago has died once when it dies again', async () => {
    const { die, pass, work } = processes()
    await die()
    pass(MINUTE_MS * 60 * 25)
    expect(await work()).toBe('done')
    pass(MINUTE_MS * 60 * 25)
    await die()
    pass(2 * MINUTE_MS)
    expect(await work()).toBe('done')
  })

  test('and fails is no death, and leaves nothing behind', async () => {
    const { key, work } = processes()
    for (let failure = 0; failure < 3; failure++)
      await expect(work(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck')
    expect(await work()).toBe('done')
    expect(await db.all(sql`SELECT key FROM begun_work WHERE key = ${key}`)).toEqual([])
  })

  test('is done by one at a time, who hears that it is wanted again', async () => {
    const { work } = processes()
    let isBeside: string | undefined
    const outcome = await work(async () => {
      isBeside = await work()
    })
    expect([isBeside, outcome]).toEqual(['busy', 'wanted again'])
    expect(await work()).toBe('done')
  })
})

test('the same work is known by its message, wherever that goes on, and what rows count is left to them', () => {
  const job = { account_id: newId(), source_id: newId() }
  expect(workKey('contacts', { ...job, after: 'row:ann' })).toBe(workKey('contacts', job))
  expect(workKey('contacts', job)).not.toBe(workKey('contacts', { account_id: job.account_id }))
  expect(workKey('clock-jobs', { job: 'tick', due_at: 'now' })).toBe(
    workKey('clock-jobs', { job: 'tick', due_at: 'later' }),
  )
  expect(workKey('csv-imports', { account_id: newId(), import_id: newId() })).toBeNull()
})

test('a message whose work killed two processes is kept where an operator sees it, with the reason', async () => {
  const account = await mintAccount()
  const body = { account_id: account.id }
  const died = new Date(Date.now() - MINUTE_MS).toISOString()
  await db.run(sql`
    INSERT INTO begun_work (key, lease_id, lease_until, deaths, died_at) VALUES (${workKey('contacts', body)}, 'dead', ${died}, 1, ${died})`)
  const id = newId()
  let acknowledged = 0
  const message = { id, body, attempts: 1, timestamp: new Date(), ack: () => void acknowledged++, retry: () => {} }
  const batch = { queue: 'contactory-contacts', messages: [message], ackAll: () => {}, retryAll: () => {} }
  await consumeBatch(batch as unknown as MessageBatch, env)
  const letters = await db.all<{ queue: string; reason: string }>(
    sql`SELECT queue, reason FROM dead_letters WHERE id = ${id}`,
  )
  expect(letters).toEqual([{ queue: 'contacts', reason: expect.stringContaining('died 2 times') }])
  expect(acknowledged).toBe(1)
})
