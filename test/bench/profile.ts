/**
 * `npm run bench profile [-- --work crawl|download --pages 300 --latency 0 --top 40 --out FILE]`
 *
 * Crawls or downloads the bench kit's site with the built Worker in workerd under the isolate's sampling profiler, and
 * prints where processor time goes, in microseconds per page: by folder, file and function. Time in a library is
 * attributed to our calling file. Native work of the platform (SQLite, TLS, emulated queues and object storage) is the
 * difference to workerd's total processor time. `--out` saves the profile for Chrome's DevTools.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { build, ROOT, WORKER_BUNDLE } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { BenchSite } from './support/bench-site.ts'
import { withProduct } from './support/product.ts'
import { type CpuProfile, Profiler } from './support/profiler.ts'
import { WORKS } from './support/works.ts'

const { values: options } = readOptions({
  options: {
    work: { type: 'string', default: 'crawl' },
    pages: { type: 'string', default: '300' },
    latency: { type: 'string', default: '0' },
    top: { type: 'string', default: '40' },
    out: { type: 'string' },
  },
})
const pages = Number(options.pages)

await build()
const site = await BenchSite.start({ pages, latencyMs: Number(options.latency) })
try {
  await withProduct({ CRAWL_PAGES_MAX: '100000' }, async (product) => {
    product.heap.stop()
    const profiler = await Profiler.start(product.inspectorUrl)
    const cpuBefore = product.cpuMs()
    const startedAt = performance.now()
    const done = await WORKS[options.work]!(product, `${site.url}/`, pages)
    const seconds = (performance.now() - startedAt) / 1000
    const cpuMs = product.cpuMs() - cpuBefore
    const profile = await profiler.stop()
    if (options.out) writeFileSync(options.out, JSON.stringify(profile))
    console.log(`${done} pages in ${seconds.toFixed(1)} s, ${cpuMs} ms of workerd's processor time`)
    print(profile, done, cpuMs)
  })
} finally {
  site.stop()
}

function print({ nodes, samples, timeDeltas }: CpuProfile, done: number, cpuMs: number): void {
  const map = new SourceMap(JSON.parse(readFileSync(`${WORKER_BUNDLE}.map`, 'utf8')))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const placeOf = (id: number): { file: string; name: string } => {
    const { functionName, lineNumber, columnNumber, url } = byId.get(id)!.callFrame
    if (!url || lineNumber < 0) return { file: functionName, name: functionName }
    const entry = map.findEntry(lineNumber, columnNumber)
    if (!('originalSource' in entry)) return { file: url, name: functionName }
    const file = relative(ROOT, resolve(dirname(WORKER_BUNDLE), entry.originalSource)).replace(/^dist\/worker\//, '')
    return { file, name: `${functionName}:${entry.originalLine + 1}` }
  }
  const places = new Map(nodes.map(({ id }) => [id, placeOf(id)]))
  const isOurs = (file: string) => /^(?:src|durable-objects)\//.test(file)
  const byFolder = new Map<string, number>()
  const byFile = new Map<string, number>()
  const byFunction = new Map<string, number>()
  const add = (to: Map<string, number>, key: string, us: number) => to.set(key, (to.get(key) ?? 0) + us)
  for (const [at, id] of samples.entries()) {
    const us = timeDeltas[at]!
    const { file, name } = places.get(id)!
    if (file === '(idle)') continue
    let owner: number | undefined = id
    while (owner !== undefined && !isOurs(places.get(owner)!.file)) owner = parents.get(owner)
    const ours = owner === undefined ? file : places.get(owner)!.file
    add(byFolder, isOurs(ours) ? ours.split('/').slice(0, 3).join('/') : ours, us)
    add(byFile, ours, us)
    add(byFunction, `${name.padEnd(36)} ${file}`, us)
  }
  const total = [...byFolder.values()].reduce((sum, us) => sum + us, 0)
  const table = (title: string, times: Map<string, number>) => {
    console.log(`\n${title}, microseconds per page`)
    const rows = [...times].toSorted(([, one], [, other]) => other - one).slice(0, Number(options.top))
    for (const [key, us] of rows) console.log(`${String(Math.round(us / done)).padStart(8)}  ${key}`)
  }
  const outside = Math.round((cpuMs * 1000 - total) / done)
  console.log(`${Math.round(total / done)} microseconds per page in the isolate, ${outside} outside`)
  table('By folder', byFolder)
  table('By file', byFile)
  table('By function', byFunction)
}
