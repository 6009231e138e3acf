import { expect, test } from 'vitest'
import { failureOutcome } from '../../../src/crawler/fetch-outcome.ts'

const leased = (attempt: number) => ({ url: 'https://acme.com/', depth: 0, attempt, is_last_attempt: attempt === 4 })
const answer = (reason: string, more: object = {}) => ({ reason, isRetryable: true, ...more })

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
])('after attempt %i a page waits %i ms', (attempt, wait_ms) =>
  expect(failureOutcome(leased(attempt), answer('unavailable'))).toMatchObject({ outcome: 'retry', wait_ms }),
)

test('the wait that a server asks for is kept, whichever attempt it is', () =>
  expect(failureOutcome(leased(3), answer('rate-limited', { retryAfterMs: 7_000 }))).toMatchObject({
    outcome: 'retry',
    wait_ms: 7_000,
    holds_origin: true,
  }))

test('what was not asked for waits for the next slice, whichever attempt it is', () =>
  expect(failureOutcome(leased(4), answer('yielded'))).toMatchObject({ outcome: 'retry', wait_ms: 0 }))

test.each([
  ['the fourth attempt', 4, 'unavailable'],
  ['the second that timed out', 2, 'timeout'],
])('%s is the last', (_, attempt, reason) =>
  expect(failureOutcome(leased(attempt), answer(reason))).toMatchObject({ outcome: 'failed', reason }),
)
