import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestPool } from '../../../src/crawler/request-pool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A pool whose requests take as long as their URLs say, at an origin with a concurrency limit. */
function poolAt(requestsMax: number, stop?: AbortSignal) {
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
    stop,
  )
}

const url = (ms: number) => ({ url: `https://site.test/${ms}` })

async function taken(pool: { take(withinMs?: number): Promise<string[]> }, withinMs?: number) {
  const startedAt = Date.now()
  const taking = pool.take(withinMs)
  await vi.runAllTimersAsync()
  return { found: await taking, at: Date.now() - startedAt }
}

test('the next request is sent before a response is read, and few responses queue up', async () => {
  const events: string[] = []
  let asked = 0
  let unread = 0
  let unreadMost = 0
  const pool = new RequestPool(
    {
      fetch: async ({ url }: { url: string }) => {
        events.push(`ask ${url}`)
        asked++
        await Promise.resolve()
        unreadMost = Math.max(unreadMost, ++unread)
        return { kind: 'page' }
      },
      read: ({ url }) => {
        events.push(`read ${url}`)
        unread--
        return url
      },
    },
    { mayOpen: (_, open) => open < 1, begin: () => {}, end: () => {} },
  )
  pool.add(Array.from({ length: 16 }, (_, at) => url(at)))
  pool.pump()
  expect(asked).toBe(1)
  const { found } = await taken(pool)
  expect(found).toHaveLength(16)
  expect(events.indexOf('ask https://site.test/1')).toBeLessThan(events.indexOf('read https://site.test/0'))
  // Four that wait, and one whose response arrives in the meantime.
  expect(unreadMost).toBeLessThanOrEqual(5)
})

test('URLs blocked by a slow request are requested before it responds', async () => {
  const pool = poolAt(1)
  pool.add([url(10_000), url(10)])
  pool.pump()
  const taking = pool.take()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.race([taking, 'still waiting'])).toEqual([])
})

test('a caller below its share gets its turn when more capacity becomes free', async () => {
  const pool = poolAt(8)
  pool.add([url(10_000)])
  pool.pump()
  const taking = pool.take(300)
  await vi.advanceTimersByTimeAsync(300)
  expect(await Promise.race([taking, 'still waiting'])).toEqual([])
})

test('otherwise it waits for the response', async () => {
  const pool = poolAt(8)
  pool.add([url(10_000)])
  pool.pump()
  expect(await taken(pool)).toEqual({ found: ['https://site.test/10000'], at: 10_000 })
})

test('a report is sent when full, or after half a second', async () => {
  const pool = poolAt(8)
  pool.add([...Array.from({ length: 7 }, () => url(10)), url(5_000)])
  pool.pump()
  const taking = pool.take()
  await vi.advanceTimersByTimeAsync(500)
  const found = await Promise.race([taking, 'still waiting'])
  expect(found).toHaveLength(7)
})

test('requests still being read during a report are in the next one', async () => {
  const pool = new RequestPool(
    {
      fetch: async (_: { url: string }) => ({ kind: 'page' }),
      read: ({ url }) =>
        new Promise<string>((resolve) => setTimeout(resolve, Number(new URL(url).pathname.slice(1)), url)),
    },
    { mayOpen: () => true, begin: () => {}, end: () => {} },
  )
  pool.add([url(1), url(3_000)])
  pool.pump()
  expect((await taken(pool)).found).toEqual([url(1).url])
  expect((await taken(pool)).found).toEqual([url(3_000).url])
  expect(pool.isEmpty).toBe(true)
})

test('requests that wait for an abandoned origin end immediately, and no others', async () => {
  const pool = poolAt(0)
  pool.add([url(1), { url: 'https://other.test/1' }])
  await pool.drop(new Map([['https://site.test', { kind: 'failed' }]]))
  expect(pool.size).toBe(1)
  expect((await taken(pool)).found).toEqual(['https://site.test/1'])
})

test('after a stop it starts nothing more, releases waiting requests, and finishes open ones', async () => {
  const stop = new AbortController()
  const pool = poolAt(2, stop.signal)
  pool.add([url(100), url(200), url(300)])
  pool.pump()
  stop.abort()
  pool.add([url(400)])
  pool.pump()
  expect(pool.takeLetGo()).toEqual([url(300), url(400)])
  expect(pool.takeLetGo()).toEqual([])
  expect((await taken(pool)).found).toEqual(['https://site.test/100', 'https://site.test/200'])
  expect(pool.isEmpty).toBe(true)
})

test('it is idle when all open requests have ended', async () => {
  const pool = poolAt(8)
  pool.add([url(100), url(200)])
  pool.pump()
  const idle = pool.idle()
  await vi.advanceTimersByTimeAsync(150)
  expect(await Promise.race([idle, 'still open'])).toBe('still open')
  await vi.advanceTimersByTimeAsync(100)
  expect(await Promise.race([idle, 'still open'])).toBeUndefined()
})

test('an exception of a request is thrown to its waiter, and ends the pool', async () => {
  let asked = 0
  const pool = new RequestPool(
    {
      fetch: async (_: { url: string }) => {
        asked++
        throw new Error('storage is gone')
      },
      read: () => '',
    },
    { mayOpen: (_, open) => open < 1, begin: () => {}, end: () => {} },
  )
  pool.add([url(1), url(2)])
  pool.pump()
  await expect(pool.take()).rejects.toThrow('storage is gone')
  await pool.idle()
  expect(asked).toBe(1)
})
