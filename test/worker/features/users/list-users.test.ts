import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/users/users.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { permissions } from '../../../../src/db/schema/control/roles.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { manager, mintRole, root } from './support.ts'

type Columns = Partial<typeof accounts.$inferInsert>
const change = (id: string, columns: Columns) => db.update(accounts).set(columns).where(eq(accounts.id, id))

/** Some users with a unique word in their names. */
async function mintGroup(columns: readonly Columns[]) {
  const word = `w${newId().slice(-8)}`
  const ids: string[] = []
  for (const [at, given] of columns.entries()) {
    const { id } = await mintAccount({ plan: null })
    await change(id, { name: `${word} ${at}`, ...given, ...(given.name ? { name: `${given.name} ${word}` } : {}) })
    ids.push(id)
  }
  return { word, ids }
}

async function listed(query: QueryFor<typeof contract.listUsers>) {
  const { call } = await manager()
  const { users, pagination } = await call(contract.listUsers, { query })
  return { users, ids: users.map(({ id }) => id), pagination }
}

describe('access to users', () => {
  test.each([
    [contract.listUsers, { query: {} }],
    [contract.exportUsers, { query: {} }],
    [contract.getUser, { params: { id: newId() } }],
  ] as const)('is decided only by permission', async (endpoint, input) => {
    const status = async (client: { send: typeof visitor.send }) => {
      const response = await client.send(endpoint, input)
      await response.body?.cancel()
      return response.status
    }
    expect(await status(visitor)).toBe(401)
    expect(await status(await mintAccount())).toBe(403)
    expect(await status(await mintAccount({ isAdmin: true }))).toBe(403)
    expect(await status(await manager())).toBe(endpoint === contract.getUser ? 404 : 200)
    expect(await status(await root())).toBe(endpoint === contract.getUser ? 404 : 200)
  })
})

describe('a user', () => {
  test('is shown with plan, roles and their permissions, by their display names', async () => {
    const account = await mintAccount()
    const own = `reports:${newId()}`
    const at = new Date().toISOString()
    await db.insert(permissions).values({ name: own, label: `Export ${own}`, createdAt: at, updatedAt: at })
    const role = await mintRole(['users:view', own], account.id)
    const { call } = await manager()
    const { user } = await call(contract.getUser, { params: { id: account.id } })
    expect(user).toMatchObject({
      ...{ id: account.id, name: 'Test Person', email: account.email, is_root_user: false, active: true },
      ...{ suspended_at: null, suspension_reason: null, email_verified: true, site_limit: 1, last_login_at: null },
      ...{ plan: { display_name: 'Test' }, plan_expires_at: null },
    })
    const shown = user.roles.find(({ id }) => id === role)
    expect(shown?.permissions.toSorted((a, b) => (a.id < b.id ? 1 : -1))).toEqual([
      { id: 'users:view', name: 'View User' },
      { id: own, name: `Export ${own}` },
    ])
    expect(JSON.stringify(user)).not.toContain('password')
  })

  test('has a plan that ends if it costs something', async () => {
    const account = await mintAccount()
    await db
      .update(plans)
      .set({ priceMonthlyMinor: 500 })
      .where(eq(plans.name, (await (await manager()).call(contract.getUser, { params: account })).user.plan!.name))
    const { user } = await (await manager()).call(contract.getUser, { params: { id: account.id } })
    expect(user.plan_expires_at).toBe('2099-01-01T00:00:00.000Z')
  })

  test('that does not exist, or was deleted, is not found', async () => {
    const { fail } = await manager()
    const gone = await mintAccount()
    await change(gone.id, { isActive: false, email: `${gone.id}@deleted.invalid` })
    for (const id of [newId(), gone.id])
      expect(await fail(contract.getUser, { params: { id } })).toMatchObject({
        ...{ httpStatus: 404, message: 'User not found' },
      })
    expect((await listed({ search: gone.id })).ids).toEqual([])
  })
})

describe('the list', () => {
  test('has 15 on a page, and every user once, even with equal values', async () => {
    const { word, ids } = await mintGroup(Array.from({ length: 17 }, () => ({ createdAt: '2026-01-01T00:00:00.000Z' })))
    const first = await listed({ search: word })
    expect(first.pagination).toEqual({ current_page: 1, last_page: 2, per_page: 15, total: 17 })
    const second = await listed({ search: word, page: 2 })
    expect([...first.ids, ...second.ids].toSorted()).toEqual(ids.toSorted())
    expect((await listed({ search: word, page: 3 })).ids).toEqual([])
  })

  test.each([
    ['an address in capitals', (row: { email: string }) => row.email.toUpperCase()],
    ['an address of more than fifty characters', (row: { email: string }) => row.email],
    ['an id', (row: { id: string }) => row.id],
    ['a name with accents and wildcards', () => 'ÉMILE %_\\'],
  ])('is searched by %s', async (_, searchOf) => {
    const { id } = await mintAccount({ plan: null })
    const email = `${'x'.repeat(20)}${newId()}@example.org`
    await change(id, { name: `Émile %_\\ ${id}`, email })
    expect((await listed({ search: searchOf({ id, email }), per_page: 100 })).ids).toContain(id)
    expect((await listed({ search: `${email}x` })).ids).toEqual([])
  })

  test('is filtered by status, and by role', async () => {
    const suspended = { isActive: false, suspendedAt: '2026-01-01T00:00:00.000Z' }
    const { word, ids } = await mintGroup([{}, suspended, { isRoot: true }, { emailVerifiedAt: null }])
    const [plain, halted, top, unverified] = ids
    const found = async (filter: 'all' | 'active' | 'suspended' | 'root' | 'unverified') =>
      (await listed({ search: word, filter })).ids.toSorted()
    expect(await found('all')).toEqual(ids.toSorted())
    expect(await found('active')).toEqual([plain, top, unverified].toSorted())
    expect(await found('suspended')).toEqual([halted])
    expect(await found('root')).toEqual([top])
    expect(await found('unverified')).toEqual([unverified])
    const role_id = await mintRole([], plain!, top!)
    expect((await listed({ role_id })).ids.toSorted()).toEqual([plain, top].toSorted())
    expect((await listed({ role_id, search: word, filter: 'root' })).ids).toEqual([top])
    await change(top!, { isRoot: false })
  })

  test.each([
    ['name', [{ name: 'bob' }, { name: 'Ada' }, { name: 'Cy' }], [1, 0, 2]],
    ['email', [{ email: `b-${newId()}@x.org` }, { email: `a-${newId()}@x.org` }], [1, 0]],
    [
      'status',
      [{ suspendedAt: '2026-01-01T00:00:00.000Z', isActive: false }, { emailVerifiedAt: null }, {}],
      [2, 1, 0],
    ],
    [
      'last_login_at',
      [{ lastLoginAt: '2026-02-01T00:00:00.000Z' }, { lastLoginAt: null }, { lastLoginAt: '2026-01-01T00:00:00.000Z' }],
      [1, 2, 0],
    ],
    ['created_at', [{ createdAt: '2026-02-01T00:00:00.000Z' }, { createdAt: '2026-01-01T00:00:00.000Z' }], [1, 0]],
  ] as const)('is sorted by %s both ways', async (sort, columns, order) => {
    const { word, ids } = await mintGroup(columns)
    const rising = order.map((at) => ids[at])
    expect((await listed({ search: word, sort, direction: 'asc' })).ids).toEqual(rising)
    expect((await listed({ search: word, sort, direction: 'desc' })).ids).toEqual(rising.toReversed())
  })

  test('rejects unknown filters, sorts and pages', async () => {
    const { fail } = await manager()
    for (const query of [{ filter: 'rich' }, { sort: 'password_hash' }, { page: 0 }, { role_id: 'x' }])
      expect(await fail(contract.listUsers, { query: query as never })).toMatchObject({ httpStatus: 422 })
  })
})

test('the file contains the whole list in its order, and no spreadsheet formulas', async () => {
  const { word, ids } = await mintGroup([{ name: '=1+1' }, { name: 'Ann, "Ada"' }, { suspensionReason: '+bad' }])
  const { send } = await manager()
  const response = await send(contract.exportUsers, { query: { search: word, sort: 'created_at', direction: 'asc' } })
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="contactory-users-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const lines = (await response.text()).split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toMatch(/ID,Name,Email,Root User,Roles,Status,/)
  expect(lines.slice(1, 4).map((line) => line.slice(0, 36))).toEqual(ids)
  expect(lines[1]).toContain(`'=1+1 ${word}`)
  expect(lines[2]).toContain(`"Ann, ""Ada"" ${word}"`)
  expect(lines[3]).toContain("'+bad")
  const [told] = await db.all<{ affected: number; after: string }>(
    sql`SELECT affected, after FROM audit_events WHERE action = 'user.export' AND instr(after, ${word}) > 0`,
  )
  expect(told).toMatchObject({ affected: 3 })
})

test('a file without matches has only its header', async () => {
  const { send } = await manager()
  const text = await (await send(contract.exportUsers, { query: { search: newId() } })).text()
  expect(text.split('\r\n')).toHaveLength(2)
})
