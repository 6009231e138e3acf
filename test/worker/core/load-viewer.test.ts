import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadViewer } from '../../../src/core/load-viewer.ts'
import { accounts, sessions } from '../../../src/db/schema/accounts.ts'
import { db, mintAccount } from '../support/factories.ts'

const viewerOf = ({ id, sessionId }: { id: string; sessionId: string }) =>
  loadViewer(db, { accountId: id, sessionId }, new Date())

test('the viewer is the account of the session, with its plan and what its roles grant', async () => {
  const account = await mintAccount({
    plan: { crawlsPerMonth: 7 },
    isAdmin: true,
    grants: ['users:view', 'users:edit'],
  })
  const viewer = await viewerOf(account)
  expect(viewer).toMatchObject({
    id: account.id,
    sessionId: account.sessionId,
    name: 'Test Person',
    email: account.email,
    isAdmin: true,
    isRoot: false,
    plan: { displayName: 'Test', crawlsPerMonth: 7 },
  })
  expect([...viewer!.grants].sort()).toEqual(['users:edit', 'users:view'])
  expect(viewer!.roles).toHaveLength(1)
  expect(viewer!.plan?.id).not.toBe(account.id)
})

test('an account without a subscription has no plan', async () => {
  const account = await mintAccount({ plan: null })
  expect(await viewerOf(account)).toMatchObject({ id: account.id, plan: null })
})

test('a revoked, expired or foreign session and a disabled account have no viewer', async () => {
  const past = '2020-01-01T00:00:00.000Z'
  const revoked = await mintAccount()
  await db.update(sessions).set({ revokedAt: past }).where(eq(sessions.id, revoked.sessionId))
  const expired = await mintAccount()
  await db.update(sessions).set({ expiresAt: past }).where(eq(sessions.id, expired.sessionId))
  const disabled = await mintAccount()
  await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, disabled.id))
  const foreign = { ...(await mintAccount()), id: (await mintAccount()).id }
  for (const account of [revoked, expired, disabled, foreign]) expect(await viewerOf(account)).toBeNull()
})
