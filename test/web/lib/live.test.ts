import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIVE_TOPICS, openFeed } from '../../../src/contracts/account-feed/account-feed.ts'
import { LIVE_ENDED, LIVE_REPLACED } from '../../../src/contracts/live-passes.ts'
import { crawlQueries } from '../../../web/features/crawls/api.ts'
import { notificationQueries } from '../../../web/features/notifications/api.ts'
import { replyQueries } from '../../../web/features/replies/api.ts'
import { conversationQueries } from '../../../web/features/replies/conversation-api.ts'
import { CallError } from '../../../web/lib/call-error.ts'
import { HIDDEN_MS, POLL_MS, startLive } from '../../../web/lib/live.ts'
import { SAFETY_POLL_MS } from '../../../web/lib/live-state.ts'
import { GROUPS_OF_TOPIC, groupsOfTopics } from '../../../web/lib/live-topics.ts'
import { createQueryClient } from '../../../web/lib/query-client.ts'
import { fakeApi } from '../support/fake-api.ts'
import { FakeWebSocket, fakeSockets } from '../support/fake-sockets.ts'

/** The longest delay before the first attempt to reconnect. */
const FIRST_DELAY_MS = 3500

let api: ReturnType<typeof fakeApi>
let client: QueryClient
const endings: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  fakeSockets()
  api = fakeApi()
  api.answer(openFeed, { data: { ticket: 'ticket-1', path: '/api/dashboard/live' } })
  client = createQueryClient()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  client.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const tickets = () => api.seen.filter(({ path }) => path === '/api/dashboard/live-ticket')

async function start() {
  const stop = startLive(client)
  endings.push(stop)
  await pass()
  return stop
}
async function connect() {
  const stop = await start()
  FakeWebSocket.last.open()
  return stop
}
/** Shows a query. @returns its function, to count the requests */
async function show(options: object, failure?: Error) {
  const ask = vi.fn(async () => {
    if (failure) throw failure
    return { data: [] }
  })
  const observer = new QueryObserver(client, { queryKey: ['other'], ...options, queryFn: ask } as never)
  endings.push(observer.subscribe(() => {}))
  await pass()
  expect(ask).toHaveBeenCalledOnce()
  return ask
}
async function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass()
}

test('a topic refetches its queries and no others; invalid messages are ignored', async () => {
  await connect()
  const bell = await show(notificationQueries.bell())
  const replies = await show(replyQueries.unread())
  FakeWebSocket.last.say({ topics: ['notifications', 'of-a-later-release', 'constructor'] })
  FakeWebSocket.last.say({ topics: 7 })
  FakeWebSocket.last.say('replies')
  await pass()
  expect(bell).toHaveBeenCalledTimes(2)
  expect(replies).toHaveBeenCalledOnce()
})

test('every topic has keys, and each key is named once', () => {
  expect(Object.keys(GROUPS_OF_TOPIC).toSorted()).toEqual([...LIVE_TOPICS].toSorted())
  expect(groupsOfTopics(['replies', 'replies', 'notifications'])).toEqual(['replies', 'conversations', 'notifications'])
})

test('a list of running work is polled while there is no connection, and rarely with one', async () => {
  await start()
  const options = crawlQueries.recent()
  const ask = vi.fn(async () => ({ data: [{ status: 'running' }] }))
  const observer = new QueryObserver(client, { ...options, queryFn: ask } as never)
  endings.push(observer.subscribe(() => {}))
  await pass(4_000)
  expect(ask).toHaveBeenCalledTimes(2)
  FakeWebSocket.last.open()
  // The poll scheduled before is still requested.
  await pass(4_000)
  expect(ask).toHaveBeenCalledTimes(3)
  await pass(SAFETY_POLL_MS - 1)
  expect(ask).toHaveBeenCalledTimes(3)
  FakeWebSocket.last.say({ topics: ['crawl-progress'] })
  await pass()
  expect(ask).toHaveBeenCalledTimes(4)
  FakeWebSocket.last.drop()
  await pass()
  expect(ask).toHaveBeenCalledTimes(5)
  await pass(4_000)
  expect(ask).toHaveBeenCalledTimes(6)
})

test.each([
  ['bell', notificationQueries.bell()],
  ['notifications', notificationQueries.list('all', 1)],
  ['notification figures', notificationQueries.stats()],
  ['replies', replyQueries.list({})],
  ['unread replies', replyQueries.unread()],
  ['conversation', conversationQueries.one('1')],
])('%s: not polled while connected, polled once a minute without a connection', async (_, options) => {
  await connect()
  const ask = await show(options)
  await pass(10 * POLL_MS)
  expect(ask).toHaveBeenCalledOnce()
  api.drop(openFeed)
  FakeWebSocket.last.drop()
  await pass(3 * POLL_MS)
  expect(ask).toHaveBeenCalledTimes(4)
})

test('without a connection, other and denied queries are not polled', async () => {
  api.drop(openFeed)
  await start()
  const other = await show({})
  const refused = await show(replyQueries.unread(), new CallError(403, null))
  await pass(3 * POLL_MS)
  expect(other).toHaveBeenCalledOnce()
  expect(refused).toHaveBeenCalledOnce()
})

test('after a gap every live query is refetched, with a new ticket', async () => {
  await connect()
  const campaigns = await show({ queryKey: ['campaigns', 'one', '1'] })
  FakeWebSocket.last.drop()
  await pass(FIRST_DELAY_MS)
  expect(FakeWebSocket.all).toHaveLength(2)
  expect(tickets()).toHaveLength(2)
  expect(campaigns).toHaveBeenCalledOnce()
  FakeWebSocket.last.open()
  await pass()
  expect(campaigns).toHaveBeenCalledTimes(2)
})

test('attempts become less frequent while the server is down', async () => {
  api.drop(openFeed)
  await start()
  await pass(60_000)
  const first = tickets().length
  expect(first).toBeGreaterThan(3)
  await pass(600_000)
  // At most one a minute by then.
  expect(tickets().length - first).toBeLessThanOrEqual(14)
})

test.each([LIVE_ENDED, LIVE_REPLACED])('does not reconnect automatically after $reason', async ({ code }) => {
  await connect()
  FakeWebSocket.last.drop(code)
  await pass(5 * POLL_MS)
  expect(FakeWebSocket.all).toHaveLength(1)
  await hide(false)
  expect(FakeWebSocket.all).toHaveLength(2)
})

test('a rejected ticket ends the attempts, a throttled one does not', async () => {
  api.refuse(openFeed, 401, 'unauthenticated', 'No.')
  const stop = await start()
  await pass(5 * POLL_MS)
  expect(tickets()).toHaveLength(1)
  stop()
  api.refuse(openFeed, 429, 'too_many_requests', 'Slow down.')
  await start()
  await pass(POLL_MS)
  expect(tickets().length).toBeGreaterThan(2)
})

test('a tab that stays hidden disconnects, and refetches when it is shown', async () => {
  await connect()
  const contacts = await show({ queryKey: ['contacts', 'list'] })
  await hide(true)
  await pass(HIDDEN_MS - 1)
  expect(FakeWebSocket.last.readyState).toBe(1)
  await pass(1)
  expect(FakeWebSocket.last.readyState).toBe(3)
  await pass(5 * POLL_MS)
  expect(FakeWebSocket.all).toHaveLength(1)
  await hide(false)
  FakeWebSocket.last.open()
  await pass()
  expect(FakeWebSocket.all).toHaveLength(2)
  expect(contacts).toHaveBeenCalledTimes(2)
})

test('a quick switch of tabs changes nothing', async () => {
  await connect()
  await hide(true)
  await pass(HIDDEN_MS - 1)
  await hide(false)
  await pass(HIDDEN_MS)
  expect(FakeWebSocket.all).toHaveLength(1)
  expect(FakeWebSocket.last.readyState).toBe(1)
})

test('stopping closes the connection, without polling or reconnecting', async () => {
  const stop = await connect()
  const bell = await show(notificationQueries.bell())
  stop()
  expect(FakeWebSocket.last.readyState).toBe(3)
  FakeWebSocket.last.drop()
  await hide(false)
  await pass(5 * POLL_MS)
  expect(FakeWebSocket.all).toHaveLength(1)
  expect(bell).toHaveBeenCalledOnce()
})
