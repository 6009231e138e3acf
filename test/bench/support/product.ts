import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '../../../scripts/local/seed.ts'
import { startWorld } from '../../../scripts/local/world.ts'
import * as auth from '../../../src/contracts/auth/auth.ts'
import { requestOf } from '../../../src/contracts/call.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { serveDns } from '../../support/dns-server.ts'
import { cpuMsOf, HeapWatch, peakMemoryMb, workerdPid } from './memory.ts'

type Input = Parameters<typeof requestOf>[1]

/**
 * Heap limit of an isolate in MB, below the platform's 128: a crawl or download that needs more fails. Without a limit,
 * V8 delays garbage collection, and heap sizes would say little about the product.
 */
export const HEAP_MB_MAX = 96

/** The product as deployed, with a signed-in administrator, who has no plan limits. */
export interface BenchProduct {
  readonly url: string
  readonly heap: HeapWatch
  /** URL of the runtime's inspector. */
  readonly inspectorUrl: string
  /**
   * Calls an endpoint over HTTP.
   *
   * @throws unless it responds with success
   */
  call(endpoint: Endpoint, input: Input): Promise<{ data?: unknown }>
  /** As `call`, for endpoints that return a file. */
  send(endpoint: Endpoint, input: Input): Promise<Response>
  /** Processor time of workerd so far: the Worker and all emulated services. */
  cpuMs(): number
  /** Peak resident memory of workerd so far, in MB. */
  memoryMb(): number
}

/**
 * Runs the built Worker in workerd during `work`, with its own state folder. A local DNS resolver answers for the
 * invented hosts of email addresses, so no figure depends on the network.
 *
 * @param before a module that runs before the Worker (`WorldOptions`)
 */
export async function withProduct<R>(
  vars: Readonly<Record<string, string>>,
  work: (product: BenchProduct) => Promise<R>,
  before?: string,
): Promise<R> {
  const state = mkdtempSync(join(tmpdir(), 'contactory-bench-'))
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-heap-size=${HEAP_MB_MAX}`
  const world = await startWorld({
    state,
    vars: { DNS_URL: await serveDns(), ...vars },
    inspect: true,
    ...(before ? { before } : {}),
  })
  let token = ''
  let heap: HeapWatch | null = null
  const send = async (endpoint: Endpoint, input: Input): Promise<Response> => {
    const { path, init } = requestOf(endpoint, input)
    const headers = new Headers(init.headers as Record<string, string>)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(world.url + path, { ...init, headers })
    if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const call = async (endpoint: Endpoint, input: Input) =>
    (await (await send(endpoint, input)).json()) as { data?: unknown }
  try {
    await seedDemoAccounts(world.miniflare)
    const { email, password } = DEMO_ACCOUNTS.find(({ isRoot }) => isRoot)!
    const { data: session } = await call(auth.logIn, { body: { email, password } })
    token = (session as { token: string }).token
    heap = await HeapWatch.start(world.inspectorUrl!)
    return await work({
      url: world.url,
      heap,
      inspectorUrl: world.inspectorUrl!,
      call,
      send,
      cpuMs: () => cpuMsOf(workerdPid()),
      memoryMb: () => peakMemoryMb(workerdPid()),
    })
  } finally {
    // Its timer would keep the process alive if a benchmark does not read the peak.
    heap?.stop()
    await world.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
