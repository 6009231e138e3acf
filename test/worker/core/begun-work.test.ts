import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { beginBatch } from '../../../src/core/begun-batch.ts'
import { guardWork, WorkCrashed, workKey } from '../../../src/core/begun-work.ts'
import type { ServiceContext } from '../../../src/core/context.ts'
import { newId } from '../../../src/lib/ids.ts'
import { consumeBatch } from '../../../src/queues.ts'
import { contextOf, dataOf, db, mintAccount } from '../support/factories.ts'

const MINUTE_MS = 60_000

/** Processes that work on one task, each with the time at which it starts. */
function processes() {
  const key = `contacts ${newId()}`
  let now = Date.now()
  const ctx = (): ServiceContext => ({ ...contextOf(newId()), clock: { now: () => new Date(now) } })
  return {
    key,
    pass: (ms: number) => {
      now += ms
    },
    /** Starts the task and crashes. */
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

describe('a started task', () => {
  test('that crashes two processes is set aside by the third, and not started by the fourth', async () => {
    const { die, pass, work } = processes()
    await die()
    pass(2 * MINUTE_MS)
    await die()
    pass(2 * MINUTE_MS)
    let begun = 0
    const count = async () => void begun++
    await expect(work(count)).rejects.toThrow(WorkCrashed)
    pass(2 * MINUTE_MS)
    expect(await work(count)).toBe('set aside')
    expect(begun).toBe(0)
  })

  test('keeps its crash count while its steps succeed in between', async () => {
    const { die, pass, work } = processes()
    await die()
    pass(2 * MINUTE_MS)
    expect(await work()).toBe('done')
    await die()
    pass(2 * MINUTE_MS)
    await expect(work()).rejects.toThrow(WorkCrashed)
  })

  test('counts only recent crashes: one that is a day old is forgotten', async () => {
    const { die, pass, work } = processes()
    await die()
    pass(MINUTE_MS * 60 * 25)
    expect(await work()).toBe('done')
    pass(MINUTE_MS * 60 * 25)
    await die()
    pass(2 * MINUTE_MS)
    expect(await work()).toBe('done')
  })

  test('that fails without a crash leaves nothing behind', async () => {
    const { key, work } = processes()
    for (let failure = 0; failure < 3; failure++)
      await expect(work(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck')
    expect(await work()).toBe('done')
    expect(await db.all(sql`SELECT key FROM begun_work WHERE key = ${key}`)).toEqual([])
  })

  test('runs in one process at a time, which learns that it is wanted again', async () => {
    const { work } = processes()
    let isBeside: string | undefined
    const outcome = await work(async () => {
      isBeside = await work()
    })
    expect([isBeside, outcome]).toEqual(['busy', 'wanted again'])
    expect(await work()).toBe('done')
  })
})

test('a task is recognised by its message across calls, and callers count database rows themselves', () => {
  const job = { account_id: newId(), source_id: newId() }
  expect(workKey('contacts', { ...job, after: 'row:ann' })).toBe(workKey('contacts', job))
  expect(workKey('contacts', job)).not.toBe(workKey('contacts', { account_id: job.account_id }))
  expect(workKey('clock-jobs', { job: 'tick', due_at: 'now' })).toBe(
    workKey('clock-jobs', { job: 'tick', due_at: 'later' }),
  )
  expect(workKey('csv-imports', { account_id: newId(), import_id: newId() })).toBeNull()
})

/** Messages as a queue delivers them, and how many of them were acknowledged. */
async function deliverAll(queue: string, bodies: readonly object[]) {
  let acknowledged = 0
  const messages = bodies.map((body) => ({
    ...{ id: newId(), body, attempts: 1, timestamp: new Date() },
    ...{ ack: () => void acknowledged++, retry: () => {} },
  }))
  const batch = { queue: `contactory-${queue}`, messages, ackAll: () => {}, retryAll: () => {} }
  await consumeBatch(batch as unknown as MessageBatch, env)
  const letters = await db.all<{ id: string; queue: string; reason: string; body: string }>(
    sql`SELECT id, queue, reason, body FROM dead_letters WHERE id IN (SELECT value FROM json_each(${JSON.stringify(messages.map(({ id }) => id))}))`,
  )
  return { acknowledged, letters }
}
/** Has a process start on messages and crash, a given number of times. */
async function dieOf(queue: 'contacts' | 'mail' | 'webhook-deliveries', body: object, before = 0) {
  const died = new Date(Date.now() - MINUTE_MS).toISOString()
  await db.run(sql`
    INSERT INTO begun_work (key, lease_id, lease_until, deaths, died_at) VALUES (${workKey(queue, body)}, 'dead', ${died}, ${before}, ${died})`)
}
const stateOf = async (key: string | null) =>
  (
    await db.all<{ deaths: number; lease_id: string | null }>(
      sql`SELECT deaths, lease_id FROM begun_work WHERE key = ${key}`,
    )
  )[0]

test('a message whose work crashed two processes becomes a dead letter with the reason', async () => {
  const account = await mintAccount()
  const body = { account_id: account.id }
  await dieOf('contacts', body, 1)
  const { acknowledged, letters } = await deliverAll('contacts', [body])
  expect(letters).toMatchObject([{ queue: 'contacts', reason: expect.stringContaining('died 2 times') }])
  expect(acknowledged).toBe(1)
})

describe('messages in large batches', () => {
  const mail = () => ({ id: newId(), to: 'ann@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' })
  const isSent = async ({ id }: { id: string }) =>
    (await db.all(sql`SELECT id FROM outbox_mails WHERE id = ${id}`)).length === 1

  test('are started in one step, and leave nothing behind', async () => {
    const mails = Array.from({ length: 10 }, mail)
    expect(await deliverAll('mail', mails)).toEqual({ acknowledged: 10, letters: [] })
    for (const one of mails) {
      expect(await isSent(one)).toBe(true)
      expect(await stateOf(workKey('mail', one))).toBeUndefined()
    }
  })

  test('run one by one after a crash, so that only the poison message is set aside', async () => {
    let now = Date.now()
    const ctx = (): ServiceContext => ({ ...contextOf(newId()), clock: { now: () => new Date(now) } })
    const keys = ['before', 'killer', 'behind'].map((name) => `mail ${name} ${newId()}`)
    const [before, killer, behind] = keys as [string, string, string]
    expect((await beginBatch(ctx(), keys)).fresh).toEqual(new Set(keys))
    now += 2 * MINUTE_MS
    expect((await beginBatch(ctx(), keys)).fresh).toEqual(new Set())
    expect(await guardWork(ctx(), before, async () => {})).toBe('done')
    await new Promise<void>((resolve, reject) => {
      guardWork(ctx(), killer, () => {
        resolve()
        return new Promise<void>(() => {})
      }).catch(reject)
    })
    now += 2 * MINUTE_MS
    expect((await beginBatch(ctx(), keys)).fresh).toEqual(new Set())
    await expect(guardWork(ctx(), killer, async () => {})).rejects.toThrow(WorkCrashed)
    expect(await guardWork(ctx(), behind, async () => {})).toBe('done')
    expect((await stateOf(behind))?.deaths).toBe(1)
  })

  test('are sent even if a neighbour crashed, and the one that crashed twice becomes a dead letter', async () => {
    const [killer, beside, fresh] = [mail(), mail(), mail()]
    await dieOf('mail', killer, 1)
    await dieOf('mail', beside)
    const { acknowledged, letters } = await deliverAll('mail', [killer, beside, fresh])
    expect(letters).toMatchObject([{ queue: 'mail', reason: expect.stringContaining('died 2 times') }])
    expect(await Promise.all([killer, beside, fresh].map(isSent))).toEqual([false, true, true])
    expect(acknowledged).toBe(3)
  })

  test('wait for the process that holds them, and are not lost if it crashes', async () => {
    const one = mail()
    await db.run(sql`
      INSERT INTO begun_work (key, lease_id, lease_until) VALUES (${workKey('mail', one)}, 'alive', ${new Date(Date.now() + MINUTE_MS).toISOString()})`)
    expect(await deliverAll('mail', [one])).toEqual({ acknowledged: 1, letters: [] })
    expect(await isSent(one)).toBe(false)
  })
})

test('a webhook message that crashed two processes fails with the reason, and an operator can resend it', async () => {
  const account = await mintAccount()
  const [endpointId, deliveryId, at] = [newId(), newId(), new Date().toISOString()]
  await dataOf(account.id).run(sql`
    INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, is_active, created_at, updated_at)
    VALUES (${endpointId}, ${account.id}, 'https://hooks.example/', '', '[]', '', '', 1, ${at}, ${at})`)
  await dataOf(account.id).run(sql`
    INSERT INTO webhook_deliveries (id, account_id, endpoint_id, event, payload, state, attempts, next_at, created_at)
    VALUES (${deliveryId}, ${account.id}, ${endpointId}, 'crawl.completed', '{}', 'pending', 2, ${at}, ${at})`)
  const body = { account_id: account.id, delivery_id: deliveryId }
  await dieOf('webhook-deliveries', body, 1)
  const { letters } = await deliverAll('webhook-deliveries', [body])
  expect(letters).toMatchObject([{ queue: 'webhook-deliveries', reason: expect.stringContaining('died 2 times') }])
  expect(JSON.parse(letters[0]!.body)).toEqual({ ...body, is_again: true })
  const failed = await dataOf(account.id).all(sql`
    SELECT state, failure FROM webhook_deliveries JOIN webhook_attempts ON delivery_id = webhook_deliveries.id WHERE webhook_deliveries.id = ${deliveryId}`)
  expect(failed).toEqual([{ state: 'failed', failure: 'sender-died' }])
})
