import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '../../../../src/contracts/all.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as adminPlans from '../../../../src/contracts/billing/admin-plans.ts'
import * as contract from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { list as listCrawls } from '../../../../src/contracts/v1/crawls.ts'
import * as workspaces from '../../../../src/contracts/workspaces/workspaces.ts'
import { changeSettings } from '../../../../src/core/settings.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { signInFactors } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { workspaceMembers } from '../../../../src/db/schema/control/workspaces.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, db, mintAccount, openSession } from '../../support/factories.ts'
import { mintKey } from '../../support/keys.ts'
import { PASSWORD, passwordHash } from '../auth/support.ts'
import { codeOf } from './support.ts'

const PAST = '2020-01-01T00:00:00.000Z'
const requireFactor = async (accountId: string, since: string | null = PAST) => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
  await db.update(plans).set({ requiresFactorSince: since }).where(eq(plans.id, row!.planId))
}
const askAdmins = (admins_need_factor: boolean) => changeSettings(contextOf(newId()), { admins_need_factor })
afterEach(() => askAdmins(false))

const missing = { params: { id: newId() }, body: {} }
const codeOfAnswer = async (response: Response) => ((await response.json()) as { code?: string }).code

describe('a plan that requires a second factor', () => {
  test('restricts sessions without one to adding it and signing out', async () => {
    const account = await mintAccount()
    await requireFactor(account.id)
    const open: string[] = []
    for (const [name, endpoint] of ENDPOINTS) {
      if (endpoint.permission === 'public' || endpoint.isForMissingFactor) {
        if (endpoint.permission !== 'public') open.push(name)
        continue
      }
      const response = await account.send(endpoint, missing)
      // Calls of operators are rejected earlier for another reason.
      const code = await codeOfAnswer(response)
      expect([response.status, code === 'forbidden' ? 'factor_missing' : code], name).toEqual([403, 'factor_missing'])
    }
    expect(open.toSorted()).toEqual([
      'auth.logOut',
      'auth.profile',
      'identities.connectPendingIdentity',
      'identities.listIdentities',
      'signInFactors.addPasskey',
      'signInFactors.beginPasskey',
      'signInFactors.beginTotp',
      'signInFactors.confirmTotp',
      'signInFactors.readSecurity',
      'workspaces.leaveWorkspace',
      'workspaces.listWorkspaces',
      'workspaces.switchWorkspace',
    ])
  })

  test('says so to the browser, and grants access once a factor is added', async () => {
    const account = await mintAccount()
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id))
    await requireFactor(account.id)
    const read = async () => (await account.call(auth.profile, {})).data.must_add_factor
    expect(await read()).toBe(true)
    const { data } = await account.call(contract.beginTotp, { body: { password: PASSWORD } })
    expect(await read()).toBe(true)
    const body = { name: 'Phone', code: codeOf(data.secret) }
    await account.call(contract.confirmTotp, { params: { id: data.id }, body })
    expect(await read()).toBe(false)
    expect((await account.send(workspaces.listMembers)).status).toBe(200)
  })

  test('applies to sessions that were opened after it was turned on', async () => {
    const account = await mintAccount()
    await db.update(sessions).set({ createdAt: PAST }).where(eq(sessions.accountId, account.id))
    await requireFactor(account.id, '2020-01-02T00:00:00.000Z')
    expect((await account.send(workspaces.listMembers)).status).toBe(200)
    const later = await openSession(account.id)
    expect((await later.send(workspaces.listMembers)).status).toBe(403)
  })

  test('applies to members in that workspace, and not in their own', async () => {
    const [workspace, member] = await Promise.all([mintAccount(), mintAccount()])
    await requireFactor(workspace.id)
    const ids = { workspaceId: workspace.id, memberId: member.id }
    await db.insert(workspaceMembers).values({ ...ids, role: 'admin', createdAt: PAST })
    expect((await member.send(workspaces.listMembers)).status).toBe(200)
    await member.call(workspaces.switchWorkspace, { params: { id: workspace.id } })
    expect(await codeOfAnswer(await member.send(workspaces.listMembers))).toBe('factor_missing')
    await member.call(workspaces.switchWorkspace, { params: { id: member.id } })
    expect((await member.send(workspaces.listMembers)).status).toBe(200)
  })

  test('does not affect API keys', async () => {
    const account = await mintAccount()
    await requireFactor(account.id)
    const { send } = await mintKey(account.id, { permissions: ['read'] })
    expect((await send(listCrawls)).status).toBe(200)
  })

  test('is turned on by an operator, and stores since when', async () => {
    const operator = await mintAccount({ isRoot: true })
    const name = `p${newId().slice(-12)}`
    const body = { name, display_name: 'Safe', description: 'Safe', price_monthly: 0, price_yearly: 0 }
    const { plan } = await operator.call(adminPlans.createPlan, { body: { ...body, requires_factor: true } })
    const since = async () => (await db.select().from(plans).where(eq(plans.id, plan.id)))[0]!.requiresFactorSince
    const first = await since()
    expect(first).not.toBeNull()
    await operator.call(adminPlans.updatePlan, { params: { id: plan.id }, body: { description: 'Safer' } })
    expect(await since()).toBe(first)
    await operator.call(adminPlans.updatePlan, { params: { id: plan.id }, body: { requires_factor: false } })
    expect(await since()).toBeNull()
  })
})

describe('an operator setting that requires a second factor of administrators', () => {
  test('blocks those without one, and no one else', async () => {
    await askAdmins(true)
    const [admin, root, person] = await Promise.all([
      mintAccount({ isAdmin: true }),
      mintAccount({ isRoot: true }),
      mintAccount(),
    ])
    for (const { send } of [admin, root])
      expect(await codeOfAnswer(await send(workspaces.listMembers))).toBe('factor_missing')
    expect((await person.send(workspaces.listMembers)).status).toBe(200)
    const factor = { accountId: admin.id, kind: 'totp' as const, name: 'Phone', createdAt: PAST }
    await db.insert(signInFactors).values({ ...factor, id: newId() })
    expect((await admin.send(workspaces.listMembers)).status).toBe(403)
    await db.update(signInFactors).set({ confirmedAt: PAST }).where(eq(signInFactors.accountId, admin.id))
    expect((await admin.send(workspaces.listMembers)).status).toBe(200)
    await askAdmins(false)
    expect((await root.send(workspaces.listMembers)).status).toBe(200)
  })
})
