import { describe, expect, it } from 'vitest'
import { parseRetryAfter } from '../../../../src/platform/web/retry-after.ts'

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['99999999', 600_000],
    ['Sun, 06 Nov 1994 08:50:07 GMT', 30_000],
    ['Sunday, 06-Nov-94 08:50:07 GMT', 30_000],
    ['Sun Nov  6 08:50:07 1994', 30_000],
    ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
    ['Mon, 07 Nov 2094 08:50:07 GMT', 600_000],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s ms', (value, waitMs) => {
    expect(parseRetryAfter(value, Date.UTC(1994, 10, 6, 8, 49, 37))).toBe(waitMs)
  })
})
