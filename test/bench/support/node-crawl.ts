/**
 * The crawl engine in one Node process, a thread for each processor: the frontier's rules in memory, no database, no
 * queue. Prints a `CrawlRun`.
 */

import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DATA_TYPES } from '../../../src/contracts/items.ts'
import { parseRobots } from '../../../src/extraction/robots/robots-txt.ts'
import { offerUrl } from '../../../src/frontier/offer-url.ts'
import { canonicalUrl, siteOf } from '../../../src/lib/url.ts'
import { ROBOTS_TOKEN } from '../../../src/lib/user-agent.ts'
import type { PageOrder, PageReport } from './page-reader.ts'

const CONCURRENCY = 16
const [start = '', limit = '100', wanted = String(availableParallelism())] = process.argv.slice(2)
const readers = Array.from({ length: Number(wanted) }, () => ({
  thread: new Worker(join(import.meta.dirname, 'page-reader.ts')),
  open: 0,
}))
// As with one thread, the code is loaded before the clock runs.
await Promise.all(readers.map(({ thread }) => once(thread, 'message')))
const startedAt = performance.now()
const sites = [siteOf(start)]
const robotsAnswer = await fetch(new URL('/robots.txt', start))
const robots = parseRobots(robotsAnswer.ok ? await robotsAnswer.text() : '', ROBOTS_TOKEN)

const seen = new Set([start])
const traps = new Map<string, number>()
const queue: (PageOrder & { priority: number })[] = [{ url: start, priority: 0, depth: 0 }]
const found = Object.fromEntries(DATA_TYPES.map((type) => [type, new Set<string>()]))
let pagesRead = 0
let open = 0

await new Promise<void>((resolve, reject) => {
  const pump = () => {
    while (open < CONCURRENCY && queue.length > 0 && pagesRead + open < Number(limit)) {
      const reader = readers.reduce((idle, other) => (other.open < idle.open ? other : idle))
      const { url, depth } = queue.shift()!
      open++
      reader.open++
      reader.thread.postMessage({ url, depth } satisfies PageOrder)
    }
    if (open === 0) resolve()
  }
  for (const reader of readers) {
    reader.thread.on('error', reject)
    reader.thread.on('message', (report: PageReport) => {
      open--
      reader.open--
      take(report)
      pump()
    })
  }
  pump()
})
const run = {
  found: Object.fromEntries(Object.entries(found).map(([type, values]) => [type, [...values]])),
  memoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
  heapMb: null,
  pagesRead,
  seconds: (performance.now() - startedAt) / 1000,
}
process.stdout.write(`${JSON.stringify(run)}\n`, () => process.exit(0))

function take({ isRead, found: values, links }: PageReport): void {
  if (isRead) pagesRead++
  for (const [type, value] of values) found[type]!.add(value)
  for (const { url, text, depth } of links) offer(url, text, depth)
}

function offer(href: string, text: string, depth: number): void {
  const url = canonicalUrl(href)
  if (!url || seen.has(url)) return
  seen.add(url)
  const takeFromTrap = (shape: string, budget: number) => {
    traps.set(shape, (traps.get(shape) ?? 0) + 1)
    return traps.get(shape)! <= budget
  }
  const verdict = offerUrl({ url, text, depth }, { sites, takeFromTrap })
  if (verdict.verdict === 'skip' || !robots.isAllowed(url)) return
  const at = queue.findLastIndex((other) => other.priority <= verdict.priority) + 1
  queue.splice(at, 0, { url, priority: verdict.priority, depth })
}
