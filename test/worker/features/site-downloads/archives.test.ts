import { exports } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { WARCParser } from 'warcio'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { db, mintAccount, openSession } from '../../support/factories.ts'
import { type Account, download, site, unpacked } from './support.ts'

let by: Account
let id: string
beforeAll(async () => {
  ;({ by, id } = await download({ max_depth: 1, make_wacz: true }))
})
const sent = (headers: HeadersInit = {}) => by.send(contract.download, { params: { id }, query: {} }, headers)
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('the file of an archive', () => {
  test('is served with its name, length and type', async () => {
    const response = await sent()
    const bytes = await bytesOf(response)
    const { data } = await by.call(contract.get, { params: { id } })
    expect(bytes).toHaveLength(data.file_size!)
    expect(response.headers.get('content-length')).toBe(String(data.file_size))
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="127\.0\.0\.1-\d+-\d{4}-\d\d-\d\d\.zip"$/,
    )
  })

  test.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=5-', 206, 5, undefined],
    ['bytes=-7', 206, -7, undefined],
    ['bytes=0-999999999', 206, 0, undefined],
    ['bytes=9-5', 200, 0, undefined],
    ['bytes=0-1,4-5', 200, 0, undefined],
    ['lines=0-1', 200, 0, undefined],
  ])('serves the range %s with %i', async (range, status, from, to) => {
    const whole = await bytesOf(await sent())
    const response = await sent({ range })
    expect(response.status).toBe(status)
    expect(await bytesOf(response)).toEqual(whole.slice(from, to))
  })

  test('rejects a range beyond its end, and returns its length', async () => {
    const response = await sent({ range: 'bytes=99999999-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
  })

  test('resumes only if it is still the same file', async () => {
    const etag = (await sent()).headers.get('etag')!
    expect((await sent({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await sent({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
    expect((await sent({ 'if-none-match': etag })).status).toBe(304)
  })
})

describe('browser access to an archive', () => {
  const LONG_AGO = '2020-01-01T00:00:00.000Z'
  const ask = (path: string, cookie = '', headers: Record<string, string> = {}) =>
    exports.default.fetch(new Request(`http://127.0.0.1:8787${path}`, { headers: { cookie, ...headers } }))
  const allowedBy = async (holder: Pick<typeof by, 'send'>) => {
    const response = await holder.send(contract.allowFile, { params: { id }, body: {} })
    const { data } = await response.json<{ data: { path: string } }>()
    return { path: data.path, ticket: response.headers.get('set-cookie')!.split(';', 1)[0]! }
  }

  test('is granted for one file of one download, by an HttpOnly SameSite cookie', async () => {
    const response = await by.send(contract.allowFile, { params: { id }, body: {} })
    const cookie = response.headers.get('set-cookie')!
    const { data } = await response.json<{ data: { path: string } }>()
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(cookie).toContain(`Path=${data.path}`)
    const ticket = cookie.split(';', 1)[0]!
    expect((await ask(data.path, ticket)).status).toBe(200)
    expect((await ask(data.path)).status).toBe(401)
    expect((await ask(data.path, `${ticket}x`)).status).toBe(401)
    expect((await ask(data.path.replace(/zip$/, 'wacz'), ticket)).status).toBe(401)
    const other = await download({ url: `${site}/deep/2`, max_depth: 1 })
    expect((await ask(data.path.replace(id, other.id), ticket)).status).toBe(401)
  })

  test('ends with the session, however that ends', async () => {
    const { path, ticket } = await allowedBy(by)
    expect((await ask(path, ticket)).status).toBe(200)
    const endings: ((sessionId: string) => Promise<unknown>)[] = [
      (sessionId) => db.update(sessions).set({ revokedAt: LONG_AGO }).where(eq(sessions.id, sessionId)),
      (sessionId) => db.update(sessions).set({ expiresAt: LONG_AGO }).where(eq(sessions.id, sessionId)),
      (sessionId) => db.delete(sessions).where(eq(sessions.id, sessionId)),
    ]
    for (const end of endings) {
      const session = await openSession(by.id)
      const allowed = await allowedBy(session)
      expect((await ask(allowed.path, allowed.ticket)).status).toBe(200)
      await end(session.sessionId)
      const refused = await ask(allowed.path, allowed.ticket)
      expect(refused.status).toBe(401)
      expect((await ask(allowed.path, allowed.ticket, { range: 'bytes=0-1' })).status).toBe(401)
    }
    const last = await openSession(by.id)
    const allowed = await allowedBy(last)
    await last.call(auth.logOut, {})
    expect((await ask(allowed.path, allowed.ticket)).status).toBe(401)
    expect((await ask(path, ticket)).status).toBe(200)
  })

  test('ends with the account and its subscription', async () => {
    const session = await openSession(by.id)
    const { path, ticket } = await allowedBy(session)
    await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, by.id))
    expect((await ask(path, ticket)).status).toBe(401)
    await db.update(accounts).set({ isActive: true }).where(eq(accounts.id, by.id))
    expect((await ask(path, ticket)).status).toBe(200)
    await db.update(subscriptions).set({ status: 'expired' }).where(eq(subscriptions.accountId, by.id))
    expect((await ask(path, ticket)).status).toBe(402)
    await db.update(subscriptions).set({ status: 'active' }).where(eq(subscriptions.accountId, by.id))
  })

  test("to another account's download is not found", async () => {
    const stranger = await mintAccount()
    for (const [endpoint, input] of [
      [contract.get, {}],
      [contract.download, { query: {} }],
      [contract.allowFile, { body: {} }],
      [contract.listPages, { query: {} }],
      [contract.getPage, { query: { url: `${site}/` } }],
      [contract.cancel, { body: {} }],
      [contract.remove, {}],
    ] as const) {
      const response = await stranger.send(endpoint, { params: { id }, ...input } as never)
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 404])
    }
  })
})

describe('the web archive', () => {
  test('contains every response as its server sent it, at the offset of its index', async () => {
    const { files, paths, text } = await unpacked(by, id, 'wacz')
    expect(paths).toEqual([
      'archive/data-0.warc.gz',
      'datapackage-digest.json',
      'datapackage.json',
      'indexes/index.cdx',
      'pages/pages.jsonl',
    ])
    const warc = files['archive/data-0.warc.gz']!
    const index = text('indexes/index.cdx').trim().split('\n')
    expect(index).toEqual(index.toSorted())
    expect(index.length).toBe(13)
    for (const line of index) {
      const place = JSON.parse(line.slice(line.indexOf('{')))
      const member = warc.slice(Number(place.offset), Number(place.offset) + Number(place.length))
      const parser = new WARCParser([member])
      const record = (await parser.parse())!
      expect(record.warcType).toBe('response')
      expect(record.warcTargetURI).toBe(place.url)
      expect(String(record.httpHeaders?.statusCode)).toBe(place.status)
      const payload = await record.readFully(false)
      expect(`sha256:${createHash('sha256').update(payload).digest('hex')}`).toBe(place.digest)
    }
    const home = index.find((line) => line.includes(`"${site}/"`))!
    expect(home).toMatch(/^127\.0\.0\.1:\d+\)\/ \d{14} \{/)
  })

  test('describes itself, with the hash and size of each of its files', async () => {
    const { files, text } = await unpacked(by, id, 'wacz')
    const described = JSON.parse(text('datapackage.json'))
    expect(described).toMatchObject({ profile: 'data-package', wacz_version: '1.1.1', mainPageUrl: `${site}/` })
    for (const { path, hash, bytes } of described.resources) {
      expect(files[path]).toHaveLength(bytes)
      expect(hash).toBe(`sha256:${createHash('sha256').update(files[path]!).digest('hex')}`)
    }
    const digest = JSON.parse(text('datapackage-digest.json'))
    expect(digest.hash).toBe(`sha256:${createHash('sha256').update(files['datapackage.json']!).digest('hex')}`)
    const [head, ...pages] = text('pages/pages.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(head).toMatchObject({ format: 'json-pages-1.0', id: 'pages' })
    expect(pages.find(({ url }) => url === `${site}/about`)).toMatchObject({ title: 'About' })
  })
})

describe('a single page as a file', () => {
  test('is selected from the pages of the archive', async () => {
    const { data, pagination } = await by.call(contract.listPages, { params: { id }, query: { search: 'item' } })
    expect(data.map(({ title }) => title).toSorted()).toEqual(['Item 1', 'Item 2'])
    expect(pagination.total).toBe(2)
  })

  test('contains its resources, and its links lead to the live site', async () => {
    const response = await by.send(contract.getPage, { params: { id }, query: { url: `${site}/` } })
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toBe('sandbox')
    expect(html).toContain(`<a href="${site}/about">`)
    expect(html).toContain('src="data:image/png;base64,')
    expect(html).not.toMatch(/href="style\.css"|src="img\//)
  })

  test('that is not in the archive is not found', async () => {
    const error = await by.fail(contract.getPage, { params: { id }, query: { url: `${site}/private` } })
    expect(error.httpStatus).toBe(404)
  })
})
