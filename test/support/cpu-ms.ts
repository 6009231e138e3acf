import { expect } from 'vitest'

/**
 * Processor time this process has used, in milliseconds. Tests limit processor time rather than wall-clock time, which
 * also grows with other processes on a busy machine.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Duration of `referenceWork` on an idle machine of the kind the limits were chosen on. */
const REFERENCE_MS = 40
const TEXT = 'Ada Lovelace, 12 High Street, 10115 Berlin, +44 20 7946 0018, ada@acme-tools.com; '.repeat(2_000)

/** Typical work of the code under test: regular expressions and strings. */
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
 * Scales a limit on processor time to the current load: on shared cores, both the tested work and the reference work
 * take longer.
 *
 * @param quietMs the limit on an idle machine
 */
export const allowedMs = (quietMs: number): number => quietMs * Math.max(1, referenceWork() / REFERENCE_MS)

/** Work over its limit is repeated: another process may evict the caches once, but not every time. */
const ATTEMPTS = 3

/**
 * Expects work to stay within a limit of processor time.
 *
 * @param quietMs the limit on an idle machine
 * @param label names the work in the failure message
 */
export function expectCpuWithin(quietMs: number, work: () => void, label?: string): void {
  for (let attempt = 1; ; attempt++) {
    const from = cpuMs()
    work()
    if (isWithin(cpuMs() - from, quietMs, attempt, label)) return
  }
}

/** As `expectCpuWithin`, for asynchronous work. */
export async function expectCpuWithinAsync(quietMs: number, work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const from = cpuMs()
    await work()
    if (isWithin(cpuMs() - from, quietMs, attempt)) return
  }
}

/** Measures the machine's load only when the work exceeds the limit for an idle machine. */
function isWithin(tookMs: number, quietMs: number, attempt: number, label?: string): boolean {
  if (tookMs < quietMs) return true
  const allowed = allowedMs(quietMs)
  if (attempt === ATTEMPTS) expect(tookMs, label).toBeLessThan(allowed)
  return tookMs < allowed
}
