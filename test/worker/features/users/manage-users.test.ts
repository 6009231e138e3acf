import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import * as accountCalls from '../../../../src/contracts/accounts/accounts.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import { accountDeletions, accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { accountRoles } from '../../../../src/db/schema/control/roles.ts'
import { settings } from '../../../../src/db/schema/control/settings.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { ask, mailsTo, newEmail, PASSWORD, passwordHash } from '../auth/support.ts'
import { mintPlan } from '../billing/support.ts'
import { eventsOf, manager, mintRole, root, rowOf, withRootsOnly } from './support.ts'

const bodyOf = (more: Partial<contract.CreateUser> = {}) => ({
  ...{ name: 'Ada Lovelace', email: newEmail(), password: PASSWORD, password_confirmation: PASSWORD, roles: [] },
  ...more,
})
const tokenIn = (text: string, path: string) => new RegExp(`${path}\\?(?:\\S*&)?token=([\\w-]+)`).exec(text)?.[1] ?? ''
const LACKED = 'You cannot give or take a permission that you lack: Manage System.'
const FOR_GOOD = /^You would lose this yourself, and could not give it back: /
const REACH = { httpStatus: 403, message: 'This user may do more than you, so this is not yours to do.' }
const heldBy = async (id: string) =>
  (await db.select().from(accountRoles).where(eq(accountRoles.accountId, id))).map(({ roleId }) => roleId)

afterEach(async () => {
  await db.delete(settings).where(eq(settings.name, 'default_plan'))
})

test('without permission, nothing can be changed on a user', async () => {
  const user = await mintAccount()
  const params = { id: user.id }
  const role = await mintRole([])
  const viewer = await mintAccount({ isAdmin: true, grants: ['users:view'] })
  const calls = [
    viewer.fail(contract.createUser, { body: bodyOf() }),
    viewer.fail(contract.updateUser, { params, body: { name: 'Eve' } }),
    viewer.fail(contract.deleteUser, { params }),
    viewer.fail(contract.assignRole, { params, body: { role_id: role } }),
    viewer.fail(contract.removeRole, { params, body: { role_id: role } }),
    viewer.fail(contract.suspendUser, { params, body: {} }),
    viewer.fail(contract.reactivateUser, { params }),
    viewer.fail(contract.impersonateUser, { params, body: { reason: 'x' } }),
  ]
  for (const refused of await Promise.all(calls)) expect(refused).toMatchObject({ httpStatus: 403 })
  expect(await rowOf(user.id)).toMatchObject({ name: 'Test Person', isActive: true })
  expect(await eventsOf(user.id)).toEqual([])
})

describe('a new user', () => {
  test('can sign in right away, has the selected roles and the default plan, and is audited', async () => {
    const plan = await mintPlan({ priceMonthlyMinor: 0, priceYearlyMinor: 0 })
    await db
      .insert(settings)
      .values({ name: 'default_plan', value: plan.name, updatedAt: new Date().toISOString() })
      .onConflictDoUpdate({ target: settings.name, set: { value: plan.name } })
    const role = await mintRole(['users:view', 'crawls:view'])
    const { call, id } = await manager()
    const body = bodyOf({ name: ' Ada  Lovelace ', roles: [role, role] })
    const { user, message } = await call(contract.createUser, { body })
    expect(message).toBe('User created successfully')
    expect(user).toMatchObject({
      ...{ name: 'Ada Lovelace', email: body.email, active: true, email_verified: true, is_root_user: false },
      ...{ roles: [{ id: role }], plan: { name: plan.name } },
    })
    expect(await ask(auth.logIn, { body: { email: body.email, password: PASSWORD } })).toMatchObject({ status: 200 })
    const written = (await eventsOf(user.id)).find(({ action }) => action === 'user.create')
    expect(written).toMatchObject({ actor_kind: 'session', actor_id: id, after: { email: body.email } })
    expect(JSON.stringify(written)).not.toContain(PASSWORD)
  })

  test('requires a name, an address and a confirmed, uncommon password', async () => {
    const { fail } = await manager()
    const errorsOf = async (body: object) => (await fail(contract.createUser, { body: body as never })).errors
    expect(await errorsOf({})).toMatchObject({
      ...{ name: ['Name is required'], email: ['Email is required'], password: ['Password is required'] },
      password_confirmation: ['Password confirmation is required'],
    })
    expect(await errorsOf(bodyOf({ password_confirmation: 'other' }))).toEqual({
      password_confirmation: ['Passwords do not match'],
    })
    const common = { password: 'password123', password_confirmation: 'password123' }
    expect((await errorsOf(bodyOf(common)))?.password?.[0]).toContain('too common')
    const short = { password: 'Xy7#aaa', password_confirmation: 'Xy7#aaa' }
    expect((await errorsOf(bodyOf(short)))?.password).toEqual(['Password must be at least 8 characters'])
  })

  test('requires a unique address, also among concurrent requests', async () => {
    const { fail, send } = await manager()
    const body = bodyOf()
    const answers = await Promise.all([1, 2].map(() => send(contract.createUser, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(await fail(contract.createUser, { body: { ...body, email: body.email.toUpperCase() } })).toMatchObject({
      errors: { email: ['The email has already been taken.'] },
    })
  })

  test('gets no role with more permissions than its creator has, nor an unknown one', async () => {
    const { fail } = await manager()
    const strong = bodyOf({ roles: [await mintRole(['users:view', 'system:manage'])] })
    expect(await fail(contract.createUser, { body: strong })).toMatchObject({
      ...{ httpStatus: 403, message: LACKED },
    })
    expect(await fail(contract.createUser, { body: bodyOf({ roles: [newId()] }) })).toMatchObject({
      errors: { roles: ['One of these roles no longer exists.'] },
    })
    expect(await db.$count(accounts, eq(accounts.email, strong.email))).toBe(0)
    const made = await (await root()).call(contract.createUser, { body: strong })
    expect(made.user.roles).toMatchObject([{ id: strong.roles[0] }])
  })
})

describe('an edit', () => {
  test('changes only the given fields, and is audited with the old values', async () => {
    const user = await mintAccount()
    const [kept, taken, given] = [await mintRole([], user.id), await mintRole([], user.id), await mintRole([])]
    const { call, id } = await manager()
    const body = { name: 'Bea', site_limit: 7, roles: [kept, given] }
    const { user: shown, message } = await call(contract.updateUser, { params: { id: user.id }, body })
    expect(message).toBe('User updated successfully')
    expect(shown).toMatchObject({ name: 'Bea', email: user.email, site_limit: 7 })
    expect((await heldBy(user.id)).toSorted()).toEqual([kept, given].toSorted())
    const [written] = await eventsOf(user.id)
    expect(written).toMatchObject({
      action: 'user.update',
      actor_id: id,
      before: { name: 'Test Person', site_limit: 1 },
    })
    expect(written!.before!.roles).toEqual(expect.arrayContaining([kept, taken]))
    expect(written!.after).toEqual({ name: 'Bea', site_limit: 7, roles: [kept, given] })
    await call(contract.updateUser, { params: { id: user.id }, body })
    expect(await eventsOf(user.id)).toHaveLength(1)
  })

  test('sets no password: a link lets the owner set one', async () => {
    const user = await mintAccount()
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, user.id))
    const { call, fail } = await manager()
    const params = { id: user.id }
    const body = { password: 'Another fine passphrase 7', password_confirmation: 'Another fine passphrase 7' }
    expect(await fail(contract.updateUser, { params, body: body as never })).toMatchObject({
      httpStatus: 422,
      errors: { password: ['Administrators cannot set passwords. Send a link to reset it instead.'] },
    })
    expect((await rowOf(user.id)).passwordHash).toBe(passwordHash)
    expect((await call(contract.sendResetLink, { params })).message).toBe('Password reset link sent')
    const [mail] = await mailsTo(user.email, /Reset your password/)
    const token = tokenIn(mail!.text, '/reset-password')
    const given = { email: user.email, token, password: body.password, password_confirmation: body.password }
    expect((await ask(auth.resetPassword, { body: given })).status).toBe(200)
    expect((await ask(auth.logIn, { body: { email: user.email, password: body.password } })).status).toBe(200)
    expect(await eventsOf(user.id)).toMatchObject([
      { action: 'user.send-reset-link' },
      { action: 'account.reset-password' },
    ])
  })

  test('of the address ends sessions, and waits for confirmation; the old mailbox can revert it', async () => {
    const user = await mintAccount()
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, user.id))
    const { call, fail } = await manager()
    const email = newEmail()
    const params = { id: user.id }
    const taken = (await mintAccount()).email
    expect(await fail(contract.updateUser, { params, body: { email: taken } })).toMatchObject({
      errors: { email: ['The email has already been taken.'] },
    })
    const { user: shown } = await call(contract.updateUser, { params, body: { email } })
    expect(shown).toMatchObject({ email, email_verified: false })
    expect((await user.send(auth.profile)).status).toBe(401)
    expect(await ask(auth.logIn, { body: { email, password: PASSWORD } })).toMatchObject({ code: 'email_unverified' })
    expect(await mailsTo(email, /Confirm your new email address/)).toHaveLength(1)
    const [mail] = await mailsTo(user.email, /Your email address was changed/)
    expect(mail!.text).toContain(email)
    const token = tokenIn(mail!.text, '/email/undo')
    expect((await ask(accountCalls.undoEmailChange, { body: { token } })).status).toBe(200)
    expect(await rowOf(user.id)).toMatchObject({ email: user.email, resetEmail: null })
  })

  test('does not let an administrator sign in as a user by an address of their own', async () => {
    const user = await mintAccount()
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, user.id))
    const { call } = await manager()
    const [first, email] = [newEmail(), newEmail()]
    const params = { id: user.id }
    for (const own of [first, email]) await call(contract.updateUser, { params, body: { email: own } })
    await db.update(accounts).set({ emailVerifiedAt: new Date().toISOString() }).where(eq(accounts.id, user.id))
    await ask(auth.requestPasswordReset, { body: { email } })
    await call(contract.sendResetLink, { params })
    expect(await mailsTo(user.email, /Reset your password/, 2)).toHaveLength(2)
    for (const own of [first, email]) expect(await mailsTo(own, /Reset your password/, 0)).toEqual([])
    // The mailbox owner signs in with the password, and the address is verified.
    expect((await ask(auth.logIn, { body: { email, password: PASSWORD } })).status).toBe(200)
    await call(contract.sendResetLink, { params })
    expect(await mailsTo(email, /Reset your password/)).toHaveLength(1)
  })

  test('does not revert a concurrent one', async () => {
    const user = await mintAccount()
    const { send } = await manager()
    const edits = ['Ann', 'Bea', 'Cleo'].map((name) =>
      send(contract.updateUser, { params: { id: user.id }, body: { name } }),
    )
    const answers = await Promise.all(edits)
    const done = answers.filter(({ status }) => status === 200).length
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const events = await eventsOf(user.id)
    expect(events).toHaveLength(done)
    // Each edit started where the one before it ended.
    expect(events.slice(1).map(({ before }) => before!.name)).toEqual(
      events.slice(0, -1).map(({ after }) => after!.name),
    )
  })

  test('does not affect users with more permissions, and grants nothing that the editor lacks', async () => {
    const administrator = await manager()
    const stronger = await mintAccount({ grants: ['users:view', 'system:manage'] })
    const top = await root()
    for (const { id } of [stronger, top]) {
      const params = { id }
      const body = { email: newEmail() }
      expect(await administrator.fail(contract.updateUser, { params, body })).toMatchObject(REACH)
      expect(await administrator.fail(contract.sendResetLink, { params })).toMatchObject(REACH)
      expect(await administrator.fail(contract.suspendUser, { params, body: {} })).toMatchObject(REACH)
      expect(await rowOf(id)).toMatchObject({ passwordHash: 'none', isActive: true })
    }
    expect(await administrator.fail(contract.deleteUser, { params: { id: stronger.id } })).toMatchObject(REACH)
    const user = await mintAccount()
    const roles = [await mintRole(['system:manage'])]
    const given = await administrator.fail(contract.updateUser, { params: { id: user.id }, body: { roles } })
    expect(given).toMatchObject({ httpStatus: 403 })
    expect(await heldBy(user.id)).toEqual([])
    await (await root()).call(contract.updateUser, { params: { id: stronger.id }, body: { name: 'Sue', roles } })
    expect(await heldBy(stronger.id)).toEqual(roles)
  })

  test('of oneself excludes address and root status, and cannot remove a role needed to revert it', async () => {
    const administrator = await root()
    const role = await mintRole(['users:view'], administrator.id)
    const params = { id: administrator.id }
    const refused = async (body: contract.UpdateUser) => {
      const { httpStatus, message } = await administrator.fail(contract.updateUser, { params, body })
      return [httpStatus, message]
    }
    const inSettings = [409, 'Change your own address in your settings.']
    expect(await refused({ email: newEmail() })).toEqual(inSettings)
    const holder = await manager()
    const bare = { params: { id: holder.id }, body: { roles: [] } }
    expect(await holder.fail(contract.updateUser, bare)).toMatchObject({
      ...{ httpStatus: 409, message: expect.stringMatching(FOR_GOOD) },
    })
    expect(await refused({ is_root_user: false })).toEqual([409, 'You cannot take root from yourself.'])
    await administrator.call(contract.updateUser, { params, body: { name: 'Rue', roles: [role] } })
    expect(await rowOf(administrator.id)).toMatchObject({ name: 'Rue', isRoot: true })
  })
})

describe('root status', () => {
  test('is granted and revoked only by root users', async () => {
    const user = await mintAccount()
    const params = { id: user.id }
    const { fail } = await manager()
    expect(await fail(contract.updateUser, { params, body: { is_root_user: true } })).toMatchObject({
      ...{ httpStatus: 403, message: 'Only a root user decides who is one.' },
    })
    const { call } = await root()
    expect((await call(contract.updateUser, { params, body: { is_root_user: true } })).user.is_root_user).toBe(true)
    expect((await call(contract.updateUser, { params, body: { is_root_user: false } })).user.is_root_user).toBe(false)
    expect(await eventsOf(user.id)).toMatchObject([
      { after: { is_root_user: true } },
      { after: { is_root_user: false } },
    ])
  })

  test('always remains with someone, even if two revoke it from, or suspend, each other concurrently', async () => {
    const [one, other] = [await root(), await root()]
    await withRootsOnly([one.id, other.id], async () => {
      const take = (from: typeof one, of: typeof one) =>
        from.send(contract.updateUser, { params: { id: of.id }, body: { is_root_user: false } })
      await Promise.all([take(one, other), take(other, one)])
      expect(await db.$count(accounts, eq(accounts.isRoot, true))).toBe(1)
      await db.update(accounts).set({ isRoot: true }).where(eq(accounts.id, one.id))
      await db.update(accounts).set({ isRoot: true }).where(eq(accounts.id, other.id))
      const suspend = (from: typeof one, of: typeof one) =>
        from.send(contract.suspendUser, { params: { id: of.id }, body: {} })
      await Promise.all([suspend(one, other), suspend(other, one)])
      const rows = [await rowOf(one.id), await rowOf(other.id)]
      expect(rows.filter(({ isActive }) => isActive)).toHaveLength(1)
    })
  })

  test('cannot be revoked from the last active root user, even if another is suspended', async () => {
    const [one, other] = [await root(), await root()]
    await withRootsOnly([one.id, other.id], async () => {
      await one.call(contract.suspendUser, { params: { id: other.id }, body: {} })
      const helper = await manager()
      const body = { is_root_user: false }
      expect(await one.fail(contract.updateUser, { params: { id: one.id }, body })).toMatchObject({ httpStatus: 409 })
      expect(await helper.fail(contract.suspendUser, { params: { id: one.id }, body: {} })).toMatchObject(REACH)
      expect(await rowOf(one.id)).toMatchObject({ isRoot: true, isActive: true })
      // The suspended one can be demoted, because one remains.
      await one.call(contract.updateUser, { params: { id: other.id }, body })
    })
  })
})

describe('roles', () => {
  test('are assigned and removed one by one, each once, and audited', async () => {
    const user = await mintAccount()
    const role = await mintRole(['users:view'])
    const { call, id } = await manager()
    const input = { params: { id: user.id }, body: { role_id: role } }
    expect((await call(contract.assignRole, input)).user.roles).toMatchObject([{ id: role }])
    expect((await call(contract.assignRole, input)).user.roles).toHaveLength(1)
    expect((await call(contract.removeRole, input)).user.roles).toEqual([])
    expect((await call(contract.removeRole, input)).user.roles).toEqual([])
    expect(await eventsOf(user.id)).toMatchObject([
      { action: 'role.assign', actor_id: id, object_id: role },
      { action: 'role.remove', actor_id: id, object_id: role },
    ])
  })

  test("with more permissions than one's own can be neither assigned, nor removed from users who have more", async () => {
    const user = await mintAccount()
    const { fail, id } = await manager()
    const strong = await mintRole(['system:manage'])
    const custom = await mintRole([`reports:${newId()}`])
    for (const role_id of [strong, custom])
      expect(await fail(contract.assignRole, { params: { id: user.id }, body: { role_id } })).toMatchObject({
        ...{ httpStatus: 403, message: expect.stringMatching(/^You cannot give or take a permission that you lack: /) },
      })
    expect(await heldBy(user.id)).toEqual([])
    const holder = await mintAccount()
    const held = await mintRole(['system:manage'], holder.id)
    const input = { params: { id: holder.id }, body: { role_id: held } }
    expect(await fail(contract.removeRole, input)).toMatchObject(REACH)
    const own = (await heldBy(id))[0]!
    expect(await fail(contract.removeRole, { params: { id }, body: { role_id: own } })).toMatchObject({
      ...{ httpStatus: 409, message: expect.stringMatching(FOR_GOOD) },
    })
  })

  test('that do not exist, and unknown users, are not found', async () => {
    const { fail } = await manager()
    const user = await mintAccount()
    const role = await mintRole([])
    const of = (id: string, role_id: string) => ({ params: { id }, body: { role_id } })
    for (const endpoint of [contract.assignRole, contract.removeRole]) {
      expect(await fail(endpoint, of(user.id, newId()))).toMatchObject({ httpStatus: 404, message: 'Role not found' })
      expect(await fail(endpoint, of(newId(), role))).toMatchObject({ httpStatus: 404, message: 'User not found' })
    }
  })
})

describe('deleting a user', () => {
  test('is final and immediate: no one can sign in, the address is free, the owner is notified', async () => {
    const user = await mintAccount()
    const { call, fail, id } = await manager()
    const params = { id: user.id }
    expect((await call(contract.deleteUser, { params })).message).toBe('User deleted successfully')
    expect((await user.send(auth.profile)).status).toBe(401)
    expect(await mailsTo(user.email, /Your account was deleted/)).toHaveLength(1)
    expect(await fail(contract.getUser, { params })).toMatchObject({ httpStatus: 404 })
    expect(await fail(contract.deleteUser, { params })).toMatchObject({ httpStatus: 404, message: 'User not found' })
    expect(await fail(contract.reactivateUser, { params })).toMatchObject({ httpStatus: 404 })
    const { user: again } = await call(contract.createUser, { body: bodyOf({ email: user.email }) })
    expect(again.id).not.toBe(user.id)
    expect(await eventsOf(user.id)).toMatchObject([{ action: 'user.delete', actor_id: id }])
  })

  test('of a suspended user cannot be reverted by lifting the suspension', async () => {
    const user = await mintAccount()
    const { call, fail } = await manager()
    const params = { id: user.id }
    await call(contract.suspendUser, { params, body: {} })
    await call(contract.deleteUser, { params })
    expect(await fail(contract.reactivateUser, { params })).toMatchObject({ httpStatus: 404 })
    const { users } = await call(contract.listUsers, { query: { filter: 'suspended', search: user.id } })
    expect(users).toEqual([])
  })

  test('is rejected for a root user, even for another root user, and for oneself', async () => {
    const [one, other] = [await root(), await root()]
    const refusal = { httpStatus: 409, message: 'Cannot delete root user' }
    expect(await one.fail(contract.deleteUser, { params: { id: other.id } })).toMatchObject(refusal)
    expect(await (await manager()).fail(contract.deleteUser, { params: { id: one.id } })).toMatchObject(refusal)
    const administrator = await manager()
    expect(await administrator.fail(contract.deleteUser, { params: { id: administrator.id } })).toMatchObject({
      ...{ httpStatus: 409, message: 'You cannot delete your own account here. Your settings can.' },
    })
    expect(await db.$count(accountDeletions, eq(accountDeletions.accountId, one.id))).toBe(0)
    expect(await db.$count(sessions, eq(sessions.accountId, administrator.id))).toBe(1)
  })

  test('happens once among concurrent requests', async () => {
    const user = await mintAccount()
    const { send } = await manager()
    const answers = await Promise.all([1, 2].map(() => send(contract.deleteUser, { params: { id: user.id } })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await eventsOf(user.id)).toHaveLength(1)
  })
})
