import { pieceReader, reusingReader } from './reusing-reader.ts'

/** The minimum transfer rate after a grace period. A slower sender is assumed to block the connection on purpose. */
export interface Pace {
  readonly graceMs: number
  readonly bytesPerSecondMin: number
  /**
   * From this time on, the minimum rises with the square of the time, so that only a large file that arrives fast may
   * take long.
   */
  readonly steadyMs?: number
}

/**
 * Returns the number of bytes that must have arrived by the given time.
 *
 * @returns 0 within the grace period
 */
export function bytesDue({ graceMs, bytesPerSecondMin, steadyMs }: Pace, elapsedMs: number): number {
  if (elapsedMs < graceMs) return 0
  const rise = steadyMs === undefined ? 1 : Math.max(1, elapsedMs / steadyMs) ** 2
  return (elapsedMs / 1000) * bytesPerSecondMin * rise
}

export interface ReadBounds {
  readonly sizeMaxBytes: number
  readonly signal?: AbortSignal
  readonly pace?: Pace
  /**
   * Receives the chunks, which are then not collected. A chunk is valid until the returned promise settles. An
   * exception ends the read as `broken`.
   */
  readonly write?: (chunk: Uint8Array) => Promise<void>
}

export interface BoundedRead {
  /** The bytes received within the bounds. */
  readonly body: Uint8Array
  readonly end: 'complete' | 'too-large' | 'too-slow' | 'aborted' | 'broken'
  /** The error that broke the stream. */
  readonly error?: unknown
}

const NOTHING = new Uint8Array()

/** Reads a stream until it ends or exceeds a bound, then cancels the rest. Never throws. */
export async function readBounded(stream: ReadableStream<Uint8Array>, bounds: ReadBounds): Promise<BoundedRead> {
  const { signal, pace, sizeMaxBytes, write } = bounds
  const chunks: Uint8Array[] = []
  let size = 0
  let stopped: 'aborted' | 'too-slow' | null = null
  const reader = write ? reusingReader(stream) : pieceReader(stream)
  const drop = () => void reader.cancel().catch(() => {})
  const collected = () => (write ? NOTHING : concatenate(chunks, size))
  let giveUp: (why: 'aborted' | 'too-slow') => void = () => {}
  const interruption = new Promise<null>((resolve) => {
    giveUp = (why) => {
      stopped ??= why
      resolve(null)
    }
  })
  const abort = () => giveUp('aborted')
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const stopWatching =
    pace &&
    watchPace(
      pace,
      () => size,
      () => giveUp('too-slow'),
    )
  try {
    while (true) {
      const read = await Promise.race([reader.read(), interruption])
      if (stopped || !read) {
        drop()
        return { body: collected(), end: stopped ?? 'aborted', error: signal?.reason }
      }
      if (read.done || !read.value) return { body: collected(), end: 'complete' }
      const room = sizeMaxBytes - size
      const isOver = read.value.length > room
      const chunk = isOver ? read.value.subarray(0, room) : read.value
      if (write) await write(chunk)
      else chunks.push(chunk)
      size += chunk.length
      if (isOver) {
        drop()
        return { body: collected(), end: 'too-large' }
      }
    }
  } catch (error) {
    drop()
    return { body: collected(), end: 'broken', error }
  } finally {
    stopWatching?.()
    signal?.removeEventListener('abort', abort)
  }
}

/** Returns the promise's result, or rejects with the signal's reason if the signal is aborted first. */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function watchPace(pace: Pace, sizeSoFar: () => number, giveUp: () => void): () => void {
  const startedAt = Date.now()
  const timer = setInterval(() => {
    if (sizeSoFar() < bytesDue(pace, Date.now() - startedAt)) giveUp()
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
