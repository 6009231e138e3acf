import { env, exports } from 'cloudflare:workers'
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { KeyPermission } from '../../../src/contracts/api-keys/api-keys.ts'
import * as crawls from '../../../src/contracts/v1/crawls.ts'
import * as data from '../../../src/contracts/v1/data.ts'
import { extract } from '../../../src/contracts/v1/extract.ts'
import * as key from '../../../src/contracts/v1/key.ts'
import { crawls as crawlRows } from '../../../src/db/schema/data/crawls.ts'
import { newId } from '../../../src/lib/ids.ts'
import { addCrawl, addItems } from '../features/data/support.ts'
import { clientFor, dataOf, mintAccount, type TestPlan } from '../support/factories.ts'
import { mintKey } from '../support/keys.ts'

const ADDRESS = 'http://127.0.0.1:8787/mcp'
const HTML = '<title>Acme</title><p>Ada Byron, Director</p><a href="mailto:ada@acme-tools.com">Write</a>'

/** The official client, whose requests arrive like those of other programs. */
const PRESENT: ClientOptions = { versionNegotiation: { mode: { pin: '2026-07-28' } } }

async function connect(plain: string, options = PRESENT) {
  const client = new Client({ name: 'test', version: '1.0.0' }, options)
  const transport = new StreamableHTTPClientTransport(new URL(ADDRESS), {
    requestInit: { headers: { authorization: `Bearer ${plain}` } },
    fetch: (url, init) => exports.default.fetch(new Request(url, init as RequestInit)),
  })
  await client.connect(transport)
  const answerOf = async (name: string, given: Record<string, unknown>) => {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: given })
    const [first] = content as { text: string }[]
    return { isError: isError === true, told: JSON.parse(first!.text), structuredContent }
  }
  return { client, answerOf }
}

async function mintAgent(permissions: KeyPermission[] = ['read', 'crawl'], plan: TestPlan = {}) {
  const account = await mintAccount({ plan })
  const minted = await mintKey(account.id, { permissions })
  return { account, ...minted, ...(await connect(minted.plain)) }
}

/** A message as any program may send it. */
const post = (message: unknown, headers: Record<string, string> = {}) =>
  exports.default.fetch(
    new Request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    }),
  )
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const bearer = (plain: string) => ({ authorization: `Bearer ${plain}` })

describe('an agent', () => {
  test('lists the tools with their inputs and outputs', async () => {
    const { client } = await mintAgent()
    expect(client.getServerVersion()).toMatchObject({ name: 'contactory' })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'cancel_crawl',
      'continue_crawl',
      'crawl_website',
      'extract_contacts',
      'get_contact',
      'get_crawl',
      'get_message',
      'list_contacts',
      'list_data',
      'send_message',
    ])
    const crawl = tools.find(({ name }) => name === 'crawl_website')!
    expect(Object.keys(crawl.inputSchema.properties!)).toEqual([
      ...Object.keys(crawls.CreateCrawl.shape),
      'wait_seconds',
    ])
    expect(crawl.outputSchema).toMatchObject({
      properties: { data: { properties: { pages_done: { type: 'number' } } } },
    })
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).not.toContain(
      'cancel_crawl',
    )
  })

  test('extracts a page that it submits', async () => {
    const { answerOf } = await mintAgent()
    const answer = await answerOf('extract_contacts', { html: HTML, data_types: ['emails'] })
    expect(answer.isError).toBe(false)
    expect(answer.structuredContent).toMatchObject({ data: { items: [{ value: 'ada@acme-tools.com' }] } })
    expect(answer.told).toEqual(answer.structuredContent)
    expect(extract.returns.parse(answer.told)).toEqual(answer.told)
  })

  test('crawls a website and reads the results', async () => {
    const { answerOf } = await mintAgent()
    const site = { url: `${env.SITE_ORIGIN}/shop/`, data_types: ['emails'], max_pages: 5, engine: 'basic' }
    const started = await answerOf('crawl_website', { ...site, wait_seconds: 50 })
    expect(started.told).toMatchObject({ data: { status: 'completed', items_found: 3 } })
    const { id } = started.told.data
    expect((await answerOf('get_crawl', { id })).told).toEqual(started.told)
    const found = await answerOf('list_data', { crawl_id: id, limit: 2 })
    expect(found.told).toMatchObject({
      data: [{ type: 'emails' }, { type: 'emails' }],
      next_cursor: expect.any(String),
    })
    const rest = await answerOf('list_data', { crawl_id: id, limit: 2, cursor: found.told.next_cursor })
    expect(rest.told).toMatchObject({ data: [{ type: 'emails' }], next_cursor: null })
    const contacts = await answerOf('list_contacts', { crawl_id: id })
    expect(contacts.told).toMatchObject({ next_cursor: null })
    for (const { id: contact, name } of contacts.told.data)
      expect((await answerOf('get_contact', { id: contact })).told).toMatchObject({ data: { id: contact, name } })
  })

  test('does not wait for a long crawl, and cancels it', async () => {
    const { answerOf } = await mintAgent()
    const slow = { url: `${env.SITE_ORIGIN}/slow/0`, engine: 'basic', max_pages: 50, wait_seconds: 0 }
    const started = await answerOf('crawl_website', slow)
    const { id, finished_at } = started.told.data
    expect(finished_at).toBeNull()
    await answerOf('cancel_crawl', { id })
    expect((await answerOf('get_crawl', { id, wait_seconds: 50 })).told).toMatchObject({
      data: { status: 'cancelled' },
    })
  })

  test('searches the data only of its account', async () => {
    const [one, two] = [await mintAgent(), await mintAgent()]
    const { sourceId } = await addCrawl(one.account.id)
    await addItems(one.account.id, sourceId, [{ value: 'ada@acme-tools.com' }, { value: 'bob@acme-tools.com' }])
    expect((await one.answerOf('list_data', { search: 'ada' })).told.data).toMatchObject([
      { value: 'ada@acme-tools.com' },
    ])
    expect((await two.answerOf('list_data', {})).told.data).toEqual([])
    const { told } = await one.answerOf('crawl_website', { url: env.SITE_ORIGIN, engine: 'basic', wait_seconds: 0 })
    expect(await two.answerOf('get_crawl', { id: told.data.id })).toMatchObject({
      isError: true,
      told: { code: 'not_found' },
    })
  })

  test.each(['2025-11-25', '2025-06-18', '2025-03-26'])('can use protocol revision %s', async (revision) => {
    const { plain } = await mintAgent()
    const { client, answerOf } = await connect(plain, { supportedProtocolVersions: [revision] })
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    expect((await client.listTools()).tools).toHaveLength(10)
    expect((await answerOf('extract_contacts', { html: HTML })).isError).toBe(false)
    expect((await answerOf('get_crawl', { id: newId() })).told).toMatchObject({ code: 'not_found' })
  })
})

describe('an error of the API is returned as a tool result', () => {
  test.each([
    ['crawl_website', {}, 'validation_failed'],
    ['crawl_website', { url: 'https://acme.com', data_type: ['emails'] }, 'validation_failed'],
    ['crawl_website', { url: 'ftp://acme.com' }, 'validation_failed'],
    ['crawl_website', { url: 'https://acme.com', wait_seconds: 9_000 }, 'validation_failed'],
    ['extract_contacts', { html: HTML, data_types: ['secrets'] }, 'validation_failed'],
    ['list_data', { cursor: 'nonsense' }, 'bad_request'],
    ['get_crawl', { id: newId() }, 'not_found'],
    ['get_crawl', {}, 'not_found'],
    ['cancel_crawl', { id: '../../key' }, 'not_found'],
  ])('%s of %j', async (name, given, code) => {
    const { account, answerOf } = await mintAgent()
    expect(await answerOf(name, given)).toMatchObject({ isError: true, told: { code, message: expect.any(String) } })
    expect(await dataOf(account.id).$count(crawlRows, eq(crawlRows.accountId, account.id))).toBe(0)
  })

  test('a permission that the key lacks', async () => {
    const { answerOf } = await mintAgent(['read'])
    for (const [name, given] of [
      ['crawl_website', { url: env.SITE_ORIGIN }],
      ['extract_contacts', { html: HTML }],
      ['cancel_crawl', { id: newId() }],
    ] as const)
      expect((await answerOf(name, given)).told).toMatchObject({ code: 'insufficient_permissions' })
    expect((await answerOf('list_data', {})).isError).toBe(false)
  })

  test('a limit of the plan', async () => {
    const { answerOf } = await mintAgent(['crawl'], { crawlsPerMonth: 1 })
    const site = { url: `${env.SITE_ORIGIN}/shop/`, max_pages: 1, engine: 'basic' }
    expect((await answerOf('crawl_website', { ...site, wait_seconds: 50 })).told.data.status).toBe('completed')
    expect(await answerOf('crawl_website', site)).toMatchObject({ isError: true, told: { code: 'limit_reached' } })
  })

  test("the key's own limit, and the daily calls, with the time to retry", async () => {
    const { id } = await mintAccount()
    const { plain, ...limited } = await mintKey(id, { requestsPerMinute: 10 })
    const { client, answerOf } = await connect(plain)
    while ((await limited.send(key.get)).ok);
    const refused = { isError: true, told: { code: 'too_many_requests', retry_after_seconds: expect.any(Number) } }
    expect(await answerOf('list_data', {})).toMatchObject(refused)
    // Public information is returned all the same.
    expect((await client.listTools()).tools.length).toBeGreaterThan(0)
    const other = await mintAgent(['read'], { apiCallsPerDay: 10 })
    while ((await other.send(key.get)).ok);
    expect(await other.answerOf('list_data', {})).toMatchObject({ isError: true, told: { code: 'limit_reached' } })
  })
})

test('every tool call counts once, however long it waits', async () => {
  const { answerOf, call } = await mintAgent(['crawl', 'read'])
  const used = async () => (await call(key.get, {})).data.usage.api_calls!.used
  const before = await used()
  await answerOf('crawl_website', { url: `${env.SITE_ORIGIN}/shop/`, engine: 'basic', wait_seconds: 50 })
  await answerOf('list_data', {})
  await answerOf('list_data', { cursor: 'nonsense' })
  expect(await used()).toBe(before + 4)
})

describe('a message over HTTP', () => {
  test.each<Record<string, string>>([
    {},
    { authorization: 'Bearer nonsense' },
    { authorization: 'Bearer ctk_live_nonsense' },
    { 'x-api-key': 'ctk_live_nonsense' },
  ])('with %j requires a key', async (headers) => {
    const response = await post(LIST, headers)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer\b/)
    expect(await response.json()).toMatchObject({ success: false, code: 'unauthenticated' })
  })

  test('with a session, a disabled key or a key in the URL is rejected', async () => {
    const { token, id } = await mintAccount()
    const disabled = await mintKey(id, { isActive: false })
    expect((await post(LIST, bearer(token))).status).toBe(401)
    expect((await post(LIST, bearer(disabled.plain))).status).toBe(401)
    const elsewhere = await mintKey(id, { allowedIps: ['203.0.113.7'] })
    expect((await post(LIST, bearer(elsewhere.plain))).status).toBe(403)
  })

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:8788'])(
    'from the website %s is rejected',
    async (origin) => {
      const { plain } = await mintAgent()
      const response = await post(LIST, { ...bearer(plain), origin })
      expect(response.status).toBe(403)
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    },
  )

  test('from our own website is answered, and not cacheable', async () => {
    const { plain } = await mintAgent()
    const response = await post(LIST, { ...bearer(plain), origin: 'http://127.0.0.1:8787' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/\bno-store\b/)
    expect(response.headers.get('ratelimit')).toMatch(/^"minute";r=\d+/)
    await response.body?.cancel()
  })

  test.each([
    ['{', 400, -32_700],
    [[LIST, LIST], 400, -32_600],
  ])('%j is rejected', async (message, status, code) => {
    const { plain } = await mintAgent()
    const response = await post(message, bearer(plain))
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } })
  })

  test('has the size limit of the API', async () => {
    const { plain } = await mintAgent()
    expect((await post({ ...LIST, params: { x: 'x'.repeat(1_100_000) } }, bearer(plain))).status).toBe(413)
  })

  test.each(['GET', 'DELETE', 'PUT'])('must be sent by POST, not %s', async (method) => {
    const response = await exports.default.fetch(new Request(ADDRESS, { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

test('the keys of this server and of the API are the same', async () => {
  const { plain, answerOf } = await mintAgent(['read'])
  expect((await clientFor(plain).call(data.list, { query: {} })).data).toEqual(
    (await answerOf('list_data', {})).told.data,
  )
})
