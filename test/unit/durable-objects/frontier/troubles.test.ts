import { expect, test } from 'vitest'
import { hostFailureOf, isAbandoned } from '../../../../durable-objects/frontier/troubles.ts'
import type { ReadOutcome } from '../../../../src/contracts/crawls/crawl-slices.ts'

const url = 'https://acme.com/'
const retry = { outcome: 'retry', url, wait_ms: 0, holds_origin: false } as const

test.each([
  ['a page that times out', { ...retry, reason: 'timeout' }, 'timeout'],
  ['a page that stays unavailable', { outcome: 'failed', url, reason: 'unavailable' }, 'unavailable'],
  ['a nonexistent page', { outcome: 'failed', url, reason: 'http-error' }, null],
  ['a page that was read', { outcome: 'read', url, also_known_as: [], fingerprint: null }, null],
  ['a redirect', { outcome: 'redirected', url, to: `${url}new` }, null],
] satisfies [string, ReadOutcome, string | null][])('the host failure of %s', (_, outcome, trouble) =>
  expect(hostFailureOf(outcome)).toBe(trouble),
)

test.each([
  ['a moment of trouble, however many requests were open', 40, 5_000, false],
  ['a few slow pages', 8, 60_000, false],
  ['trouble that stays', 16, 20_000, true],
])('a host is abandoned or kept after %s', (_, troubles, elapsedMs, expected) =>
  expect(isAbandoned({ troubles, troubled_since: 1_000 }, 1_000 + elapsedMs)).toBe(expected),
)
