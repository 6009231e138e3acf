import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/local/build.ts'
import * as auth from '../../../src/contracts/auth/auth.ts'
import { requestOf } from '../../../src/contracts/call.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { PATIENCE_MS } from '../../support/wait.ts'

const START_MS = PATIENCE_MS
const PORTS = { first: 20_000, count: 10_000 }
/** The memory of an isolate at Cloudflare, beyond which it is ended. */
const ISOLATE_FLAGS = '--max-heap-size=128'

/** A client for a running product. */
export class RunningProduct {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** Signs in and returns the session token, for use in a browser. */
  async tokenOf(email: string, password: string): Promise<string> {
    const { data } = (await this.#call(auth.logIn, { body: { email, password } })) as { data: { token: string } }
    return data.token
  }

  /** Signs in and returns a function that calls endpoints as that account. */
  async signIn(email: string, password: string) {
    const token = await this.tokenOf(email, password)
    return (endpoint: Endpoint, input: Parameters<typeof requestOf>[1]) => this.#call(endpoint, input, token)
  }

  /** Signs in and returns a function that calls endpoints which return files. */
  async signInForFiles(email: string, password: string) {
    const token = await this.tokenOf(email, password)
    return (endpoint: Endpoint, input: Parameters<typeof requestOf>[1]) => this.#send(endpoint, input, token)
  }

  async #call(endpoint: Endpoint, input: Parameters<typeof requestOf>[1], token?: string): Promise<unknown> {
    return (await this.#send(endpoint, input, token)).json()
  }

  async #send(endpoint: Endpoint, input: Parameters<typeof requestOf>[1], token?: string): Promise<Response> {
    const { path, init } = requestOf(endpoint, input)
    const headers = new Headers(init.headers as Record<string, string>)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(this.url + path, { ...init, headers })
    if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`)
    return response
  }
}

/** `npm start` in separate processes that a test may kill. */
export class Product extends RunningProduct {
  readonly #process: ChildProcess
  /** What it printed until it was ready. */
  readonly output: string

  private constructor(url: string, child: ChildProcess, output: string) {
    super(url)
    this.output = output
    this.#process = child
  }

  /**
   * @param state a folder that outlives the process, so that a second start continues from the first
   * @param accounts names of additional demo accounts
   */
  static async start(state: string, accounts: readonly string[] = []): Promise<Product> {
    const options = ['--no-demo', '--port', await freePort(), '--state', state, '--accounts', accounts.join(',')]
    return Product.run('scripts/serve.ts', options)
  }

  /**
   * @param script serves the product and prints `ready URL`
   */
  static async run(script: string, options: readonly string[]): Promise<Product> {
    const args = ['--no-warnings', join(ROOT, script), ...options]
    const env = { ...process.env, MINIFLARE_WORKERD_V8_FLAGS: ISOLATE_FLAGS }
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    const url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the product did not start')), START_MS)
      child.stdout!.on('data', (chunk) => {
        output += chunk
        const ready = /^ready (\S+)$/m.exec(output)?.[1]
        if (!ready) return
        clearTimeout(timer)
        resolve(ready)
      })
      child.on('exit', () => reject(new Error(`the product exited: ${output}`)))
    })
    return new Product(url, child, output)
  }

  /** Kills all processes at once, like a power failure. */
  async kill(): Promise<void> {
    const victims = [this.#process.pid!, ...childrenOf(this.#process.pid!)]
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    for (const pid of victims) process.kill(pid, 'SIGKILL')
    await ended
  }

  /** Kills only the runtime, like a crash. */
  killRuntime(): void {
    for (const pid of childrenOf(this.#process.pid!))
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd')) process.kill(pid, 'SIGKILL')
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    await ended
  }
}

/**
 * Returns a free port, because links in emails need the port before the start. It is below the ephemeral range: a port
 * from that range could be taken again before the product listens.
 */
async function freePort(): Promise<string> {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count)
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return String(port)
  } catch {
    return freePort()
  } finally {
    server.close()
  }
}

function childrenOf(parent: number): number[] {
  const children: number[] = []
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, owner] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
      if (Number(owner) === parent) children.push(Number(entry), ...childrenOf(Number(entry)))
    } catch {
      // The process has ended meanwhile.
    }
  }
  return children
}
