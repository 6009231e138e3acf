import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { readInWorker as Read } from '../../../../web/site/try/read-in-worker.ts'

class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = []
  isEnded = false
  readonly got: string[] = []
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(pasted: string): void {
    this.got.push(pasted)
  }
  terminate(): void {
    this.isEnded = true
  }
  begin(): void {
    this.#post({ begins: true })
  }
  answer(tookMs: number): void {
    this.#post({ tookMs })
  }
  #post(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let readInWorker: typeof Read
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  vi.resetModules()
  FakeWorker.all.length = 0
  ;({ readInWorker } = await import('../../../../web/site/try/read-in-worker.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one worker extracts page after page, with at most two million characters of each', async () => {
  const first = readInWorker('a')
  FakeWorker.all[0]!.answer(1)
  expect(await first).toEqual({ tookMs: 1 })
  const second = readInWorker('b'.repeat(2_000_001))
  FakeWorker.all[0]!.answer(2)
  expect(await second).toEqual({ tookMs: 2 })
  expect(FakeWorker.all.map(({ got }) => got.map(({ length }) => length))).toEqual([[1, 2_000_000]])
})

test('a page submitted during an extraction does not wait for it', async () => {
  const slow = readInWorker('slow')
  const next = readInWorker('next')
  expect(await slow).toBeNull()
  FakeWorker.all[1]!.answer(3)
  expect(await next).toEqual({ tookMs: 3 })
  expect(FakeWorker.all.map(({ isEnded, got }) => [isEnded, got])).toEqual([
    [true, ['slow']],
    [false, ['next']],
  ])
})

test('loading the engine over a slow connection does not count towards the time limit', async () => {
  const read = readInWorker('a page')
  vi.advanceTimersByTime(60_000)
  FakeWorker.all[0]!.begin()
  vi.advanceTimersByTime(9_000)
  FakeWorker.all[0]!.answer(9_000)
  expect(await read).toEqual({ tookMs: 9_000 })
})

test.each<[string, () => void]>([
  [
    'takes longer than 10 s',
    () => {
      FakeWorker.all[0]!.begin()
      vi.advanceTimersByTime(10_000)
    },
  ],
  ['fails', () => FakeWorker.all[0]!.dispatchEvent(new Event('error'))],
])('an extraction that %s ends, and the next one works', async (_, happen) => {
  const read = readInWorker('made to take for ever')
  happen()
  await expect(read).rejects.toThrow()
  expect(FakeWorker.all[0]!.isEnded).toBe(true)
  const next = readInWorker('next')
  FakeWorker.all[1]!.answer(1)
  expect(await next).toEqual({ tookMs: 1 })
})
