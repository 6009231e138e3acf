import type { Reading } from './read-page.ts'
import workerUrl from './try-worker.ts?worker&url'

export interface Answer {
  readonly reading: Reading
  readonly tookMs: number
}

/** More than any page that people write; what comes after is not read. */
const CHARACTERS_MAX = 2_000_000

let worker: Worker | null = null
let latest = 0

/**
 * Reads a page in a worker.
 *
 * @returns null when another page was given meanwhile
 * @throws Error when the worker cannot be loaded or fails
 */
export function readInWorker(pasted: string): Promise<Answer | null> {
  const id = ++latest
  worker ??= startWorker()
  const reader = worker
  return new Promise((resolve, reject) => {
    const settle = new AbortController()
    const { signal } = settle
    reader.addEventListener(
      'message',
      ({ data }: MessageEvent<Answer & { id: number }>) => {
        if (data.id !== id) return
        settle.abort()
        resolve(id === latest ? data : null)
      },
      { signal },
    )
    reader.addEventListener(
      'error',
      () => {
        settle.abort()
        worker = null
        reject(new Error('The worker failed'))
      },
      { signal },
    )
    reader.postMessage({ id, pasted: pasted.slice(0, CHARACTERS_MAX) })
  })
}

/** The part of trusted types that is needed here; TypeScript's own library does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

/** The CSP asks for trusted types, and this address is one that the build wrote. */
function startWorker(): Worker {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('try-worker', { createScriptURL: () => workerUrl })
  return new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' })
}
