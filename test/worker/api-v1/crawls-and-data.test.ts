import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as crawls from '../../../src/contracts/v1/crawls.ts'
import * as data from '../../../src/contracts/v1/data.ts'
import { extract } from '../../../src/contracts/v1/extract.ts'
import * as downloads from '../../../src/contracts/v1/site-downloads.ts'
import { crawls as crawlRows } from '../../../src/db/schema/data/crawls.ts'
import { waitUntil } from '../../support/wait.ts'
import { addCrawl, addItems } from '../features/data/support.ts'
import { dataOf } from '../support/factories.ts'
import { mintCaller, SITE, START } from './support.ts'

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
