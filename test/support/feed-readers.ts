import { describe, test } from 'vitest'
import { expectCpuWithinAsync } from './cpu-ms.ts'
import { sampleOf } from './hostile-pairs.ts'
import { READERS } from './readers.ts'

/** Processor time for one text. Nearly all take a tenth of it; a quadratic reader of the longest takes ten times as much. */
const BOUND_MS = 3_000
/** Longer texts are left to the benchmark. */
const LENGTH_MAX = 128_000
/** One of so many texts, and of so many pairs, is read; `npm run bench hostile` reads them all. */
const TEXTS_EVERY = 12
const PAIRS_EVERY = 108

/**
 * Feeds every second reader of strangers' bytes a sample of what would keep it busy. Neighbouring readers take different
 * samples; each run takes the same.
 *
 * @param first 0 or 1: the halves are files of their own, which run side by side
 */
export function feedReaders(first: 0 | 1): void {
  const half = Object.entries(READERS)
    .map(([name, reader], at) => ({ name, ...reader, turn: at }))
    .filter((_, at) => at % 2 === first)
  describe.each(half)('nobody is kept busy by $name', ({ read, texts, pairs = {}, length, turn }) => {
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
