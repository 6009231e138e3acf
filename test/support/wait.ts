/** So long may anything take that a test waits for: what a busy machine takes is not known, and what never comes is a failure anyway. */
export const PATIENCE_MS = 180_000
/** Looks follow each other ever more slowly: they take processor time from what is waited for. */
const FIRST_PAUSE_MS = 20
const PAUSE_MAX_MS = 250
const GROWTH = 1.3
/** Not the one of a test that sets the clock. */
const { setTimeout: later } = globalThis

interface Pace {
  /** Milliseconds between two looks, where they are to be regular. */
  readonly interval?: number
}

type Truthy<T> = T extends false | '' | 0 | null | undefined ? never : T

/** Calls `look` until it throws no more, and returns what it returned; throws what it threw at last. */
export async function waitFor<T>(look: () => T | Promise<T>, pace: Pace = {}): Promise<T> {
  for (const pause = pausesOf(pace); ; ) {
    try {
      return await look()
    } catch (error) {
      if (!(await pause())) throw error
    }
  }
}

/** Calls `look` until it returns something, and returns that; throws at once what it throws. */
export async function waitUntil<T>(look: () => T | Promise<T>, pace: Pace = {}): Promise<Truthy<T>> {
  for (const pause = pausesOf(pace); ; ) {
    const found = await look()
    if (found) return found as Truthy<T>
    if (!(await pause())) throw new Error('what was waited for never came')
  }
}

/** A function that pauses between two looks; false when there has been patience enough. */
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
