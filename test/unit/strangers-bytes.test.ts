import { describe, test } from 'vitest'
import { READERS } from '../support/readers.ts'

/** What takes the square of its input takes minutes at these lengths; what does not takes a moment. */
describe.each(Object.entries(READERS))('nobody is kept busy by %s', (_name, { read, texts, length }) => {
  test.each(Object.entries(texts))('%s', (_text, make) => {
    read(make(length))
  })
})
