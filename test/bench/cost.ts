/**
 * `npm run bench cost [-- --pages 100] [--only plain,again] [--statements]`: what a crawl costs on Cloudflare. The
 * built Worker runs in workerd behind a meter that counts billed operations, which are multiplied by the published
 * prices. The work: plain crawls of the labelled real websites and of blank ones, a plain crawl of the bench kit's site
 * (several times as many values per page), the same crawl again, a keyword crawl, a rendered one and a website
 * download.
 *
 * Usage included in plans and storage are ignored. Processor time is that of the whole local runtime, including
 * emulated services: an upper bound of what is billed. The goal is $0.05 for 1,000 pages read plainly in crawls of 100.
 * The real websites have a dozen pages each, so the fixed cost of a crawl, measured with the blank ones, is
 * redistributed. `--statements` prints the rows written per page by each kind of statement.
 */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { PRICES } from '../../scripts/deploy/prices.ts'
import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { serveSampleSearch } from '../../scripts/local/sample-search.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../src/contracts/data/items.ts'
import { BenchSite } from './support/bench-site.ts'
import { serveBlankSites } from './support/blank-sites.ts'
import { downloadSite } from './support/downloaders.ts'
import { peakMb } from './support/memory.ts'
import type { Meter, Used } from './support/metered-worker.ts'
import { type BenchProduct, withProduct } from './support/product.ts'
import { serveRealSites } from './support/real-sites.ts'

const { values: options } = readOptions({
  options: {
    pages: { type: 'string', default: '100' },
    /** Only some kinds of work; all by default. */
    only: { type: 'string', default: '' },
    statements: { type: 'boolean', default: false },
  },
})
const GOAL_USD = 0.05
/** Real websites, and one that is full of contacts. */
const [REAL, PLAIN, BLANK] = ['real sites', 'plain', 'blank']
const BLANK_SITES = 3
const PAGES_OF_CRAWL = 100
const POLL_MS = 1_000
/** The platform counts as idle when no figure has changed for this long. */
const QUIET_MS = 3_000

type Figures = Record<keyof Used | 'cpu_ms', number>
interface Work {
  readonly pages: number
  /** As many as the crawls found; a download finds none. */
  readonly values: number
  /** One by default. */
  readonly crawls?: number
}
interface Run {
  readonly name: string
  readonly work: Work
  readonly figures: Figures
  /** The isolate's peak heap so far. */
  readonly heapMb: number
  readonly rowsOf: Meter['rowsOf']
}

await build()
const before = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, 'support/metered-worker.ts'), 'utf8'),
).replace('../../../src/worker.ts', './worker.js')
const limit = Number(options.pages)
const site = await BenchSite.start({ pages: limit, latencyMs: 50 })
const search = await serveSampleSearch()
const realSites = await serveRealSites()
const blankSites = await serveBlankSites(BLANK_SITES)
const runs: Run[] = []
const types = [...DATA_TYPES]
const url = `${site.url}/`
const plain = (product: BenchProduct) => crawl(product, { engine: 'basic', url, types, limit })
/** By name. Each group runs in its own product, because isolates on the platform are short-lived too. */
const WORKS: readonly Readonly<Record<string, (product: BenchProduct) => Promise<Work>>>[] = [
  realSites ? { [REAL]: (product) => crawlEach(product, realSites.urls) } : {},
  { [BLANK]: (product) => crawlEach(product, blankSites.urls) },
  { [PLAIN]: plain, again: plain },
  { keyword: (product) => crawl(product, { engine: 'basic', keyword: 'bakeries', types, limit }) },
  { rendered: (product) => crawl(product, { engine: 'browserless', url, types, limit }) },
  {
    download: async (product) => ({
      pages: (await downloadSite(product, url, () => {})).pages_downloaded,
      values: 0,
    }),
  },
]
try {
  const vars = { CRAWL_PAGES_MAX: '100000', SEARXNG_URL: search.url }
  const isWanted = (name: string) => options.only === '' || options.only.split(',').includes(name)
  for (const works of WORKS) {
    const wanted = Object.entries(works).filter(([name]) => isWanted(name))
    if (wanted.length === 0) continue
    await withProduct(
      vars,
      async (product) => {
        for (const [name, work] of wanted) await measure(product, name, () => work(product))
      },
      before,
    )
  }
} finally {
  site.stop()
  search.stop()
  realSites?.stop()
  blankSites.stop()
}
print()

async function crawlEach(product: BenchProduct, urls: readonly string[]): Promise<Work> {
  const work = { pages: 0, values: 0, crawls: urls.length }
  for (const url of urls) {
    const { pages, values } = await crawl(product, { engine: 'basic', url, types, limit })
    work.pages += pages
    work.values += values
  }
  return work
}

async function crawl({ call }: BenchProduct, body: object): Promise<Work> {
  const started = crawls.CrawlResult.parse(
    (await call(crawls.start, { body: { ...body, run_in_background: true } })).data,
  )
  const params = { id: started.crawl.id }
  for (;;) {
    const { data } = await call(crawls.getProgress, { params })
    const progress = crawls.CrawlProgress.parse(data)
    if (progress.finished_at !== null) return { pages: progress.pages_done, values: progress.items_found }
    await pause()
  }
}

async function measure(product: BenchProduct, name: string, run: () => Promise<Work>): Promise<void> {
  const before = await quiet(product)
  const cpuBefore = product.cpuMs()
  const work = await run()
  const after = await quiet(product)
  const figures = { cpu_ms: product.cpuMs() - cpuBefore } as Figures
  Object.assign(figures, less(after.used, before.used))
  runs.push({ name, work, figures, heapMb: peakMb(product.heap.samples), rowsOf: less(after.rowsOf, before.rowsOf) })
}

function less<T extends object>(after: T, before: T): T {
  const was = before as Record<string, number>
  return Object.fromEntries(
    Object.entries<number>(after as never).map(([key, value]) => [key, value - (was[key] ?? 0)]),
  ) as T
}

/** The meter after background work has ended. */
async function quiet(product: BenchProduct): Promise<Meter> {
  let last = await readMeter(product)
  for (let since = Date.now(); Date.now() - since < QUIET_MS; ) {
    await pause()
    const now = await readMeter(product)
    if (now !== last) since = Date.now()
    last = now
  }
  return JSON.parse(last) as Meter
}

async function readMeter({ url }: BenchProduct): Promise<string> {
  return (await fetch(`${url}/api/__meter`)).text()
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MS))
}

function print(): void {
  const line = (label: string, cells: readonly (string | number)[]) =>
    console.log(`${label.padEnd(22)}${cells.map((cell) => String(cell).padStart(12)).join('')}`)
  line(
    '',
    runs.map(({ name }) => name),
  )
  line(
    'pages',
    runs.map(({ work }) => work.pages),
  )
  line(
    'values a page',
    runs.map(({ work }) => (work.values / work.pages).toFixed(1)),
  )
  line(
    'heap, MB at most',
    runs.map(({ heapMb }) => heapMb),
  )
  for (const key of Object.keys(PRICES) as (keyof Figures)[]) {
    line(
      key.replaceAll('_', ' '),
      runs.map(({ figures }) => Math.round(figures[key])),
    )
  }
  const usd = ({ figures }: Run, keys = Object.keys(PRICES) as (keyof Figures)[]) =>
    keys.reduce((sum, key) => sum + figures[key] * PRICES[key], 0)
  console.log('\nUS dollars per 1,000 pages')
  const parts: Record<string, (keyof Figures)[]> = {
    Worker: ['worker_requests', 'cpu_ms'],
    'D1, read': ['d1_rows_read'],
    'D1, written': ['d1_rows_written'],
    Queues: ['queue_operations'],
    'Objects, time': ['object_requests', 'object_ms'],
    'Objects, storage': ['object_rows_read', 'object_rows_written'],
    R2: ['r2_class_a', 'r2_class_b'],
    Browser: ['browser_ms'],
  }
  for (const [label, keys] of Object.entries(parts)) {
    line(
      label,
      runs.map((run) => ((usd(run, keys) / run.work.pages) * 1000).toFixed(4)),
    )
  }
  const totals = runs.map((run) => (usd(run) / run.work.pages) * 1000)
  line(
    'all',
    totals.map((total) => total.toFixed(4)),
  )
  if (options.statements) printStatements(line)
  console.log()
  const of = (name: string) => runs.find((run) => run.name === name)
  const blank = of(BLANK)
  if (!blank) return
  const perCrawl = usd(blank) / (blank.work.crawls ?? 1)
  for (const run of [of(REAL), of(PLAIN)]) {
    if (!run) continue
    const { pages, crawls: count = 1 } = run.work
    const total = ((usd(run) - count * perCrawl) / pages + perCrawl / PAGES_OF_CRAWL) * 1_000
    const verdict = total <= GOAL_USD ? 'met' : 'MISSED'
    console.log(
      `${run.name}, in crawls of ${PAGES_OF_CRAWL} pages: $${total.toFixed(4)}; goal $${GOAL_USD}: ${verdict}.`,
    )
    if (run.name === REAL && total > GOAL_USD) process.exitCode = 1
  }
}

function printStatements(line: (label: string, cells: readonly string[]) => void): void {
  console.log('\nRows written per page')
  const perPage = ({ rowsOf, work }: Run, kind: string) => (rowsOf[kind] ?? 0) / work.pages
  const most = (kind: string) => Math.max(...runs.map((run) => perPage(run, kind)))
  const kinds = [...new Set(runs.flatMap(({ rowsOf }) => Object.keys(rowsOf)))].filter((kind) => most(kind) >= 0.05)
  const length = Math.max(...kinds.map((kind) => kind.length))
  for (const kind of kinds.sort((a, b) => most(b) - most(a)))
    line(
      kind.padEnd(length),
      runs.map((run) => perPage(run, kind).toFixed(2)),
    )
}
