import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserError } from '../../../../src/platform/browser/port.ts'
import { startTwice } from '../../../../src/platform/browser/start-twice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['a browser that starts', [], 'started', 1],
  ['a browser that starts the second time', [new Error('crashed')], 'started', 2],
  ['a browser that never starts', [new Error('crashed'), new Error('crashed again')], 'crashed again', 2],
  ['an account without a browser left', [new BrowserError('limit exceeded', true)], 'limit exceeded', 1],
])('%s', async (_, failures, result, attempts) => {
  const start = vi.fn(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'started'
  })
  const outcome = startTwice(start).catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  expect(await outcome).toBe(result)
  expect(start).toHaveBeenCalledTimes(attempts)
})
