/** Maximum wait for any condition: busy machines can be slow, and a condition that never holds is a failure anyway. */
export const PATIENCE_MS = 180_000
/** Polls ever more slowly, since polling takes processor time from the work it waits for. */
const FIRST_PAUSE_MS = 20
const PAUSE_MAX_MS = 250
const GROWTH = 1.3
/** The real timer, even if a test fakes the clock. */
const { setTimeout: later } = globalThis

interface Pace {
  /** A fixed polling interval in milliseconds. */
  readonly interval?: number
}

type Truthy<T> = T extends false | '' | 0 | null | undefined ? never : T

/** Retries `look` until it no longer throws and returns its result; after the maximum wait, throws its last error. */
export async function waitFor<T>(look: () => T | Promise<T>, pace: Pace = {}): Promise<T> {
  for (const pause = pausesOf(pace); ; ) {
    try {
      return await look()
    } catch (error) {
      if (!(await pause())) throw error
    }
  }
}

/** Retries `look` until it returns a truthy value, and returns that; errors of `look` are thrown right away. */
export async function waitUntil<T>(look: () => T | Promise<T>, pace: Pace = {}): Promise<Truthy<T>> {
  for (const pause = pausesOf(pace); ; ) {
    const found = await look()
    if (found) return found as Truthy<T>
    if (!(await pause())) throw new Error('the condition did not hold within the maximum wait')
  }
}

/** A function that waits before the next attempt; it returns false after the maximum wait. */
function pausesOf({ interval }: Pace): () => Promise<boolean> {
  const endsMs = performance.now() + PATIENCE_MS
  let nextMs = interval ?? FIRST_PAUSE_MS
  return async () => {
    if (performance.now() > endsMs) return false
    const ms = nextMs
    await new Promise((resolve) => later(resolve, ms))
    if (interval === undefined) nextMs = Math.min(nextMs * GROWTH, PAUSE_MAX_MS)
    return true
  }
}
