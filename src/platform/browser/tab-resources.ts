import type { RelayedAnswer } from '../../lib/relayed-request.ts'

const MEMORY_BYTES_MAX = 12 * 1024 * 1024
/** A body on its way into the browser is in memory twice, the second copy a third larger. */
const HELD_BYTES_MAX = 24 * 1024 * 1024

/** Shared by the tabs of one browser: a cache of scripts and styles, and the memory budget for bodies in transit. */
export class TabResources {
  readonly #kept = new Map<string, RelayedAnswer>()
  #keptBytes = 0
  #heldBytes = 0

  recall(key: string): RelayedAnswer | undefined {
    return this.#kept.get(key)
  }

  /** Caches a response that its server declares reusable; evicts the oldest first. */
  keep(key: string, answer: RelayedAnswer): void {
    if (!isReusable(answer) || answer.body.length > MEMORY_BYTES_MAX / 3) return
    this.#forget(key)
    this.#kept.set(key, answer)
    this.#keptBytes += answer.body.length
    for (const oldest of this.#kept.keys()) {
      if (this.#keptBytes <= MEMORY_BYTES_MAX) break
      this.#forget(oldest)
    }
  }

  /** Reserves memory for bytes of a body; false if that would exceed what the isolate can hold. */
  take(bytes: number): boolean {
    if (this.#heldBytes + bytes > HELD_BYTES_MAX) return false
    this.#heldBytes += bytes
    return true
  }

  give(bytes: number): void {
    this.#heldBytes -= bytes
  }

  #forget(key: string): void {
    this.#keptBytes -= this.#kept.get(key)?.body.length ?? 0
    this.#kept.delete(key)
  }
}

/** Directives that prevent reuse while the browser lives; a `max-age` of less than ten seconds counts as one. */
const PASSING = /no-store|no-cache|must-revalidate|max-age=\d(?!\d)/i
const LASTING = /max-age=\d\d|public|immutable/i
const VARIES = /\*|cookie|authorization/i

/** Whether another page of the same browser may reuse a response (RFC 9111 4.2). */
function isReusable({ status, headers }: RelayedAnswer): boolean {
  const textOf = (name: string) => headers.flatMap(([key, text]) => (key === name ? [text] : [])).join(',')
  if (status !== 200 || VARIES.test(textOf('vary')) || textOf('set-cookie') !== '') return false
  const control = textOf('cache-control')
  if (control !== '') return LASTING.test(control) && !PASSING.test(control)
  return textOf('expires') === '' && (textOf('etag') !== '' || textOf('last-modified') !== '')
}
