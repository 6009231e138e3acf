import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '../../../../src/contracts/audit-trail/audit-trail.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { updateSettings } from '../../../../src/contracts/system/operations.ts'
import { auditEvents } from '../../../../src/db/schema/both/audit-events.ts'
import { accountDeletions, accounts } from '../../../../src/db/schema/control/accounts.ts'
import { apiKeys } from '../../../../src/db/schema/control/api-keys.ts'
import { settings } from '../../../../src/db/schema/control/settings.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { auditor, databases, tell } from './support.ts'

type Auditor = Awaited<ReturnType<typeof auditor>>
type Query = NonNullable<QueryFor<typeof listAudit>>

/** The IDs of all matches, page by page. */
async function idsOf({ call }: Auditor, query: Query, between = async () => {}): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { data, next_cursor } = await call(listAudit, { query: { ...query, cursor } })
    ids.push(...data.map(({ id }) => id))
    if (next_cursor === null) return ids
    cursor = next_cursor
    await between()
  }
}
const newestFirst = (rows: readonly { id: string; createdAt: string }[]) =>
  rows
    .map(({ id, createdAt }) => `${createdAt}_${id}`)
    .toSorted()
    .toReversed()
    .map((place) => place.split('_')[1])

test('only users with permission can view the trail', async () => {
  const statuses = await Promise.all([
    visitor.send(listAudit),
    (await mintAccount()).send(listAudit),
    (await mintAccount({ isAdmin: true, grants: ['system:manage'] })).send(listAudit),
    (await auditor()).send(listAudit),
    (await mintAccount({ isRoot: true })).send(listAudit),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200])
})

test('an entry says who acted, what was before and after, and from where', async () => {
  const operator = await mintAccount({ isAdmin: true, grants: ['audit:view', 'system:manage'] })
  await operator.call(updateSettings, { body: { sign_up_open: false } })
  await db.delete(settings)
  const { data, account } = await operator.call(listAudit, {
    query: { account_id: operator.id, action: 'settings.change' },
  })
  const who = { id: operator.id, name: 'Test Person', email: operator.email }
  expect(account).toEqual(who)
  expect(data).toMatchObject([
    {
      action: 'settings.change',
      actor: { kind: 'session', id: operator.id, account: who },
      account: who,
      affected: 1,
      before: expect.anything(),
      after: expect.anything(),
      request_id: expect.stringMatching(/./),
    },
  ])
})

test('rows of all databases come newest first, without duplicates or gaps, while rows are added and an account moves', async () => {
  const accountId = newId()
  const rows: { id: string; createdAt: string }[] = []
  // Several rows share a timestamp, within a database and across databases.
  for (let n = 0; n < 60; n++)
    rows.push(
      await tell(databases[n % databases.length]!, {
        accountId,
        createdAt: `2026-03-01T00:00:00.0${String(10 + Math.floor(n / 8))}Z`,
      }),
    )
  // All rows in one data database also exist in another one, as during a move.
  const held = await databases[1]!.select().from(auditEvents).where(eq(auditEvents.accountId, accountId))
  for (const row of held) await databases[2]!.insert(auditEvents).values(row)
  const person = await auditor()
  const later: string[] = []
  const found = await idsOf(person, { account_id: accountId, limit: 7 }, async () => {
    const { id } = await tell(databases[later.length % databases.length]!, { accountId })
    later.push(id)
  })
  expect(later.length).toBeGreaterThan(5)
  expect(found).toEqual(newestFirst(rows))
  expect(await idsOf(person, { account_id: accountId, limit: 100 })).toEqual([
    ...later.toReversed(),
    ...newestFirst(rows),
  ])
})

test('a complete page has no next page, and a page after the last row is empty', async () => {
  const accountId = newId()
  for (const database of databases) await tell(database, { accountId })
  const { call } = await auditor()
  const ask = (limit: number, cursor?: string) =>
    call(listAudit, { query: { account_id: accountId, limit, ...(cursor && { cursor }) } })
  const { data, next_cursor } = await ask(databases.length)
  expect([data.length, next_cursor]).toEqual([databases.length, null])
  expect((await ask(databases.length - 1)).next_cursor).not.toBeNull()
  const last = data.at(-1)!
  expect(await ask(5, `${last.created_at}_${last.id}`)).toMatchObject({ data: [], next_cursor: null })
})

test('rows are filtered by action, by day and by actor or target, in any combination', async () => {
  const [acting, actedOn] = [await mintAccount(), await mintAccount()]
  const act = { actorKind: 'session', actorId: acting.id, accountId: actedOn.id } as const
  const first = await tell(databases[0]!, { ...act, action: 'user.update', createdAt: '2026-02-01T00:00:00.000Z' })
  const second = await tell(databases[1]!, { ...act, action: 'crawl.delete', createdAt: '2026-02-01T23:59:59.999Z' })
  const third = await tell(databases[2]!, { ...act, action: 'user.update', createdAt: '2026-02-02T00:00:00.000Z' })
  const person = await auditor()
  const found = (query: Query) => idsOf(person, query)
  expect(await found({ account_id: acting.id })).toEqual([third.id, second.id, first.id])
  expect(await found({ account_id: actedOn.id })).toEqual([third.id, second.id, first.id])
  expect(await found({ account_id: acting.id, action: 'user.update' })).toEqual([third.id, first.id])
  expect(await found({ account_id: acting.id, until: '2026-02-01' })).toEqual([second.id, first.id])
  expect(await found({ account_id: acting.id, since: '2026-02-02' })).toEqual([third.id])
  expect(await found({ action: 'user.update', since: '2026-02-01', until: '2026-02-01' })).toEqual([first.id])
  expect(await found({ since: '2026-02-01', until: '2026-02-02' })).toEqual([third.id, second.id, first.id])
  expect(await found({ account_id: acting.id, search: 'USER.up' })).toEqual([third.id, first.id])
  expect(await found({ account_id: acting.id, search: second.requestId, action: 'user.update' })).toEqual([])
})

test('text matches an action and the start of an ID or address, not any substring', async () => {
  const mark = newId()
  const day = { since: '2026-01-05', until: '2026-01-05' }
  const act = { createdAt: '2026-01-05T10:00:00.000Z' }
  const object = await tell(databases[0]!, { ...act, objectId: `site-${mark}` })
  const request = await tell(databases[1]!, { ...act, requestId: `req-${mark}` })
  const address = await tell(databases[2]!, { ...act, ipAddress: '203.0.113.77' })
  const action = await tell(databases[3]!, { ...act, action: 'webhook.rotate-secret' })
  const person = await auditor()
  const found = (search: string) => idsOf(person, { ...day, search })
  expect(await found(`site-${mark}`)).toEqual([object.id])
  expect(await found(`req-${mark.slice(0, 20)}`)).toEqual([request.id])
  expect(await found('203.0.113.')).toEqual([address.id])
  expect(await found('Rotate')).toEqual([action.id])
  expect(await found(mark.slice(4))).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('si')).toEqual([])
})

test('the name and the address of an account find its actions and the actions on it, also by its keys', async () => {
  const person = await auditor()
  const acting = await mintAccount()
  const name = `Élodie ${newId().slice(-12)}`
  await db.update(accounts).set({ name }).where(eq(accounts.id, acting.id))
  const keyId = newId()
  const stamp = new Date().toISOString()
  await db.insert(apiKeys).values({
    ...{ id: keyId, accountId: acting.id, name: 'Robot', hash: keyId, start: 'ctk_live_x', permissions: ['admin'] },
    ...{
      requestsPerMinute: 1,
      requestsPerHour: 1,
      requestsPerDay: 1,
      allowedIps: [],
      createdAt: stamp,
      updatedAt: stamp,
    },
  })
  const other = newId()
  const byKey = await tell(databases[1]!, { actorKind: 'api-key', actorId: keyId, accountId: other })
  const byItself = await tell(databases[2]!, { actorKind: 'session', actorId: acting.id, accountId: other })
  const toIt = await tell(databases[0]!, { accountId: acting.id })
  const expected = newestFirst([byKey, byItself, toIt])
  expect(await idsOf(person, { search: name.toUpperCase() })).toEqual(expected)
  expect(await idsOf(person, { search: acting.email.slice(0, 36).toUpperCase() })).toEqual(expected)
  expect(await idsOf(person, { account_id: acting.id })).toEqual(expected)
  const { data } = await person.call(listAudit, { query: { search: name } })
  expect(data.find(({ id }) => id === byKey.id)?.actor).toEqual({
    kind: 'api-key',
    id: keyId,
    name: 'Robot',
    account: { id: acting.id, name, email: acting.email },
  })
})

test('too many matching accounts are reported, and none is searched for', async () => {
  const mark = `crowd${newId().slice(-8)}`
  const stamp = new Date().toISOString()
  await db.run(sql`
    INSERT INTO accounts (id, name, email, password_hash, shard, created_at, updated_at)
    SELECT ${mark} || value, ${mark}, ${mark} || value || '@example.org', 'none', 'DATA_1', ${stamp}, ${stamp}
    FROM (WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 100) SELECT value FROM n)`)
  await tell(databases[1]!, { accountId: `${mark}7` })
  const byObject = await tell(databases[0]!, { objectId: `${mark}-object` })
  const { call } = await auditor()
  const crowd = await call(listAudit, { query: { search: mark } })
  expect([crowd.too_many_accounts, crowd.data.map(({ id }) => id)]).toEqual([true, [byObject.id]])
  const one = await call(listAudit, { query: { search: `${mark}7@` } })
  expect([one.too_many_accounts, one.data.length]).toEqual([false, 1])
  await db.delete(accounts).where(eq(accounts.name, mark))
})

test('a deleted or soon-to-be-deleted account has no name, and an impersonator is shown as the administrator', async () => {
  const [gone, leaving, administrator] = [newId(), await mintAccount(), await mintAccount()]
  await db.insert(accountDeletions).values({ accountId: leaving.id, createdAt: new Date().toISOString() })
  const accountId = newId()
  await tell(databases[0]!, { accountId, actorKind: 'session', actorId: gone })
  await tell(databases[1]!, { accountId, actorKind: 'session', actorId: leaving.id })
  await tell(databases[2]!, { accountId, actorKind: 'stand-in', actorId: administrator.id })
  await tell(databases[3]!, { accountId, actorKind: 'visitor', actorId: null })
  const { data, account } = await (await auditor()).call(listAudit, { query: { account_id: accountId } })
  expect(account).toBeNull()
  const named = new Map(data.map(({ actor }) => [actor.id, [actor.kind, actor.account?.id ?? null]]))
  expect(Object.fromEntries(named)).toEqual({
    [gone]: ['session', null],
    [leaving.id]: ['session', null],
    [administrator.id]: ['stand-in', administrator.id],
    null: ['visitor', null],
  })
})

test.each([
  { action: 'nobody.knows' },
  { account_id: '7' },
  { since: '2026-02-30' },
  { limit: 101 },
  { cursor: 'yesterday' },
  { search: 'x'.repeat(101) },
])('%o is rejected and names the field', async (query) => {
  const answer = await (await auditor()).fail(listAudit, { query: query as Query })
  expect(answer.httpStatus).toBe('limit' in query ? 400 : 422)
  expect(Object.keys(answer.errors ?? {})).toEqual(Object.keys(query))
})
