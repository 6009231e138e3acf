import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profile } from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/roles/permission-entries.ts'
import * as roles from '../../../../src/contracts/roles/roles.ts'
import { permissions } from '../../../../src/db/schema/control/roles.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { PERMISSIONS } from '../../../../src/rules/roles/permissions.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { bodyOf, carriedBy, eventsOf, give, manager, mintRole } from './support.ts'

const TAKEN = { httpStatus: 422, errors: { name: ['A permission with this name exists already'] } }
/** A name that no other test uses. */
const ownName = (verb = 'Export') => `${verb} R${newId().slice(-12)}`
const root = () => mintAccount({ isRoot: true })

describe('the list', () => {
  test('has the built-in permissions except those that everyone has, and the added ones', async () => {
    const { call } = await manager()
    const { permission } = await call(contract.createPermission, { body: { name: ownName() } })
    const { data, pagination, last_page } = await call(contract.listPermissions, { query: { per_page: 100 } })
    const ids = data.map(({ id }) => id)
    expect(ids).toContain(permission.id)
    for (const [id, { heldBy }] of Object.entries(PERMISSIONS)) expect(ids.includes(id)).toBe(heldBy !== 'public')
    expect(data.find(({ id }) => id === 'users:create')).toMatchObject({
      ...{ name: 'Create User', category: 'user', held_by: 'role', is_built_in: true, created_at: null },
    })
    expect([pagination.total, last_page]).toEqual([data.length, 1])
    expect(data.map(({ category }) => category)).toEqual(data.map(({ category }) => category).sort())
  })

  test('is searched by name and ID, filtered by category and split into pages', async () => {
    const { call } = await manager()
    const find = async (query: object) => (await call(contract.listPermissions, { query })).data.map(({ id }) => id)
    expect(await find({ search: 'create us' })).toEqual(['users:create'])
    expect(await find({ search: 'SYSTEM:m' })).toEqual(['system:manage'])
    expect(await find({ category: 'role' })).toEqual(['roles:manage', 'roles:view'])
    expect(await find({ category: 'role', per_page: 1, page: 2 })).toEqual(['roles:view'])
    expect(await find({ category: 'role', search: 'nothing' })).toEqual([])
  })

  test('is sorted by category and name by default', async () => {
    const { call } = await manager()
    const [mark, of] = [newId().slice(-12), newId().slice(-12)]
    for (const name of [`b Z${of} ${mark}`, `c A${of} ${mark}`, `a Z${of} ${mark}`])
      await call(contract.createPermission, { body: { name } })
    const ask = async (query: object) =>
      (await call(contract.listPermissions, { query: { search: mark, ...query } })).data.map(({ name }) =>
        name.slice(0, 3),
      )
    expect(await ask({})).toEqual(['c A', 'a Z', 'b Z'])
    expect(await ask({ sort: 'category' })).toEqual(['c A', 'a Z', 'b Z'])
    expect(await ask({ sort: 'category', direction: 'desc' })).toEqual(['a Z', 'b Z', 'c A'])
  })

  test('is sorted as requested and split into pages, ties by ID', async () => {
    const { call } = await manager()
    const mark = newId().slice(-12)
    // The ID starts with the second word, so the order is a, b, c, d.
    const [c, b, d, a] = ['1 c', '2 b', '3 d', '4 a'].map((start) => `${start}${mark}`)
    const idOf = contract.permissionIdOf
    for (const [name, at] of [
      [c!, '2026-01-02T00:00:00.000Z'],
      [b!, '2026-01-01T00:00:00.000Z'],
      [d!, '2026-01-03T00:00:00.000Z'],
      [a!, '2026-01-02T00:00:00.000Z'],
    ] as const)
      await db.insert(permissions).values({ name: idOf(name), label: name, createdAt: at, updatedAt: at })
    await mintRole([idOf(b!), idOf(d!)])
    await mintRole([idOf(d!)])
    const ask = async (query: object) => {
      const answer = await call(contract.listPermissions, { query: { search: mark, ...query } })
      return { ...answer, ids: answer.data.map(({ id }) => id[0]).join('') }
    }
    for (const [sort, ascending, descending] of [
      ['name', 'cbda', 'adbc'],
      ['category', 'abcd', 'dcba'],
      ['roles_count', 'acbd', 'dbac'],
      ['created_at', 'bacd', 'dacb'],
    ] as const) {
      expect((await ask({ sort })).ids).toBe(ascending)
      expect((await ask({ sort, direction: 'desc' })).ids).toBe(descending)
    }
    expect(await ask({ sort: 'roles_count', direction: 'desc', per_page: 2, page: 2 })).toMatchObject({
      ids: 'ac',
      pagination: { current_page: 2, last_page: 2, per_page: 2, total: 4 },
    })
  })

  test('sorted by creation starts with the built-in permissions, and ends with them in reverse', async () => {
    const { call } = await manager()
    await call(contract.createPermission, { body: { name: ownName() } })
    const at = async (direction: 'asc' | 'desc') =>
      (await call(contract.listPermissions, { query: { sort: 'created_at', direction, per_page: 1 } })).data[0]!
    expect((await at('asc')).created_at).toBeNull()
    expect((await at('desc')).created_at).not.toBeNull()
  })

  test('rejects an unknown column', async () => {
    const { fail } = await manager()
    expect(await fail(contract.listPermissions, { query: { sort: 'held_by' as 'name' } })).toMatchObject({
      ...{ httpStatus: 422, errors: { sort: ['Choose a column to sort by'] } },
    })
  })

  test('is counted, also per category', async () => {
    const { call } = await manager()
    const before = (await call(contract.permissionStats, {})).data
    const name = ownName()
    await call(contract.createPermission, { body: { name } })
    const { data } = await call(contract.permissionStats, {})
    expect(data).toEqual({
      total_permissions: before.total_permissions + 1,
      added_permissions: before.added_permissions + 1,
      total_categories: before.total_categories + 1,
      unused_permissions: before.unused_permissions + 1,
    })
    const { data: categories } = await call(contract.permissionCategories, {})
    expect(categories).toContainEqual({ name: name.split(' ')[1]!.toLowerCase(), permissions_count: 1 })
    expect(categories.reduce((sum, one) => sum + one.permissions_count, 0)).toBe(data.total_permissions)
  })
})

describe('a new permission', () => {
  test('is known by its name, can be granted, and appears in the profile of its holders', async () => {
    const { call, id } = await root()
    const name = ownName()
    const { permission, message } = await call(contract.createPermission, { body: { name } })
    expect(message).toBe('Permission created successfully')
    const category = name.split(' ')[1]!.toLowerCase()
    expect(permission).toMatchObject({ id: `${category}:export`, name, category, is_built_in: false, roles_count: 0 })
    expect(await eventsOf(permission.id)).toMatchObject([
      { action: 'permission.create', actor_id: id, after: { name } },
    ])

    const { role } = await call(roles.createRole, { body: bodyOf({ permissions: [permission.id] }) })
    expect(role.permissions).toEqual([{ id: permission.id, name }])
    const holder = await mintAccount()
    await give(holder.id, role.id)
    expect((await holder.call(profile, {})).data.permissions).toEqual([permission.id])
    expect((await call(contract.getPermission, { params: { id: permission.id } })).permission.roles_count).toBe(1)
  })

  test('can be granted only by its holders and root users', async () => {
    const administrator = await manager()
    const { permission } = await administrator.call(contract.createPermission, { body: { name: ownName() } })
    const body = bodyOf({ permissions: [permission.id] })
    expect(await administrator.fail(roles.createRole, { body })).toMatchObject({
      httpStatus: 403,
      message: `You cannot give or take a permission that you lack: ${permission.name}.`,
    })
    const isHeld = async () =>
      (await administrator.call(roles.rolePermissions, {})).permissions.find(({ id }) => id === permission.id)?.is_held
    expect(await isHeld()).toBe(false)
    await give(administrator.id, (await mintRole([permission.id])).id)
    expect(await isHeld()).toBe(true)
    expect((await administrator.call(roles.createRole, { body })).role.permissions_count).toBe(1)
  })

  test.each([
    ['Create User', 'the name of one of the product'],
    ['create user', 'that name in another case'],
    ['View Users', 'what would be known by what one of those is known by'],
    ['VIEW  users!', 'that with signs'],
  ])('cannot be %s: %s', async (name) => {
    const { fail } = await root()
    expect(await fail(contract.createPermission, { body: { name } })).toMatchObject(TAKEN)
    expect(await db.$count(permissions, eq(permissions.label, name))).toBe(0)
  })

  test.each([
    ['  ', 'Name is required'],
    ['?! …', 'Name needs a letter or a digit'],
    ['x'.repeat(61), 'Name may have 60 characters at most'],
  ])('cannot be named %j', async (name, refusal) => {
    const { fail } = await root()
    expect(await fail(contract.createPermission, { body: { name } })).toMatchObject({
      ...{ httpStatus: 422, errors: { name: [refusal] } },
    })
  })

  test('is added once among concurrent requests', async () => {
    const { send } = await manager()
    const name = ownName()
    const answers = await Promise.all([1, 2, 3].map(() => send(contract.createPermission, { body: { name } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  })
})

test('several are added at once, and existing or repeated ones are reported as skipped', async () => {
  const { call, fail } = await manager()
  const [first, second, known] = [ownName('Approve'), ownName('Read'), ownName()]
  await call(contract.createPermission, { body: { name: known } })
  const names = [first, known, second, first, 'Create User']
  const { data } = await call(contract.bulkCreatePermissions, {
    body: { permissions: names.map((name) => ({ name })) },
  })
  expect(data.created.map(({ name }) => name).sort()).toEqual([first, second].sort())
  expect(data.skipped).toEqual([known, first, 'Create User'])
  for (const { id } of data.created) expect(await eventsOf(id)).toMatchObject([{ action: 'permission.create' }])
  const many = Array.from({ length: 100 }, () => ({ name: ownName() }))
  const all = await call(contract.bulkCreatePermissions, { body: { permissions: many } })
  expect([all.data.created.length, all.data.skipped]).toEqual([100, []])
  const none = await call(contract.bulkCreatePermissions, { body: { permissions: [{ name: 'View User' }] } })
  expect(none.data).toEqual({ created: [], skipped: ['View User'] })
  for (const given of [[], [...many, { name: ownName() }], [{ name: ' ' }]])
    expect(await fail(contract.bulkCreatePermissions, { body: { permissions: given } })).toMatchObject({
      httpStatus: 422,
    })
})

describe('an added permission', () => {
  /** A permission that a role includes. */
  async function carried() {
    const { call } = await root()
    const { permission } = await call(contract.createPermission, { body: { name: ownName() } })
    const role = await mintRole([permission.id, 'roles:view'])
    return { call, permission, role, params: { id: permission.id } }
  }

  test('that is renamed keeps its roles', async () => {
    const { call, permission, role, params } = await carried()
    const name = ownName('Approve')
    const { permission: renamed, message } = await call(contract.updatePermission, { params, body: { name } })
    expect(message).toBe('Permission updated successfully')
    expect(renamed).toMatchObject({ id: contract.permissionIdOf(name), name, roles_count: 1 })
    expect(await carriedBy(role.id)).toEqual([renamed.id, 'roles:view'].sort())
    expect(await eventsOf(permission.id)).toMatchObject([
      { action: 'permission.create' },
      { action: 'permission.update', before: { name: permission.name }, after: { id: renamed.id, name } },
    ])
    // Under a different spelling, it is the same permission.
    const upper = { params: { id: renamed.id }, body: { name: name.toUpperCase() } }
    expect((await call(contract.updatePermission, upper)).permission).toMatchObject({
      id: renamed.id,
      name: name.toUpperCase(),
    })
    expect(await carriedBy(role.id)).toContain(renamed.id)
  })

  test('cannot take the name of another one, and keeps its roles', async () => {
    const { permission, role, params } = await carried()
    const { fail, call } = await root()
    const other = (await call(contract.createPermission, { body: { name: ownName() } })).permission
    for (const name of [other.name, 'View User', 'View Users'])
      expect(await fail(contract.updatePermission, { params, body: { name } })).toMatchObject(TAKEN)
    expect(await carriedBy(role.id)).toContain(permission.id)
  })

  test('that is deleted is removed from every role, once', async () => {
    const { role, params, permission } = await carried()
    const { send, fail } = await root()
    const answers = await Promise.all([1, 2].map(() => send(contract.deletePermission, { params })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await carriedBy(role.id)).toEqual(['roles:view'])
    expect((await eventsOf(permission.id)).map(({ action }) => action)).toEqual([
      'permission.create',
      'permission.delete',
    ])
    for (const answer of [
      await fail(contract.getPermission, { params }),
      await fail(contract.updatePermission, { params, body: { name: ownName() } }),
    ])
      expect(answer).toMatchObject({ httpStatus: 404, message: 'Permission not found' })
  })

  test('that is renamed and deleted concurrently leaves no unknown permission behind', async () => {
    const { role, params } = await carried()
    const { send } = await root()
    await Promise.all([
      send(contract.updatePermission, { params, body: { name: ownName() } }),
      send(contract.deletePermission, { params }),
    ])
    const known = (await db.select().from(permissions)).map(({ name }) => name)
    for (const id of await carriedBy(role.id)) expect([...known, 'roles:view']).toContain(id)
  })

  test('cannot be changed by users who lack it, once a role includes it', async () => {
    const { params, role, permission } = await carried()
    const administrator = await manager()
    const rename = { params, body: { name: ownName() } }
    const lacked = {
      httpStatus: 403,
      message: `You cannot give or take a permission that you lack: ${permission.name}.`,
    }
    expect(await administrator.fail(contract.updatePermission, rename)).toMatchObject(lacked)
    expect(await administrator.fail(contract.deletePermission, { params })).toMatchObject(lacked)
    await give(administrator.id, role.id)
    const mighty = await mintAccount({ grants: ['system:manage'] })
    await give(mighty.id, role.id)
    expect(await administrator.fail(contract.deletePermission, { params })).toMatchObject({
      ...{
        httpStatus: 403,
        message: "Someone with more permissions than you has this permission, so you can't change it.",
      },
    })
    expect(await carriedBy(role.id)).toContain(params.id)
  })
})

test('built-in permissions can be neither renamed nor deleted', async () => {
  const { fail } = await root()
  const params = { id: 'users:create' }
  const refusal = { httpStatus: 409, message: '"Create User" came with the product, so it stays as it is.' }
  expect(await fail(contract.updatePermission, { params, body: { name: ownName() } })).toMatchObject(refusal)
  expect(await fail(contract.deletePermission, { params })).toMatchObject(refusal)
  expect(await fail(contract.getPermission, { params: { id: 'public' } })).toMatchObject({ httpStatus: 404 })
})
