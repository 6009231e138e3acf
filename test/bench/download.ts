/**
 * `npm run bench download [-- --pages 300 --latency 0,50 --rounds 1 --only wget,product --quick --keep DIR -v]`
 *
 * Downloads the bench kit's site with the product (the built Worker in workerd) and with other tools installed on this
 * machine in turn, and opens each copy in Chromium while offline. Prints for each: seconds, the ratio to the first one,
 * bytes, memory, and how much of the live pages the copy shows.
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { nameProblems } from '../support/name-problems.ts'
import { BenchSite } from './support/bench-site.ts'
import { type Downloader, downloadWithProduct, PEERS } from './support/downloaders.ts'
import { peakMb } from './support/memory.ts'
import { scoreTree } from './support/offline-score.ts'
import { installPeers } from './support/peers.ts'

const { values: options } = readOptions({
  options: {
    pages: { type: 'string', default: '300' },
    latency: { type: 'string', default: '0,50' },
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'wget2,wget,httrack,website-scraper,product' },
    /** Keeps the copies in this folder. */
    keep: { type: 'string' },
    /** Measures only time and memory. */
    quick: { type: 'boolean', default: false },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
})
const DOWNLOADERS: Readonly<Record<string, Downloader>> = { product: downloadWithProduct, ...PEERS }

await build()
const peers = await installPeers('download', {
  dependencies: { 'website-scraper': '6.0.0', 'puppeteer-core': '25.16.0' },
})
const trees = options.keep ?? mkdtempSync(join(tmpdir(), 'contactory-trees-'))
try {
  for (const latencyMs of options.latency.split(',').map(Number)) {
    console.log(`\n${options.pages} pages, ${latencyMs} ms latency`)
    for (let round = 0; round < Number(options.rounds); round++) {
      let first: { name: string; seconds: number } | null = null
      for (const name of options.only.split(',')) {
        const seconds = await measure(name, latencyMs, join(trees, `${name}-${latencyMs}-${round}`), first)
        if (seconds !== null) first ??= { name, seconds }
      }
    }
  }
} finally {
  if (!options.keep) rmSync(trees, { recursive: true, force: true })
}

async function measure(
  name: string,
  latencyMs: number,
  folder: string,
  first: { name: string; seconds: number } | null,
): Promise<number | null> {
  const site = await BenchSite.start({ pages: Number(options.pages), latencyMs, seed: Number(options.seed) })
  try {
    rmSync(folder, { recursive: true, force: true })
    await site.reset()
    const run = await DOWNLOADERS[name]!(site.url, folder, peers)
    if (!run) {
      console.log(`${name.padEnd(15)} not installed`)
      return null
    }
    const { requests, bytes, maxInflight } = await site.stats()
    const ratio = first ? ` (${(run.seconds / first.seconds).toFixed(2)} x ${first.name})` : ''
    const heap = run.heap ? `, isolate heap ${peakMb(run.heap)} MB` : ''
    const files = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile())
    const diskMb = files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0) / 1e6
    console.log(
      `${name.padEnd(15)} ${run.seconds.toFixed(1)} s${ratio}, process ${run.memoryMb} MB${heap}; ` +
        `${requests} requests, at most ${maxInflight} at once, ${(bytes / 1e6).toFixed(1)} MB; ` +
        `${files.length} files, ${diskMb.toFixed(1)} MB; ${run.note}`,
    )
    if (options.quick) return run.seconds
    const score = await scoreTree(site.url, folder, peers)
    const names = nameProblems(files)
    console.log(
      `${' '.repeat(15)} assets ${score.assetFidelity}, links ${score.linkFidelity}, text ${score.textIdentical}, ` +
        `${score.networkLeaks} leaks, ${names.length} bad names; saved ${score.pagesSaved} pages, ${score.assetsSaved} assets`,
    )
    if (options.verbose) console.log(score, names.slice(0, 8))
    return run.seconds
  } finally {
    site.stop()
  }
}
