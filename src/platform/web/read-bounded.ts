/** A sender slower than this, once the grace is over, is taken for one that wants to hold the connection. */
export interface Pace {
  readonly graceMs: number
  readonly bytesPerSecondMin: number
}

export interface ReadBounds {
  readonly sizeMaxBytes: number
  readonly signal?: AbortSignal
  readonly pace?: Pace
}

export interface BoundedRead {
  /** What came within the bounds. */
  readonly body: Uint8Array
  readonly end: 'complete' | 'too-large' | 'too-slow' | 'aborted' | 'broken'
  /** What broke the stream. */
  readonly error?: unknown
}

/** Reads a stream until it ends or passes one of its bounds, and cancels the rest. Never throws. */
export async function readBounded(stream: ReadableStream<Uint8Array>, bounds: ReadBounds): Promise<BoundedRead> {
  const chunks: Uint8Array[] = []
  let size = 0
  const slow = new AbortController()
  const stopWatching = bounds.pace && watchPace(bounds.pace, () => size, slow)
  const signal = bounds.signal ? AbortSignal.any([bounds.signal, slow.signal]) : slow.signal
  const reader = stream.getReader()
  const finish = (end: BoundedRead['end'], error?: unknown): BoundedRead => {
    if (end !== 'complete') reader.cancel().catch(() => {})
    return { body: concatenate(chunks, size), end, error }
  }
  try {
    while (true) {
      const { done, value } = await orAbort(reader.read(), signal)
      if (done) return finish('complete')
      const room = bounds.sizeMaxBytes - size
      const isOver = value.length > room
      chunks.push(isOver ? value.subarray(0, room) : value)
      size += isOver ? room : value.length
      if (isOver) return finish('too-large')
    }
  } catch (error) {
    return finish(slow.signal.aborted ? 'too-slow' : signal.aborted ? 'aborted' : 'broken', error)
  } finally {
    stopWatching?.()
  }
}

/** The promise, or a rejection with the signal's reason when that comes first. */
export function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function watchPace(pace: Pace, sizeSoFar: () => number, slow: AbortController): () => void {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    const elapsedMs = Date.now() - startedAt
    const isSlow = elapsedMs >= pace.graceMs && sizeSoFar() < (elapsedMs / 1000) * pace.bytesPerSecondMin
    if (isSlow) slow.abort()
  }, pace.graceMs / 5)
  return () => clearInterval(timer)
}

/** Joins chunks whose lengths sum to `size`. */
export function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1) return chunks[0]!
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
