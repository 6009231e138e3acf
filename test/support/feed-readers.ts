import { describe, expect, test } from 'vitest'
import { allowedMs, cpuMs } from './cpu-ms.ts'
import { sampleOf } from './hostile-pairs.ts'
import { READERS } from './readers.ts'

/**
 * Of the lengths that `npm run bench hostile` reads: half the work, and what takes the square of a length still takes
 * ten times the bound.
 */
const SHARE_OF_LENGTH = 0.5
/** Processor time for one text; nearly all take a tenth of it, and what takes the square of its length a quarter of a minute. */
const BOUND_MS = 1_500
/** One of so many texts, and of so many pairs, is read; `npm run bench hostile` reads them all. */
const TEXTS_EVERY = 6
const PAIRS_EVERY = 54

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
      const text = make(Math.floor(length * SHARE_OF_LENGTH))
      const from = cpuMs()
      await read(text)
      expect(cpuMs() - from).toBeLessThan(allowedMs(BOUND_MS, cpuMs() - from))
    })
  })
}
