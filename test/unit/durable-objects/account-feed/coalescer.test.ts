import { expect, test } from 'vitest'
import { Coalescer } from '../../../../durable-objects/account-feed/coalescer.ts'

test('topics within an interval are merged into one message, without duplicates', () => {
  const coalescer = new Coalescer(1000)
  expect(coalescer.add(['crawls'], 5000)).toBe(0)
  expect(coalescer.take(5000)).toEqual(['crawls'])
  for (let at = 5001; at < 5900; at++) expect(coalescer.add(['items', 'crawls'], at)).toBe(6000 - at)
  expect(coalescer.take(6000)).toEqual(['crawls', 'items'])
})

test('after a quiet interval the next topic is sent immediately', () => {
  const coalescer = new Coalescer(1000)
  coalescer.add(['crawls'], 0)
  coalescer.take(0)
  expect(coalescer.add(['crawls'], 999)).toBe(1)
  coalescer.take(1000)
  expect(coalescer.add(['crawls'], 2000)).toBe(0)
})

test('draining an empty queue starts no interval, so a session check delays no message', () => {
  const coalescer = new Coalescer(1000)
  expect(coalescer.take(500)).toEqual([])
  expect(coalescer.add(['replies'], 501)).toBe(0)
})
