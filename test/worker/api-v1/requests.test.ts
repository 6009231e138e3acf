import { exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as crawls from '../../../src/contracts/v1/crawls.ts'
import * as data from '../../../src/contracts/v1/data.ts'
import * as key from '../../../src/contracts/v1/key.ts'
import * as webhooks from '../../../src/contracts/v1/webhooks.ts'
import { apiKeys } from '../../../src/db/schema/control/api-keys.ts'
import { subscriptions } from '../../../src/db/schema/control/subscriptions.ts'
import { crawls as crawlRows } from '../../../src/db/schema/data/crawls.ts'
import { idempotentAnswers } from '../../../src/db/schema/data/idempotency.ts'
import { newId } from '../../../src/lib/ids.ts'
import { contextOf, dataOf, db } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'
import { allowWebhooks, mintCaller, START } from './support.ts'

describe('unknown input', () => {
  test('is rejected in queries and bodies, and starts nothing', async () => {
    const { account, send, fail } = await mintCaller(['admin'])
    const query = { typ: 'emails' }
    expect(await fail(data.list, { query: query as never })).toMatchObject({
      httpStatus: 422,
      message: 'There is no parameter "typ". Did you mean "type"?',
      errors: { typ: expect.any(Array) },
    })
    expect((await send(data.listTypes, { query: { page: 2 } })).status).toBe(422)
    const cancel = { ...crawls.cancel, body: key.get.returns }
    expect((await send(cancel, { params: { id: newId() }, body: { force: true } })).status).toBe(422)
    expect((await send(cancel, { params: { id: newId() }, body: {} })).status).toBe(404)
    expect(await dataOf(account.id).$count(crawlRows, eq(crawlRows.accountId, account.id))).toBe(0)
  })
})

describe('an idempotent request', () => {
  const named = (name: string) => ({ 'idempotency-key': name })

  test('runs once and replays its first response', async () => {
    const { account, send } = await mintCaller()
    const name = newId()
    const tries = await Promise.all(Array.from({ length: 5 }, () => send(crawls.start, { body: START }, named(name))))
    const statuses = tries.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    const again = await send(crawls.start, { body: START }, named(name))
    expect(again.status).toBe(201)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const first = await tries.find(({ status }) => status === 201)!.json<{ data: { id: string } }>()
    expect(await again.json()).toMatchObject({ data: { id: first.data.id } })
    expect(await dataOf(account.id).$count(crawlRows, eq(crawlRows.accountId, account.id))).toBe(1)
  })

  test('cannot reuse the key for a different request', async () => {
    const { send } = await mintCaller()
    const name = newId()
    await send(crawls.start, { body: START }, named(name))
    const other = await send(crawls.start, { body: { ...START, max_pages: 6 } }, named(name))
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  })

  test('may be retried after a rejection, also with a corrected body', async () => {
    const { send } = await mintCaller()
    const name = newId()
    expect((await send(crawls.start, { body: { ...START, max_pages: 0 } }, named(name))).status).toBe(422)
    expect((await send(crawls.start, { body: START }, named(name))).status).toBe(201)
  })

  test('stores no secret in plain text, and replays it to its own API key', async () => {
    const { account, send } = await mintCaller()
    await allowWebhooks(account.id)
    const name = newId()
    const body = { url: 'https://acme.com/hook', events: ['crawl.failed'] }
    const [first, again] = [
      await (await send(webhooks.create, { body }, named(name))).json<{ data: { id: string; secret: string } }>(),
      await send(webhooks.create, { body }, named(name)),
    ]
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await again.json()).toMatchObject({ data: { secret: first.data.secret } })
    await send(webhooks.rotateSecret, { params: { id: first.data.id } }, named(newId()))
    const dump = JSON.stringify(await dataOf(account.id).select().from(idempotentAnswers))
    expect(dump).not.toContain('whsec_')
    expect(dump).not.toContain(first.data.secret)
  })

  test('is not replayed to a key that lost the permission, nor to another key', async () => {
    const { account, send } = await mintCaller()
    await allowWebhooks(account.id)
    const name = newId()
    const body = { url: 'https://acme.com/hook', events: ['crawl.failed'] }
    expect((await send(webhooks.create, { body }, named(name))).status).toBe(201)
    const reader = await mintKey(account.id, { permissions: ['read'] })
    const refused = await reader.send(webhooks.create, { body }, named(name))
    expect(refused.status).toBe(403)
    expect(await refused.text()).not.toContain('whsec_')
    const other = await mintKey(account.id, { permissions: ['write'] })
    const mismatch = await other.send(webhooks.create, { body }, named(name))
    expect(mismatch.status).toBe(409)
    expect(await mismatch.text()).not.toContain('whsec_')
  })

  test('is not replayed once the plan has ended', async () => {
    const { account, id, send } = await mintCaller()
    const name = newId()
    expect((await send(crawls.start, { body: START }, named(name))).status).toBe(201)
    await db.delete(subscriptions).where(eq(subscriptions.accountId, account.id))
    await db.update(apiKeys).set({ updatedAt: new Date().toISOString() }).where(eq(apiKeys.id, id))
    await contextOf(account.id).meters.touch(id)
    expect((await send(crawls.start, { body: START }, named(name))).status).toBe(402)
  })

  test('does not collide with the same key in another account', async () => {
    const name = newId()
    const [one, two] = [await mintCaller(), await mintCaller()]
    const ids = await Promise.all(
      [one, two].map(async ({ send }) => {
        const response = await send(crawls.start, { body: START }, named(name))
        return (await response.json<{ data: { id: string } }>()).data.id
      }),
    )
    expect(ids[0]).not.toBe(ids[1])
  })
})

describe('the OpenAPI document', () => {
  const fetchDocument = (init?: RequestInit) =>
    exports.default.fetch(new Request('http://127.0.0.1:8787/api/v1/openapi.json', init))

  test('is public and cacheable', async () => {
    const response = await fetchDocument()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await response.json()).toMatchObject({
      openapi: '3.1.1',
      servers: [{ url: expect.stringMatching(/^http.*\/api\/v1$/) }],
      paths: { '/crawl': { post: { operationId: 'crawlsStart' } } },
    })
  })

  test('needs no key, and ignores an invalid one', async () => {
    const response = await fetchDocument({ headers: { authorization: 'Bearer nonsense' } })
    expect(response.status).toBe(200)
  })

  test("does not count against a key's quota", async () => {
    const { plain, call } = await mintCaller()
    await (await fetchDocument({ headers: { authorization: `Bearer ${plain}` } })).text()
    expect((await call(key.get, {})).data.usage.api_calls?.used).toBe(1)
  })
})
