import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/logs/logs.ts'
import { logEntries } from '../../../../src/db/schema/control/operations.ts'
import { settings } from '../../../../src/db/schema/control/settings.ts'
import { deleteOldLogs } from '../../../../src/features/logs/delete-old-logs.ts'
import { SEARCHED_MAX } from '../../../../src/features/logs/list-logs.ts'
import { lowestIdAt, newId } from '../../../../src/lib/ids.ts'
import { db, mintAccount, visitor } from '../../support/factories.ts'
import { addEntries, operator, sampling } from './support.ts'

// Keeps the tests' own requests out of the log that they read.
beforeEach(async () => {
  await sampling(0)
  await db.delete(logEntries)
})
const list = async (query: Record<string, unknown> = {}) =>
  (await (await operator()).call(contract.listLogs, { query } as never)).data
const idsOf = (logs: readonly { id: string }[]) => logs.map(({ id }) => id)
const DAY_MS = 24 * 60 * 60_000

test.each([contract.listLogs, contract.downloadLogs])(
  '$path requires permission to manage the system',
  async (endpoint) => {
    const statuses = await Promise.all([
      visitor.send(endpoint),
      (await mintAccount()).send(endpoint),
      (await mintAccount({ isAdmin: true })).send(endpoint),
      (await operator()).send(endpoint),
      (await mintAccount({ isRoot: true })).send(endpoint),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200])
  },
)

test('the latest lines come newest first, a hundred by default, with a cursor for the rest', async () => {
  const rows = await addEntries(Array.from({ length: 120 }, (_, at) => ({ message: `line ${at}` })))
  const newest = idsOf(rows).toReversed()
  const first = await list()
  expect(idsOf(first.logs)).toEqual(newest.slice(0, 100))
  expect(first).toMatchObject({ has_more: true, next_before: newest[99] })
  const second = await list({ before: first.next_before, lines: 50 })
  expect(idsOf(second.logs)).toEqual(newest.slice(100))
  expect(second).toMatchObject({ has_more: false, next_before: null })
  expect(idsOf((await list({ after: newest[3] })).logs)).toEqual(newest.slice(0, 3))
  expect((await list({ after: newest[0] })).logs).toEqual([])
})

test('lines are filtered by level, request and literal text', async () => {
  const [quiet, failed, other] = await addEntries([
    { requestId: 'r-1' },
    { requestId: 'r-1', level: 'error', event: 'request failed', facts: '{"error":"Disk 100%_full"}' },
    { level: 'error', accountId: 'the-account' },
  ])
  const found = async (query: object) => idsOf((await list({ ...query })).logs)
  expect(await found({ account: 'the-account' })).toEqual([other!.id])
  expect(await found({ account: 'the-account', level: 'info' })).toEqual([])
  expect(await found({ level: 'error' })).toEqual([other!.id, failed!.id])
  expect(await found({ request_id: 'r-1' })).toEqual([failed!.id, quiet!.id])
  expect(await found({ request_id: 'r-1', level: 'error' })).toEqual([failed!.id])
  expect(await found({ search: 'disk 100%_F' })).toEqual([failed!.id])
  expect(await found({ search: '1%0' })).toEqual([])
  expect(await found({ search: 'the-account' })).toEqual([other!.id])
  expect(await found({ search: 'x'.repeat(200) })).toEqual([])
  expect((await list({ request_id: 'r-1' })).logs[0]).toMatchObject({
    ...{ level: 'error', event: 'request failed', request_id: 'r-1', account_id: null },
    facts: { error: 'Disk 100%_full' },
  })
})

test('a search reads a bounded number of lines, reports that it stopped, and continues from there', async () => {
  const [needle] = await addEntries([{ message: 'the needle' }])
  const start = needle!.id.slice(0, 8)
  await db.run(sql`
    WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at <= ${SEARCHED_MAX + 10})
    INSERT INTO log_entries (id, level, event, message, request_id, facts, created_at)
    SELECT ${start} || '-ffff-7000-8000-' || printf('%012d', at), 'info', 'hay', 'hay', 'r', '{}', ${new Date().toISOString()} FROM n`)
  const first = await list({ search: 'needle' })
  expect(first).toMatchObject({ logs: [], has_more: true })
  const second = await list({ search: 'needle', before: first.next_before })
  expect(idsOf(second.logs)).toEqual([needle!.id])
  expect(second.has_more).toBe(false)
})

test('invalid parameters are rejected', async () => {
  const person = await operator()
  for (const query of [{ level: 'fatal' }, { lines: 501 }, { lines: 0 }, { search: 'x'.repeat(201) }])
    expect((await person.send(contract.listLogs, { query } as never)).status).toBe(422)
})

test('the file has one line for each entry, oldest first, whatever the entry contains', async () => {
  const [first, second] = await addEntries([
    { message: 'one\r\n2026-01-01 ERROR forged', requestId: 'r-1' },
    { level: 'error', event: 'request failed', accountId: 'a-1', facts: '{"error":"Error: x\\n  at y\u2028z"}' },
  ])
  const response = await (await operator()).send(contract.downloadLogs, { query: { lines: '500' } })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const day = new Date().toISOString().slice(0, 10)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="system-logs-${day}.txt"`)
  const lines = (await response.text()).split(/[\r\n\u2028]/)
  expect(lines).toEqual([
    `${first!.createdAt} INFO [r-1] request one  2026-01-01 ERROR forged {}`,
    `${second!.createdAt} ERROR [${second!.requestId}] request failed GET /api/site 200 1 ms account=a-1 {"error":"Error: x\\n  at y z"}`,
    '',
  ])
})

test('a file contains as many lines as requested, across many reads', async () => {
  await addEntries(Array.from({ length: 520 }, (_, at) => ({ message: `line ${at}.` })))
  const person = await operator()
  const fileOf = async (lines: string) => (await person.send(contract.downloadLogs, { query: { lines } })).text()
  const all = (await fileOf('5000')).trimEnd().split('\n')
  expect(all).toHaveLength(520)
  expect([all[0], all[519]]).toEqual([expect.stringContaining('line 0.'), expect.stringContaining('line 519.')])
  expect((await fileOf('510')).trimEnd().split('\n')[0]).toContain('line 10.')
})

test('lines older than the retention period are deleted, a bounded number at a time, and nothing else', async () => {
  await db.insert(settings).values({ name: 'retention_days', value: 3, updatedAt: new Date().toISOString() })
  const now = new Date()
  const before = (days: number) => lowestIdAt(new Date(now.getTime() - days * DAY_MS)).slice(0, 13)
  await db.run(sql`
    WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 2500)
    INSERT INTO log_entries (id, level, event, message, request_id, facts, created_at)
    SELECT ${before(4)} || '-7000-8000-' || printf('%012d', at), 'info', 'old', 'old', 'r', '{}', '' FROM n`)
  const kept = await addEntries([{ id: `${before(2.9)}-7000-8000-000000000001` }, { id: newId() }])
  const clock = { now: () => now }
  await Promise.all([deleteOldLogs({ db, clock }), deleteOldLogs({ db, clock })])
  expect(await db.select({ id: logEntries.id }).from(logEntries).orderBy(logEntries.id)).toEqual(
    kept.map(({ id }) => ({ id })),
  )
  await db.delete(settings)
})

test('every query of the log uses an index', async () => {
  const planOf = async (where: string) => {
    const rows = await db.all<{ detail: string }>(
      sql.raw(`EXPLAIN QUERY PLAN SELECT * FROM log_entries WHERE ${where} ORDER BY id DESC LIMIT 100`),
    )
    return rows.map(({ detail }) => detail).join('; ')
  }
  expect(await planOf('true')).toMatch(/^SCAN log_entries USING INDEX sqlite_autoindex_log_entries_1$/)
  expect(await planOf("level = 'error' AND id < 'x'")).toMatch(/^SEARCH log_entries USING INDEX log_entries_by_level/)
  expect(await planOf("+level = 'error' AND request_id = 'r'")).toContain('USING INDEX log_entries_by_request')
  expect(await planOf("id > 'x'")).toMatch(/^SEARCH log_entries USING INDEX sqlite_autoindex_log_entries_1 \(id>\?\)$/)
})

test('lines are filtered by the address of an account and by time range', async () => {
  const person = await mintAccount()
  const at = (day: string) => ({ id: lowestIdAt(new Date(day)), createdAt: day, accountId: person.id })
  const [first, second, third] = await addEntries(
    ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'].map(at),
  )
  await addEntries([{ accountId: 'somebody-else' }])
  const found = async (query: object) => idsOf((await list({ ...query })).logs)
  expect(await found({ account: person.email.toUpperCase() })).toEqual([third!.id, second!.id, first!.id])
  expect(await found({ account: 'nobody@example.org' })).toEqual([])
  const day = { since: '2026-01-02', until: '2026-01-02' }
  expect(await found(day)).toEqual([second!.id])
  expect(await found({ ...day, account: person.id })).toEqual([second!.id])
})
