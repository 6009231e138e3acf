import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as account from '../../../../src/contracts/accounts/accounts.ts'
import { ENDPOINTS } from '../../../../src/contracts/all.ts'
import * as apiKeys from '../../../../src/contracts/api-keys/api-keys.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import { isOpenToImpersonators } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { accountRoles } from '../../../../src/db/schema/control/roles.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, type visitor } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import { eventsOf, manager, mintRole, root, visit } from './support.ts'

const isOpen = async ({ send }: { send: typeof visitor.send }) => (await send(auth.profile)).status === 200

test('an administrator sees the account as its owner does for an hour, with the impersonation marked', async () => {
  const [administrator, user] = [await manager(), await mintAccount()]
  const stood = await visit(administrator, user.id)
  const left = Date.parse(stood.expires_at) - Date.now()
  expect(left).toBeGreaterThan(59 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  const { data } = await stood.call(auth.profile, {})
  expect(data).toMatchObject({ id: user.id, impersonated_by: { id: administrator.id, name: 'Test Person' } })
  expect((await user.call(auth.profile, {})).data.impersonated_by).toBeNull()
  expect(await eventsOf(user.id)).toMatchObject([
    {
      ...{ action: 'user.impersonate', actor_kind: 'session', actor_id: administrator.id, object_id: user.id },
      after: { reason: 'Ticket 12', expires_at: stood.expires_at },
    },
  ])
  const past = new Date(Date.now() - 1).toISOString()
  await db.update(sessions).set({ expiresAt: past }).where(eq(sessions.impersonatorId, administrator.id))
  expect(await isOpen(stood)).toBe(false)
})

test('it ends with its button, audited once, and by signing out as well', async () => {
  const [administrator, user] = [await manager(), await mintAccount()]
  const one = await visit(administrator, user.id)
  expect((await one.call(contract.endImpersonation, {})).message).toBe('Impersonation ended')
  expect(await isOpen(one)).toBe(false)
  expect(await isOpen(administrator)).toBe(true)
  const other = await visit(administrator, user.id)
  await other.call(auth.logOut, {})
  expect(await isOpen(other)).toBe(false)
  const ended = (await eventsOf(user.id)).filter(({ action }) => action === 'user.end-impersonation')
  expect(ended).toHaveLength(2)
  expect(ended[0]).toMatchObject({ actor_kind: 'stand-in', actor_id: administrator.id, object_id: user.id })
  expect(await user.fail(contract.endImpersonation, {})).toMatchObject({ httpStatus: 409 })
  expect(await isOpen(user)).toBe(true)
})

describe('an impersonation', () => {
  const signedIn = [...ENDPOINTS].filter(([, { permission }]) => permission !== 'public')
  const refused = signedIn.filter(([, endpoint]) => !isOpenToImpersonators(endpoint))

  test('may read, and otherwise only what is listed here', () => {
    const open = signedIn.filter(([, endpoint]) => isOpenToImpersonators(endpoint))
    const acts = open.filter(([, { method, file }]) => method !== 'get' || file !== undefined)
    expect(acts.map(([name]) => name).toSorted()).toEqual([
      'accountFeed.openFeed',
      'audiences.previewAudience',
      'auth.logOut',
      'campaigns.previewCampaign',
      'crawls.openLive',
      'siteDownloads.getPage',
      'spamChecks.analyzeSpam',
      'users.endImpersonation',
    ])
  })

  test.each(refused.map(([name, endpoint]) => ({ name, endpoint })))('is denied $name', async ({ endpoint }) => {
    // Accounts in which only the impersonation prevents the action.
    const user = await mintAccount({ isAdmin: true, grants: [endpoint.permission] })
    const { fail } = await visit(await root(), user.id)
    expect(await fail(endpoint, { params: { id: newId() }, body: {} } as never)).toMatchObject({
      ...{ httpStatus: 403, code: 'forbidden' },
      message: 'You are viewing this account as an administrator. Only its owner can do this, signed in as themselves.',
    })
  })

  test('cannot read a full API key', async () => {
    const user = await mintAccount()
    await user.call(apiKeys.create, { body: { name: 'Robot' } })
    const stood = await visit(await manager(), user.id)
    const { data } = await stood.call(apiKeys.list, {})
    expect(data.api_keys[0]).not.toHaveProperty('plain_key')
  })

  test('is not listed as a device of the owner', async () => {
    const [administrator, user] = [await manager(), await mintAccount()]
    const stood = await visit(administrator, user.id)
    const [row] = await db.select().from(sessions).where(eq(sessions.impersonatorId, administrator.id))
    const { data } = await user.call(account.listSessions, {})
    expect(data.map(({ id }) => id)).toEqual([user.sessionId])
    expect(await user.fail(account.endSession, { params: { id: row!.id } })).toMatchObject({ httpStatus: 404 })
    expect((await user.call(account.endOtherSessions, {})).data.ended).toBe(0)
    expect(await isOpen(stood)).toBe(true)
  })

  test('cannot impersonate another account', async () => {
    const administrator = await manager()
    const colleague = await mintAccount({ grants: ['users:view', 'users:impersonate'] })
    const { fail } = await visit(administrator, colleague.id)
    const input = { params: { id: (await mintAccount()).id }, body: { reason: 'More' } }
    expect(await fail(contract.impersonateUser, input)).toMatchObject({ httpStatus: 403 })
  })
})

describe('an administrator cannot impersonate', () => {
  const refusedTo = async (administrator: Awaited<ReturnType<typeof manager>>, id: string) => {
    const input = { params: { id }, body: { reason: 'Ticket 12' } }
    const { httpStatus, message } = await administrator.fail(contract.impersonateUser, input)
    expect(await db.$count(sessions, eq(sessions.impersonatorId, administrator.id))).toBe(0)
    return [httpStatus, message]
  }

  test('a root user, even as a root user', async () => {
    const top = await root()
    const refusal = [403, "Root users can't be impersonated."]
    expect(await refusedTo(await root(), top.id)).toEqual(refusal)
    expect(await refusedTo(await manager(), top.id)).toEqual(refusal)
  })

  test('a user with more permissions, themselves, a suspended user, or an unknown user', async () => {
    const administrator = await manager()
    const stronger = await mintAccount({ grants: ['system:manage'] })
    const beyond = 'This user may do more than you, so this is not yours to do.'
    expect(await refusedTo(administrator, stronger.id)).toEqual([403, beyond])
    expect(await refusedTo(administrator, administrator.id)).toEqual([409, 'You are signed in as yourself already.'])
    const halted = await mintAccount()
    await administrator.call(contract.suspendUser, { params: { id: halted.id }, body: {} })
    const suspended = 'This user is suspended. Reactivate the account first.'
    expect(await refusedTo(administrator, halted.id)).toEqual([409, suspended])
    expect(await refusedTo(administrator, newId())).toEqual([404, 'User not found'])
  })

  test('without a reason', async () => {
    const { fail } = await manager()
    const input = { params: { id: (await mintAccount()).id }, body: { reason: ' ' } }
    expect(await fail(contract.impersonateUser, input)).toMatchObject({
      errors: { reason: ['Say why, for the audit trail'] },
    })
  })
})

describe('it ends with the next request when', () => {
  type Administrator = Awaited<ReturnType<typeof manager>>
  const byRoot = async (endpoint: typeof contract.suspendUser | typeof contract.deleteUser, id: string) =>
    (await root()).call(endpoint, { params: { id }, body: {} } as never)

  test.each<[string, (administrator: Administrator, userId: string) => Promise<unknown>]>([
    ['the administrator is suspended', ({ id }) => byRoot(contract.suspendUser, id)],
    ['the administrator is deleted', ({ id }) => byRoot(contract.deleteUser, id)],
    [
      'the administrator loses the permission',
      ({ id }) => db.delete(accountRoles).where(eq(accountRoles.accountId, id)),
    ],
    ['the user is suspended', (_, userId) => byRoot(contract.suspendUser, userId)],
    ['the user is deleted', (_, userId) => byRoot(contract.deleteUser, userId)],
    ['the user becomes a root user', (_, id) => db.update(accounts).set({ isRoot: true }).where(eq(accounts.id, id))],
    ['the user gets more permissions', (_, userId) => mintRole(['system:manage'], userId)],
    [
      'an administrator changes the user’s address',
      async (_, id) =>
        (await root()).call(contract.updateUser, { params: { id }, body: { email: `${newId()}@example.org` } }),
    ],
  ])('%s', async (_, happen) => {
    const [administrator, user] = [await manager(), await mintAccount()]
    const { crawlId } = await addCrawl(user.id)
    const stood = await visit(administrator, user.id)
    const { data } = await stood.call(crawls.openLive, { params: { id: crawlId } })
    expect(await isOpen(stood)).toBe(true)
    await happen(administrator, user.id)
    expect(await isOpen(stood)).toBe(false)
    expect(await openLive(crawlId, data.ticket)).toBe(401)
    await db.update(accounts).set({ isRoot: false }).where(eq(accounts.id, user.id))
  })

  test('it was ended: a ticket issued within it opens no connection', async () => {
    const user = await mintAccount()
    const { crawlId } = await addCrawl(user.id)
    const stood = await visit(await manager(), user.id)
    const first = await stood.call(crawls.openLive, { params: { id: crawlId } })
    expect(await openLive(crawlId, first.data.ticket)).toBe(101)
    const second = await stood.call(crawls.openLive, { params: { id: crawlId } })
    await stood.call(contract.endImpersonation, {})
    expect(await openLive(crawlId, second.data.ticket)).toBe(401)
  })
})

async function openLive(crawlId: string, ticket: string): Promise<number> {
  const { exports } = await import('cloudflare:workers')
  const headers = { upgrade: 'websocket', 'sec-websocket-protocol': `${crawls.LIVE_PROTOCOL}, ${ticket}` }
  const response = await exports.default.fetch(`http://127.0.0.1/api/live/crawls/${crawlId}`, { headers })
  response.webSocket?.accept()
  response.webSocket?.close()
  return response.status
}

test('an administrator who signs out other devices ends the impersonations of those', async () => {
  const [administrator, user] = [await manager(), await mintAccount()]
  const stood = await visit(administrator, user.id)
  await administrator.call(account.endOtherSessions, {})
  expect(await isOpen(stood)).toBe(false)
  const open = and(eq(sessions.accountId, user.id), sql`revoked_at IS NULL`)
  expect(await db.$count(sessions, open)).toBe(1)
})
