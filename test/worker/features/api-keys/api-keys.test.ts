import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/api-keys/api-keys.ts'
import * as key from '../../../../src/contracts/v1/key.ts'
import * as webhooks from '../../../../src/contracts/webhooks/webhooks.ts'
import { auditEvents } from '../../../../src/db/schema/both/audit-events.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { apiKeys } from '../../../../src/db/schema/control/api-keys.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { waitUntil } from '../../../support/wait.ts'
import { clientFor, contextOf, db, mintAccount } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { PASSWORD, passwordHash } from '../auth/support.ts'

const CREATE = { name: 'Robot' }
const create = async (account: Awaited<ReturnType<typeof mintAccount>>, more: object = {}) =>
  (await account.call(contract.create, { body: { ...CREATE, ...more } })).data.api_key

describe('an API key', () => {
  test('works once it is created, can be shown in full to its holder, and is stored hashed and encrypted', async () => {
    const account = await mintAccount()
    const made = await create(account)
    expect(made).toMatchObject({
      key: `${made.plain_key!.slice(0, 10)}...${made.plain_key!.slice(-4)}`,
      permissions: ['read'],
      rate_limits: { requests_per_minute: 60, requests_per_hour: 1000, requests_per_day: 10000 },
      is_active: true,
      expires_at: null,
      last_used_at: null,
    })
    expect(made.plain_key).toMatch(/^ctk_live_[\w-]{43}$/)
    expect((await clientFor(made.plain_key!).send(key.get)).status).toBe(200)
    const listed = (await account.call(contract.list, {})).data
    expect(listed).toMatchObject({ total: 1, api_keys: [{ id: made.id, plain_key: made.plain_key }] })
    expect(JSON.stringify(await db.select().from(apiKeys))).not.toContain(made.plain_key)
    expect(listed.api_keys[0]!.last_used_at).not.toBeNull()
  })

  test('beyond the limit of the plan is rejected, also among concurrent requests', async () => {
    const account = await mintAccount({ plan: { maxApiKeys: 2 } })
    const tries = await Promise.all(Array.from({ length: 8 }, () => account.send(contract.create, { body: CREATE })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402, 402, 402, 402, 402])
    expect(await account.fail(contract.create, { body: CREATE })).toMatchObject({
      code: 'limit_reached',
      message: 'You have used all 2 API keys. Upgrade your plan to create another one.',
    })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ permissions: [] }, 'permissions'],
    [{ permissions: ['root'] }, 'permissions.0'],
    [{ requests_per_minute: 0 }, 'requests_per_minute'],
    [{ allowed_ips: ['300.1.1.1'] }, 'allowed_ips.0'],
    [{ expires_at: 'tomorrow' }, 'expires_at'],
  ])('cannot be created with %j', async (wrong, field) => {
    const account = await mintAccount()
    const failure = await account.fail(contract.create, { body: { ...CREATE, ...wrong } as never })
    expect(failure).toMatchObject({ httpStatus: 422, errors: { [field]: expect.any(Array) } })
  })

  test('is granted admin only by an administrator, whatever the password', async () => {
    const account = await mintAccount()
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
    const body = { ...CREATE, permissions: ['admin' as const], current_password: PASSWORD }
    expect(await account.fail(contract.create, { body })).toMatchObject({ httpStatus: 403, code: 'forbidden' })
  })

  test('is granted admin only with the password of its account', async () => {
    const account = await mintAccount({ isAdmin: true })
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
    const admin = { permissions: ['admin' as const] }
    expect(await account.fail(contract.create, { body: { ...CREATE, ...admin } })).toMatchObject({ httpStatus: 403 })
    const wrong = { ...CREATE, ...admin, current_password: 'wrong' }
    expect(await account.fail(contract.create, { body: wrong })).toMatchObject({ httpStatus: 403, code: 'forbidden' })
    const made = await create(account, { ...admin, current_password: PASSWORD })
    expect(made.permissions).toEqual(['admin'])
    const plain = await create(account)
    const body = { ...CREATE, ...admin, is_active: true }
    expect(await account.fail(contract.update, { params: { id: plain.id }, body })).toMatchObject({ httpStatus: 403 })
  })

  test('is rejected from the next request on once it is disabled, expired, deleted or regenerated', async () => {
    const account = await mintAccount()
    const { id, send, fail } = await mintKey(account.id, { permissions: ['read'] })
    const params = { id }
    const change = (more: object) =>
      account.call(contract.update, { params, body: { ...CREATE, permissions: ['read'], is_active: true, ...more } })
    expect((await send(key.get)).status).toBe(200)
    await change({ is_active: false })
    expect(await fail(key.get, {})).toMatchObject({ httpStatus: 401, code: 'key_disabled' })
    await change({ expires_at: '2020-01-01T00:00:00.000Z' })
    expect(await fail(key.get, {})).toMatchObject({ httpStatus: 401, code: 'key_expired' })
    await change({ expires_at: null })
    expect((await send(key.get)).status).toBe(200)
    const made = (await account.call(contract.regenerate, { params, body: {} })).data.api_key
    expect(await fail(key.get, {})).toMatchObject({ httpStatus: 401, code: 'unauthenticated' })
    const next = clientFor(made.plain_key!)
    expect((await next.send(key.get)).status).toBe(200)
    await account.call(contract.remove, { params })
    expect((await next.send(key.get)).status).toBe(401)
    const actions = await db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.objectId, id))
    expect(actions.map(({ action }) => action)).toEqual([
      'api-key.update',
      'api-key.update',
      'api-key.update',
      'api-key.regenerate',
      'api-key.delete',
    ])
  })

  test('that is regenerated with an overlap works beside its successor until the overlap ends', async () => {
    const account = await mintAccount()
    const former = await mintKey(account.id)
    const params = { id: former.id }
    const made = (await account.call(contract.regenerate, { params, body: { overlap_minutes: 60 } })).data.api_key
    expect(made.former_valid_until).not.toBeNull()
    expect((await former.send(key.get)).status).toBe(200)
    expect((await clientFor(made.plain_key!).send(key.get)).status).toBe(200)
    await db.update(apiKeys).set({ formerUntil: '2020-01-01T00:00:00.000Z' }).where(eq(apiKeys.id, former.id))
    await account.call(contract.update, { params, body: { ...CREATE, permissions: ['read'], is_active: true } })
    expect((await former.send(key.get)).status).toBe(401)
  })

  test('of a disabled account is rejected', async () => {
    const account = await mintAccount()
    await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, account.id))
    expect((await (await mintKey(account.id)).send(key.get)).status).toBe(401)
  })

  test('that was never encrypted is a legacy key, which works but cannot be shown', async () => {
    const account = await mintAccount()
    const legacy = await mintKey(account.id, { sealed: null })
    const [listed] = (await account.call(contract.list, {})).data.api_keys
    expect(listed).not.toHaveProperty('plain_key')
    expect(listed).toHaveProperty('is_legacy', true)
    expect((await legacy.send(key.get)).status).toBe(200)
  })
})

describe('IP restrictions', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', 200],
    ['203.0.113.0/24', '203.0.113.99', 200],
    ['203.0.113.7', '::ffff:203.0.113.7', 200],
    ['2001:db8::/32', '2001:db8:1::2', 200],
    ['203.0.113.7', '203.0.113.8', 403],
    ['203.0.113.0/24', '203.0.114.1', 403],
    ['2001:db8::/32', '203.0.113.7', 403],
  ])('a key for %s used from %s gets status %i', async (allowed, from, status) => {
    const { id } = await mintAccount()
    const { send } = await mintKey(id, { allowedIps: [allowed] })
    expect((await send(key.get, {}, { 'cf-connecting-ip': from })).status).toBe(status)
  })

  test('ignore addresses that the caller claims in headers', async () => {
    const { id } = await mintAccount()
    const { send } = await mintKey(id, { allowedIps: ['203.0.113.7'] })
    const response = await send(key.get, {}, { 'cf-connecting-ip': '198.51.100.1', 'x-forwarded-for': '203.0.113.7' })
    expect(await response.json()).toMatchObject({ code: 'ip_not_allowed' })
  })
})

describe('limits', () => {
  test('of 200 concurrent requests exactly the limit passes, and the headers report it', async () => {
    const account = await mintAccount()
    const { id, send } = await mintKey(account.id, { requestsPerMinute: 60 })
    const startedIn = Math.floor(Date.now() / 60_000)
    const answers = await Promise.all(Array.from({ length: 200 }, () => send(key.get)))
    const passed = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect(passed.length + refused.length).toBe(200)
    // A minute that starts in the meantime has a limit of its own, which the late requests partly used.
    const minutesBegun = Math.floor(Date.now() / 60_000) - startedIn
    expect(passed.length).toBeGreaterThanOrEqual(60)
    expect(passed.length).toBeLessThanOrEqual(60 * (minutesBegun + 1))
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]!.headers.get('ratelimit-policy')).toBe(
      '"minute";q=60;w=60, "hour";q=100000;w=3600, "day";q=100000;w=86400, "plan";q=1000000;w=86400',
    )
    expect(refused[0]!.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+, "hour";r=\d+;t=\d+, "day";r=/)
    const { data } = await account.call(contract.getStats, { params: { id } })
    expect(data).toMatchObject({ total_requests: passed.length, refused_requests: refused.length })
    expect(data.days).toHaveLength(30)
    expect(data.hours).toHaveLength(24)
    expect(data.days.at(-1)!.requests + data.days.at(-2)!.requests).toBe(passed.length)
  })

  test('of the plan apply to all keys of an account together, and rejected requests count against no key', async () => {
    const account = await mintAccount({ plan: { apiCallsPerDay: 5 } })
    const keys = [await mintKey(account.id), await mintKey(account.id)]
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => keys[at % 2]!.send(key.get)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 200)!
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({
      code: 'limit_reached',
      message: 'You have used all 5 API calls of today. Upgrade your plan to make more of them.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const counted = await Promise.all(
      keys.map(async ({ id }) => (await account.call(contract.getStats, { params: { id } })).data.requests_today),
    )
    expect(counted[0]! + counted[1]!).toBe(5)
  })

  test('a plan without API calls allows none', async () => {
    const account = await mintAccount({ plan: { apiCallsPerDay: 0 } })
    expect((await (await mintKey(account.id)).send(key.get)).status).toBe(402)
  })
})

describe('without a plan', () => {
  async function lapse(accountId: string) {
    await db.delete(subscriptions).where(eq(subscriptions.accountId, accountId))
  }

  test('keys can be read, disabled and deleted, and nothing else', async () => {
    const account = await mintAccount()
    const { data } = await account.call(contract.create, { body: CREATE })
    const params = { id: data.api_key.id }
    await lapse(account.id)
    expect((await account.call(contract.list, {})).data.total).toBe(1)
    await account.call(contract.getStats, { params })
    for (const body of [{ is_active: true }, { name: 'Other' }, { is_active: false, name: 'Other' }])
      expect(await account.fail(contract.update, { params, body })).toMatchObject({ httpStatus: 402 })
    expect(await account.fail(contract.create, { body: CREATE })).toMatchObject({ httpStatus: 402 })
    expect(await account.fail(contract.regenerate, { params, body: {} })).toMatchObject({ httpStatus: 402 })
    const off = await account.call(contract.update, { params, body: { is_active: false } })
    expect(off.data.api_key).toMatchObject({ is_active: false, name: data.api_key.name })
    await account.call(contract.remove, { params })
  })

  test('so can webhooks', async () => {
    const account = await mintAccount()
    await db
      .update(plans)
      .set({ hasWebhooks: true })
      .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
    const body = { url: 'https://acme.com/hook', events: ['crawl.failed' as const] }
    const { data } = await account.call(webhooks.create, { body })
    const params = { id: data.id }
    await db
      .update(plans)
      .set({ hasWebhooks: false })
      .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
    expect(await account.fail(webhooks.update, { params, body: { description: 'x' } })).toMatchObject({
      httpStatus: 402,
    })
    await lapse(account.id)
    expect((await account.call(webhooks.list, {})).data).toHaveLength(1)
    expect(await account.fail(webhooks.update, { params, body: { is_active: true } })).toMatchObject({
      httpStatus: 402,
    })
    expect(await account.fail(webhooks.rotateSecret, { params })).toMatchObject({ httpStatus: 402 })
    expect((await account.call(webhooks.update, { params, body: { is_active: false } })).data.is_active).toBe(false)
    await account.call(webhooks.remove, { params })
  })
})

describe('the usage of a key', () => {
  test('is listed for its account only, newest first, in pages', async () => {
    const account = await mintAccount()
    const { id, call, send } = await mintKey(account.id, { permissions: ['read'] })
    await call(key.get, {})
    await send(webhooks.v1Calls.create, { body: {} })
    const listed = async (query: object) => await account.call(contract.listRequests, { params: { id }, query })
    const noted = await waitUntil(async () => {
      const { data } = await listed({})
      return data.length === 2 && data
    })
    expect(noted).toMatchObject([
      { method: 'POST', path: '/api/v1/webhooks', status: 403, code: 'insufficient_permissions' },
      { method: 'GET', path: '/api/v1/key', status: 200, code: null },
    ])
    const first = await listed({ limit: 1 })
    expect(first).toMatchObject({ data: [{ id: noted[0]!.id }], next_cursor: noted[0]!.id })
    const rest = await listed({ limit: 1, cursor: first.next_cursor })
    expect(rest).toMatchObject({ data: [{ id: noted[1]!.id }], next_cursor: null })
    expect((await call(key.listRequests, { query: {} })).data.map(({ path }) => path)).toContain('/api/v1/key')
    const stranger = await mintAccount()
    expect(await stranger.fail(contract.listRequests, { params: { id }, query: {} })).toMatchObject({ httpStatus: 404 })
  })

  test('keeps only the newest entries', async () => {
    const account = await mintAccount()
    const { id } = await mintKey(account.id)
    const { meters } = contextOf(account.id)
    const request = {
      method: 'GET',
      path: '/',
      status: 200,
      code: null,
      duration_ms: 1,
      ip_address: '',
      created_at: '',
    }
    await Promise.all(Array.from({ length: 510 }, (_, at) => meters.note(id, { ...request, status: at })))
    const kept = await meters.requests(id, null, 1_000)
    expect(kept).toHaveLength(500)
    expect(kept.at(-1)?.status).toBeGreaterThanOrEqual(10)
  })
})

test('a key with all permissions lists keys, never in full', async () => {
  const account = await mintAccount()
  const { id, plain, call } = await mintKey(account.id)
  const { data } = await call(key.list, {})
  expect(data).toMatchObject([{ id, key: `${plain.slice(0, 10)}...${plain.slice(-4)}` }])
  expect(JSON.stringify(data)).not.toContain(plain)
  const reader = await mintKey(account.id, { permissions: ['read'] })
  expect(await reader.fail(key.list, {})).toMatchObject({ httpStatus: 403 })
})
