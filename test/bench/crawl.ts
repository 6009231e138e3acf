/**
 * `npm run bench crawl [-- --pages 300 --latency 0,50 --rounds 1 --only product,node,crawlee]`
 *
 * Crawls the bench kit's site with the product (the built Worker in workerd), with its engine in plain Node, and with
 * crawlee's tuned CheerioCrawler in turn. Prints for each: pages per second until nine tenths of the regular pages were
 * served (counted by the site), the ratio to crawlee, memory, pages missed or fetched wrongly, and recall and precision
 * over the distinct values of the whole site.
 */

import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { DATA_TYPES } from '../../src/contracts/data/items.ts'
import { BenchSite } from './support/bench-site.ts'
import { type CrawlRun, crawlWithCrawlee, crawlWithEngine, crawlWithProduct } from './support/crawlers.ts'
import { HEAP_MB_MAX } from './support/product.ts'
import { scoreCrawl } from './support/score.ts'

const { values: options } = readOptions({
  options: {
    pages: { type: 'string', default: '300' },
    latency: { type: 'string', default: '0,50' },
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'crawlee,product,node' },
  },
})
const pages = Number(options.pages)
const limit = pages * 2 + 500
const CRAWLERS: Readonly<Record<string, (siteUrl: string) => Promise<CrawlRun>>> = {
  crawlee: (siteUrl) => crawlWithCrawlee(siteUrl),
  product: (siteUrl) => crawlWithProduct(siteUrl, limit),
  node: (siteUrl) => crawlWithEngine(siteUrl, limit),
}

await build()
for (const latencyMs of options.latency.split(',').map(Number)) {
  console.log(`\n${pages} pages, ${latencyMs} ms latency`)
  for (let round = 0; round < Number(options.rounds); round++) {
    let peerRate: number | null = null
    for (const name of options.only.split(',')) {
      const rate = await measure(name, latencyMs, peerRate)
      if (name === 'crawlee') peerRate = rate
    }
  }
}

async function measure(name: string, latencyMs: number, peerRate: number | null): Promise<number | null> {
  const site = await BenchSite.start({ pages, latencyMs, seed: Number(options.seed) })
  try {
    const truth = await site.truth()
    await site.reset()
    const run = await CRAWLERS[name]!(site.url)
    const stats = await site.stats()
    const rate = stats.pagesPerSec90
    const ratio = rate && peerRate ? ` (${(rate / peerRate).toFixed(2)} x crawlee)` : ''
    const heap = run.heapMb === null ? '' : `, isolate heap ${run.heapMb} of ${HEAP_MB_MAX} MB`
    console.log(
      `${name.padEnd(8)} ${rate ?? '–'} pages/s${ratio}, process ${run.memoryMb} MB${heap}, ${run.seconds.toFixed(1)} s`,
    )
    const missed = stats.pagesMissed.length
    const of = (group: string) => stats.byClass[group]?.urls ?? 0
    console.log(
      `         found ${stats.pagesWanted - missed} of ${stats.pagesWanted} pages, read ${run.pagesRead}; ` +
        `trap ${of('trap')}, disallowed ${of('disallowed')}, at most ${stats.maxInflight} requests at once`,
    )
    if (missed > 0) console.log(`         missed ${stats.pagesMissed.slice(0, 8).join(' ')}`)
    const scores = await scoreCrawl(truth, run.found)
    const percent = (share: number | null) => (share === null ? '–' : (share * 100).toFixed(1))
    const cells = DATA_TYPES.map(
      (type) => `${type} ${percent(scores[type]!.recall)}/${percent(scores[type]!.precision)}`,
    )
    console.log(`         recall/precision % ${cells.join('  ')}`)
    return rate
  } finally {
    site.stop()
  }
}
