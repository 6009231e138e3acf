import { expect, test } from 'vitest'
import { failureOutcome } from '../../../src/crawler/fetch-outcome.ts'
import { parseRetryAfter } from '../../../src/platform/web/retry-after.ts'

const leased = (attempt: number) => ({ url: 'https://acme.com/', depth: 0, attempt, is_last_attempt: attempt === 4 })
const answer = (reason: string, more: object = {}) => ({ reason, isRetryable: true, ...more })

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
])('after attempt %i a page waits %i ms', (attempt, wait_ms) =>
  expect(failureOutcome(leased(attempt), answer('unavailable'))).toMatchObject({ outcome: 'retry', wait_ms }),
)

test('a Retry-After of a server is respected on every attempt', () =>
  expect(failureOutcome(leased(3), answer('rate-limited', { retryAfterMs: 7_000 }))).toMatchObject({
    outcome: 'retry',
    wait_ms: 7_000,
    holds_origin: true,
  }))

test('a page that was not requested waits for the next lease, on every attempt', () =>
  expect(failureOutcome(leased(4), answer('yielded'))).toMatchObject({ outcome: 'retry', wait_ms: 0 }))

test.each([
  ['the fourth attempt', 4, 'unavailable'],
  ['the second that timed out', 2, 'timeout'],
])('%s is the last attempt', (_, attempt, reason) =>
  expect(failureOutcome(leased(attempt), answer(reason))).toMatchObject({ outcome: 'failed', reason }),
)

test.each(['31536000', '9'.repeat(400), 'Fri, 26 Nov 2027 12:00:00 GMT'])(
  'a pause of a year (%s) counts as ten minutes, and then fails with its original reason',
  (said) => {
    const limited = answer('rate-limited', { retryAfterMs: parseRetryAfter(said, Date.parse('2026-11-26T12:00:00Z')) })
    for (const attempt of [1, 2, 3]) {
      const outcome = failureOutcome(leased(attempt), limited)
      if (outcome.outcome === 'retry') expect(outcome.wait_ms).toBeLessThanOrEqual(600_000)
      else expect(outcome).toMatchObject({ outcome: 'failed', reason: 'rate-limited' })
    }
    expect(failureOutcome(leased(4), limited)).toMatchObject({ outcome: 'failed', reason: 'rate-limited' })
  },
)
