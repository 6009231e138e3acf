import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { loadSession } from '../../../../src/domain/access/load-account.ts'
import { db, mintAccount } from '../../support/factories.ts'

const loaded = async ({ id, sessionId }: { id: string; sessionId: string }) => {
  const holder = await loadSession(db, { accountId: id, sessionId }, new Date())
  if (holder) expect(holder.actor).toEqual({ kind: 'session', accountId: id, sessionId })
  return holder?.account ?? null
}

test('an account is loaded by its session, with its plan and the permissions of its roles', async () => {
  const account = await mintAccount({
    plan: { crawlsPerMonth: 7 },
    isAdmin: true,
    grants: ['users:view', 'users:edit'],
  })
  const holder = await loaded(account)
  expect(holder).toMatchObject({
    id: account.id,
    name: 'Test Person',
    email: account.email,
    isAdmin: true,
    isRoot: false,
    plan: { displayName: 'Test', allowances: { crawls: 7, websites: null } },
  })
  expect([...holder!.grants].sort()).toEqual(['users:edit', 'users:view'])
  expect(holder!.roles).toHaveLength(1)
  expect(holder!.plan?.id).not.toBe(account.id)
})

test('an account without a subscription has no plan', async () => {
  const account = await mintAccount({ plan: null })
  expect(await loaded(account)).toMatchObject({ id: account.id, plan: null })
})

test('a revoked, expired or foreign session and a disabled account load no account', async () => {
  const past = '2020-01-01T00:00:00.000Z'
  const revoked = await mintAccount()
  await db.update(sessions).set({ revokedAt: past }).where(eq(sessions.id, revoked.sessionId))
  const expired = await mintAccount()
  await db.update(sessions).set({ expiresAt: past }).where(eq(sessions.id, expired.sessionId))
  const disabled = await mintAccount()
  await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, disabled.id))
  const foreign = { ...(await mintAccount()), id: (await mintAccount()).id }
  for (const account of [revoked, expired, disabled, foreign]) expect(await loaded(account)).toBeNull()
})
