import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { AUDIT_EXPORT_MAX, exportAudit, listAudit } from '../../../../src/contracts/audit-trail/audit-trail.ts'
import type { QueryFor } from '../../../../src/contracts/endpoint.ts'
import { restoreCell } from '../../../../src/lib/csv-cell.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { mintAccount, visitor } from '../../support/factories.ts'
import { auditor, databases, tell } from './support.ts'

async function fileOf(query: QueryFor<typeof exportAudit>) {
  const response = await (await auditor()).send(exportAudit, { query })
  expect(response.status).toBe(200)
  const { data } = Papa.parse<Record<string, string>>((await response.text()).replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  return { response, rows: data }
}

test('only users with permission to view the trail can download the file', async () => {
  const statuses = await Promise.all([visitor.send(exportAudit), (await mintAccount()).send(exportAudit)])
  expect(statuses.map(({ status }) => status)).toEqual([401, 403])
})

test('the file contains what the list shows, with names and details, and no formulas', async () => {
  const account = await mintAccount()
  const evil = '=HYPERLINK("https://evil.example";"x")'
  const first = await tell(databases[1]!, {
    accountId: account.id,
    objectId: evil,
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  const second = await tell(databases[2]!, {
    ...{ accountId: account.id, actorKind: 'session', actorId: account.id, ipAddress: '192.0.2.7' },
    ...{ before: '{"name":"Old, \\"quoted\\""}', after: '{"name":"New"}', createdAt: '2026-01-02T00:00:00.000Z' },
  })
  await tell(databases[0]!, { accountId: newId() })
  const { response, rows } = await fileOf({ account_id: account.id })
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="contactory-audit-[\d-]{10}\.csv"$/,
  )
  expect(rows.map(({ request_id }) => request_id)).toEqual([second.requestId, first.requestId])
  expect(rows[0]).toMatchObject({
    ...{ actor_kind: 'session', actor_id: account.id, actor_name: 'Test Person', actor_email: account.email },
    ...{ account_email: account.email, before: second.before, after: second.after, ip_address: '192.0.2.7' },
  })
  expect(rows[1]?.object_id).toBe(`'${evil}`)
  expect(restoreCell(rows[1]!.object_id!)).toBe(evil)
})

test('a filter without matches returns only the header', async () => {
  expect((await fileOf({ search: newId() })).rows).toEqual([])
})

test('the file has exactly the newest 10,000 rows of all databases', async () => {
  const accountId = newId()
  const each = Math.ceil((AUDIT_EXPORT_MAX + 200) / databases.length)
  for (const [at, database] of databases.entries())
    await database.run(sql`
      INSERT INTO audit_events (id, actor_kind, actor_id, account_id, action, affected, request_id, ip_address, created_at)
      SELECT printf('%06d-', value) || ${at} || ${accountId}, 'job', 'a-job', ${accountId}, 'crawl.delete', 1, 'r', '',
        strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + value, 'unixepoch')
      FROM (WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < ${each - 1}) SELECT value FROM n)`)
  const { rows } = await fileOf({ account_id: accountId })
  expect(rows).toHaveLength(AUDIT_EXPORT_MAX)
  const days = rows.map(({ created_at }) => created_at)
  expect(days).toEqual(days.toSorted().toReversed())
  const { data } = await (await auditor()).call(listAudit, { query: { account_id: accountId, limit: 1 } })
  expect(data[0]?.created_at).toBe(days[0])
  // This many rows are older than the last one in the file.
  const older = each * databases.length - AUDIT_EXPORT_MAX
  expect(new Date(days.at(-1)!).getTime()).toBe((1_700_000_000 + Math.floor(older / databases.length)) * 1000)
})
