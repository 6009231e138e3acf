import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { LIVE_ENDED } from '../../../../src/contracts/live-passes.ts'
import { followCrawl } from '../../../../web/features/crawls/live/follow-crawl.ts'
import { crawlApi, FakeWebSocket, fakeSockets, finished, newCrawlId, progressOf } from './support.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  fakeSockets()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
function follow() {
  const api = crawlApi()
  const onProgress = vi.fn()
  const onConnection = vi.fn()
  const stop = followCrawl(newCrawlId(), { onProgress, onConnection })
  return { api, stop, onProgress, onConnection }
}

test('the connection sends its ticket as a subprotocol, and in no URL', async () => {
  const { stop } = follow()
  await settle()
  expect(FakeWebSocket.last.protocols).toEqual([contract.LIVE_PROTOCOL, 'ticket-1'])
  expect(FakeWebSocket.last.url).toBe(`${location.origin.replace('http', 'ws')}/api/live/crawls/x`)
  stop()
})

test('progress is passed on, and invalid messages are ignored', async () => {
  const { onProgress, stop } = follow()
  await settle()
  FakeWebSocket.last.open()
  FakeWebSocket.last.say({ status: 'strange' })
  FakeWebSocket.last.say(progressOf({ pages_done: 3 }))
  expect(onProgress.mock.calls).toEqual([[progressOf({ pages_done: 3 })]])
  stop()
})

test('a lost connection is reopened with a new ticket', async () => {
  const { api, onConnection, stop } = follow()
  await settle()
  FakeWebSocket.last.open()
  api.answer(contract.openLive, { data: { ticket: 'ticket-2', path: '/api/live/crawls/x' } })
  FakeWebSocket.last.drop()
  expect(onConnection).toHaveBeenLastCalledWith('lost')
  await settle(2000)
  expect(FakeWebSocket.all).toHaveLength(2)
  expect(FakeWebSocket.last.protocols[1]).toBe('ticket-2')
  FakeWebSocket.last.open()
  expect(onConnection).toHaveBeenLastCalledWith('live')
  stop()
})

test('a rejected ticket ends the attempts; a server that is down does not', async () => {
  const gone = follow()
  gone.api.refuse(contract.openLive, 404, 'not_found', 'Crawl not found')
  await settle(60_000)
  expect(FakeWebSocket.all).toHaveLength(0)
  expect(gone.api.seen).toHaveLength(1)

  const down = follow()
  down.api.drop(contract.openLive)
  await settle(5000)
  expect(down.onConnection).toHaveBeenLastCalledWith('lost')
  expect(down.api.seen.length).toBeGreaterThan(1)
  down.stop()
})

test('a connection that ended with its session is not reopened', async () => {
  const { api, onConnection } = follow()
  await settle()
  FakeWebSocket.last.open()
  FakeWebSocket.last.drop(LIVE_ENDED.code)
  expect(onConnection).toHaveBeenLastCalledWith('lost')
  await settle(60_000)
  window.dispatchEvent(new Event('online'))
  await settle(60_000)
  expect(FakeWebSocket.all).toHaveLength(1)
  expect(api.seen).toHaveLength(1)
})

test('nothing is reopened after the end, nor after stopping', async () => {
  const { onProgress } = follow()
  await settle()
  FakeWebSocket.last.open()
  FakeWebSocket.last.say(finished())
  expect(onProgress).toHaveBeenCalledWith(finished())
  const { stop } = follow()
  await settle()
  stop()
  await settle(60_000)
  expect(FakeWebSocket.all).toHaveLength(2)
})
