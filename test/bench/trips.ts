/**
 * `npm run bench trips [-- --work crawl|download --pages 100 --latency 0]`: round trips per page. Crawls or downloads
 * the bench kit's site with the built Worker behind a meter, and prints how often each service of the platform is
 * called per page, and how much JSON is serialised and parsed, most frequent first. Counts do not depend on the
 * machine's load, except for what runs once a second.
 */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { BenchSite } from './support/bench-site.ts'
import type { Meter } from './support/metered-worker.ts'
import { withProduct } from './support/product.ts'
import { WORKS } from './support/works.ts'

const { values: options } = readOptions({
  options: {
    work: { type: 'string', default: 'crawl' },
    pages: { type: 'string', default: '100' },
    latency: { type: 'string', default: '0' },
  },
})
const pages = Number(options.pages)

await build()
const meter = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, 'support/metered-worker.ts'), 'utf8'),
).replace('../../../src/worker.ts', './worker.js')
const site = await BenchSite.start({ pages, latencyMs: Number(options.latency) })
try {
  await withProduct(
    { CRAWL_PAGES_MAX: '100000' },
    async (product) => {
      const read = async () => (await (await fetch(`${product.url}/api/__meter`)).json()) as Meter
      const first = await read()
      const cpuBefore = product.cpuMs()
      const startedAt = performance.now()
      const done = await WORKS[options.work]!(product, `${site.url}/`, pages)
      const seconds = (performance.now() - startedAt) / 1000
      const cpuMs = product.cpuMs() - cpuBefore
      const last = await read()
      console.log(`${done} pages in ${seconds.toFixed(1)} s, ${cpuMs} ms of workerd's processor time`)
      const before: Readonly<Record<string, number>> = { ...first.callsOf, ...first.used }
      const rows = Object.entries<number>({ ...last.callsOf, ...last.used })
        .map(([name, times]) => [name, times - (before[name] ?? 0)] as const)
        .filter(([, times]) => times > 0)
        .toSorted(([, one], [, other]) => other - one)
      console.log('per page')
      for (const [name, times] of rows) console.log(`${(times / done).toFixed(2).padStart(10)}  ${name}`)
    },
    meter,
  )
} finally {
  site.stop()
}
