import workerUrl from './try-worker.ts?worker&url'
import type { Answer, WorkerMessage } from './worker-messages.ts'

/** More than any real page has. Text beyond this length is not read. */
export const CHARACTERS_MAX = 2_000_000
/**
 * Hundreds of times as long as an ordinary page takes. Only a page crafted to be slow takes longer. It does not include
 * the time to load the engine, which depends on the visitor's connection.
 */
const READING_MS_MAX = 10_000

let worker: Worker | null = null
/** Aborts the reading in progress, whose result is no longer needed. */
let abandon: (() => void) | null = null

/**
 * Reads a page in a worker. Aborts a reading still in progress, which would delay the newer one.
 *
 * @returns null if another page was submitted before this one was read
 * @throws Error when the worker cannot be loaded, fails, or reads for longer than 10 s
 */
export function readInWorker(pasted: string): Promise<Answer | null> {
  abandon?.()
  worker ??= startWorker()
  const reader = worker
  const settle = new AbortController()
  const { signal } = settle
  return new Promise<Answer | null>((resolve, reject) => {
    const end = () => {
      reader.terminate()
      worker = null
    }
    const fail = (reason: string) => {
      end()
      reject(new Error(reason))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    signal.addEventListener('abort', () => clearTimeout(timer))
    abandon = () => {
      end()
      resolve(null)
    }
    const onMessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('begins' in data) timer = setTimeout(fail, READING_MS_MAX, 'This page takes too long to read')
      else resolve(data)
    }
    reader.addEventListener('message', onMessage, { signal })
    reader.addEventListener('error', () => fail('The worker failed'), { signal })
    reader.postMessage(pasted.slice(0, CHARACTERS_MAX))
  }).finally(() => {
    settle.abort()
    if (worker === reader) abandon = null
  })
}

/** The part of trusted types that is needed here. TypeScript's own library does not declare them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/** The CSP requires trusted types. This URL is safe, since the build wrote it. */
function startWorker(): Worker {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('try-worker', { createScriptURL: () => workerUrl })
  return new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' })
}
