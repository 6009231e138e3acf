import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../scripts/local/build.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '../../../scripts/local/seed.ts'
import { startWorld } from '../../../scripts/local/world.ts'
import * as auth from '../../../src/contracts/auth.ts'
import { requestOf } from '../../../src/contracts/call.ts'
import * as crawls from '../../../src/contracts/crawls.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { DATA_TYPES } from '../../../src/contracts/items.ts'
import { KIT } from './bench-site.ts'
import { HeapWatch, peakMemoryMb, workerdPid } from './memory.ts'

const run = promisify(execFile)
const POLL_MS = 250

export interface CrawlRun {
  readonly found: Readonly<Record<string, readonly string[]>>
  readonly memoryMb: number
  /** Of the isolate that fetches and extracts, where there is one. */
  readonly heapMb: number | null
  /** Pages the crawler says it has read. */
  readonly pagesRead: number
  readonly seconds: number
}

/** The product as deployed: the built Worker in workerd, asked over HTTP like any client would. */
export async function crawlWithProduct(siteUrl: string, limit: number): Promise<CrawlRun> {
  const state = mkdtempSync(join(tmpdir(), 'contactory-bench-'))
  const world = await startWorld({ state, vars: { CRAWL_PAGES_MAX: '100000' }, inspect: true })
  try {
    await seedDemoAccounts(world.miniflare)
    const { email, password } = DEMO_ACCOUNTS.find(({ isRoot }) => isRoot)!
    const { data: session } = await call(world.url, auth.logIn, { body: { email, password } })
    const token = (session as { token: string }).token
    const heap = await HeapWatch.start(world.inspectorUrl!)
    const startedAt = performance.now()
    const body = { types: [...DATA_TYPES], engine: 'basic', url: `${siteUrl}/`, limit, run_in_background: true }
    const started = crawls.CrawlResult.parse((await call(world.url, crawls.start, { body }, token)).data)
    const params = { id: started.crawl.id }
    for (let isOver = false; !isOver; ) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      const { data } = await call(world.url, crawls.getProgress, { params }, token)
      isOver = crawls.CrawlProgress.parse(data).finished_at !== null
    }
    const seconds = (performance.now() - startedAt) / 1000
    const { data } = await call(world.url, crawls.get, { params }, token)
    const { results, crawl } = crawls.CrawlResult.parse(data)
    return {
      found: results,
      memoryMb: peakMemoryMb(workerdPid()),
      heapMb: heap.stop(),
      pagesRead: crawl.pages_done,
      seconds,
    }
  } finally {
    await world.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

async function call(
  url: string,
  endpoint: Endpoint,
  input: Parameters<typeof requestOf>[1],
  token?: string,
): Promise<{ data?: unknown }> {
  const { path, init } = requestOf(endpoint, input)
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const response = await fetch(url + path, { ...init, headers })
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** The same engine in plain Node, without the platform: what fetching and extraction cost by themselves. */
export function crawlWithEngine(siteUrl: string, limit: number): Promise<CrawlRun> {
  const script = join(ROOT, 'test/bench/support/node-crawl.ts')
  return runScript(process.execPath, ['--no-warnings', script, `${siteUrl}/`, String(limit)])
}

/** crawlee's CheerioCrawler with many connections and its social utilities, as the kit's baseline tunes it. */
export async function crawlWithCrawlee(siteUrl: string): Promise<CrawlRun> {
  const peers = await installPeers()
  const out = join(peers, 'results.json')
  const script = join(peers, 'baseline-crawlee.mjs')
  writeFileSync(script, readFileSync(join(KIT, 'baseline-crawlee.mjs')))
  const args = [script, '--site', siteUrl, '--mode', 'tuned', '--out', out]
  const { stdout } = await run(process.execPath, args, { cwd: peers, maxBuffer: 64 * 1024 * 1024 })
  const told = JSON.parse(stdout.trim().split('\n').at(-1)!) as { handled: number; seconds: number; maxRssMB: number }
  const pages = Object.values(JSON.parse(readFileSync(out, 'utf8'))) as Record<string, string[]>[]
  const found = Object.fromEntries(DATA_TYPES.map((type) => [type, pages.flatMap((page) => page[type] ?? [])]))
  return { found, memoryMb: told.maxRssMB, heapMb: null, pagesRead: told.handled, seconds: told.seconds }
}

async function runScript(program: string, args: readonly string[]): Promise<CrawlRun> {
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as CrawlRun
}

/** Peers live outside the project: they are measured against, never shipped. */
async function installPeers(): Promise<string> {
  const folder = join(ROOT, 'dist/bench-peers')
  if (existsSync(join(folder, 'node_modules/crawlee'))) return folder
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, dependencies: { crawlee: '3.18.1' }, overrides: { linkedom: '0.18.12' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder })
  return folder
}
