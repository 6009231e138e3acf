import { env, exports } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CONNECTIONS_MAX } from '../../../../durable-objects/account-feed/limits.ts'
import * as feed from '../../../../src/contracts/account-feed/account-feed.ts'
import type { KeyPermission } from '../../../../src/contracts/api-keys/api-keys.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { LIVE_ENDED, LIVE_REPLACED } from '../../../../src/contracts/live-passes.ts'
import * as users from '../../../../src/contracts/users/users.ts'
import * as v1 from '../../../../src/contracts/v1/crawls.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { apiKeys } from '../../../../src/db/schema/control/api-keys.ts'
import { waitFor } from '../../../support/wait.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { manager, root, visit } from '../users/support.ts'

type Holder = Pick<Awaited<ReturnType<typeof mintAccount>>, 'call'>
const PAST = '2026-01-01T00:00:00.000Z'

/** A crawl that has read one page, and reads no further until `goOn`. */
function heldCrawl() {
  const group = `held${crypto.randomUUID().replaceAll('-', '')}`
  return {
    url: `${env.SITE_ORIGIN}/counted/${group}-0`,
    goOn: () => fetch(`${env.SITE_ORIGIN}/counted/${group}-release`),
  }
}

/** Watches a crawl of an account that stops after its first page. */
async function watch(owner: Holder, watcher: Holder) {
  const { url, goOn } = heldCrawl()
  const body = { types: ['emails' as const], engine: 'basic' as const, url, limit: 12, run_in_background: true }
  const { data } = await owner.call(contract.start, { body })
  const { data: live } = await watcher.call(contract.openLive, { params: { id: data.crawl.id } })
  const response = await exports.default.fetch(`http://127.0.0.1${live.path}`, {
    headers: { upgrade: 'websocket', 'sec-websocket-protocol': `${contract.LIVE_PROTOCOL}, ${live.ticket}` },
  })
  const socket = response.webSocket!
  const told: contract.CrawlProgress[] = []
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }))
  })
  socket.addEventListener('message', ({ data: said }) => {
    told.push(contract.CrawlProgress.parse(JSON.parse(String(said))))
  })
  socket.accept()
  await waitFor(() => expect(told.at(-1)).toMatchObject({ pages_done: 1 }))
  return { told, closed, goOn }
}

/** Expects that the connection sends nothing more after an action, and closes with the reason. */
async function expectEnd(
  {
    told,
    closed,
    goOn,
  }: Pick<Awaited<ReturnType<typeof follow>>, 'closed'> & { told: unknown[]; goOn: () => Promise<unknown> },
  happen: () => Promise<unknown>,
) {
  await happen()
  const before = told.length
  await goOn()
  // A crawl that was deleted with its account closes with that reason and the same code.
  expect((await closed).code).toBe(LIVE_ENDED.code)
  expect(told).toHaveLength(before)
}

/** Subscribes to the feed of an account. `publish` publishes to it as a write does. */
async function follow(follower: Holder, accountId: string) {
  const { data } = await follower.call(feed.openFeed, {})
  const response = await exports.default.fetch(`http://127.0.0.1${data.path}`, {
    headers: { upgrade: 'websocket', 'sec-websocket-protocol': `${contract.LIVE_PROTOCOL}, ${data.ticket}` },
  })
  expect(response.status).toBe(101)
  const socket = response.webSocket!
  const heard: string[][] = []
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }))
  })
  socket.addEventListener('message', ({ data: said }) => {
    heard.push(feed.FeedMessage.parse(JSON.parse(String(said))).topics)
  })
  socket.accept()
  const publish = (...topics: string[]) => env.ACCOUNT_FEED.getByName(accountId).publish(topics)
  return { told: heard, closed, publish, goOn: () => publish('crawls'), ticket: data }
}

describe('the feed of an account', () => {
  test('sends topics, in few messages however much happens, and only to its account', async () => {
    const [account, other] = [await mintAccount(), await mintAccount()]
    const [tab, stranger] = [await follow(account, account.id), await follow(other, other.id)]
    const begun = Date.now()
    for (let from = 0; from < 1000; from += 100)
      await Promise.all(Array.from({ length: 100 }, (_, at) => tab.publish((from + at) % 2 ? 'crawls' : 'items')))
    await tab.publish('replies', 'canary@example.org')
    await waitFor(() => expect(tab.told.flat()).toContain('replies'))
    expect(new Set(tab.told.flat())).toEqual(new Set(['crawls', 'items', 'replies']))
    // One right away, then at most one a second, however long the requests took.
    expect(tab.told.length).toBeLessThanOrEqual(2 + (Date.now() - begun) / 1000)
    // Its own first message is the only one: earlier events were not for it.
    await stranger.publish('senders')
    await waitFor(() => expect(stranger.told).toEqual([['senders']]))
  })

  test('publishes events of the account', async () => {
    const account = await mintAccount()
    const tab = await follow(account, account.id)
    const watched = await watch(account, account)
    await waitFor(() => expect(tab.told.flat()).toContain('crawls'))
    await watched.goOn()
    await waitFor(() => expect(tab.told.flat()).toEqual(expect.arrayContaining(['contacts', 'notifications'])))
  })

  test('closes the oldest connection when an account exceeds its maximum', async () => {
    const account = await mintAccount()
    const first = await follow(account, account.id)
    for (let count = 0; count < CONNECTIONS_MAX; count++) await follow(account, account.id)
    expect((await first.closed).code).toBe(LIVE_REPLACED.code)
  })

  test('accepts a ticket once, and none of a crawl', async () => {
    const account = await mintAccount()
    const { ticket } = await follow(account, account.id)
    const open = (path: string) =>
      exports.default.fetch(`http://127.0.0.1${path}`, {
        headers: { upgrade: 'websocket', 'sec-websocket-protocol': `${contract.LIVE_PROTOCOL}, ${ticket.ticket}` },
      })
    expect((await open(ticket.path)).status).toBe(401)
    expect((await open(`/api/live/crawls/${crypto.randomUUID()}`)).status).toBe(401)
  })
})

/** Each of these ends the connection to a crawl, and to the feed of its account. */
const CONNECTIONS = [
  ['to a crawl', watch],
  ['to the account', (owner: { id: string } & Holder, follower: Holder) => follow(follower, owner.id)],
] as const

describe.each(CONNECTIONS)('a live connection %s ends with its session', (_to, connect) => {
  const revoke = { revokedAt: PAST }
  const byAccount = (id: string) => eq(sessions.accountId, id)
  test.each<[string, (account: Awaited<ReturnType<typeof mintAccount>>) => Promise<unknown>]>([
    ['when its holder signs out', ({ call }) => call(auth.logOut, {})],
    [
      'when an administrator suspends the account',
      async ({ id }) => (await root()).call(users.suspendUser, { params: { id }, body: {} as never }),
    ],
    [
      'when an administrator deletes the account',
      async ({ id }) => (await root()).call(users.deleteUser, { params: { id } } as never),
    ],
    // As a changed password, a reset password and a changed address do.
    ['when all sessions are revoked', ({ id }) => db.update(sessions).set(revoke).where(byAccount(id))],
    ['when it expires', ({ id }) => db.update(sessions).set({ expiresAt: PAST }).where(byAccount(id))],
    [
      'when the account is disabled',
      ({ id }) => db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id)),
    ],
  ])('%s', async (_, happen) => {
    const account = await mintAccount()
    await expectEnd(await connect(account, account), () => happen(account))
  })

  test.each<[string, (administratorId: string, stood: Holder) => Promise<unknown>]>([
    ['is ended', (_, { call }) => call(users.endImpersonation, {})],
    [
      'has reached its time limit',
      (id) => db.update(sessions).set({ expiresAt: PAST }).where(eq(sessions.impersonatorId, id)),
    ],
    [
      'belongs to an administrator who lost the permission',
      (id) => db.run(sql`DELETE FROM account_roles WHERE account_id = ${id}`),
    ],
  ])('when the impersonation by an administrator %s', async (_, happen) => {
    const [administrator, user] = [await manager(), await mintAccount()]
    const stood = await visit(administrator, user.id)
    await expectEnd(await connect(user, stood), () => happen(administrator.id, stood))
  })
})

describe('closing a live connection to a crawl', () => {
  test('does not affect others who watch the same crawl', async () => {
    const account = await mintAccount()
    const watched = await watch(account, account)
    await db.insert(sessions).values({
      ...{ id: crypto.randomUUID(), accountId: account.id, createdAt: PAST, expiresAt: PAST },
    })
    await watched.goOn()
    expect(await watched.closed).toEqual({ code: 1000, reason: 'finished' })
    expect(watched.told.at(-1)).toMatchObject({ status: 'completed', pages_done: 12 })
  })

  test('also happens when the crawl has no progress to report: its object checks on its own', async () => {
    const account = await mintAccount()
    const watched = await watch(account, account)
    await account.call(auth.logOut, {})
    // The lease of its consumer, renewed with each report, expires while its pages are blocked.
    expect(await watched.closed).toEqual(LIVE_ENDED)
    await watched.goOn()
  })
})

describe('an event stream ends with its key', () => {
  const columns = (change: Partial<typeof apiKeys.$inferInsert>) => (id: string) =>
    db.update(apiKeys).set(change).where(eq(apiKeys.id, id))
  const others: KeyPermission[] = ['campaigns']

  test.each<[string, string, (keyId: string, accountId: string) => Promise<unknown>]>([
    ['is disabled', 'key_disabled', columns({ isActive: false })],
    ['expires', 'key_expired', columns({ expiresAt: PAST })],
    ['is deleted', 'unauthenticated', (id) => db.delete(apiKeys).where(eq(apiKeys.id, id))],
    ['is replaced', 'unauthenticated', columns({ hash: 'another' })],
    ['loses the permission', 'insufficient_permissions', columns({ permissions: others })],
    [
      'belongs to a suspended account',
      'unauthenticated',
      (_, id) => db.update(accounts).set({ isActive: false, suspendedAt: PAST }).where(eq(accounts.id, id)),
    ],
  ])('when it %s', async (_, code, happen) => {
    const account = await mintAccount()
    const key = await mintKey(account.id, { permissions: ['read', 'crawl'] })
    const { url, goOn } = heldCrawl()
    const { data } = (await key.call(v1.start, {
      body: { url, data_types: ['emails'], max_pages: 12, engine: 'basic' } as never,
    })) as { data: v1.CrawlJob }
    const stream = (await key.send(v1.streamEvents, { params: { id: data.id } })).body!
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader.read()).value ?? ''
    await happen(key.id, account.id)
    const before = text.length
    await goOn()
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
    const last = text.slice(before).split('\n\n').filter(Boolean)
    expect(last.at(-1)).toContain(`event: ended\ndata: {"code":"${code}"`)
    expect(last.filter((event) => event.startsWith('event: finished'))).toEqual([])
  })
})
