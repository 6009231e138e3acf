/**
 * `npm run bench fair [-- --url http://127.0.0.1:8787 --crawls 20 --pages 30 --rounds 3]`
 *
 * How much slow crawls of one account delay another: the duration of a foreground crawl of a fast website alone, and
 * while many crawls of another account are running on sites that respond 429 for a year, drip, take half a minute, or
 * ask for long delays. The figure is the ratio. Uses a running product with its demo accounts (`npm start`), or starts
 * one.
 */

import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import { withProduct } from './support/product.ts'
import { serveQuickSite, serveSlowSites } from './support/slow-sites.ts'

const { values: options } = readOptions({
  options: {
    url: { type: 'string' },
    crawls: { type: 'string', default: '20' },
    pages: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
  },
})
const LATENCY_MS = 50
/** Time for slow crawls to get past their first pages and use all their capacity. */
const SETTLE_MS = 10_000

interface Person {
  call<T>(method: string, path: string, body?: unknown): Promise<T>
}
interface Crawl {
  readonly crawl: { id: string; status: string; pages_done: number }
}

if (options.url) await measure(options.url)
else {
  await build()
  await withProduct({}, ({ url }) => measure(url))
}

async function measure(url: string): Promise<void> {
  const slow = await serveSlowSites(Number(options.crawls))
  const quick = await serveQuickSite(LATENCY_MS)
  try {
    const many = await logIn(url, ({ isRoot = false }) => isRoot)
    const one = await logIn(url, ({ isRoot, plan }) => !isRoot && plan === 'pro')
    const alone = await timed(one, quick.urls[0]!)
    console.log(`alone:  ${alone.map(seconds).join(', ')}`)
    const started = await Promise.all(slow.urls.map((site) => start(many, site, { isBackground: true })))
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const beside = await timed(one, quick.urls[0]!)
    console.log(`beside: ${beside.map(seconds).join(', ')}`)
    console.log(`ratio of medians: ${(median(beside) / median(alone)).toFixed(2)}`)
    const own = await timed(many, quick.urls[0]!)
    console.log(`foreground crawl of the slow account itself: ${own.map(seconds).join(', ')}`)
    const states = await Promise.all(
      started.map(({ crawl }) => many.call<{ data: Crawl }>('GET', `/dashboard/crawls/${crawl.id}`)),
    )
    const counts: Record<string, number> = {}
    for (const { data } of states) counts[data.crawl.status] = (counts[data.crawl.status] ?? 0) + 1
    console.log(`slow crawls by then: ${JSON.stringify(counts)}`)
  } finally {
    slow.stop()
    quick.stop()
  }
}

async function timed(person: Person, site: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < Number(options.rounds); round++) {
    const startedAt = performance.now()
    const { crawl } = await start(person, site, { isBackground: false })
    times.push(performance.now() - startedAt)
    if (crawl.pages_done !== Number(options.pages)) console.log(`  ${crawl.status} with ${crawl.pages_done} pages`)
  }
  return times
}

async function start(person: Person, site: string, { isBackground }: { isBackground: boolean }): Promise<Crawl> {
  const body = {
    types: ['emails'],
    engine: 'basic',
    url: site,
    limit: Number(options.pages),
    run_in_background: isBackground,
  }
  return (await person.call<{ data: Crawl }>('POST', '/dashboard/crawl', body)).data
}

async function logIn(url: string, isMeant: (account: (typeof DEMO_ACCOUNTS)[number]) => boolean): Promise<Person> {
  const { email, password } = DEMO_ACCOUNTS.find(isMeant)!
  let token = ''
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as T
  }
  const { data } = await call<{ data: { token: string } }>('POST', '/login', { email, password })
  token = data.token
  return { call }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
