import { env, exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { mintAccount } from '../../support/factories.ts'

async function startSlowCrawl() {
  const account = await mintAccount()
  const body = { types: ['emails' as const], engine: 'basic' as const, url: `${env.SITE_ORIGIN}/slow/0`, limit: 12 }
  const { data } = await account.call(contract.start, { body: { ...body, run_in_background: true } })
  const { data: live } = await account.call(contract.openLive, { params: { id: data.crawl.id } })
  return { ...account, ...live, id: data.crawl.id }
}

const connect = (path: string, protocols: string[]) =>
  exports.default.fetch(`http://127.0.0.1${path}`, {
    headers: { upgrade: 'websocket', 'sec-websocket-protocol': protocols.join(', ') },
  })

test('a ticket opens a connection that reports progress until the crawl is over', async () => {
  const { path, ticket } = await startSlowCrawl()
  const response = await connect(path, [contract.LIVE_PROTOCOL, ticket])
  expect(response.status).toBe(101)
  expect(response.headers.get('sec-websocket-protocol')).toBe(contract.LIVE_PROTOCOL)
  const socket = response.webSocket!
  const told: contract.CrawlProgress[] = []
  const over = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const progress = contract.CrawlProgress.parse(JSON.parse(String(data)))
      told.push(progress)
      if (progress.finished_at) resolve()
    })
  })
  socket.accept()
  await over
  expect(told.at(-1)).toMatchObject({ status: 'completed', step: 'finished', pages_done: 12, items_found: 13 })
  const done = told.map((progress) => progress.pages_done)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(told.length).toBeGreaterThan(2)
  socket.close()
})

test('a missing, altered or mismatched ticket opens no connection', async () => {
  const { path, ticket } = await startSlowCrawl()
  const other = await startSlowCrawl()
  expect((await connect(path, [contract.LIVE_PROTOCOL])).status).toBe(401)
  expect((await connect(path, [contract.LIVE_PROTOCOL, `${ticket.slice(0, -3)}AAA`])).status).toBe(401)
  expect((await connect(path, [contract.LIVE_PROTOCOL, other.ticket])).status).toBe(401)
  expect((await connect(path, [contract.LIVE_PROTOCOL, other.token])).status).toBe(401)
  expect((await exports.default.fetch(`http://127.0.0.1${path}?ticket=${ticket}`)).status).toBe(400)
})

describe('a ticket', () => {
  const open = ({ path, ticket }: { path: string; ticket: string }) => connect(path, [contract.LIVE_PROTOCOL, ticket])

  test('can be used once: a replay is rejected, also a concurrent one', async () => {
    const live = await startSlowCrawl()
    const answers = await Promise.all(Array.from({ length: 4 }, () => open(live)))
    for (const { webSocket } of answers) webSocket?.accept()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([101, 401, 401, 401])
    expect((await open(live)).status).toBe(401)
    const { data: next } = await live.call(contract.openLive, { params: { id: live.id } })
    const again = await open(next)
    again.webSocket?.accept()
    expect(again.status).toBe(101)
  })

  test('that was used is rejected when the crawl is over, and when it is deleted', async () => {
    const live = await startSlowCrawl()
    const first = await open(live)
    first.webSocket?.accept()
    await live.call(contract.cancel, { params: { id: live.id } })
    expect((await open(live)).status).toBe(401)
    const { data: unused } = await live.call(contract.openLive, { params: { id: live.id } })
    await live.call(contract.remove, { params: { id: live.id } })
    expect((await open(live)).status).not.toBe(101)
    expect((await open(unused)).status).toBe(404)
  })

  test('expires with its session', async () => {
    const live = await startSlowCrawl()
    await live.call(auth.logOut, {})
    expect((await open(live)).status).toBe(401)
  })
})
