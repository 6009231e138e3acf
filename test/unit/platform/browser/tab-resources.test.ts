import { expect, test } from 'vitest'
import type { RelayedAnswer } from '../../../../src/lib/relayed-request.ts'
import { TabResources } from '../../../../src/platform/browser/tab-resources.ts'

const answer = (headers: Record<string, string>, more: Partial<RelayedAnswer> = {}): RelayedAnswer => ({
  kind: 'answer',
  status: 200,
  headers: Object.entries(headers),
  body: new Uint8Array(10),
  ...more,
})
const isKept = (kept: RelayedAnswer) => {
  const resources = new TabResources()
  resources.keep('a', kept)
  return resources.recall('a') === kept
}

test.each<Record<string, string>>([
  { 'cache-control': 'max-age=600' },
  { 'cache-control': 'public, max-age=31536000, immutable' },
  { 'cache-control': 'private, max-age=60' },
  { 'cache-control': 'public' },
  { etag: '"1"' },
  { 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT', vary: 'Accept-Encoding' },
])('a script with %o is requested once', (headers) => {
  expect(isKept(answer(headers))).toBe(true)
})

test.each<Record<string, string>>([
  {},
  { 'cache-control': 'no-store' },
  { 'cache-control': 'no-cache, max-age=600' },
  { 'cache-control': 'max-age=0, must-revalidate' },
  { 'cache-control': 'max-age=5' },
  { etag: '"1"', expires: '0' },
  { 'cache-control': 'max-age=600', vary: '*' },
  { 'cache-control': 'max-age=600', vary: 'Cookie' },
  { 'cache-control': 'max-age=600', 'set-cookie': 'a=b' },
])('a script with %o is requested each time', (headers) => {
  expect(isKept(answer(headers))).toBe(false)
})

test('errors are not cached', () => {
  expect(isKept(answer({ 'cache-control': 'max-age=600' }, { status: 404 }))).toBe(false)
})

test('the cache is bounded: the oldest entry is evicted first, and oversized ones are not stored', () => {
  const resources = new TabResources()
  const big = () => answer({ etag: '"1"' }, { body: new Uint8Array(4 * 1024 * 1024) })
  for (const key of ['a', 'b', 'c', 'd']) resources.keep(key, big())
  expect(['a', 'b', 'c', 'd'].filter((key) => resources.recall(key))).toEqual(['b', 'c', 'd'])
  resources.keep('e', answer({ etag: '"1"' }, { body: new Uint8Array(5 * 1024 * 1024) }))
  expect(resources.recall('e')).toBeUndefined()
})

test('bodies in transit have room until it is used up, and again when it is released', () => {
  const resources = new TabResources()
  expect(resources.take(20 * 1024 * 1024)).toBe(true)
  expect(resources.take(5 * 1024 * 1024)).toBe(false)
  resources.give(20 * 1024 * 1024)
  expect(resources.take(5 * 1024 * 1024)).toBe(true)
})
