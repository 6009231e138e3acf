/** A profile as V8 writes it (Chrome DevTools Protocol, `Profiler.Profile`). */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: {
      readonly functionName: string
      readonly url: string
      readonly lineNumber: number
      readonly columnNumber: number
    }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

const SAMPLING_US = 500

/** Samples the Worker's isolate through the runtime's inspector. */
export class Profiler {
  readonly #socket: WebSocket
  readonly #answers = new Map<number, (result: unknown) => void>()
  #id = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
      if (id !== undefined) this.#answers.get(id)?.(result)
    })
  }

  /**
   * @param inspectorUrl URL of the runtime's inspector, `http://127.0.0.1:PORT`
   */
  static async start(inspectorUrl: string): Promise<Profiler> {
    const targets = (await (await fetch(`${inspectorUrl}/json`)).json()) as {
      webSocketDebuggerUrl: string
      id: string
    }[]
    const target = targets.find(({ id }) => id.includes('contactory')) ?? targets[0]
    if (!target) throw new Error('the inspector lists no isolate')
    const socket = new WebSocket(target.webSocketDebuggerUrl)
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
    const profiler = new Profiler(socket)
    await profiler.#send('Profiler.enable')
    await profiler.#send('Profiler.setSamplingInterval', { interval: SAMPLING_US })
    await profiler.#send('Profiler.start')
    return profiler
  }

  async stop(): Promise<CpuProfile> {
    const { profile } = (await this.#send('Profiler.stop')) as { profile: CpuProfile }
    this.#socket.close()
    return profile
  }

  #send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#id
    const answer = new Promise((resolve) => this.#answers.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params }))
    return answer
  }
}
