import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as contract from '../../../../src/contracts/logs/logs.ts'
import { readServiceUsage } from '../../../../src/contracts/service-usage/service-usage.ts'
import { health } from '../../../../src/contracts/system/system.ts'
import { keepLog } from '../../../../src/core/logs/keep-log.ts'
import { deadLetters, logEntries } from '../../../../src/db/schema/control/operations.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { consumeBatch } from '../../../../src/queues.ts'
import { waitFor } from '../../../support/wait.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { entriesOf, operator, sampling } from './support.ts'

const ORIGIN = 'http://127.0.0.1:8787'
/** Lines are written after the response, so the last requests may not have theirs yet. */
const ASKED_MAX = 10
const idOf = (response: Response) => response.headers.get('x-request-id')!
beforeEach(async () => {
  await untilWarningsAreKept()
  await db.delete(logEntries)
})
/** Earlier work in this isolate may have used up its writes, which refill every second. */
async function untilWarningsAreKept(): Promise<void> {
  const asked: string[] = []
  await waitFor(async () => {
    asked.push(idOf(await visitor.send(contract.listLogs)))
    if (asked.length > ASKED_MAX) asked.shift()
    expect((await Promise.all(asked.map(entriesOf))).flat()).not.toEqual([])
  })
}
/** The lines of a request, once they are there. */
const told = (requestId: string) =>
  waitFor(async () => {
    const lines = await entriesOf(requestId)
    expect(lines).not.toEqual([])
    return lines
  })

test('a request is one line with what was requested, the result, the account and the duration', async () => {
  const person = await mintAccount()
  const response = await person.send(contract.listLogs)
  expect(response.status).toBe(403)
  const [line, ...others] = await told(idOf(response))
  expect(others).toEqual([])
  expect(line).toMatchObject({ level: 'warning', event: 'request', accountId: person.id })
  expect(line!.message).toMatch(/^GET \/api\/dashboard\/admin\/system\/logs 403 \d+ ms$/)
  expect(JSON.parse(line!.facts)).toMatchObject({ status: 403, code: 'forbidden', actor: 'session' })
})

test('queries and secret path segments are never written, whatever the response', async () => {
  const secret = 'Zm9vYmFyYmF6cXV4MTIzNDU2'
  const paths = [
    `/api/u/${secret}/state`,
    `/api/inbound-mail/${secret}`,
    `/api/delivery-reports/twilio/${secret}`,
    `/api/dev/checkout/${secret}`,
    `/api/email/verify/${newId()}/${secret}`,
    `/api/nowhere/${secret}`,
    `/api/v1/key?token=${secret}`,
    `/api/dashboard/profile?next=${secret}`,
  ]
  const answers = await Promise.all(
    paths.map((path) => exports.default.fetch(new Request(`${ORIGIN}${path}`, { headers: { 'x-secret': secret } }))),
  )
  await Promise.all(answers.map(async (answer) => answer.status >= 400 && told(idOf(answer))))
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(4)
  expect(JSON.stringify(await db.select().from(logEntries))).not.toContain(secret)
})

test('planted secrets and line breaks never reach the stored log', async () => {
  const make = await sampling(100)
  const ctx = make()
  const planted = ['hunter2', 'ctk_live_abcdefghijkl', '4242424242424242', 'Zm9vYmFyYmF6cXV4MTIzNDU2', 'FORGED\n']
  ctx.log.info('event with password=hunter2\r\n2026 ERROR FORGED\n', {
    password: 'hunter2',
    nested: [{ api_key: 'hunter2', note: 'card 4242 4242 4242 4242', number: 4242424242424242 }],
    text: 'Bearer Zm9vYmFyYmF6cXV4MTIzNDU2 at https://ada:hunter2@acme.com',
    error: new Error('refused ctk_live_abcdefghijkl', { cause: new Error('token=hunter2') }),
  })
  keepLog(ctx, null)
  const [line] = await told(ctx.requestId)
  for (const secret of planted) expect(JSON.stringify(line)).not.toContain(secret)
  expect(`${line!.event}${line!.message}`).not.toMatch(/[\r\n]/)
})

test('successes are sampled per request as a whole, and failures are always kept with all their lines', async () => {
  const none = await sampling(0)
  const [quiet, wrong] = [none(), none()]
  for (const ctx of [quiet, wrong]) ctx.log.info('first')
  wrong.log.warn('second')
  for (const ctx of [quiet, wrong]) keepLog(ctx, null)
  expect((await told(wrong.requestId)).map(({ event }) => event)).toEqual(['second', 'first'])
  const all = await sampling(100)
  const well = all()
  well.log.info('first')
  well.log.info('second')
  keepLog(well, 'somebody')
  expect((await told(well.requestId)).map(({ event, accountId }) => [event, accountId])).toEqual([
    ['second', 'somebody'],
    ['first', 'somebody'],
  ])
  expect(await entriesOf(quiet.requestId)).toEqual([])
})

test('a loop that logs writes a bounded number of lines of bounded size', async () => {
  const ctx = (await sampling(100))()
  const silent = vi.spyOn(console, 'info').mockImplementation(() => {})
  for (let at = 0; at < 100; at++)
    ctx.log.info('again', { text: 'x'.repeat(100_000), list: Array(500).fill('y'.repeat(900)) })
  silent.mockRestore()
  keepLog(ctx, null)
  const lines = await told(ctx.requestId)
  expect(lines.length).toBeLessThan(60)
  expect(lines.reduce((sum, { facts, message }) => sum + facts.length + message.length, 0)).toBeLessThan(250_000)
  expect(lines[0]!.event).toBe('lines were left out')
})

test('requests succeed even if the log cannot be written', async () => {
  await db.run(sql`ALTER TABLE log_entries RENAME TO gone_entries`)
  try {
    const person = await mintAccount()
    expect((await person.send(contract.listLogs)).status).toBe(403)
    expect((await person.send(auth.profile)).status).toBe(200)
    const ctx = (await sampling(100))()
    ctx.log.info('lost')
    keepLog(ctx, null)
  } finally {
    await db.run(sql`ALTER TABLE gone_entries RENAME TO log_entries`)
  }
  // Logging resumes as soon as possible.
  const response = await visitor.send(auth.profile)
  expect(await told(idOf(response))).toHaveLength(1)
})

test('health probes and reading the log leave no lines in it', async () => {
  await sampling(100)
  const person = await operator()
  const watched = await person.send(contract.listLogs, { query: { after: newId() } })
  const probed = await visitor.send(health)
  const refused = await visitor.send(contract.listLogs, { query: { after: newId() } })
  expect([watched.status, probed.status, refused.status]).toEqual([200, 200, 401])
  await told(idOf(refused))
  expect(await entriesOf(idOf(watched))).toEqual([])
  expect(await entriesOf(probed.headers.get('x-request-id')!)).toEqual([])
})

test('a failing request is logged as one error, and counts as one', async () => {
  const person = await operator()
  const errorsToday = async () => (await person.call(readServiceUsage, { query: { days: 7 } })).data.totals.errors
  const before = await errorsToday()
  await db.run(sql`ALTER TABLE plans RENAME TO gone_plans`)
  const response = await visitor
    .send(plans.listPlans)
    .finally(() => db.run(sql`ALTER TABLE gone_plans RENAME TO plans`))
  expect(response.status).toBe(500)
  const { request_id } = await response.json<{ request_id: string }>()
  const lines = await told(request_id)
  expect(lines.map(({ level, event }) => [level, event])).toEqual([
    ['warning', 'request'],
    ['error', 'request failed'],
  ])
  expect(lines[1]!.facts).toContain('plans')
  expect(await errorsToday()).toBe(before + 1)
})

const consume = async (queue: string, body: unknown, attempts: number) => {
  const id = newId()
  const batch = createMessageBatch(queue, [{ id, timestamp: new Date(), attempts, body }])
  await consumeBatch(batch, env)
  return { id, ...(await getQueueResult(batch, createExecutionContext())) }
}

test('a queue message and a clock run are one line each, with their account', async () => {
  await sampling(100)
  const account = newId()
  const message = await consume('contactory-contacts', { account_id: account }, 1)
  expect(await told(message.id)).toMatchObject([
    {
      level: 'info',
      event: 'queue message',
      accountId: account,
      message: expect.stringMatching(/^contacts done, attempt 1 \d+ ms$/),
    },
  ])
  const turn = await consume('contactory-clock-jobs', { job: 'forget-old-logs', due_at: new Date().toISOString() }, 1)
  expect(await told(turn.id)).toMatchObject([
    { level: 'debug', event: 'clock job', message: expect.stringMatching(/^forget-old-logs done \d+ ms$/) },
  ])
})

test('a failing message is retried, and after its last attempt stored with the reason and its queue', async () => {
  await db.delete(deadLetters)
  await db.run(sql`ALTER TABLE accounts RENAME TO gone_accounts`)
  const first = await consume('contactory-contacts', { account_id: newId() }, 1).finally(() => {})
  const last = await consume('contactory-contacts', { account_id: newId() }, 4).finally(() =>
    db.run(sql`ALTER TABLE gone_accounts RENAME TO accounts`),
  )
  expect(first.retryMessages).toEqual([{ msgId: first.id }])
  expect(last.explicitAcks).toEqual([last.id])
  const letters = await db.select().from(deadLetters)
  expect(letters).toMatchObject([
    { id: last.id, queue: 'contacts', attempts: 4, reason: expect.stringContaining('accounts') },
  ])
  expect((await told(last.id)).map(({ level, event }) => [level, event])).toEqual([
    ['warning', 'queue message'],
    ['error', 'queue message failed'],
  ])
})

test('an invalid message is stored right away, and so is one that the platform gave up without a reason', async () => {
  await db.delete(deadLetters)
  const wrong = await consume('contactory-production-mail', { id: 'x', to: 'a@acme.com' }, 1)
  const lost = await consume('contactory-dead-letters', { account_id: newId() }, 1)
  expect(await db.select().from(deadLetters).orderBy(deadLetters.createdAt)).toMatchObject([
    { id: wrong.id, queue: 'mail', reason: expect.stringMatching(/^The message is not as it should be: id: /) },
    { id: lost.id, queue: 'dead-letters', reason: null },
  ])
})
