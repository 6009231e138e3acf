/**
 * The crawl engine in one Node process: the frontier's rules in memory, without database or queue. Prints a `CrawlRun`.
 */

import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { extractFromPage } from '../../../src/extraction/extract.ts'
import { readLinks } from '../../../src/extraction/links.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { parseRobots } from '../../../src/extraction/robots/robots-txt.ts'
import { canonicalUrl, siteOf } from '../../../src/lib/url.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'
import { createGuardedFetcher } from '../../../src/platform/web/guarded-fetch.ts'
import { ROBOTS_TOKEN } from '../../../src/rules/crawls/user-agent.ts'
import { evaluateUrl } from '../../../src/url-policy/evaluate-url.ts'

const CONCURRENCY = 16
const [start = '', limit = '100'] = process.argv.slice(2)
const startedAt = performance.now()
const resolver = { resolve: async () => [] }
const web = createGuardedFetcher({ fetch, resolver, allowPrivateNetwork: true })
const userAgent = `${ROBOTS_TOKEN}/1.0`
const sites = [siteOf(start)]
const robotsAnswer = await web.get(new URL('/robots.txt', start).href, { userAgent, accept: 'any' })
const robotsText = robotsAnswer.kind === 'page' ? new TextDecoder().decode(robotsAnswer.body) : ''
const robots = parseRobots(robotsText, ROBOTS_TOKEN)

const seen = new Set([start])
const traps = new Map<string, number>()
const queue: { url: string; priority: number; depth: number }[] = [{ url: start, priority: 0, depth: 0 }]
const found = Object.fromEntries(DATA_TYPES.map((type) => [type, new Set<string>()]))
let pagesRead = 0
let open = 0

await new Promise<void>((resolve) => {
  const pump = () => {
    while (open < CONCURRENCY && queue.length > 0 && pagesRead + open < Number(limit)) {
      const next = queue.shift()!
      open++
      void read(next.url, next.depth).finally(() => {
        open--
        pump()
      })
    }
    if (open === 0) resolve()
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

async function read(url: string, depth: number, attempt = 0): Promise<void> {
  const answer = await web.get(url, { userAgent, mayFollow: () => 'duplicate' })
  if (answer.kind === 'redirected-out') return offer(answer.to, '', depth)
  if (answer.kind === 'failed') return answer.isRetryable && attempt < 3 ? read(url, depth, attempt + 1) : undefined
  const page = parsePage(decodeBody(answer.body, answer.headers['content-type'] ?? null).text, answer.url)
  for (const { type, value, normalized } of extractFromPage(page, { url: answer.url }).findings) {
    found[type]!.add(type === 'emails' || type === 'phones' ? normalized : value)
  }
  pagesRead++
  const { links, isNofollow } = readLinks(page)
  if (!isNofollow) for (const link of links) offer(link.url, link.text, depth + 1)
}

function offer(href: string, text: string, depth: number): void {
  const url = canonicalUrl(href)
  if (!url || seen.has(url)) return
  seen.add(url)
  const takeFromTrap = (shape: string, budget: number) => {
    traps.set(shape, (traps.get(shape) ?? 0) + 1)
    return traps.get(shape)! <= budget
  }
  const verdict = evaluateUrl({ url, text, depth }, { sites, takeFromTrap })
  if (verdict.verdict === 'skip' || !robots.isAllowed(url)) return
  const at = queue.findLastIndex((other) => other.priority <= verdict.priority) + 1
  queue.splice(at, 0, { url, priority: verdict.priority, depth })
}
