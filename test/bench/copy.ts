/**
 * `npm run bench copy [-- --pages 120]`: processor time of each step for one page of a download, in microseconds, in
 * plain Node: the same code as in the Worker, without the platform. Prints several rounds, because the first ones
 * include compilation.
 */
import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import { readOptions } from '../../scripts/local/read-options.ts'
import { DEFLATE_LEVEL } from '../../src/features/site-downloads/archive/zip-batch.ts'
import { findHtmlReferences } from '../../src/offline/html-references.ts'
import { rewriteHtml } from '../../src/offline/rewrite-html.ts'
import { decodeBody } from '../../src/platform/web/decode-body.ts'
import { BenchSite } from './support/bench-site.ts'
import { readSitePages } from './support/site-pages.ts'

const ROUNDS = 5
const { values: options } = readOptions({ options: { pages: { type: 'string', default: '120' } } })
const site = await BenchSite.start({ pages: Number(options.pages), latencyMs: 0 })
const pages = await readSitePages(site.url, Number(options.pages)).finally(() => site.stop())

const known = new Set(pages.map(({ url }) => url))
const resolve = (url: string) => (known.has(url) ? new URL(url).pathname.slice(1) || 'index.html' : undefined)
const STEPS: Readonly<Record<string, (page: (typeof pages)[number]) => unknown>> = {
  decoded: ({ bytes, contentType }) => decodeBody(bytes, contentType),
  'references found': ({ text, url }) => findHtmlReferences(text, url),
  rewritten: ({ text, url }) => rewriteHtml(text, { url, path: 'a/b/c.html', resolve }),
  deflated: ({ bytes }) => deflateRawSync(bytes, { level: DEFLATE_LEVEL }),
  'SHA-256': ({ bytes }) => createHash('sha256').update(bytes).digest('hex'),
  'CRC-32': ({ bytes }) => crc32(bytes),
}
const bytes = pages.reduce((sum, page) => sum + page.bytes.length, 0)
console.log(`${pages.length} pages of ${Math.round(bytes / pages.length)} bytes; microseconds per page`)
for (let round = 0; round < ROUNDS; round++) {
  const cells = Object.entries(STEPS).map(([name, step]) => {
    const before = process.cpuUsage()
    for (const page of pages) step(page)
    const { user, system } = process.cpuUsage(before)
    return `${name} ${Math.round((user + system) / pages.length)}`
  })
  console.log(cells.join(', '))
}
