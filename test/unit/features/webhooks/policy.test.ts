import { describe, expect, test } from 'vitest'
import { isAbandoned, judge } from '../../../../src/features/webhooks/policy.ts'

const answered = (httpStatus: number | null, retryAfterSeconds: number | null = null) => ({
  httpStatus,
  failure: httpStatus === null ? 'timeout' : null,
  retryAfterSeconds,
})

describe('a delivery attempt', () => {
  test.each([200, 202, 299])('with response %i is the last', (status) => {
    expect(judge(answered(status), 1, 0.5)).toEqual({ kind: 'delivered' })
  })

  test('with response 410 is the last, also for the endpoint', () => {
    expect(judge(answered(410), 1, 0.5)).toEqual({ kind: 'failed', isGone: true })
  })

  test.each([301, 400, 404, 429, 500, 503, null])(
    'with %s is repeated by the schedule, and given up in the end',
    (status) => {
      const seconds = Array.from({ length: 10 }, (_, at) => judge(answered(status), at + 1, 0.5)).map((verdict) =>
        verdict.kind === 'retry' ? verdict.afterMs / 1_000 : verdict.kind,
      )
      expect(seconds).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, 'failed'])
    },
  )

  test('is delayed with 10 % jitter, and as long as the response asks for', () => {
    expect(judge(answered(500), 2, 0)).toMatchObject({ afterMs: 270_000 })
    expect(judge(answered(500), 2, 1)).toMatchObject({ afterMs: 330_000 })
    expect(judge(answered(429, 7_200), 1, 0.5)).toMatchObject({ afterMs: 7_200_000 })
  })
})

test.each([
  [null, false],
  ['2026-11-23T09:59:00.000Z', false],
  ['2026-11-18T10:00:00.001Z', false],
  ['2026-11-18T10:00:00.000Z', true],
])('an endpoint that has failed since %s is given up: %s', (since, isOff) => {
  expect(isAbandoned(since, new Date('2026-11-23T10:00:00.000Z'))).toBe(isOff)
})
