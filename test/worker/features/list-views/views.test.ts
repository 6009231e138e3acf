import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/list-views/list-views.ts'
import { sessions } from '../../../../src/db/schema/control/accounts.ts'
import { workspaceMembers } from '../../../../src/db/schema/control/workspaces.ts'
import { deleteOldViews } from '../../../../src/features/list-views/views.ts'
import type { AssignableRole } from '../../../../src/rules/workspaces/workspace-roles.ts'
import { contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

/** A member whose session is in the workspace of another account. */
async function mintMember(owner: Account, role: AssignableRole = 'member') {
  const member = await mintAccount()
  await db.insert(workspaceMembers).values({
    ...{ workspaceId: owner.id, memberId: member.id, role, createdAt: new Date().toISOString() },
  })
  await db.update(sessions).set({ workspaceId: owner.id }).where(eq(sessions.id, member.sessionId))
  return member
}

const list = async (account: Account) => (await account.call(contract.listViews, { query: { list: 'contacts' } })).data
const namesOf = async (account: Account) => (await list(account)).views.map(({ name }) => name)
const save = async (account: Account, name: string, more: object = {}) =>
  (
    await account.call(contract.addView, {
      body: { list: 'contacts', name, query: { has: 'email', sort: 'name' }, ...more } as never,
    })
  ).data

describe('a saved view', () => {
  test('stores filters, order and columns, and can be changed field by field, deleted and restored', async () => {
    const account = await mintAccount()
    const { id } = await save(account, 'Verified', { columns: ['who', 'email'] })
    await save(account, 'All')
    expect(await namesOf(account)).toEqual(['All', 'Verified'])
    const changed = await account.call(contract.updateView, { params: { id }, body: { name: 'Verified only' } })
    expect(changed.data).toMatchObject({
      ...{ name: 'Verified only', is_shared: false, is_own: true, columns: ['who', 'email'] },
      query: { has: 'email', sort: 'name' },
    })
    const cleared = await account.call(contract.updateView, { params: { id }, body: { columns: null } })
    expect(cleared.data).toMatchObject({ name: 'Verified only', columns: null })
    await account.call(contract.deleteView, { params: { id } })
    expect(await namesOf(account)).toEqual(['All'])
    expect((await account.fail(contract.deleteView, { params: { id } })).httpStatus).toBe(404)
    expect((await account.call(contract.restoreView, { params: { id } })).data.name).toBe('Verified only')
    expect(await namesOf(account)).toEqual(['All', 'Verified only'])
  })

  test('has a unique name, and parameters that are valid in a URL', async () => {
    const account = await mintAccount()
    await save(account, 'Hot')
    const other = await save(account, 'Cold')
    const add = (body: object) =>
      account.fail(contract.addView, { body: { list: 'contacts', name: 'X', query: {}, ...body } as never })
    expect((await add({ name: 'hOT' })).message).toBe('There is a view of this name already')
    const rename = { params: { id: other.id }, body: { name: 'Hot' } }
    expect((await account.fail(contract.updateView, rename)).httpStatus).toBe(422)
    for (const body of [
      { name: '' },
      { query: { 'x y': '1' } },
      { columns: [] },
      { list: 'shoes' },
      { query: { a: 'x'.repeat(201) } },
    ])
      expect((await add(body)).httpStatus).toBe(422)
    await account.call(contract.addView, { body: { list: 'data', name: 'Hot', query: {} } })
  })

  test('is private until it is shared, and a viewer cannot change any', async () => {
    const owner = await mintAccount()
    const [member, viewer] = [await mintMember(owner), await mintMember(owner, 'viewer')]
    const own = await save(owner, 'Mine')
    const shared = await save(owner, 'Ours', { is_shared: true })
    expect(await namesOf(member)).toEqual(['Ours'])
    expect(await namesOf(viewer)).toEqual(['Ours'])
    expect((await list(member)).views[0]).toMatchObject({ is_own: false, is_shared: true })
    // A name used in someone else's private view is free.
    await save(member, 'Mine')
    for (const call of [contract.updateView, contract.deleteView, contract.restoreView])
      expect((await member.fail(call, { params: { id: own.id }, body: { name: 'X' } } as never)).httpStatus).toBe(404)
    const renamed = await member.call(contract.updateView, {
      ...{ params: { id: shared.id }, body: { name: 'Everyone’s', is_shared: false } },
    })
    expect(renamed.data).toMatchObject({ name: 'Everyone’s', is_shared: true })
    for (const call of [contract.updateView, contract.deleteView, contract.restoreView])
      expect((await viewer.fail(call, { params: { id: shared.id }, body: { name: 'X' } } as never)).httpStatus).toBe(
        403,
      )
    const stranger = await mintAccount()
    expect((await stranger.fail(contract.restoreView, { params: { id: shared.id } })).httpStatus).toBe(404)
  })

  test('is removed permanently an hour after it was deleted', async () => {
    const account = await mintAccount()
    const [old, fresh] = [await save(account, 'Old'), await save(account, 'Fresh')]
    for (const { id } of [old, fresh]) await account.call(contract.deleteView, { params: { id } })
    await dataOf(account.id).run(
      sql`UPDATE list_views SET deleted_at = '2026-01-01T00:00:00.000Z' WHERE id = ${old.id}`,
    )
    await deleteOldViews(contextOf(account.id))
    expect((await account.fail(contract.restoreView, { params: { id: old.id } })).httpStatus).toBe(404)
    await account.call(contract.restoreView, { params: { id: fresh.id } })
  })

  test('is limited to a hundred per person', async () => {
    const account = await mintAccount()
    await dataOf(account.id).run(sql`
      WITH RECURSIVE more(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM more WHERE at < ${contract.VIEWS_MAX})
      INSERT INTO list_views (id, account_id, list, person_id, is_shared, name, query, created_at, updated_at)
      SELECT ${account.id} || at, ${account.id}, 'contacts', ${account.id}, 0, 'V' || at, '{}', '', '' FROM more`)
    const refused = await account.fail(contract.addView, { body: { list: 'contacts', name: 'One more', query: {} } })
    expect([refused.httpStatus, refused.message]).toEqual([409, 'There are 100 views already. Delete one first.'])
  })
})

test('columns are stored per person, also for a viewer', async () => {
  const owner = await mintAccount()
  const viewer = await mintMember(owner, 'viewer')
  const put = (account: Account, columns: string[] | null) =>
    account.call(contract.saveColumns, { body: { list: 'contacts', columns } })
  await put(owner, ['who', 'phone'])
  await put(viewer, ['who', 'email'])
  await put(viewer, ['email', 'who'])
  expect([(await list(owner)).columns, (await list(viewer)).columns]).toEqual([
    ['who', 'phone'],
    ['email', 'who'],
  ])
  await put(owner, null)
  expect([(await list(owner)).columns, (await list(viewer)).columns]).toEqual([null, ['email', 'who']])
})
