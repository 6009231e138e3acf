import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { profile } from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/roles/roles.ts'
import { accountRoles, roles } from '../../../../src/db/schema/control/roles.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount } from '../../support/factories.ts'
import { bodyOf, carriedBy, eventsOf, give, manager, mintRole, ownRole } from './support.ts'

const TAKEN = {
  name: ['A role with this name exists already'],
  slug: ['A role with this slug exists already'],
}

describe('the list', () => {
  test('is searched by name and slug, case-insensitive, with wildcards taken literally', async () => {
    const { call } = await manager()
    const mark = newId().slice(-12)
    const { role: one } = await call(contract.createRole, { body: bodyOf({ name: `Ärzte 100% ${mark}` }) })
    const { role: other } = await call(contract.createRole, { body: bodyOf({ slug: `writers_${mark}` }) })
    const find = async (search: string) =>
      (await call(contract.listRoles, { query: { search } })).roles.map(({ id }) => id)
    expect(await find(`ärzte 100% ${mark.toUpperCase()}`)).toEqual([one.id])
    expect(await find(`WRITERS_${mark}`)).toEqual([other.id])
    expect(await find(`writers%${mark}`)).toEqual([])
  })

  test('is sorted as requested and split into pages, with the same result for both column names', async () => {
    const { call } = await manager()
    const mark = newId().slice(-12)
    for (const [at, permissions] of [
      ['b', ['roles:view']],
      ['A', []],
      ['c', ['roles:view', 'roles:manage']],
    ] as const)
      await call(contract.createRole, { body: bodyOf({ name: `${mark} ${at}`, permissions: [...permissions] }) })
    const ask = async (query: object) => {
      const answer = await call(contract.listRoles, { query: { search: mark, ...query } })
      expect(answer.data).toEqual(answer.roles)
      return { ...answer, names: answer.roles.map(({ name }) => name.at(-1)) }
    }
    expect((await ask({})).names).toEqual(['A', 'b', 'c'])
    expect((await ask({ sort: 'permissions_count', direction: 'desc' })).names).toEqual(['c', 'b', 'A'])
    expect(await ask({ sort: 'created_at', per_page: 2, page: 2 })).toMatchObject({
      names: ['c'],
      last_page: 2,
      pagination: { current_page: 2, last_page: 2, per_page: 2, total: 3 },
    })
  })

  test('reports the number of roles, the number in use, and the most common one', async () => {
    const { call } = await manager()
    const role = await mintRole()
    const before = (await call(contract.roleStats, {})).data
    for (let users = 0; users < 4; users++) await give((await mintAccount()).id, role.id)
    const { data } = await call(contract.roleStats, {})
    expect(data.most_used_role).toEqual({ name: role.name, users_count: 4 })
    // The roles of this test, one of which had no users before.
    expect(data.roles_with_users).toBe(before.roles_with_users + 1)
    expect(data.total_roles).toBe(await db.$count(roles))
  })
})

describe('a new role', () => {
  test('has the selected permissions, each once, and is audited', async () => {
    const { call, id } = await manager()
    const body = bodyOf({ permissions: ['roles:view', 'crawls:create', 'roles:view'] })
    const { role, message } = await call(contract.createRole, { body })
    expect(message).toBe('Role created successfully')
    expect(role).toMatchObject({
      ...{ name: body.name, slug: body.slug, permissions_count: 2, users_count: 0, is_built_in: false },
      permissions: [
        { id: 'crawls:create', name: 'Start Crawl' },
        { id: 'roles:view', name: 'View Role' },
      ],
    })
    expect(await eventsOf(role.id)).toMatchObject([{ action: 'role.create', actor_id: id, after: { slug: body.slug } }])
  })

  test('cannot have the name or the slug of another role, with an error on each field', async () => {
    const { fail } = await manager()
    const { name, slug } = await mintRole()
    const refused = (body: object) => fail(contract.createRole, { body: bodyOf(body) })
    expect((await refused({ name: name.toUpperCase(), slug })).errors).toEqual(TAKEN)
    expect((await refused({ slug })).errors).toEqual({ slug: TAKEN.slug })
    expect(await refused({ name })).toMatchObject({ httpStatus: 422, errors: { name: TAKEN.name } })
  })

  test('is created once when two requests use the same slug', async () => {
    const [one, other] = [await manager(), await manager()]
    const { slug } = bodyOf()
    const answers = await Promise.all(
      [one, other, one, other].map(({ send }) => send(contract.createRole, { body: bodyOf({ slug }) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
    expect(await db.$count(roles, eq(roles.slug, slug))).toBe(1)
    const refused = answers.find(({ status }) => status === 422)!
    expect(await refused.json()).toMatchObject({ errors: { slug: TAKEN.slug } })
  })

  test.each([
    [
      { name: ' ', slug: '' },
      { name: ['Name is required'], slug: ['Slug is required'] },
    ],
    [{ slug: 'Not A Slug' }, { slug: ['Slug may have lower-case letters, digits and underscores only'] }],
    [{ permissions: ['roles:invent'] }, { permissions: ['No role can carry this: roles:invent'] }],
    // A permission that everyone has is useless in a role.
    [{ permissions: ['profile:view'] }, { permissions: ['No role can carry this: profile:view'] }],
  ])('of %j is rejected', async (change, errors) => {
    const { fail } = await manager()
    const refused = await fail(contract.createRole, { body: bodyOf(change) })
    expect(refused.httpStatus).toBe(422)
    for (const [field, messages] of Object.entries(errors)) expect(refused.errors?.[field]).toContain(messages[0])
  })
})

describe('a change', () => {
  test('applies to all holders of the role from their next request on, and is audited with the old values', async () => {
    const { call } = await manager(['audit:view'])
    const role = await mintRole(['roles:view'])
    const holder = await mintAccount()
    await give(holder.id, role.id)
    const may = async () => (await holder.send(contract.roleStats)).status !== 403
    expect(await may()).toBe(true)
    const params = { id: role.id }
    const body = { name: role.name, slug: role.slug, permissions: ['audit:view'] }
    const { role: changed, message } = await call(contract.updateRole, { params, body })
    expect(message).toBe('Role updated successfully')
    expect(changed.permissions.map(({ id }) => id)).toEqual(['audit:view'])
    expect(await may()).toBe(false)
    expect((await holder.call(profile, {})).data.permissions).toEqual(['audit:view'])
    expect(await eventsOf(role.id)).toMatchObject([
      { action: 'role.update', before: { permissions: ['roles:view'] }, after: { permissions: ['audit:view'] } },
    ])
  })

  test('that changes nothing is not audited', async () => {
    const { call } = await manager()
    const { id, name, slug } = await mintRole(['roles:view'])
    await call(contract.updateRole, { params: { id }, body: { name, slug, permissions: ['roles:view'] } })
    expect(await eventsOf(id)).toEqual([])
  })

  test('cannot take the name or the slug of another role, but may keep its own', async () => {
    const { call, fail } = await manager()
    const [role, other] = [await mintRole(), await mintRole()]
    const params = { id: role.id }
    const { name, slug } = other
    expect((await fail(contract.updateRole, { params, body: { name, slug } })).errors).toEqual(TAKEN)
    const renamed = { name: role.name.toUpperCase(), slug: role.slug }
    expect((await call(contract.updateRole, { params, body: renamed })).role.name).toBe(renamed.name)
  })

  test('of two concurrent requests results in one of them, complete', async () => {
    const role = await mintRole()
    const { send } = await manager(['audit:view', 'users:view'])
    const wanted = [['audit:view'], ['users:view'], ['audit:view', 'users:view']]
    const answers = await Promise.all(
      wanted.map((permissions) =>
        send(contract.updateRole, {
          params: { id: role.id },
          body: { name: `${role.name} ${permissions.length}`, slug: role.slug, permissions },
        }),
      ),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await eventsOf(role.id)).toHaveLength(done.length)
    expect(wanted).toContainEqual(await carriedBy(role.id))
  })

  test('of a built-in role keeps its name and slug, and may change its permissions', async () => {
    const root = await mintAccount({ isRoot: true })
    const [{ id } = { id: '' }] = await db.select().from(roles).where(eq(roles.slug, 'admin'))
    const { role } = await root.call(contract.getRole, { params: { id } })
    expect(role.is_built_in).toBe(true)
    const permissions = role.permissions.map((one) => one.id)
    const body = { name: role.name, slug: role.slug, permissions }
    for (const change of [{ name: 'Boss' }, { slug: 'boss' }])
      expect(await root.fail(contract.updateRole, { params: { id }, body: { ...body, ...change } })).toMatchObject({
        httpStatus: 409,
        message: '"Admin" came with the product, so it keeps its name and slug.',
      })
    expect(await root.fail(contract.deleteRole, { params: { id } })).toMatchObject({
      httpStatus: 409,
      message: '"Admin" came with the product, so it cannot be deleted.',
    })
    const more = [...permissions, 'crawls:create']
    const { role: changed } = await root.call(contract.updateRole, {
      params: { id },
      body: { ...body, permissions: more },
    })
    expect(changed.permissions_count).toBe(more.length)
    await root.call(contract.updateRole, { params: { id }, body })
  })
})

describe('a deletion', () => {
  test('removes the role from its users, is audited, and happens once', async () => {
    const { call, send, fail } = await manager()
    const role = await mintRole(['roles:view'])
    const holder = await mintAccount()
    await give(holder.id, role.id)
    const params = { id: role.id }
    const answers = await Promise.all([1, 2, 3].map(() => send(contract.deleteRole, { params })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(await fail(contract.getRole, { params })).toMatchObject({ httpStatus: 404, message: 'Role not found' })
    expect(await db.$count(accountRoles, eq(accountRoles.roleId, role.id))).toBe(0)
    expect(await carriedBy(role.id)).toEqual([])
    expect((await holder.send(contract.roleStats)).status).toBe(403)
    expect(await eventsOf(role.id)).toMatchObject([
      { action: 'role.delete', before: { name: role.name, permissions: ['roles:view'], users_count: 1 } },
    ])
    const list = await call(contract.listRoles, { query: { search: role.slug } })
    expect(list.roles).toEqual([])
  })

  test('of an unknown role, like a change of it, returns 404', async () => {
    const { fail } = await manager()
    const params = { id: newId() }
    for (const answer of [
      await fail(contract.deleteRole, { params }),
      await fail(contract.updateRole, { params, body: bodyOf() }),
      await fail(contract.getRole, { params }),
    ])
      expect(answer).toMatchObject({ httpStatus: 404, message: 'Role not found' })
  })
})

describe('assigning a role', () => {
  test('adds and removes it once, however often it is requested', async () => {
    const { call, send, id } = await manager()
    const role = await mintRole(['roles:view'])
    const user = await mintAccount()
    const body = { user_id: user.id, role_id: role.id }
    const given = await Promise.all([1, 2, 3].map(() => send(contract.assignUser, { body })))
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await user.send(contract.roleStats)).status).toBe(200)
    const { role: told } = await call(contract.assignUser, { body })
    expect(told.users_count).toBe(1)
    await Promise.all([1, 2].map(() => call(contract.removeUser, { body })))
    expect((await user.send(contract.roleStats)).status).toBe(403)
    expect(await eventsOf(role.id)).toMatchObject([
      { action: 'role.assign', actor_id: id, account_id: user.id, after: { role: role.name } },
      { action: 'role.remove', actor_id: id, account_id: user.id, before: { role: role.name } },
    ])
  })

  test('makes a user an administrator if the role is only for administrators', async () => {
    const root = await mintAccount({ isRoot: true })
    const user = await mintAccount({ plan: null })
    const [admin] = await db.select().from(roles).where(eq(roles.slug, 'super_admin'))
    await root.call(contract.assignUser, { body: { user_id: user.id, role_id: admin!.id } })
    expect((await user.call(profile, {})).data.is_admin).toBe(true)
  })

  test('with an unknown role or user returns 404', async () => {
    const administrator = await manager()
    const role_id = await ownRole(administrator)
    const user_id = administrator.id
    for (const endpoint of [contract.assignUser, contract.removeUser]) {
      expect(await administrator.fail(endpoint, { body: { role_id, user_id: newId() } })).toMatchObject({
        ...{ httpStatus: 404, message: 'User not found' },
      })
      expect(await administrator.fail(endpoint, { body: { role_id: newId(), user_id } })).toMatchObject({
        ...{ httpStatus: 404, message: 'Role not found' },
      })
    }
  })
})
