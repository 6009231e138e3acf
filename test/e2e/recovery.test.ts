import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import * as crawls from '../../src/contracts/crawls.ts'
import { serveTestSite } from '../support/site.ts'
import { Product } from './support/product.ts'

const state = mkdtempSync(join(tmpdir(), 'contactory-recovery-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))
const { email, password } = DEMO_ACCOUNTS[0]!
const PAGES = 100

test('a crawl whose server is killed half-way finishes by itself after the next start', async () => {
  const site = await serveTestSite()
  const first = await Product.start(state)
  const call = await first.signIn(email, password)
  const body = { types: ['emails'], engine: 'basic', url: `${site}/slow/0`, limit: PAGES, run_in_background: true }
  const started = crawls.CrawlResult.parse(((await call(crawls.start, { body })) as { data: unknown }).data)
  const params = { id: started.crawl.id }
  const progressOf = async (as: typeof call) =>
    crawls.CrawlProgress.parse(((await as(crawls.getProgress, { params })) as { data: unknown }).data)
  await vi.waitUntil(async () => (await progressOf(call)).pages_done >= PAGES / 4, { timeout: 30_000, interval: 100 })
  expect((await progressOf(call)).finished_at).toBeNull()
  await first.kill()

  const second = await Product.start(state)
  const again = await second.signIn(email, password)
  await vi.waitUntil(async () => (await progressOf(again)).finished_at !== null, { timeout: 150_000, interval: 500 })
  const { results, crawl } = crawls.CrawlResult.parse(((await again(crawls.get, { params })) as { data: unknown }).data)
  expect(crawl).toMatchObject({ status: 'completed', pages_done: PAGES, pages_failed: 0 })
  // Page n holds an address of its own, and all share one: no page lost, no item twice.
  expect(results.emails).toHaveLength(PAGES + 1)
  expect(new Set(results.emails).size).toBe(PAGES + 1)
  const pages = (await again(crawls.listPages, { params, query: { per_page: 100, state: 'read' } })) as {
    pagination: { total: number }
  }
  expect(pages.pagination.total).toBe(PAGES)
  await second.stop()
}, 240_000)
