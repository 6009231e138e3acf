import { describe, test } from 'vitest'
import { expectCpuWithinAsync } from './cpu-ms.ts'
import { sampleOf } from './hostile-pairs.ts'
import { READERS } from './readers.ts'

/**
 * Processor time allowed per text. Nearly all texts need a tenth of it; quadratic code needs ten times as much for the
 * longest.
 */
const BOUND_MS = 3_000
/** Longer texts are read only by the benchmark. */
const LENGTH_MAX = 128_000
/** One in this many texts and pairs is read; `npm run bench hostile` reads all of them. */
const TEXTS_EVERY = 12
const PAIRS_EVERY = 108

/**
 * Declares tests that feed hostile texts to every second parser of untrusted input. Each parser gets a different
 * sample, the same in every run.
 *
 * @param first 0 or 1: which half; the halves are separate files, which run in parallel
 */
export function feedReaders(first: 0 | 1): void {
  const half = Object.entries(READERS)
    .map(([name, reader], at) => ({ name, ...reader, turn: at }))
    .filter((_, at) => at % 2 === first)
  describe.each(half)('$name: hostile text is read in time', ({ read, texts, pairs = {}, length, turn }) => {
    const sample = {
      ...sampleOf(texts, Math.min(TEXTS_EVERY, Object.keys(texts).length), turn),
      ...sampleOf(pairs, PAIRS_EVERY, turn),
    }
    test.each(Object.entries(sample))('%s', async (_text, make) => {
      const text = make(Math.min(length, LENGTH_MAX))
      await expectCpuWithinAsync(BOUND_MS, async () => {
        await read(text)
      })
    })
  })
}
