import { describe, test } from 'vitest'
import { READERS } from './readers.ts'

/**
 * Feeds every second reader of strangers' bytes what would keep it busy: what takes the square of its input takes minutes at these
 * lengths, what does not a moment.
 *
 * @param first 0 or 1: the halves are files of their own, which run side by side
 */
export function feedReaders(first: 0 | 1): void {
  const half = Object.entries(READERS).filter((_, at) => at % 2 === first)
  describe.each(half)('nobody is kept busy by %s', (_name, { read, texts, length }) => {
    test.each(Object.entries(texts))('%s', (_text, make) => {
      read(make(length))
    })
  })
}
