import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { waitUntil } from '../../../support/wait.ts'
import { mintAccount } from '../../support/factories.ts'

/** Between two requests of another user; without it they take as much processor time as the crawl beside them. */
const PAUSE_MS = 50

test('every hostile page ends with a reason on that page, and the rest continues', async () => {
  const { call } = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.HOSTILE_ORIGIN}/index`, limit: 20 }
  const crawl = toItsEnd({ call }, body)
  const answered = await askMeanwhile(crawl)
  const { data } = await crawl
  expect(answered).toBeGreaterThan(0)
  expect(data.crawl.status).toBe('completed')
  expect(data.results.emails).toEqual(['hello@well-kept.co.uk'])
  const pages = await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })
  const outcomes = Object.fromEntries(pages.data.map((page) => [new URL(page.url).pathname, page.reason ?? page.state]))
  expect(outcomes).toEqual({
    '/index': 'read',
    '/well': 'read',
    // Sent without end, but truncated at the limit: the received part is read like any page.
    '/bomb': 'cut',
    '/endless': 'cut',
    '/endless.txt': 'cut',
    '/broken-gzip': 'decode',
    '/loop': 'redirect-loop',
    '/to-file': 'url-not-allowed',
    '/to-credentials': 'url-not-allowed',
    '/hang-up': 'broken-off',
    '/cut-off': 'cut',
    '/brackets': 'not-a-page',
    '/missing': 'not-found',
  })
  for (const page of pages.data) expect(Boolean(page.reason_text)).toBe(page.reason !== null)
})

/** In two crawls: each page takes as much work as the limits allow. */
const BUSY = [
  ['/dense/words', '/dense/contacts', '/dense/numbers', '/dense/doctype'],
  ['/dense/addresses', '/dense/backwards', '/dense/slashes', '/dense/elements'],
]
test.each(BUSY)(
  'pages designed to keep the extractor busy are read within its limits: %s, %s, %s, %s',
  async (...busy) => {
    const { call } = await mintAccount()
    const types = ['emails', 'phones', 'names', 'addresses', 'companies'] as const
    const body = {
      ...{ types: [...types], engine: 'basic' as const, url: `${env.HOSTILE_ORIGIN}/dense`, limit: 20 },
      options: { include: ['/well', ...busy] },
    }
    const crawl = toItsEnd({ call }, body)
    const answered = await askMeanwhile(crawl)
    const { data } = await crawl
    expect(answered).toBeGreaterThan(4)
    expect(data.crawl.status).toBe('completed')
    expect(data.results.emails).toContain('hello@well-kept.co.uk')
    const pages = await call(contract.listPages, { params: { id: data.crawl.id }, query: { per_page: 100 } })
    const outcomes = Object.fromEntries(
      pages.data
        .filter(({ reason }) => reason !== 'not-included')
        .map((page) => [new URL(page.url).pathname, page.reason ?? page.state]),
    )
    const outcomeOf = (path: string) => [path, path === '/dense/doctype' ? 'not-a-page' : 'cut']
    expect(outcomes).toEqual({ '/dense': 'read', '/well': 'read', ...Object.fromEntries(busy.map(outcomeOf)) })
  },
)

/** Longer than a foreground response may take on a busy machine. */
async function toItsEnd(
  { call }: Pick<Awaited<ReturnType<typeof mintAccount>>, 'call'>,
  body: { types: DataType[]; engine: 'basic'; url: string; limit: number; options?: { include: string[] } },
) {
  const { data } = await call(contract.start, { body: { ...body, run_in_background: true } })
  const params = { id: data.crawl.id }
  await waitUntil(async () => (await call(contract.getProgress, { params })).data.finished_at)
  return call(contract.get, { params })
}

/** The number of other requests that are answered until a task is done. */
async function askMeanwhile(work: Promise<unknown>): Promise<number> {
  const other = await mintAccount()
  let isDone = false
  let answered = 0
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  while (!isDone) {
    await other.call(auth.profile, {})
    await scheduler.wait(PAUSE_MS)
    if (!isDone) answered++
  }
  return answered
}
