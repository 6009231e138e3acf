import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/roles/roles.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { accountRoles, rolePermissions, roles } from '../../../../src/db/schema/control/roles.ts'
import { db, mintAccount, type TestAccount } from '../../support/factories.ts'
import { bodyOf, carriedBy, eventsOf, give, manager, mintRole, ownRole } from './support.ts'

const LACKED = { httpStatus: 403, message: 'You cannot give or take a permission that you lack: Manage System.' }

describe('no one can grant a permission that they lack', () => {
  test('with a new role', async () => {
    const { fail, call } = await manager()
    const body = bodyOf({ permissions: ['system:manage'] })
    expect(await fail(contract.createRole, { body })).toMatchObject(LACKED)
    expect(await db.$count(roles, eq(roles.slug, body.slug))).toBe(0)
    // Permissions that come with a plan can be granted by everyone.
    expect(
      (await call(contract.createRole, { body: bodyOf({ permissions: ['crawls:create'] }) })).role.permissions_count,
    ).toBe(1)
    const root = await mintAccount({ isRoot: true })
    expect((await root.call(contract.createRole, { body })).role.permissions_count).toBe(1)
  })

  test('by changing a role, nor revoke one', async () => {
    const { fail, call } = await manager()
    const params = { id: (await mintRole(['roles:view'])).id }
    const body = bodyOf({ permissions: ['roles:view', 'system:manage'] })
    expect(await fail(contract.updateRole, { params, body })).toMatchObject(LACKED)
    const carrying = await mintRole(['system:manage', 'roles:view'])
    const at = { params: { id: carrying.id } }
    const named = { name: carrying.name, slug: carrying.slug }
    expect(await fail(contract.updateRole, { ...at, body: { ...named, permissions: ['roles:view'] } })).toMatchObject(
      LACKED,
    )
    expect(await fail(contract.deleteRole, at)).toMatchObject(LACKED)
    // They have all the others.
    await call(contract.updateRole, { ...at, body: { ...named, permissions: ['system:manage'] } })
    expect(await carriedBy(carrying.id)).toEqual(['system:manage'])
    expect(await eventsOf(params.id)).toEqual([])
  })

  test('by assigning a role that includes it, even to themselves', async () => {
    const administrator = await manager()
    const role = await mintRole(['system:manage'])
    const user = await mintAccount()
    for (const user_id of [user.id, administrator.id])
      expect(await administrator.fail(contract.assignUser, { body: { user_id, role_id: role.id } })).toMatchObject(
        LACKED,
      )
    expect(await db.$count(accountRoles, eq(accountRoles.roleId, role.id))).toBe(0)
    expect(await eventsOf(role.id)).toEqual([])
  })

  test('by a grant that they lose at the same moment', async () => {
    const administrator = await manager(['system:manage'])
    const own = await ownRole(administrator)
    const body = bodyOf({ permissions: ['system:manage'] })
    const [answer] = await Promise.all([
      administrator.send(contract.createRole, { body }),
      db.delete(rolePermissions).where(eq(rolePermissions.roleId, own)),
    ])
    const [made] = await db.select().from(roles).where(eq(roles.slug, body.slug))
    // Either they had it when it was granted, or it was not granted.
    expect([201, 403]).toContain(answer.status)
    expect(made !== undefined).toBe(answer.status === 201)
  })

  test('and only administrators create administrators', async () => {
    const member = await mintAccount({ grants: ['roles:view', 'roles:manage'] })
    const [admin] = await db.select().from(roles).where(eq(roles.slug, 'admin'))
    const kept = await db.select().from(rolePermissions).where(eq(rolePermissions.roleId, admin!.id))
    await db.delete(rolePermissions).where(eq(rolePermissions.roleId, admin!.id))
    try {
      const body = { user_id: member.id, role_id: admin!.id }
      expect(await member.fail(contract.assignUser, { body })).toMatchObject({
        ...{ httpStatus: 403, message: 'Only an administrator can make others administrators.' },
      })
      await (await manager()).call(contract.assignUser, { body })
      expect(await member.fail(contract.removeUser, { body })).toMatchObject({
        httpStatus: 409,
        message: "You would lose administrator rights and couldn't restore them yourself.",
      })
    } finally {
      await db.insert(rolePermissions).values(kept)
    }
  })

  test('and the list of grantable permissions shows what they can grant, by category', async () => {
    const { call } = await manager(['audit:view'])
    const { permissions } = await call(contract.rolePermissions, {})
    const held = (id: string) => permissions.find((one) => one.id === id)
    expect(held('audit:view')).toEqual({ id: 'audit:view', name: 'View Audit', category: 'audit', is_held: true })
    expect(held('system:manage')?.is_held).toBe(false)
    expect(held('crawls:create')?.is_held).toBe(true)
    expect(held('profile:view')).toBeUndefined()
    const categories = permissions.map(({ category }) => category)
    expect(categories).toEqual([...categories].sort())
    const root = await mintAccount({ isRoot: true })
    const all = (await root.call(contract.rolePermissions, {})).permissions
    expect(all.every(({ is_held }) => is_held)).toBe(true)
  })
})

describe('no one can manage users with more permissions', () => {
  const BEYOND_ROLE = "Someone with more permissions than you has this role, so you can't"

  test.each<[string, TestAccount]>([
    ['someone with more permissions', { grants: ['system:manage'] }],
    ['a root user', { isRoot: true }],
  ])('by changing or deleting a role of %s', async (_, of) => {
    const { fail, call } = await manager()
    const role = await mintRole(['roles:view'])
    const mighty = await mintAccount(of)
    await give(mighty.id, role.id)
    const params = { id: role.id }
    const renamed = { params, body: bodyOf({ permissions: ['roles:view'] }) }
    expect(await fail(contract.updateRole, renamed)).toMatchObject({
      httpStatus: 403,
      message: `${BEYOND_ROLE} change it.`,
    })
    expect(await fail(contract.deleteRole, { params })).toMatchObject({
      httpStatus: 403,
      message: `${BEYOND_ROLE} delete it.`,
    })
    await db.delete(accountRoles).where(eq(accountRoles.roleId, role.id))
    await call(contract.updateRole, renamed)
  })

  test('by assigning or removing a role', async () => {
    const { fail } = await manager()
    const role = await mintRole(['roles:view'])
    const mighty = await mintAccount({ grants: ['system:manage'] })
    await give(mighty.id, role.id)
    const refusal = { httpStatus: 403, message: 'This user may do more than you, so this is not yours to do.' }
    const body = { user_id: mighty.id, role_id: role.id }
    expect(await fail(contract.assignUser, { body })).toMatchObject(refusal)
    expect(await fail(contract.removeUser, { body })).toMatchObject(refusal)
    expect(await db.$count(accountRoles, eq(accountRoles.roleId, role.id))).toBe(1)
  })
})

describe('no one can remove their own permission to undo a change', () => {
  const refusal = (labels: string) => ({
    httpStatus: 409,
    message: `You would lose this yourself, and could not give it back: ${labels}.`,
  })

  test('by changing, deleting or leaving the only role that grants it', async () => {
    const administrator = await manager()
    const { fail, call } = administrator
    const id = await ownRole(administrator)
    const body = bodyOf({ permissions: ['roles:view', 'crawls:create'] })
    expect(await fail(contract.updateRole, { params: { id }, body })).toMatchObject(refusal('Manage Role'))
    expect(await fail(contract.deleteRole, { params: { id } })).toMatchObject({ httpStatus: 409 })
    const leave = { body: { user_id: administrator.id, role_id: id } }
    expect(await fail(contract.removeUser, leave)).toMatchObject({ httpStatus: 409 })
    expect(await carriedBy(id)).toEqual(['roles:manage', 'roles:view'])
    // Another role grants it as well, so they keep it.
    await give(administrator.id, (await mintRole(['roles:view', 'roles:manage'])).id)
    await call(contract.updateRole, { params: { id }, body })
    expect(await carriedBy(id)).toEqual(['crawls:create', 'roles:view'])
    await call(contract.removeUser, leave)
  })

  test('even by removing two roles concurrently', async () => {
    const administrator = await manager()
    const first = await ownRole(administrator)
    const second = (await mintRole(['roles:view', 'roles:manage'])).id
    await give(administrator.id, second)
    const answers = await Promise.all(
      [first, second].map((role_id) =>
        administrator.send(contract.removeUser, { body: { user_id: administrator.id, role_id } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await db.$count(accountRoles, eq(accountRoles.accountId, administrator.id))).toBe(1)
  })

  test('while a root user needs no role', async () => {
    const root = await mintAccount({ isRoot: true, grants: ['roles:manage'] })
    await root.call(contract.deleteRole, { params: { id: await ownRole(root) } })
    expect(await db.$count(accounts, eq(accounts.id, root.id))).toBe(1)
    expect((await root.send(contract.roleStats)).status).toBe(200)
  })
})
