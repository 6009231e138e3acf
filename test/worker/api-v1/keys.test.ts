import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { AnyCallInput } from '../../../src/contracts/call.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import * as crawls from '../../../src/contracts/v1/crawls.ts'
import * as data from '../../../src/contracts/v1/data.ts'
import { extract } from '../../../src/contracts/v1/extract.ts'
import * as key from '../../../src/contracts/v1/key.ts'
import * as downloads from '../../../src/contracts/v1/site-downloads.ts'
import * as webhooks from '../../../src/contracts/v1/webhooks.ts'
import { webhookDeliveries } from '../../../src/db/schema/data/webhooks.ts'
import { newId } from '../../../src/lib/ids.ts'
import { againstOpenapi } from '../support/against-openapi.ts'
import { clientFor, dataOf, mintAccount } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'
import { allowWebhooks, mintCaller, SITE, START } from './support.ts'

describe('messages to webhooks', () => {
  async function mintDelivered() {
    const account = await mintAccount()
    await allowWebhooks(account.id)
    const owner = await mintKey(account.id, { permissions: ['admin'] })
    const body = { url: 'https://acme.com/hook', events: ['crawl.failed' as const] }
    const { id } = (await owner.call(webhooks.create, { body })).data
    const at = new Date().toISOString()
    const events = ['webhook.test', 'crawl.failed', 'contact.created', 'recipient.opened', 'notification.created']
    const rows = events.map((event) => ({
      ...{ id: newId(), accountId: account.id, endpointId: id, event, payload: `{"canary":"${event}"}` },
      ...{ state: 'failed' as const, nextAt: at, createdAt: at },
    }))
    await dataOf(account.id)
      .insert(webhookDeliveries)
      .values(rows as never)
    return { account, owner, id, rows }
  }

  test('are hidden from a key without webhook permissions', async () => {
    const { account, id } = await mintDelivered()
    for (const permission of ['read', 'crawl', 'campaigns'] as const) {
      const key = await mintKey(account.id, { permissions: [permission] })
      const refused = await key.send(webhooks.listDeliveries, { params: { id } })
      expect(refused.status).toBe(403)
      expect(await refused.text()).not.toContain('canary')
      expect((await key.send(webhooks.list)).status).toBe(200)
    }
  })

  test('are visible to a key only if it may read their subject', async () => {
    const { account, owner, id, rows } = await mintDelivered()
    const read = async ({ call }: Pick<typeof owner, 'call'>) =>
      (await call(webhooks.listDeliveries, { params: { id }, query: {} })).data.map(({ event }) => event).toSorted()
    expect(await read(owner)).toEqual(rows.map(({ event }) => event).toSorted())
    const writer = await mintKey(account.id, { permissions: ['write'] })
    expect(await read(writer)).toEqual(['contact.created', 'crawl.failed', 'webhook.test'])
    const hidden = rows.find(({ event }) => event === 'recipient.opened')!
    const replayed = await writer.send(webhooks.replay, { params: { id, delivery_id: hidden.id } })
    expect(replayed.status).toBe(404)
    expect(await read(await mintKey(account.id, { permissions: ['write', 'campaigns'] }))).toContain('recipient.opened')
  })
})

describe('a rejected key', () => {
  test('gets the missing permission and its own permissions named', async () => {
    const { fail } = await mintCaller(['read', 'campaigns'])
    expect(await fail(crawls.start, { body: START })).toMatchObject({
      httpStatus: 403,
      code: 'insufficient_permissions',
      message: 'This API key lacks the permission "crawl". It has: "read", "campaigns".',
    })
  })

  test('gets the exhausted limit named', async () => {
    const account = await mintAccount()
    const limited = againstOpenapi(await mintKey(account.id, { requestsPerHour: 2 }))
    for (let at = 0; at < 2; at++) await limited.call(key.get, {})
    expect((await limited.fail(key.get, {})).message).toMatch(/^This API key may make 2 requests an hour/)
  })

  test('gets the allowed methods of a path', async () => {
    const { plain } = await mintKey((await mintAccount()).id)
    const init = { method: 'PATCH', headers: { authorization: `Bearer ${plain}` } }
    const response = await exports.default.fetch(new Request('http://127.0.0.1:8787/api/v1/crawl', init))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  test.each([
    ['without a key', {}],
    ['with an invalid key', { authorization: 'Bearer ck_none' }],
  ])('gets the allowed methods of a path also %s, which no key could fix', async (_, headers) => {
    const ask = (method: string) =>
      exports.default.fetch(new Request('http://127.0.0.1:8787/api/v1/crawl', { method, headers }))
    const response = await ask('PATCH')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await ask('GET')).status).toBe(401)
  })
})

describe('an API key is limited to its own permissions', () => {
  const params = { id: newId() }
  const CALLS: readonly [string, Endpoint, AnyCallInput][] = [
    ['crawls:create', crawls.start, { body: START }],
    ['crawls:cancel', crawls.cancel, { params }],
    ['crawls:delete', crawls.remove, { params }],
    ['data:view', data.list, {}],
    ['data:export', data.exportData, { query: { type: 'emails' } }],
    ['data:delete', data.remove, { body: { data_ids: [newId()] } }],
    ['site-downloads:create', downloads.start, { body: { url: SITE } }],
    ['site-downloads:delete', downloads.remove, { params }],
  ]
  test.each([
    ['read', ['data:view', 'data:export']],
    ['write', ['crawls:delete', 'data:view', 'data:delete', 'site-downloads:delete']],
    ['crawl', ['crawls:create', 'crawls:cancel', 'data:view', 'site-downloads:create']],
    ['campaigns', []],
    ['admin', CALLS.map(([permission]) => permission)],
  ] as const)('%s', async (permission, allowed) => {
    const { send } = await mintCaller([permission])
    for (const [needed, endpoint, input] of CALLS) {
      const response = await send(endpoint, input)
      const answer = response.ok ? null : await response.json<{ code: string }>()
      if (allowed.includes(needed as never)) expect(answer?.code, needed).not.toBe('insufficient_permissions')
      else expect(answer, needed).toMatchObject({ code: 'insufficient_permissions' })
      await response.body?.cancel().catch(() => {})
    }
    expect((await send(key.get)).status).toBe(200)
  })

  test('does not exceed the plan of its account', async () => {
    const account = await mintAccount({ plan: null })
    const { send } = await mintKey(account.id)
    expect((await send(crawls.start, { body: START })).status).toBe(402)
  })
})

describe('an API key', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    exports.default.fetch(new Request(`http://127.0.0.1:8787/api/v1${path}`, { headers }))

  test('returns its own details and the remaining quota', async () => {
    const { id, call } = await mintCaller(['read'])
    const { data: told } = await call(key.get, {})
    expect(told.key).toMatchObject({ id, permissions: ['read'] })
    expect(told.key).not.toHaveProperty('plain_key')
    expect(told.usage.api_calls).toMatchObject({ used: 1, limit: 1_000_000 })
  })

  test('is read from either header, never from the URL', async () => {
    const { plain } = await mintCaller()
    expect((await get('/key', { 'x-api-key': plain })).status).toBe(200)
    expect((await get('/key', { authorization: `bearer ${plain}` })).status).toBe(200)
    for (const name of ['api_key', 'token', 'key', 'access_token'])
      expect((await get(`/key?${name}=${plain}`)).status).toBe(400)
  })

  test.each<Record<string, string>>([
    {},
    { authorization: 'Bearer nonsense' },
    { authorization: 'Bearer ctk_live_nonsense' },
  ])('is required: %j grants no access', async (headers) => {
    const response = await get('/crawl', headers)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      success: false,
      code: 'unauthenticated',
      request_id: expect.any(String),
    })
  })

  test('grants no access to the application, and a session grants none to the API', async () => {
    const { account, plain } = await mintCaller(['admin'])
    const headers = { authorization: `Bearer ${plain}` }
    const response = await exports.default.fetch(
      new Request('http://127.0.0.1:8787/api/dashboard/user/profile', { headers }),
    )
    expect(response.status).toBe(401)
    expect((await clientFor(account.token).send(key.get)).status).toBe(401)
  })

  test('an oversized body is rejected before it is read', async () => {
    const { send } = await mintCaller()
    expect((await send(extract, { body: { html: 'x'.repeat(1_100_000) } })).status).toBe(413)
  })

  test('a list page is limited to 100 items', async () => {
    const { send } = await mintCaller()
    expect((await send(data.list, { query: { limit: 101 } })).status).toBe(400)
  })
})
