import { vi } from 'vitest'

/** So long may anything take that a test waits for: what a busy machine takes is not known, and what never comes is a failure anyway. */
export const PATIENCE_MS = 180_000

interface Pace {
  /** Milliseconds between two looks. */
  readonly interval?: number
}

/** Calls `look` until it throws no more, and gives what it gave. */
export const waitFor = <T>(look: () => T | Promise<T>, pace: Pace = {}): Promise<T> =>
  vi.waitFor(look, { timeout: PATIENCE_MS, ...pace })

/** Calls `look` until it gives something, and gives that. */
export const waitUntil = <T>(look: () => T | Promise<T>, pace: Pace = {}) =>
  vi.waitUntil(look, { timeout: PATIENCE_MS, ...pace })
