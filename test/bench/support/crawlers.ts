import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../scripts/local/build.ts'
import * as crawls from '../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { KIT } from './bench-site.ts'
import { installPeers } from './peers.ts'
import { withProduct } from './product.ts'

const run = promisify(execFile)
const POLL_MS = 250
const CRAWLEE = { dependencies: { crawlee: '3.18.1' }, overrides: { linkedom: '0.18.12' } }

export interface CrawlRun {
  readonly found: Readonly<Record<string, readonly string[]>>
  readonly memoryMb: number
  /** Of the isolate that fetches and extracts, if there is one. */
  readonly heapMb: number | null
  /** Pages the crawler reports as read. */
  readonly pagesRead: number
  readonly seconds: number
}

/** The product as deployed: the built Worker in workerd, used over HTTP. */
export function crawlWithProduct(siteUrl: string, limit: number): Promise<CrawlRun> {
  return withProduct({ CRAWL_PAGES_MAX: '100000' }, async ({ call, heap, memoryMb }) => {
    const startedAt = performance.now()
    const body = { types: [...DATA_TYPES], engine: 'basic', url: `${siteUrl}/`, limit, run_in_background: true }
    const started = crawls.CrawlResult.parse((await call(crawls.start, { body })).data)
    const params = { id: started.crawl.id }
    for (let isOver = false; !isOver; ) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      const { data } = await call(crawls.getProgress, { params })
      isOver = crawls.CrawlProgress.parse(data).finished_at !== null
    }
    const seconds = (performance.now() - startedAt) / 1000
    const { data } = await call(crawls.get, { params })
    const { results, crawl } = crawls.CrawlResult.parse(data)
    return { found: results, memoryMb: memoryMb(), heapMb: heap.stop(), pagesRead: crawl.pages_done, seconds }
  })
}

/** The same engine in plain Node, without the platform: the cost of fetching and extraction alone. */
export function crawlWithEngine(siteUrl: string, limit: number): Promise<CrawlRun> {
  const script = join(ROOT, 'test/bench/support/node-crawl.ts')
  return runScript(process.execPath, ['--no-warnings', script, `${siteUrl}/`, String(limit)])
}

/** crawlee's CheerioCrawler with many connections and its social utilities, tuned as in the kit's baseline. */
export async function crawlWithCrawlee(siteUrl: string): Promise<CrawlRun> {
  const peers = await installPeers('crawl', CRAWLEE)
  const out = join(peers, 'results.json')
  const script = join(peers, 'baseline-crawlee.mjs')
  writeFileSync(script, readFileSync(join(KIT, 'baseline-crawlee.mjs')))
  const args = [script, '--site', siteUrl, '--mode', 'tuned', '--out', out]
  const { stdout } = await run(process.execPath, args, { cwd: peers, maxBuffer: 64 * 1024 * 1024 })
  const output = JSON.parse(stdout.trim().split('\n').at(-1)!) as { handled: number; seconds: number; maxRssMB: number }
  const pages = Object.values(JSON.parse(readFileSync(out, 'utf8'))) as Record<string, string[]>[]
  const found = Object.fromEntries(DATA_TYPES.map((type) => [type, pages.flatMap((page) => page[type] ?? [])]))
  return { found, memoryMb: output.maxRssMB, heapMb: null, pagesRead: output.handled, seconds: output.seconds }
}

async function runScript(program: string, args: readonly string[]): Promise<CrawlRun> {
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as CrawlRun
}
