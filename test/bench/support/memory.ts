import { readdirSync, readFileSync } from 'node:fs'

/** Peak resident memory of a process so far, in MB (`VmHWM` of proc(5)); 0 if /proc is not available. */
export function peakMemoryMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

/** Processor time used by a process, in milliseconds (proc(5); one tick is 10 ms). */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The id of the workerd process that this process started. */
export function workerdPid(): number {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
      const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? []
      if (name?.startsWith('workerd') && Number(parent) === process.pid) return Number(entry)
    } catch {
      // The process has ended meanwhile.
    }
  }
  throw new Error('workerd is not running')
}

export interface HeapSample {
  /** Seconds since the watch started. */
  readonly seconds: number
  readonly mb: number
}

/** After this many samples, a garbage collection has happened. */
const SETTLED_SAMPLES = 20

/** The maximum, rounded. */
export const peakMb = (samples: readonly HeapSample[]): number =>
  Math.round(samples.reduce((peak, { mb }) => Math.max(peak, mb), 0))

/** Watches the heap of the Worker's isolate through the inspector. */
export class HeapWatch {
  readonly samples: HeapSample[] = []
  readonly #socket: WebSocket
  readonly #timer: NodeJS.Timeout

  private constructor(socket: WebSocket) {
    this.#socket = socket
    let id = 0
    const startedAt = performance.now()
    socket.addEventListener('message', ({ data }) => {
      const { result } = JSON.parse(String(data)) as { result?: Record<string, number> }
      if (!result?.usedSize) return
      const bytes = result.usedSize + (result.embedderHeapUsedSize ?? 0) + (result.backingStorageSize ?? 0)
      this.samples.push({ seconds: (performance.now() - startedAt) / 1000, mb: bytes / 1024 / 1024 })
    })
    this.#timer = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ id: ++id, method: 'Runtime.getHeapUsage' }))
    }, 50)
  }

  /**
   * @param inspectorUrl URL of the runtime's inspector, `http://127.0.0.1:PORT`
   */
  static async start(inspectorUrl: string): Promise<HeapWatch> {
    const targets = (await (await fetch(`${inspectorUrl}/json`)).json()) as {
      webSocketDebuggerUrl: string
      id: string
    }[]
    const target = targets.find(({ id }) => id.includes('contactory')) ?? targets[0]
    if (!target) throw new Error('the inspector lists no isolate')
    const socket = new WebSocket(target.webSocketDebuggerUrl)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', reject, { once: true })
    })
    return new HeapWatch(socket)
  }

  /**
   * Collects garbage and returns the remaining heap, in MB.
   *
   * @param poke sends a request to the isolate, which collects only while it is awake
   */
  async collect(poke: () => Promise<unknown>): Promise<number> {
    for (const method of ['HeapProfiler.enable', 'HeapProfiler.collectGarbage']) {
      this.#socket.send(JSON.stringify({ id: 0, method }))
    }
    const seen = this.samples.length
    while (this.samples.length < seen + SETTLED_SAMPLES) await poke()
    return Math.round(this.samples.at(-1)!.mb)
  }

  /**
   * Ends the watch.
   *
   * @returns the peak in MB
   */
  stop(): number {
    clearInterval(this.#timer)
    this.#socket.close()
    return peakMb(this.samples)
  }
}
