/**
 * Another client that requests the health endpoint and a signed-in list every 100 ms. It runs in a separate thread, so
 * that a busy benchmark does not look like a slow product.
 */
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

interface Asked {
  readonly url: string
  readonly token: string
}
/** Response times of a path during the watch, in milliseconds. */
export interface Waits {
  readonly count: number
  readonly median: number
  readonly slowest: number
  /** When the slowest request was sent, in milliseconds since the watch started. */
  readonly slowestAt: number
  readonly failed: number
}
export interface Neighbour {
  /** Ends the watch and waits for pending responses. */
  stop(): Promise<Record<string, Waits>>
}

const EVERY_MS = 100
const PATHS = ['/health', '/dashboard/contacts?limit=20']

/**
 * @param token of a session that may read contacts
 */
export async function startNeighbour(asked: Asked): Promise<Neighbour> {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: asked })
  await new Promise((resolve) => thread.once('online', resolve))
  return {
    async stop() {
      const result = new Promise<Record<string, Waits>>((resolve, reject) => {
        thread.once('message', resolve)
        thread.once('error', reject)
      })
      thread.postMessage('stop')
      const waits = await result
      await thread.terminate()
      return waits
    },
  }
}

function watch({ url, token }: Asked): void {
  const startedAt = performance.now()
  const open = new Set<Promise<void>>()
  const times = new Map(PATHS.map((path) => [path, [] as { at: number; ms: number; ok: boolean }[]]))
  const request = async (path: string) => {
    const from = performance.now()
    const headers = { authorization: `Bearer ${token}` }
    const ok = await fetch(`${url}/api${path}`, { headers }).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    )
    times.get(path)!.push({ at: from - startedAt, ms: performance.now() - from, ok })
  }
  const timer = setInterval(() => {
    for (const path of PATHS) {
      const pending: Promise<void> = request(path).finally(() => open.delete(pending))
      open.add(pending)
    }
  }, EVERY_MS)
  parentPort!.once('message', async () => {
    clearInterval(timer)
    await Promise.all(open)
    parentPort!.postMessage(Object.fromEntries([...times].map(([path, list]) => [path, waitsOf(list)])))
  })
}

function waitsOf(list: readonly { at: number; ms: number; ok: boolean }[]): Waits {
  const sorted = list.toSorted((a, b) => a.ms - b.ms)
  return {
    count: list.length,
    median: sorted[Math.floor(list.length / 2)]?.ms ?? 0,
    slowest: sorted.at(-1)?.ms ?? 0,
    slowestAt: sorted.at(-1)?.at ?? 0,
    failed: list.filter(({ ok }) => !ok).length,
  }
}

if (!isMainThread && workerData) watch(workerData as Asked)
