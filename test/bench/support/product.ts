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
 * What an isolate may have, in MB: less than the platform's 128. A crawl or a download that needs more dies of it; without
 * any bound V8 puts collections off, and its heap tells more of that than of the product.
 */
export const HEAP_MB_MAX = 96

/** The product as deployed, with an administrator signed in, whom no plan limits. */
export interface BenchProduct {
  readonly url: string
  readonly heap: HeapWatch
  /** Where the runtime's inspector listens. */
  readonly inspectorUrl: string
  /** Calls an endpoint over HTTP like any client would. @throws unless it answers with success */
  call(endpoint: Endpoint, input: Input): Promise<{ data?: unknown }>
  /** The same for what answers with a file. */
  send(endpoint: Endpoint, input: Input): Promise<Response>
  /** Processor time of workerd so far: of the Worker, and of all that stands in for the platform here. */
  cpuMs(): number
  /** Peak resident memory of workerd so far, in MB. */
  memoryMb(): number
}

/**
 * Runs the built Worker in workerd for the time of `work`, with a state folder of its own. A resolver on this machine
 * answers for the made-up hosts of email addresses: no figure depends on the network.
 *
 * @param before a module before the Worker (`WorldOptions`)
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
    // Its timer would keep the process alive, where a benchmark does not ask for the peak.
    heap?.stop()
    await world.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
