import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import * as siteDownloads from '../../src/contracts/site-downloads/site-downloads.ts'
import { serveOfflineSite } from '../support/offline-site.ts'
import { serveTestSite } from '../support/site.ts'
import { waitUntil } from '../support/wait.ts'
import { Product } from './support/product.ts'

const state = mkdtempSync(join(tmpdir(), 'contactory-recovery-'))
const { email, password } = DEMO_ACCOUNTS[0]!
const PAGES = 100
/**
 * Pages of the endless site: its start page, ten pages, ten for each of them, ten for each of those, and one in the
 * sitemap.
 */
const DOWNLOADED = 1112

type Call = Awaited<ReturnType<Product['signIn']>>
const dataOf = async (answer: Promise<unknown>) => ((await answer) as { data: unknown }).data
const progressOf = async (call: Call, id: string) =>
  crawls.CrawlProgress.parse(await dataOf(call(crawls.getProgress, { params: { id } })))
const downloadOf = async (call: Call, id: string) =>
  siteDownloads.SiteDownload.parse(await dataOf(call(siteDownloads.get, { params: { id } })))

let crawlId: string
let downloadId: string
let product: Product
let call: Call

beforeAll(async () => {
  const [site, endless] = await Promise.all([serveTestSite(), serveOfflineSite()])
  const first = await Product.start(state)
  const before = await first.signIn(email, password)
  const crawl = { types: ['emails'], engine: 'basic', url: `${site}/slow/0`, limit: PAGES, run_in_background: true }
  crawlId = crawls.CrawlResult.parse(await dataOf(before(crawls.start, { body: crawl }))).crawl.id
  const download = { url: `${endless}/endless/0`, max_depth: 3, make_wacz: true }
  downloadId = siteDownloads.SiteDownload.parse(await dataOf(before(siteDownloads.start, { body: download }))).id
  const isHalfWay = async () =>
    (await progressOf(before, crawlId)).pages_done >= PAGES / 4 &&
    (await downloadOf(before, downloadId)).pages_downloaded >= DOWNLOADED / 20
  await waitUntil(isHalfWay, { interval: 100 })
  expect((await progressOf(before, crawlId)).finished_at).toBeNull()
  expect((await downloadOf(before, downloadId)).status).toBe('processing')
  await first.kill()

  product = await Product.start(state)
  call = await product.signIn(email, password)
})

afterAll(async () => {
  await product?.stop()
  rmSync(state, { recursive: true, force: true })
})

test('a crawl whose server is killed half-way finishes automatically after a restart', async () => {
  const params = { id: crawlId }
  const isOver = async () => (await progressOf(call, crawlId)).finished_at !== null
  await waitUntil(isOver, { interval: 500 })
  const { results, crawl } = crawls.CrawlResult.parse(await dataOf(call(crawls.get, { params })))
  expect(crawl).toMatchObject({ status: 'completed', pages_done: PAGES, pages_failed: 0 })
  // Page n has one email of its own and one shared by all: no page is lost, no item duplicated.
  expect(results.emails).toHaveLength(PAGES + 1)
  expect(new Set(results.emails).size).toBe(PAGES + 1)
  const pages = (await call(crawls.listPages, { params, query: { per_page: 100, state: 'read' } })) as {
    pagination: { total: number }
  }
  expect(pages.pagination.total).toBe(PAGES)
})

test('a website download finishes as well, with a complete archive', async () => {
  const isOver = async () => (await downloadOf(call, downloadId)).status !== 'processing'
  await waitUntil(isOver, { interval: 500 })
  const done = await downloadOf(call, downloadId)
  expect(done).toMatchObject({ status: 'completed', pages_downloaded: DOWNLOADED, files_failed: 0, notice: null })
  // Read from the archive itself.
  const { data, pagination } = (await call(siteDownloads.listPages, {
    params: { id: downloadId },
    query: { per_page: 100 },
  })) as { data: siteDownloads.CapturedPage[]; pagination: { total: number } }
  expect(pagination.total).toBe(DOWNLOADED)
  expect(new Set(data.map(({ url }) => url)).size).toBe(100)
})
