/**
 * `npm run bench large-download [-- --files 2000 --mb 200]`
 *
 * Downloads a generated website with the product and prints the memory of the Worker's isolate in each tenth of the
 * time: the maximum, and the minimum, which is what remains after garbage collection. Neither may grow with the site.
 */

import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import * as downloads from '../../src/contracts/site-downloads/site-downloads.ts'
import { downloadSite } from './support/downloaders.ts'
import { serveLargeSite } from './support/large-site.ts'
import { type HeapSample, peakMb } from './support/memory.ts'
import { withProduct } from './support/product.ts'

const { values: options } = readOptions({
  options: { files: { type: 'string', default: '2000' }, mb: { type: 'string', default: '200' } },
})

await build()
const site = await serveLargeSite(Number(options.files), Number(options.mb))
try {
  await withProduct({}, async (product) => {
    const startedAt = performance.now()
    let capturedAt = startedAt
    const done = await downloadSite(product, `${site.url}/`, ({ step }) => {
      if (step !== 'packing') capturedAt = performance.now()
    })
    const seconds = (performance.now() - startedAt) / 1000
    const peak = peakMb(product.heap.samples)
    const samples = [...product.heap.samples]
    const staysMb = await product.heap.collect(() => product.call(downloads.getLimits, {}))
    product.heap.stop()
    const files = done.pages_downloaded + done.assets_downloaded
    console.log(
      `${files} files, ${(done.bytes_captured / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, captured in ` +
        `${((capturedAt - startedAt) / 1000).toFixed(1)} s; isolate heap at most ${peak} MB, ${staysMb} MB stay, ` +
        `process ${product.memoryMb()} MB${done.notice ? `; ${done.notice}` : ''}`,
    )
    printTenths(samples)
  })
} finally {
  site.stop()
}

function printTenths(samples: readonly HeapSample[]): void {
  const end = samples.at(-1)?.seconds ?? 0
  for (let tenth = 0; tenth < 10; tenth++) {
    const within = samples.filter(({ seconds }) => Math.min(9, Math.floor((seconds / end) * 10)) === tenth)
    if (within.length === 0) continue
    const mb = within.map((sample) => sample.mb)
    console.log(
      `  ${String(tenth + 1).padStart(2)}: highest ${Math.max(...mb).toFixed(0)} MB, lowest ${Math.min(...mb).toFixed(0)} MB`,
    )
  }
}
