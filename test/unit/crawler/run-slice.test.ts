import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HeldOrigin, SliceStop } from '../../../src/contracts/crawls/crawl-slices.ts'
import { RequestPool } from '../../../src/crawler/request-pool.ts'
import { runSlice, type WorkerStatus } from '../../../src/crawler/run-slice.ts'
import { StopSignal } from '../../../src/crawler/stop-signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SITE = 'https://slow.test'
const REQUEST_MS_MAX = 15_000

interface Site {
  /** The duration of each request in milliseconds. */
  readonly answerMs: number
  readonly mayOpen?: (origin: string, open: number) => boolean
  readonly held?: HeldOrigin[]
}

/** A lease at a coordinator that always has more URLs of a site. */
async function sliceAt({ answerMs, mayOpen = () => true, held = [] }: Site) {
  const stopping = new StopSignal(new Promise<SliceStop>(() => {}))
  const asked: string[] = []
  const pool = new RequestPool(
    {
      fetch: ({ url }: { url: string }) => {
        asked.push(url)
        return new Promise<{ kind: string }>((resolve) => setTimeout(resolve, answerMs, { kind: 'page' }))
      },
      read: ({ url }) => url,
    },
    { mayOpen, begin: () => {}, end: () => {} },
    stopping.begin,
  )
  let handed = 0
  const hand = (room: number) => {
    const urls = Array.from({ length: room }, () => ({ url: `${SITE}/${handed++}` }))
    return room > 0 ? { kind: 'read', urls } : { kind: 'none', urls }
  }
  const reports: (WorkerStatus & { done: readonly string[] })[] = []
  const startedAt = Date.now()
  const running = runSlice({
    task: hand(20),
    pool,
    stopping,
    shares: { held: (loads) => held.filter(({ origin }) => (loads.get(origin)?.waiting ?? 0) > 0) },
    work: async (task) => {
      pool.add(task.urls)
      pool.pump()
      const done = await pool.take()
      return done.length > 0 ? { outcomes: done } : {}
    },
    report: async (done, standing) => {
      reports.push({ done: done.outcomes ?? [], ...standing })
      const room = held.length > 0 ? 0 : Math.min(20, standing.room)
      return { task: hand(room), stop: null }
    },
    isEnd: () => false,
    nack: async () => {},
  })
  await vi.runAllTimersAsync()
  await running
  const back = reports.flatMap(({ let_go = [] }) => let_go)
  return { ms: Date.now() - startedAt, asked, handed, back, reports }
}

test.each([
  ['answers quickly', 250],
  ['takes long', REQUEST_MS_MAX],
  ['takes half of the request timeout', REQUEST_MS_MAX / 2],
])('with any number of URLs, a lease ends in time at a site that %s', async (_, answerMs) => {
  const { ms, asked, handed, back, reports } = await sliceAt({ answerMs })
  // Its time limit, and the requests open by then.
  expect(ms).toBeLessThanOrEqual(20_000 + 2 * REQUEST_MS_MAX)
  const done = reports.flatMap(({ done }) => done)
  expect([...done, ...back].length).toBe(handed)
  expect(new Set([...done, ...back]).size).toBe(handed)
  expect(done.toSorted()).toEqual(asked.toSorted())
  expect(reports.at(-1)).toMatchObject({ is_leaving: true })
})

test('it also ends if nothing may be requested, and returns all its URLs', async () => {
  const { asked, handed, back } = await sliceAt({ answerMs: 20, mayOpen: () => false })
  expect(asked).toEqual([])
  expect(back).toHaveLength(handed)
})

test('URLs of a blocked site are returned immediately, with the end of the block', async () => {
  const held = [{ origin: SITE, wait_ms: 60_000, asked_ms: 60_000 }]
  const { ms, asked, back, reports } = await sliceAt({ answerMs: 20, mayOpen: () => false, held })
  expect(asked).toEqual([])
  expect(back).toHaveLength(20)
  expect(reports[0]).toMatchObject({ held, is_leaving: false })
  expect(reports.at(-1)).toMatchObject({ is_leaving: true })
  expect(ms).toBeLessThan(2_000)
})

test('the coordinator gets a report well within the lease, however long a request takes', async () => {
  const { reports } = await sliceAt({ answerMs: 300_000 })
  expect(reports.length).toBeGreaterThan(300_000 / 40_000)
})
