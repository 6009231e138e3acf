import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import * as downloads from '../../../src/contracts/site-downloads/site-downloads.ts'
import { unpack } from '../../support/unpack.ts'
import { KIT } from './bench-site.ts'
import type { HeapSample } from './memory.ts'
import { peakMemoryMb } from './memory.ts'
import { type BenchProduct, withProduct } from './product.ts'

const POLL_MS = 250

export interface DownloadRun {
  /** Until the archive is ready, or the copy is written. */
  readonly seconds: number
  /** Of the whole process. */
  readonly memoryMb: number
  /** Of the Worker's isolate over time, if there is one. */
  readonly heap: readonly HeapSample[] | null
  /** A remark to print. */
  readonly note: string
}

/**
 * Downloads a site into a folder.
 *
 * @returns null if the tool is not installed
 */
export type Downloader = (siteUrl: string, folder: string, peers: string) => Promise<DownloadRun | null>

/** The product as deployed: starts a download, waits for its archive, fetches and unpacks it. */
export const downloadWithProduct: Downloader = (siteUrl, folder) =>
  withProduct({}, async (product) => {
    const startedAt = performance.now()
    let capturedAt = startedAt
    const done = await downloadSite(product, `${siteUrl}/`, ({ step }) => {
      if (step !== 'packing') capturedAt = performance.now()
    })
    const seconds = (performance.now() - startedAt) / 1000
    product.heap.stop()
    const zipFile = `${folder}.zip`
    mkdirSync(folder, { recursive: true })
    const params = { id: done.id }
    const { body } = await product.send(downloads.download, { params, query: { format: 'zip' } })
    await pipeline(Readable.from(body!), createWriteStream(zipFile))
    await unpack(zipFile, folder)
    const { pages_downloaded, assets_downloaded, files_failed, file_size, notice } = done
    const zipMb = ((file_size ?? 0) / 1e6).toFixed(1)
    const captured = ((capturedAt - startedAt) / 1000).toFixed(1)
    const note = `captured in ${captured} s, ${pages_downloaded} pages, ${assets_downloaded} assets, ${files_failed} failed, zip ${zipMb} MB${notice ? `, ${notice}` : ''}`
    return { seconds, memoryMb: product.memoryMb(), heap: product.heap.samples, note }
  })

/**
 * Downloads a site with all options of the form and waits until it is complete.
 *
 * @throws if it fails or is cancelled
 */
export async function downloadSite(
  { call }: BenchProduct,
  url: string,
  watch: (now: downloads.SiteDownload) => void,
): Promise<downloads.SiteDownload> {
  const body = { url, max_depth: downloads.DOWNLOAD_DEPTH_MAX, include_types: [...downloads.FILE_TYPES] }
  const started = downloads.SiteDownload.parse((await call(downloads.start, { body })).data)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const { data } = await call(downloads.get, { params: { id: started.id } })
    const now = downloads.SiteDownload.parse(data)
    if (now.status === 'completed') return now
    watch(now)
    if (now.status === 'failed' || now.status === 'cancelled') throw new Error(`${now.status}: ${now.error_message}`)
  }
}

/** The peers, with the arguments of the kit's own comparison. */
const COMMANDS: Readonly<Record<string, (siteUrl: string, folder: string) => string[]>> = {
  wget: (siteUrl, folder) => [
    ...'wget -q --mirror --convert-links --adjust-extension --page-requisites --tries=3'.split(' '),
    ...`--retry-on-http-error=503,429 --waitretry=1 -e robots=on -P ${folder} ${siteUrl}/`.split(' '),
  ],
  wget2: (siteUrl, folder) => [
    ...'wget2 -q --mirror --convert-links --adjust-extension --page-requisites --tries=3'.split(' '),
    ...`--waitretry=1 --max-threads=16 --robots=on -P ${folder} ${siteUrl}/`.split(' '),
  ],
  httrack: (siteUrl, folder) =>
    `httrack ${siteUrl}/ -O ${folder} -q -%v0 --disable-security-limits -%c0 -c16 -A0 -s2 -R3 -n`.split(' '),
}

export const PEERS: Readonly<Record<string, Downloader>> = {
  ...Object.fromEntries(
    Object.entries(COMMANDS).map(([name, command]) => [
      name,
      async (siteUrl: string, folder: string) => {
        if (!(await isInstalled(name))) return null
        mkdirSync(folder, { recursive: true })
        const [program, ...args] = command(siteUrl, folder)
        return measured(spawn(program!, args, { stdio: 'ignore' }))
      },
    ]),
  ),
  'website-scraper': (siteUrl, folder, peers) => {
    const args = ['--no-warnings', '--import', join(import.meta.dirname, 'kit-hooks.ts')]
    args.push(join(KIT, 'baseline-website-scraper.mjs'), '--site', siteUrl, '--dir', folder)
    const env = { ...process.env, BENCH_PEERS: peers }
    return measured(spawn(process.execPath, args, { stdio: 'ignore', env }))
  },
}

const isInstalled = (program: string) =>
  promisify(execFile)('which', [program]).then(
    () => true,
    () => false,
  )

/** Runs a process to its end; exit codes are ignored, because mirroring tools fail for any broken link. */
async function measured(child: ChildProcess): Promise<DownloadRun> {
  const startedAt = performance.now()
  let memoryMb = 0
  const watch = setInterval(() => {
    memoryMb = Math.max(memoryMb, peakMemoryMb(child.pid!))
  }, 20)
  const status = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  clearInterval(watch)
  return { seconds: (performance.now() - startedAt) / 1000, memoryMb, heap: null, note: `exit status ${status}` }
}
