import { env, exports } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { KeyPermission } from '../../../src/contracts/api-keys/api-keys.ts'
import type { AnyCallInput } from '../../../src/contracts/call.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import * as crawls from '../../../src/contracts/v1/crawls.ts'
import * as data from '../../../src/contracts/v1/data.ts'
import { extract } from '../../../src/contracts/v1/extract.ts'
import * as key from '../../../src/contracts/v1/key.ts'
import * as downloads from '../../../src/contracts/v1/site-downloads.ts'
import * as webhooks from '../../../src/contracts/v1/webhooks.ts'
import { apiKeys } from '../../../src/db/schema/control/api-keys.ts'
import { plans, subscriptions } from '../../../src/db/schema/control/billing.ts'
import { crawls as crawlRows } from '../../../src/db/schema/data/crawls.ts'
import { idempotentAnswers } from '../../../src/db/schema/data/idempotency.ts'
import { webhookDeliveries } from '../../../src/db/schema/data/webhooks.ts'
import { newId } from '../../../src/lib/ids.ts'
import { waitUntil } from '../../support/wait.ts'
import { addCrawl, addItems } from '../features/data/support.ts'
import { againstOpenapi } from '../support/against-openapi.ts'
import { clientFor, contextOf, dataOf, db, mintAccount } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'

const SITE = `${env.SITE_ORIGIN}/shop/`
const START = { url: SITE, data_types: ['emails' as const], max_pages: 5, engine: 'basic' as const }

async function mintCaller(permissions: KeyPermission[] = ['read', 'write', 'crawl']) {
  const account = await mintAccount()
  return { account, ...againstOpenapi(await mintKey(account.id, { permissions })) }
}

const allowWebhooks = (accountId: string) =>
  db
    .update(plans)
    .set({ hasWebhooks: true })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${accountId})`)

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

describe('a crawl', () => {
  test('can be started, followed to its end and read, and responses show the remaining quota', async () => {
    const { call, send } = await mintCaller()
    const response = await send(crawls.start, { body: START })
    expect(response.status).toBe(201)
    const started = await response.json<{ data: crawls.CrawlJob; usage: unknown }>()
    expect(started).toMatchObject({
      success: true,
      data: { status: expect.stringMatching(/queued|running/), url: SITE, data_types: ['emails'], max_pages: 5 },
      usage: { api_calls: { used: 1, limit: 1_000_000, remaining: 999_999 } },
    })
    const params = { id: started.data.id }
    const job = await waitUntil(async () => {
      const { data: now } = await call(crawls.getStatus, { params })
      return now.finished_at && now
    })
    expect(job).toMatchObject({ status: 'completed', items_found: 3, error: null })
    const results = (await call(crawls.listResults, { params, query: { limit: 2 } })) as {
      data: unknown[]
      next_cursor: string
    }
    expect(results.data).toHaveLength(2)
    const rest = await call(crawls.listResults, { params, query: { limit: 2, cursor: results.next_cursor } })
    expect(rest).toMatchObject({ data: [{ type: 'emails' }], next_cursor: null })
    expect((await call(crawls.listPages, { params, query: {} })).data.length).toBeGreaterThan(1)
    expect(await call(crawls.listContacts, { params, query: {} })).toMatchObject({ next_cursor: null })
    expect((await call(crawls.list, { query: {} })).data.map(({ id }) => id)).toEqual([params.id])
    await call(crawls.remove, { params })
    expect((await send(crawls.getStatus, { params })).status).toBe(404)
  })

  test('streams progress events until it ends', async () => {
    const { call, send } = await mintCaller()
    const params = { id: (await call(crawls.start, { body: START })).data.id }
    const response = await send(crawls.streamEvents, { params })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    // The server closes the connection when the crawl ends.
    const events = (await response.text()).split('\n\n').filter((event) => event.startsWith('event:'))
    expect(events.at(-1)).toMatch(/^event: finished\ndata: \{"id":"/)
    expect(events.slice(0, -1).every((event) => event.startsWith('event: progress\n'))).toBe(true)
  })

  test('can be cancelled', async () => {
    const { call } = await mintCaller()
    const slow = { ...START, url: `${env.SITE_ORIGIN}/slow/0`, max_pages: 50 }
    const params = { id: (await call(crawls.start, { body: slow })).data.id }
    await call(crawls.cancel, { params })
    const status = await waitUntil(async () => {
      const { data: job } = await call(crawls.getStatus, { params })
      return job.finished_at && job.status
    })
    expect(status).toBe('cancelled')
  })

  test.each([
    [{}, 'url'],
    [{ url: 'ftp://acme.com' }, 'url'],
    [{ url: SITE, data_types: [] }, 'data_types'],
    [{ url: SITE, data_types: ['secrets'] }, 'data_types.0'],
    [{ url: SITE, max_pages: 0 }, 'max_pages'],
    [{ url: SITE, max_pages: 1_000_000 }, 'max_pages'],
    [{ url: SITE, data_type: ['emails'] }, 'data_type'],
    [{ url: SITE, types: ['emails'], options: { deep: 1 } }, 'options.deep'],
  ])('rejects %j of a crawl and names the field', async (body, field) => {
    const { fail } = await mintCaller()
    expect(await fail(crawls.start, { body: body as never })).toMatchObject({
      httpStatus: 422,
      code: 'validation_failed',
      errors: { [field]: expect.anything() },
    })
  })
})

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

describe('extracting a single page', () => {
  const HTML = `<title>Acme</title><h1>Acme Tools Ltd</h1><p>Ada Byron, Director</p>
    <a href="mailto:ada@acme-tools.com">Write</a> Tel. 020 7946 0018`

  test('reads submitted HTML and stores nothing of it', async () => {
    const { call } = await mintCaller()
    const answer = await call(extract, { body: { html: HTML, url: 'https://acme-tools.com/contact', country: 'gb' } })
    expect(answer.data).toMatchObject({ url: 'https://acme-tools.com/contact', title: 'Acme' })
    const found = answer.data.items.map(({ type, normalized }) => `${type} ${normalized}`)
    expect(found).toContain('emails ada@acme-tools.com')
    expect(found).toContain('phones +442079460018')
    expect((await call(data.list, { query: {} })).data).toEqual([])
    const emails = await call(extract, { body: { html: HTML, data_types: ['emails'] } })
    expect(emails.data.items.map(({ type }) => type)).toEqual(['emails'])
    expect(emails.data.url).toBeNull()
  })

  test('without a URL assigns no site, and reports which addresses are samples', async () => {
    const { call } = await mintCaller()
    const html = '<p>Tel. +44 20 7946 0018, e.g. kim@example.com</p><p>Marta Ellison, Secretary</p>'
    const { data: page } = await call(extract, { body: { html } })
    expect(page.items.map(({ normalized }) => normalized)).toEqual(['+442079460018', 'marta ellison'])
    expect(page.refused).toEqual([{ type: 'emails', value: 'kim@example.com', reason: 'sample_address' }])
    expect(page.contacts.map(({ name, company, phone }) => [name, company, phone])).toEqual([
      [null, null, '+442079460018'],
      ['Marta Ellison', null, null],
    ])
    expect((await call(extract, { body: { html, data_types: ['phones'] } })).data.refused).toEqual([])
  })

  test('fetches and reads a page from the web', async () => {
    const { call, account } = await mintCaller()
    const answer = await call(extract, { body: { url: `${env.SITE_ORIGIN}/shop/team`, engine: 'basic' } })
    expect(answer.data.items.some(({ type }) => type === 'emails')).toBe(true)
    expect(await dataOf(account.id).$count(crawlRows, eq(crawlRows.accountId, account.id))).toBe(0)
  })

  test.each([
    [{ url: `${env.SITE_ORIGIN}/nowhere-at-all`, engine: 'basic' }, 422],
    [{ url: 'http://user:pass@acme.com/' }, 400],
    [{ url: 'not an address' }, 422],
    [{}, 422],
  ])('%j is rejected', async (body, status) => {
    const { fail } = await mintCaller()
    expect(await fail(extract, { body: body as never })).toMatchObject({ httpStatus: status })
  })
})

describe('data', () => {
  test('is listed in pages, filtered, exported and deleted', async () => {
    const { account, call, send } = await mintCaller()
    const { sourceId } = await addCrawl(account.id)
    const values = Array.from({ length: 7 }, (_, at) => ({ value: `p${at}@acme-tools.com` }))
    await addItems(account.id, sourceId, [...values, { value: '+44 20 7946 0999', type: 'phones' }])
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const part = await call(data.list, { query: { limit: 3, cursor, type: 'emails' } })
      seen.push(...part.data.map(({ value }) => value))
      if (part.next_cursor === null) break
      cursor = part.next_cursor
    }
    expect(seen.toSorted()).toEqual(values.map(({ value }) => value))
    expect((await call(data.list, { query: { search: 'p3@' } })).data.map(({ value }) => value)).toEqual([
      'p3@acme-tools.com',
    ])
    expect((await call(data.listTypes, {})).data[0]).toEqual({ type: 'emails', label: 'Emails', total: 7 })
    const csv = await send(data.exportData, { query: { type: 'phones', format: 'csv' } })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(await csv.text()).toContain('7946')
    const [first] = (await call(data.list, { query: { limit: 1 } })).data
    expect((await call(data.remove, { body: { data_ids: [first!.id] } })).data).toEqual({ deleted: 1 })
    expect((await send(data.list, { query: { cursor: 'nonsense' } })).status).toBe(400)
  })
})

test('site downloads are started, listed, cancelled and deleted', async () => {
  const { call, send } = await mintCaller()
  const body = { url: SITE, max_depth: 1 }
  const response = await send(downloads.start, { body })
  expect(response.status).toBe(201)
  const { data: started } = await response.json<{ data: { id: string } }>()
  const params = { id: started.id }
  expect((await call(downloads.list, { query: {} })).data.map(({ id }) => id)).toEqual([started.id])
  await send(downloads.cancel, { params })
  await waitUntil(
    async () =>
      (await call(downloads.get, { params })).data.completed_at !== null ||
      (await call(downloads.get, { params })).data.status === 'cancelled',
  )
  await call(downloads.remove, { params })
  expect((await send(downloads.get, { params })).status).toBe(404)
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
