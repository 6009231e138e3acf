import { describe, expect, test } from 'vitest'
import { allowedMs, cpuMs } from './cpu-ms.ts'
import { sampleOf } from './hostile-pairs.ts'
import { READERS } from './readers.ts'

/** Processor time for one text; nearly all take a tenth of it, and what takes the square of these lengths a minute. */
const BOUND_MS = 3_000
/** One of so many pairs is read in each run; `npm run bench hostile` reads them all. */
const PAIRS_EVERY = 9

/**
 * Feeds every second reader of strangers' bytes what would keep it busy.
 *
 * @param first 0 or 1: the halves are files of their own, which run side by side
 */
export function feedReaders(first: 0 | 1): void {
  const half = Object.entries(READERS).filter((_, at) => at % 2 === first)
  describe.each(half)('nobody is kept busy by %s', (_name, { read, texts, pairs = {}, length }) => {
    test.each(Object.entries({ ...texts, ...sampleOf(pairs, PAIRS_EVERY) }))('%s', async (_text, make) => {
      const text = make(length)
      const from = cpuMs()
      await read(text)
      expect(cpuMs() - from).toBeLessThan(allowedMs(BOUND_MS, cpuMs() - from))
    })
  })
}
