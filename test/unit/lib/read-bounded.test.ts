import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bytesDue, type Pace, readBounded } from '../../../src/lib/read-bounded.ts'

const PACE: Pace = { graceMs: 5_000, bytesPerSecondMin: 1_000, steadyMs: 30_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  [4_999, 0],
  [5_000, 5_000],
  [30_000, 30_000],
  [60_000, 240_000],
  [300_000, 30_000_000],
])('after %i ms a body must have %i bytes, or it is aborted', (elapsedMs, bytes) =>
  expect(bytesDue(PACE, elapsedMs)).toBe(bytes),
)

/** Reads an endless body that arrives at a steady rate. */
async function drip(bytesPerSecond: number) {
  let timer: ReturnType<typeof setInterval>
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      timer = setInterval(() => controller.enqueue(new Uint8Array(bytesPerSecond)), 1_000)
    },
    cancel: () => clearInterval(timer),
  })
  const startedAt = Date.now()
  const reading = readBounded(stream, { sizeMaxBytes: 1e9, pace: PACE })
  await vi.advanceTimersByTimeAsync(300_000)
  const { end } = await Promise.race([reading, Promise.resolve({ end: 'still coming' })])
  return { end, seconds: (Date.now() - startedAt) / 1_000, bytes: (await reading).body.length }
}

test.each([
  [900, 6],
  [1_100, 34],
  [10_000, 100],
  [50_000, 220],
])('a sender of %i bytes a second is read for at most %i seconds', async (rate, secondsMax) => {
  const { end, bytes } = await drip(rate)
  expect(end).toBe('too-slow')
  expect(bytes).toBeLessThanOrEqual(rate * secondsMax)
})
