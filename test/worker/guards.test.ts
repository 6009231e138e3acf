import { exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '../../src/contracts/all.ts'
import { scopeOf } from '../../src/contracts/api-keys/api-keys.ts'
import { V1_ENDPOINTS } from '../../src/contracts/v1/all.ts'
import { sessions } from '../../src/db/schema/control/accounts.ts'
import { workspaceMembers } from '../../src/db/schema/control/workspaces.ts'
import { newId } from '../../src/lib/ids.ts'
import { PERMISSIONS, type Permission } from '../../src/rules/roles/permissions.ts'
import { roleAllows, WORKSPACE_ROLES } from '../../src/rules/workspaces/workspace-roles.ts'
import { db, mintAccount, type TestAccount, visitor } from './support/factories.ts'
import { mintKey } from './support/keys.ts'

const all = [...ENDPOINTS].map(([name, endpoint]) => ({
  name,
  endpoint,
  heldBy: PERMISSIONS[endpoint.permission].heldBy,
}))
const guarded = all.filter(({ heldBy }) => heldBy !== 'public')
const shapeOf = (query: unknown) => (query as { shape?: object }).shape ?? {}
const missing = { params: { id: newId() }, body: {} }
/** All permissions that come only with roles, except one. */
const allBut = (permission: Permission) =>
  (Object.keys(PERMISSIONS) as Permission[]).filter(
    (name) => PERMISSIONS[name].heldBy === 'role' && name !== permission,
  )

const sharedAccounts = new Map<string, ReturnType<typeof mintAccount>>()
/** An account of a kind that tests share, because its requests are rejected or name unknown objects. */
function shared(of: TestAccount = {}): ReturnType<typeof mintAccount> {
  const kind = JSON.stringify(of)
  const account = sharedAccounts.get(kind) ?? mintAccount(of)
  sharedAccounts.set(kind, account)
  return account
}

describe.each(guarded)('$name', ({ endpoint, heldBy }) => {
  test('rejects a visitor', async () => {
    expect((await visitor.send(endpoint, missing)).status).toBe(401)
  })

  test('rejects a revoked, altered or foreign token', async () => {
    const { send, token } = await shared()
    const altered = `${token.slice(0, -4)}AAAA`
    expect((await send(endpoint, missing, { authorization: `Bearer ${altered}` })).status).toBe(401)
  })

  test.runIf(heldBy === 'subscriber')('rejects an account without a subscription', async () => {
    const { send } = await shared({ plan: null })
    expect((await send(endpoint, missing)).status).toBe(402)
  })

  test.runIf(heldBy === 'role')('rejects accounts without the permission, administrators too', async () => {
    for (const of of [{}, { isAdmin: true }, { isAdmin: true, grants: allBut(endpoint.permission) }]) {
      const { send } = await shared(of)
      expect((await send(endpoint, missing)).status).toBe(403)
    }
  })

  test.runIf(heldBy === 'role')('allows accounts with the permission, and root users', async () => {
    for (const of of [
      { grants: [endpoint.permission] },
      { isAdmin: true, grants: [endpoint.permission] },
      { isRoot: true },
    ]) {
      const { send } = await shared(of)
      const { status } = await send(endpoint, missing)
      expect([401, 402, 403]).not.toContain(status)
    }
  })
})

describe.each([...WORKSPACE_ROLES])('the role %s in a workspace', (role) => {
  test('is denied every call that it does not include, without disclosing whether the object exists', async () => {
    const workspace = await mintAccount()
    const member = role === 'owner' ? workspace : await mintAccount({ plan: null })
    if (role !== 'owner') {
      const ids = { workspaceId: workspace.id, memberId: member.id }
      await db.insert(workspaceMembers).values({ ...ids, role, createdAt: new Date().toISOString() })
      await db.update(sessions).set({ workspaceId: workspace.id }).where(eq(sessions.id, member.sessionId))
    }
    const beyond = guarded.filter(
      ({ endpoint, heldBy }) =>
        heldBy !== 'role' && endpoint.actsFor !== 'person' && !roleAllows(role, endpoint.permission),
    )
    expect(beyond.length).toBeGreaterThan({ owner: -1, admin: 3, member: 8, viewer: 90, billing: 80 }[role])
    for (const { name, endpoint } of beyond) expect((await member.send(endpoint, missing)).status, name).toBe(403)
  })
})

describe('responses to a session are not cacheable', () => {
  test.each(all)('$name', async ({ endpoint }) => {
    const { send } = await mintAccount()
    // Whatever the result: most of these are failures, of every kind.
    for (const input of [missing, { params: { id: 'x', type: 'x' }, query: { page: 'x' } }]) {
      const response = await send(endpoint, input)
      await response.body?.cancel()
      expect(response.headers.get('cache-control')).toMatch(/\bno-store\b/)
    }
  })

  test.each([
    ['/api/nowhere', 'GET', ''],
    ['/api', 'GET', ''],
    ['/api/profile', 'DELETE', ''],
    ['/api/dashboard/crawl', 'POST', '{'],
    ['/api/dashboard/crawl', 'POST', 'x'.repeat(1_100_000)],
    ['/api/live/crawls/x', 'GET', ''],
    ['/api/files/website-downloads/x/zip', 'GET', ''],
    ['/api/profile', 'HEAD', ''],
    ['/api/profile', 'OPTIONS', ''],
  ])('%s by %s', async (path, method, body) => {
    const { token } = await mintAccount()
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`http://127.0.0.1:8787${path}`, { method, headers, ...(body && { body }) })
    const response = await exports.default.fetch(request)
    await response.body?.cancel()
    expect(response.headers.get('cache-control')).toMatch(/\bno-store\b/)
  })

  test('errors for visitors are not cacheable either, whereas public responses are', async () => {
    expect((await visitor.send(ENDPOINTS.get('auth.profile')!)).headers.get('cache-control')).toBe('no-store')
    expect((await visitor.send(ENDPOINTS.get('status.read')!)).headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe.each([...V1_ENDPOINTS].map(([name, endpoint]) => ({ name, endpoint })))('v1 $name', ({ endpoint }) => {
  test('rejects a visitor, a session and an invalid key', async () => {
    const { token } = await shared()
    for (const authorization of ['', `Bearer ${token}`, 'Bearer ctk_live_none'])
      expect((await visitor.send(endpoint, missing, { authorization })).status).toBe(401)
  })

  test('rejects a key without the permission, and still returns the remaining quota', async () => {
    const { id } = await mintAccount()
    const { send } = await mintKey(id, { permissions: ['campaigns'] })
    const response = await send(endpoint, missing)
    const isForAll = scopeOf(['campaigns'])!.has(endpoint.permission)
    if (isForAll) expect(response.status).not.toBe(403)
    else expect(response.status).toBe(403)
    expect(response.headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+/)
    expect(response.headers.get('cache-control')).toMatch(/\bno-store\b/)
  })
})

describe('a page size above a hundred is rejected as invalid', () => {
  const paged = all.filter(
    ({ endpoint }) => endpoint.query && ['per_page', 'limit'].some((name) => name in shapeOf(endpoint.query)),
  )

  test.each(paged)('$name', async ({ endpoint }) => {
    const { send } = await mintAccount({ isRoot: true })
    expect(paged.length).toBeGreaterThan(10)
    for (const size of [101, 0, 'x']) {
      const response = await send(endpoint, {
        params: { id: newId(), type: 'emails' },
        query: { per_page: size, limit: size },
      })
      expect([400, 404]).toContain(response.status)
      if (!endpoint.params) expect(await response.json()).toMatchObject({ code: 'bad_request' })
    }
  })
})

test('fields with a secret are declared, and never stored in plain text', () => {
  const reveals = [...ENDPOINTS, ...V1_ENDPOINTS].filter(([, { returns }]) =>
    /"(?:secret|plain_key)"/.test(JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any' }))),
  )
  expect(reveals.length).toBeGreaterThan(3)
  for (const [name, { revealsSecret }] of reveals) expect(revealsSecret, name).toBe(true)
})

test('every path and method is declared once', () => {
  const routes = [...all, ...[...V1_ENDPOINTS.values()].map((endpoint) => ({ endpoint }))].map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path}`,
  )
  expect(new Set(routes).size).toBe(routes.length)
})

test.each(['Bearer', 'bearer', 'BEARER'])('the scheme of a token is accepted as %s', async (scheme) => {
  const { token } = await mintAccount()
  const headers = { authorization: `${scheme} ${token}` }
  expect((await visitor.send(ENDPOINTS.get('auth.profile')!, {}, headers)).status).toBe(200)
})
