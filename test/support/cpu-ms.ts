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
 * @param tookMs what it took: where that is within the bound, how busy the machine is need not be found out
 */
export const allowedMs = (quietMs: number, tookMs = Number.POSITIVE_INFINITY): number =>
  tookMs < quietMs ? quietMs : quietMs * Math.max(1, referenceWork() / REFERENCE_MS)
