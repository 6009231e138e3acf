import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { QUEUE_NAMES, QUEUES, type QueueName } from '../../../../src/contracts/queues.ts'
import * as contract from '../../../../src/contracts/system/operations.ts'
import { backgroundFacts, createContext, type ServiceContext } from '../../../../src/core/context.ts'
import { deadLetters } from '../../../../src/db/schema/control/operations.ts'
import { deleteRetriedLetters } from '../../../../src/features/queues/delete-retried-letters.ts'
import { keepDeadLetter } from '../../../../src/features/queues/keep-dead-letter.ts'
import { retryDeadLetter } from '../../../../src/features/queues/retry-dead-letter.ts'
import { retryDeadLetters } from '../../../../src/features/queues/retry-dead-letters.ts'
import { AppError } from '../../../../src/lib/errors.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { crashesBefore, crashingContext } from '../../support/mortal-context.ts'

const operator = () => mintAccount({ isAdmin: true, grants: ['system:manage'] })
const LINK = 'https://contactory.test/reset-password?token=Zm9vYmFyYmF6cXV4MTIzNDU2'
const mail = (facts: object = {}) => ({
  ...{ id: newId(), to: 'ada@acme.com', subject: 'Reset your password' },
  ...{ html: `<a href="${LINK}">Reset</a>`, text: `Reset: ${LINK}` },
  ...facts,
})

beforeEach(async () => {
  await db.delete(deadLetters)
})

/** Adds a dead letter; later ones of a test are newer. */
let second = 0
async function add(letter: Partial<typeof deadLetters.$inferInsert> & { message?: unknown } = {}) {
  const { message = { account_id: newId() }, ...row } = letter
  const values = {
    ...{ id: newId(), queue: 'contacts', body: JSON.stringify(message), attempts: 4, reason: 'Error: it broke' },
    ...{ createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, ++second)).toISOString() },
    ...row,
  }
  await db.insert(deadLetters).values(values)
  return values
}
const rowOf = async (id: string) => (await db.select().from(deadLetters).where(eq(deadLetters.id, id)))[0]
const auditOf = (id: string) =>
  db.all<{ action: string; affected: number }>(`SELECT action, affected FROM audit_events WHERE object_id = '${id}'`)

/** A context whose queue messages are only recorded. */
function noting(send: (name: string, message: unknown) => void = () => {}) {
  const sent: { name: string; message: unknown }[] = []
  const ctx: ServiceContext = {
    ...createContext(env, backgroundFacts('test')),
    queues: {
      send: async (name, message) => {
        send(name, message)
        sent.push({ name, message })
      },
      check: async () => {},
      backlog: async () => ({ messages: 0, bytes: 0, oldestAt: null }),
    },
  }
  return { ctx, sent }
}
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: AppError) => `${error.code}: ${error.message}`,
  )

test.each([
  ['queues', contract.listQueues, {}],
  ['dead letters', contract.listDeadLetters, {}],
])('%s require permission to manage the system', async (_, endpoint, input) => {
  const statuses = await Promise.all([
    visitor.send(endpoint, input),
    (await mintAccount()).send(endpoint, input),
    (await mintAccount({ isAdmin: true })).send(endpoint, input),
    (await operator()).send(endpoint, input),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 200])
})

test('every queue is listed with its delivery settings and backlog, and messages of unknown queues separately', async () => {
  const [, last] = [await add({ queue: 'mail' }), await add({ queue: 'contactory-production-mail' })]
  await add({ queue: 'mail', retriedAt: '2026-01-02T00:00:00.000Z' })
  const person = await operator()
  const { data } = await person.call(contract.listQueues, {})
  expect(data.map(({ name }) => name)).toEqual(QUEUE_NAMES)
  expect(data.find(({ name }) => name === 'mail')).toEqual({
    ...{ name: 'mail', dead: 2, last_dead_at: last.createdAt },
    ...{ batch_size: QUEUES.mail.delivery.batchSize, retries: QUEUES.mail.delivery.retries, concurrency: null },
  })
  expect(data.find(({ name }) => name === 'contacts')).toMatchObject({ dead: 0, last_dead_at: null })
  await add({ queue: 'dead-letters', reason: null })
  expect((await person.call(contract.listQueues, {})).data.at(-1)).toMatchObject({ name: 'dead-letters', dead: 1 })
})

test('dead letters come newest first in pages, filtered by queue and state', async () => {
  const rows = []
  for (let at = 0; at < 45; at++) rows.push(await add({ queue: at % 2 ? 'mail' : 'contacts' }))
  const retried = await add({ retriedAt: '2026-01-02T00:00:00.000Z' })
  const person = await operator()
  const pages = async (query: Record<string, string>) => {
    const found: string[][] = []
    let cursor: string | undefined
    do {
      const page = await person.call(contract.listDeadLetters, { query: { ...query, cursor } as never })
      found.push(page.data.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return found
  }
  const open = rows.map(({ id }) => id).toReversed()
  expect(await pages({})).toEqual([open.slice(0, 20), open.slice(20, 40), open.slice(40)])
  const mails = rows.filter(({ queue }) => queue === 'mail').map(({ id }) => id)
  expect((await pages({ queue: 'mail' })).flat()).toEqual(mails.toReversed())
  expect(await pages({ state: 'retried' })).toEqual([[retried.id]])
  expect((await pages({ state: 'all' })).flat()).toEqual([retried.id, ...open])
  expect((await person.send(contract.listDeadLetters, { query: { cursor: 'x' } })).status).toBe(422)
  expect((await person.send(contract.listDeadLetters, { query: { state: 'lost' } as never })).status).toBe(422)
})

test('secrets in a message are neither shown nor searchable, and everything else is', async () => {
  const letter = await add({ queue: 'mail', message: mail() })
  const cut = await add({
    queue: 'mail',
    body: JSON.stringify(mail({ html: `<p>${LINK}</p>`.repeat(2_000) })).slice(0, 65_536),
  })
  const odd = await add({
    message: { account_id: 'a', api_key: 'hunter2', nested: [{ url: 'https://u:hunter2@x.com' }] },
  })
  const person = await operator()
  const search = async (text: string) =>
    (await person.call(contract.listDeadLetters, { query: { search: text } })).data.map(({ id }) => id)
  const { data } = await person.call(contract.listDeadLetters, {})
  expect(JSON.stringify(data)).not.toMatch(/Zm9vYmFy|hunter2/)
  const shown = data.find(({ id }) => id === letter.id)!
  expect(JSON.parse(shown.body)).toMatchObject({
    ...{ to: 'ada@acme.com', subject: 'Reset your password' },
    ...{ html: expect.stringMatching(/^\[left out: \d+ characters\]$/), text: expect.stringContaining('left out') },
  })
  expect(await search('ADA@acme')).toEqual([cut.id, letter.id])
  expect(await search('it broke')).toEqual([odd.id, cut.id, letter.id])
  expect(await search('Zm9vYmFy')).toEqual([])
  expect(await search('hunter2')).toEqual([])
})

test('a search reads a bounded number of dead letters, and continues from there', async () => {
  const needle = await add({ message: { account_id: 'needle' } })
  const createdAt = new Date(Date.UTC(2026, 0, 2)).toISOString()
  for (let at = 0; at < 210; at++) await add({ id: `hay-${at}`, createdAt })
  const person = await operator()
  const first = await person.call(contract.listDeadLetters, { query: { search: 'needle' } })
  expect(first.data).toEqual([])
  const next = await person.call(contract.listDeadLetters, { query: { search: 'needle', cursor: first.next_cursor! } })
  expect(next.data.map(({ id }) => id)).toEqual([needle.id])
  expect(next.next_cursor).toBeNull()
})

test('a dead letter is resent completely, marked as resent, and audited with the user', async () => {
  const message = mail()
  const letter = await add({ queue: 'mail', message })
  const { ctx, sent } = noting()
  expect(await retryDeadLetter(ctx, letter.id)).toMatchObject({
    id: letter.id,
    can_retry: false,
    retried_at: expect.any(String),
  })
  expect(sent).toEqual([{ name: 'mail', message }])
  expect(await auditOf(letter.id)).toEqual([{ action: 'dead-letter.retry', affected: 1 }])
  expect(await outcomeOf(retryDeadLetter(ctx, letter.id))).toBe('conflict: This message was sent again already.')
  expect(sent).toHaveLength(1)
})

test('concurrent requests resend a dead letter once', async () => {
  const letter = await add()
  const { ctx, sent } = noting()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(retryDeadLetter(ctx, letter.id))))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.startsWith('conflict: '))).toHaveLength(5)
  expect(sent).toHaveLength(1)
  expect(await auditOf(letter.id)).toHaveLength(1)
})

test.each([
  ['before it is queued', /^send /, 0],
  ['before it is marked as resent', /retried_at = \?, claimed_at/, 1],
])(
  'a dead letter of a process that crashed %s is not lost: it waits, and can be resent after a minute',
  async (_, step, sends) => {
    const letter = await add()
    let now = new Date()
    const dying = crashingContext(newId(), () => now, crashesBefore(step))
    await outcomeOf(retryDeadLetter(dying.ctx, letter.id))
    expect(dying.sent).toHaveLength(sends)
    expect(await rowOf(letter.id)).toMatchObject({ retriedAt: null, claimedAt: now.toISOString() })
    const heir = crashingContext(newId(), () => now)
    expect(await outcomeOf(retryDeadLetter(heir.ctx, letter.id))).toBe(
      'conflict: This message is being sent again right now.',
    )
    now = new Date(now.getTime() + 61_000)
    expect(await outcomeOf(retryDeadLetter(heir.ctx, letter.id))).toBe('done')
    expect(heir.sent).toHaveLength(1)
  },
)

test('a queue that rejects the message leaves the dead letter unchanged, and it can be resent right away', async () => {
  const letter = await add()
  const refusing = noting(() => {
    throw new Error('The queue is down')
  })
  expect(await outcomeOf(retryDeadLetter(refusing.ctx, letter.id))).toMatch(/^unavailable: The queue did not take/)
  expect(await rowOf(letter.id)).toMatchObject({ retriedAt: null, claimedAt: null })
  const { ctx, sent } = noting()
  await retryDeadLetter(ctx, letter.id)
  expect(sent).toHaveLength(1)
})

test('truncated messages and those of unknown queues cannot be resent, and say why', async () => {
  const cut = await add({ body: '{"account_id":"a' })
  const lost = await add({ queue: 'dead-letters', reason: null })
  const { ctx, sent } = noting()
  expect(await outcomeOf(retryDeadLetter(ctx, cut.id))).toMatch(/^conflict: .*too long to be kept whole/)
  expect(await outcomeOf(retryDeadLetter(ctx, lost.id))).toMatch(/^conflict: .*queue is unknown/)
  const person = await operator()
  const { data } = await person.call(contract.listDeadLetters, {})
  expect(data.map(({ can_retry }) => can_retry)).toEqual([false, false])
  expect(sent).toEqual([])
})

test('all dead letters of a queue are resent, up to a hundred at a time, oldest first, each once', async () => {
  for (let at = 0; at < 130; at++) await add({ message: { account_id: `account ${at}` } })
  const cut = await add({ body: '{"account_id":"a' })
  const other = await add({ queue: 'mail', message: mail() })
  const { ctx, sent } = noting()
  const done = await Promise.all([retryDeadLetters(ctx, 'contacts'), retryDeadLetters(ctx, 'contacts')])
  expect(done.map(({ retried }) => retried).toSorted((a, b) => a - b)).toEqual([30, 100])
  expect(sent).toHaveLength(130)
  expect(new Set(sent.map(({ message }) => JSON.stringify(message))).size).toBe(130)
  expect(sent.every(({ name }) => name === 'contacts')).toBe(true)
  const open = await db.select().from(deadLetters).orderBy(asc(deadLetters.createdAt))
  expect(open.filter(({ retriedAt }) => retriedAt === null).map(({ id }) => id)).toEqual([cut.id, other.id])
  expect((await auditOf('contacts')).map(({ affected }) => affected).toSorted((a, b) => a - b)).toEqual([30, 100])
  expect(await retryDeadLetters(ctx, 'contacts')).toEqual({ retried: 0, left: 0 })
  expect(await auditOf('contacts')).toHaveLength(2)
})

test('a resent message reaches its consumer', async () => {
  const letter = await add({ queue: 'clock-jobs', message: { job: 'none', due_at: new Date().toISOString() } })
  const person = await operator()
  const answer = await person.call(contract.retryDeadLetter, { params: { id: letter.id } })
  expect(answer).toMatchObject({ message: 'Message sent again', data: { id: letter.id, can_retry: false } })
  const queue = await person.call(contract.retryDeadLetters, { params: { name: 'clock-jobs' } })
  expect(queue.data).toEqual({ retried: 0, left: 0 })
})

test('a dead letter is deleted once, and audited with the user', async () => {
  const letter = await add()
  const person = await operator()
  const statuses = await Promise.all(
    [0, 1].map(() => person.send(contract.deleteDeadLetter, { params: { id: letter.id } })),
  )
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await rowOf(letter.id)).toBeUndefined()
  expect(await auditOf(letter.id)).toEqual([{ action: 'dead-letter.delete', affected: 1 }])
})

test('an unknown dead letter is not found', async () => {
  const person = await operator()
  const gone = { params: { id: newId() } }
  expect(await person.fail(contract.retryDeadLetter, gone)).toMatchObject({
    httpStatus: 404,
    message: 'Message not found',
  })
  expect(await person.fail(contract.deleteDeadLetter, gone)).toMatchObject({ httpStatus: 404 })
  const queue = await person.fail(contract.retryDeadLetters, { params: { name: 'toString' } })
  expect(queue).toMatchObject({ httpStatus: 404, message: 'Queue not found' })
})

test('the reason of a failure is stored in one line without secrets, and storing it twice keeps it once', async () => {
  const { ctx } = noting()
  const keep = (error: unknown) => {
    const id = newId()
    const given = { id, queue: 'mail' satisfies QueueName, body: mail(), attempts: 6, error }
    return keepDeadLetter(ctx, given)
      .then(() => keepDeadLetter(ctx, given))
      .then(() => rowOf(id))
  }
  const failed = await keep(new Error('535 refused\r\npassword=hunter2', { cause: new Error('Bearer hunter2hunter2') }))
  expect(failed).toMatchObject({ reason: expect.stringContaining('Error: 535 refused'), attempts: 6, retriedAt: null })
  expect(failed!.reason).not.toMatch(/hunter2|[\r\n]/)
  expect((await keep(new AppError('not_found', 'Crawl not found')))!.reason).toBe('Crawl not found (not_found)')
  expect((await keep(null))!.reason).toBeNull()
  expect((await keep(new Error('x'.repeat(5_000))))!.reason!.length).toBeLessThanOrEqual(300)
  expect(await db.$count(deadLetters)).toBe(4)
})

test('resent dead letters expire with the logs, and waiting ones are kept', async () => {
  const now = new Date('2026-06-01T00:00:00.000Z')
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const [gone, recent, waiting] = [
    await add({ retriedAt: before(31) }),
    await add({ retriedAt: before(29) }),
    await add({ createdAt: before(400) }),
  ]
  await deleteRetriedLetters({ db, clock: { now: () => now } })
  expect(await rowOf(gone.id)).toBeUndefined()
  expect(await rowOf(recent.id)).toBeDefined()
  expect(await rowOf(waiting.id)).toBeDefined()
})
