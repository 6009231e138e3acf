import { expect, test } from 'vitest'
import { Coalescer } from '../../../../durable-objects/account-feed/coalescer.ts'

test('many topics within an interval become one message, which names each once', () => {
  const coalescer = new Coalescer(1000)
  expect(coalescer.add(['crawls'], 5000)).toBe(0)
  expect(coalescer.take(5000)).toEqual(['crawls'])
  for (let at = 5001; at < 5900; at++) expect(coalescer.add(['items', 'crawls'], at)).toBe(6000 - at)
  expect(coalescer.take(6000)).toEqual(['crawls', 'items'])
})

test('after a quiet interval the next topic is sent at once', () => {
  const coalescer = new Coalescer(1000)
  coalescer.add(['crawls'], 0)
  coalescer.take(0)
  expect(coalescer.add(['crawls'], 999)).toBe(1)
  coalescer.take(1000)
  expect(coalescer.add(['crawls'], 2000)).toBe(0)
})

test('taking nothing starts no interval, so a check of sessions delays no message', () => {
  const coalescer = new Coalescer(1000)
  expect(coalescer.take(500)).toEqual([])
  expect(coalescer.add(['replies'], 501)).toBe(0)
})
