import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestPool } from '../../../src/crawler/request-pool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A pool whose requests take what their URLs say, at an origin that bears so many at once. */
function poolAt(requestsMax: number) {
  const shares = { mayOpen: (_: string, open: number) => open < requestsMax, begin: () => {}, end: () => {} }
  return new RequestPool(
    {
      fetch: ({ url }: { url: string }) =>
        new Promise<{ kind: string }>((resolve) =>
          setTimeout(resolve, Number(new URL(url).pathname.slice(1)), { kind: 'page' }),
        ),
      read: ({ url }) => url,
    },
    shares,
  )
}

const url = (ms: number) => ({ url: `https://site.test/${ms}` })

async function taken(pool: ReturnType<typeof poolAt>, withinMs?: number) {
  const startedAt = Date.now()
  const taking = pool.take(withinMs)
  await vi.runAllTimersAsync()
  return { found: await taking, at: Date.now() - startedAt }
}

test('what a slow request holds up is asked for again before it answers', async () => {
  const pool = poolAt(1)
  pool.add([url(10_000), url(10)])
  pool.pump()
  const taking = pool.take()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.race([taking, 'still waiting'])).toEqual([])
})

test('a caller that holds too little gets its turn when more becomes free', async () => {
  const pool = poolAt(8)
  pool.add([url(10_000)])
  pool.pump()
  const taking = pool.take(300)
  await vi.advanceTimersByTimeAsync(300)
  expect(await Promise.race([taking, 'still waiting'])).toEqual([])
})

test('without either, it waits for the answer', async () => {
  const pool = poolAt(8)
  pool.add([url(10_000)])
  pool.pump()
  expect(await taken(pool)).toEqual({ found: ['https://site.test/10000'], at: 10_000 })
})

test('a report is told when it is full, and what there is after half a second', async () => {
  const pool = poolAt(8)
  pool.add([...Array.from({ length: 7 }, () => url(10)), url(5_000)])
  pool.pump()
  const taking = pool.take()
  await vi.advanceTimersByTimeAsync(500)
  const found = await Promise.race([taking, 'still waiting'])
  expect(found).toHaveLength(7)
})
