import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/local/build.ts'

/** The bench kit: a site generator with known contacts, and scorers (`test/bench/kit/README.md`). */
export const KIT = process.env.BENCH_KIT ?? join(ROOT, 'test/bench/kit')

export interface SiteOptions {
  readonly pages: number
  readonly latencyMs: number
  readonly seed?: number
}

export interface SiteStats {
  readonly requests: number
  readonly bytes: number
  readonly pagesPerSec90: number | null
  readonly pagesWanted: number
  readonly pagesMissed: readonly string[]
  readonly byClass: Readonly<Record<string, { urls: number; requests: number }>>
  readonly maxInflight: number
}

/** A generated website in a separate process that counts its requests. */
export class BenchSite {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(url: string, process: ChildProcess) {
    this.url = url
    this.#process = process
  }

  static async start({ pages, latencyMs, seed = 1 }: SiteOptions): Promise<BenchSite> {
    const script = join(KIT, 'site-server.mjs')
    if (!existsSync(script)) throw new Error(`No bench kit at ${KIT}; set BENCH_KIT to its folder.`)
    const port = await freePort()
    const args = ['--port', port, '--pages', pages, '--latency', latencyMs, '--seed', seed].map(String)
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout!, 'data')
    return new BenchSite(`http://127.0.0.1:${port}`, child)
  }

  async stats(): Promise<SiteStats> {
    return (await fetch(`${this.url}/__stats.json`)).json()
  }

  /** Distinct true values by type, over all pages that a crawler may read. */
  async truth(): Promise<Record<string, Set<string>>> {
    const pages = (await (await fetch(`${this.url}/__truth.json`)).json()) as Record<string, Record<string, string[]>>
    const truth: Record<string, Set<string>> = {}
    for (const page of Object.values(pages)) {
      for (const [type, values] of Object.entries(page)) {
        if (!Array.isArray(values)) continue
        truth[type] ??= new Set()
        for (const value of values) truth[type].add(value)
      }
    }
    return truth
  }

  async reset(): Promise<void> {
    await fetch(`${this.url}/__reset`, { method: 'POST' })
  }

  stop(): void {
    this.#process.kill()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
