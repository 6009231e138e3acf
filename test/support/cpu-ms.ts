import { expect } from 'vitest'

/**
 * Milliseconds of processor time that this process has used. Bounds on work are held against it rather than against the
 * clock, which also counts what a busy machine does for others.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** What the work below takes on a quiet machine of the kind that the bounds were chosen on. */
const REFERENCE_MS = 40
const TEXT = 'Ada Lovelace, 12 High Street, 10115 Berlin, +44 20 7946 0018, ada@acme-tools.com; '.repeat(2_000)

/** Some work of the kind that the bounds are about: patterns and strings. */
function referenceWork(): number {
  const from = cpuMs()
  let found = 0
  for (let round = 0; round < 12; round++) {
    found += [...TEXT.matchAll(/[a-z]+@[a-z-]+\.com|\+\d[\d ]{6,}|\b\p{Lu}\p{L}+ \p{Lu}\p{L}+/gu)].length
    found += TEXT.normalize('NFKD')
      .toLowerCase()
      .split(/[\s,;]+/).length
  }
  return found > 0 ? cpuMs() - from : 0
}

/**
 * A bound on work in processor time, on the machine as it is now: a processor that is shared with others takes longer for the same,
 * and for this piece of known work alike.
 *
 * @param quietMs the bound on a quiet machine
 */
export const allowedMs = (quietMs: number): number => quietMs * Math.max(1, referenceWork() / REFERENCE_MS)

/** Work that exceeds its bound is done again: another process may have taken the caches once, but not each time. */
const ATTEMPTS = 3

/**
 * Expects work to stay within a bound of processor time.
 *
 * @param quietMs the bound on a quiet machine
 * @param label names the work in the failure
 */
export function expectCpuWithin(quietMs: number, work: () => void, label?: string): void {
  for (let attempt = 1; ; attempt++) {
    const from = cpuMs()
    work()
    if (isWithin(cpuMs() - from, quietMs, attempt, label)) return
  }
}

/** The same of work that returns a promise. */
export async function expectCpuWithinAsync(quietMs: number, work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const from = cpuMs()
    await work()
    if (isWithin(cpuMs() - from, quietMs, attempt)) return
  }
}

/** Finds out how busy the machine is only where the bound of a quiet one is exceeded. */
function isWithin(tookMs: number, quietMs: number, attempt: number, label?: string): boolean {
  if (tookMs < quietMs) return true
  const allowed = allowedMs(quietMs)
  if (attempt === ATTEMPTS) expect(tookMs, label).toBeLessThan(allowed)
  return tookMs < allowed
}
