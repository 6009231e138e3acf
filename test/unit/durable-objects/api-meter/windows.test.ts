import { describe, expect, test } from 'vitest'
import { judge } from '../../../../durable-objects/api-meter/windows.ts'

/** Ten seconds before the end of an hour. */
const NOW = Date.parse('2026-11-23T10:59:50.000Z')
const NONE = { minute: null, hour: null, day: null }

describe('a request', () => {
  test('passes while every window has room, and counts against each', () => {
    const verdict = judge({ minute: 2, hour: 10, day: null }, { minute: 1, hour: 3, day: 99 }, NOW)
    expect(verdict).toEqual({
      isAllowed: true,
      retryAfterSeconds: 0,
      windows: {
        minute: { limit: 2, remaining: 0, resetSeconds: 10 },
        hour: { limit: 10, remaining: 6, resetSeconds: 10 },
      },
    })
  })

  test.each([
    ['minute', { minute: 2, hour: 0, day: 0 }, 10],
    ['hour', { minute: 0, hour: 2, day: 0 }, 10],
    ['day', { minute: 0, hour: 0, day: 2 }, 13 * 3600 + 10],
  ] as const)('is rejected by the %s window alone, until it is over', (_window, passed, seconds) => {
    const verdict = judge({ minute: 2, hour: 2, day: 2 }, passed, NOW)
    expect(verdict).toMatchObject({ isAllowed: false, retryAfterSeconds: seconds })
  })

  test('that is rejected by several windows waits for the last of them', () => {
    expect(judge({ minute: 1, hour: 1, day: 1 }, { minute: 1, hour: 1, day: 1 }, NOW).retryAfterSeconds).toBe(46_810)
  })

  test('without limits passes', () => {
    expect(judge(NONE, { minute: 1e9, hour: 1e9, day: 1e9 }, NOW)).toEqual({
      isAllowed: true,
      retryAfterSeconds: 0,
      windows: {},
    })
  })

  test('with a limit of zero is rejected', () => {
    expect(judge({ ...NONE, day: 0 }, { minute: 0, hour: 0, day: 0 }, NOW).isAllowed).toBe(false)
  })
})
