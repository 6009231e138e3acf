import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { ask, mailsTo, newEmail, PASSWORD } from '../auth/support.ts'
import { addCrawl } from '../data/support.ts'
import { eventsOf, manager, mintRole, root, rowOf } from './support.ts'

const openSessions = async (id: string) =>
  (await db.select().from(sessions).where(eq(sessions.accountId, id))).filter(({ revokedAt }) => revokedAt === null)
const actionsOf = async (id: string) => (await eventsOf(id)).map(({ action }) => action)

test('an invited user has the selected roles, and signs in after setting a password by the mailed link', async () => {
  const { call } = await manager({ grants: ['users:create', 'users:view', 'crawls:view'] })
  const role = await mintRole(['crawls:view'])
  const email = newEmail()
  const { user } = await call(contract.inviteUser, { body: { name: 'Ada Lovelace', email, roles: [role] } })
  expect(user).toMatchObject({ email, email_verified: false, roles: [{ id: role }] })
  const [mail] = await mailsTo(email, /invited/)
  const token = /[?&]token=([\w-]+)/.exec(mail!.text)![1]!
  const password = { password: PASSWORD, password_confirmation: PASSWORD }
  expect((await ask(auth.resetPassword, { body: { email, token, ...password } })).status).toBe(200)
  expect((await rowOf(user.id)).emailVerifiedAt).not.toBeNull()
  expect((await ask(auth.logIn, { body: { email, password: PASSWORD } })).status).toBe(200)
  await expect(call(contract.inviteUser, { body: { name: 'Ada', email } })).rejects.toThrow('answered 422')
})

test('an administrator can sign a user out everywhere, but not users with more permissions or themselves', async () => {
  const user = await mintAccount()
  const admin = await manager()
  expect(await openSessions(user.id)).not.toEqual([])
  const { data } = await admin.call(contract.endUserSessions, { params: { id: user.id } })
  expect(data.ended).toBeGreaterThan(0)
  expect(await openSessions(user.id)).toEqual([])
  expect(await actionsOf(user.id)).toContain('user.end-sessions')
  const { id: rootId } = await root()
  expect((await admin.send(contract.endUserSessions, { params: { id: rootId } })).status).toBe(403)
  expect((await admin.send(contract.endUserSessions, { params: { id: admin.id } })).status).toBe(409)
  expect(await openSessions(rootId)).not.toEqual([])
})

test('a verification mail is sent to users who need one', async () => {
  const user = await mintAccount()
  const { send } = await manager()
  const params = { id: user.id }
  expect((await send(contract.sendVerificationMail, { params })).status).toBe(409)
  await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, user.id))
  expect((await send(contract.sendVerificationMail, { params })).status).toBe(200)
  await mailsTo(user.email, /^Verify/)
})

test('a bulk action decides on each user separately', async () => {
  const [one, two, { id: rootId }] = [await mintAccount(), await mintAccount(), await root()]
  const { call, id } = await manager()
  const ids = [one.id, two.id, rootId, id, newId(), one.id]
  const { data } = await call(contract.bulkUsers, { body: { action: 'suspend', ids, reason: 'Spam' } })
  expect(data).toMatchObject({ done: 2 })
  expect(data.refused.map((refusal) => refusal.id).sort()).toEqual([rootId, id, ids[4]!].sort())
  expect(await rowOf(two.id)).toMatchObject({ isActive: false, suspensionReason: 'Spam' })
})

test("the figures of a user count the account's data in every database", async () => {
  const user = await mintAccount()
  await mintKey(user.id)
  await addCrawl(user.id)
  const { call } = await manager()
  const { data } = await call(contract.userFigures, { params: { id: user.id } })
  expect(data).toMatchObject({ api_keys: 1, crawls: 1, campaigns: 0, webhooks: 0, payments: 0 })
  expect(data.sessions).toBeGreaterThan(0)
  expect(data.usage.api_keys.used).toBe(1)
})

test('an administrator lists crawls, campaigns and keys of a user, in pages and without their contents', async () => {
  const user = await mintAccount()
  await mintKey(user.id)
  await addCrawl(user.id, 'first-site.com')
  await addCrawl(user.id, 'second-site.com')
  await addCrawl((await mintAccount()).id, 'of-another.com')
  const { call, send } = await manager({ grants: ['users:view'] })
  const list = (kind: contract.UserHoldingKind, page = 1) =>
    call(contract.listUserHoldings, { params: { id: user.id, kind }, query: { page, per_page: 1 } })
  const [first, second] = [await list('crawls'), await list('crawls', 2)]
  expect(first.pagination).toMatchObject({ total: 2, last_page: 2 })
  expect([...first.data, ...second.data].map(({ name }) => name).toSorted()).toEqual([
    'first-site.com',
    'second-site.com',
  ])
  const keys = await list('api_keys')
  expect(keys.data).toMatchObject([{ status: 'active', done: null, last_at: null }])
  expect(Object.keys(keys.data[0]!)).not.toContain('start')
  expect((await list('campaigns')).data).toEqual([])
  const params = { id: newId(), kind: 'crawls' as const }
  expect((await send(contract.listUserHoldings, { params })).status).toBe(404)
  const stranger = await mintAccount()
  expect((await stranger.send(contract.listUserHoldings, { params: { ...params, id: user.id } })).status).toBe(403)
})
