import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson } from '../../../../src/features/erasures/erase-person.ts'
import { ERASED_COLUMNS, NOT_PERSONAL } from '../../../../src/features/erasures/personal-columns.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, db, mintAccount } from '../../support/factories.ts'
import { addCrawl } from '../data/support.ts'
import { contextFor, placesThatTell, TELLS, WILMA } from './support.ts'

interface Column {
  table: string
  name: string
  type: string
  is_required: number
  default: string | null
}

/** Columns of all tables of a data database, except those of the search index and of SQLite itself. */
async function columnsOf(accountId: string): Promise<Column[]> {
  const data = dataOf(accountId)
  const tables = await data.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'
      AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%' AND name NOT LIKE '%_search_%'`,
  )
  const columns = await Promise.all(
    tables.map(async ({ name }) =>
      (
        await data.all<Omit<Column, 'table'>>(
          sql`SELECT name, upper(type) AS type, "notnull" AS is_required, dflt_value AS "default" FROM pragma_table_info(${name})`,
        )
      ).map((column) => ({ table: name, ...column })),
    ),
  )
  return columns.flat()
}

const isId = (name: string) => name === 'id' || name === 'account_id' || /_(?:at|since|until)$/.test(name)
const has = (columns: Readonly<Record<string, readonly string[]>>, { table, name }: Column) =>
  columns[table]?.includes(name) === true

test('every text column of a data database is either erased or declared free of personal data', async () => {
  const account = await mintAccount()
  const texts = (await columnsOf(account.id)).filter(({ type, name }) => type === 'TEXT' && !isId(name))
  expect(texts.length).toBeGreaterThan(150)
  const nameOf = ({ table, name }: Column) => `${table}.${name}`
  expect(texts.filter((column) => !has(ERASED_COLUMNS, column) && !has(NOT_PERSONAL, column)).map(nameOf)).toEqual([])
  expect(texts.filter((column) => has(ERASED_COLUMNS, column) && has(NOT_PERSONAL, column)).map(nameOf)).toEqual([])
})

/** JSON with her address or name in places where people write them. */
const JSON_TEXTS: Readonly<Record<string, string>> = {
  'crawls.urls': JSON.stringify([`https://shop.test/?mail=${WILMA.email}`, 'https://shop.test/']),
  'crawls.options': JSON.stringify({ include: [WILMA.email] }),
  'crawl_schedules.request': JSON.stringify({ urls: [`https://shop.test/?mail=${WILMA.email}`, 'https://a.test/'] }),
  'campaigns.variants': JSON.stringify([{ subject: `For ${WILMA.name}`, content: WILMA.email, text_content: null }]),
  'crawl_presets.preset': JSON.stringify({ options: { include: [WILMA.email] } }),
  'audit_events.before': JSON.stringify({ name: `For ${WILMA.name}` }),
  'audit_events.after': JSON.stringify({ name: `For ${WILMA.email}` }),
}
/** Tables whose rows contain free text, each with what a row of it needs. */
const PLANTED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  crawls: {},
  crawl_schedules: {},
  crawl_presets: {},
  site_downloads: { status: 'completed' },
  message_templates: {},
  campaigns: { type: 'email', status: 'draft' },
  webhook_endpoints: {},
  integrations: { mapping: '{}', settings: '{}' },
  audit_events: { actor_kind: 'job', action: 'x' },
}

test('addresses and names in crawls, downloads, templates, campaigns, webhooks, the audit trail and logs are erased', async () => {
  const account = await mintAccount()
  await addCrawl(account.id)
  const ctx = await contextFor(account.id)
  const columns = await columnsOf(account.id)
  const planted: string[] = []
  for (const [table, given] of Object.entries(PLANTED)) {
    const row: Record<string, unknown> = {}
    for (const column of columns.filter((one) => one.table === table)) {
      const place = `${table}.${column.name}`
      if (has(ERASED_COLUMNS, column)) {
        row[column.name] = JSON_TEXTS[place] ?? `Ask ${WILMA.name} or ${WILMA.email}`
        planted.push(place)
      } else if (column.name === 'account_id') row[column.name] = account.id
      else if (column.name === 'id') row[column.name] = newId()
      else if (column.name in given) row[column.name] = given[column.name]
      else if (column.is_required && column.default === null)
        row[column.name] = column.type === 'TEXT' ? (column.name.endsWith('_at') ? new Date().toISOString() : '[]') : 1
    }
    const names = Object.keys(row)
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )
    const values = sql.join(
      names.map((name) => sql`${row[name]}`),
      sql`, `,
    )
    await dataOf(account.id).run(sql`INSERT INTO ${sql.identifier(table)} (${list}) VALUES (${values})`)
  }
  expect(planted.length).toBeGreaterThan(25)
  const now = new Date().toISOString()
  for (const of of [account.id, newId()])
    await db.run(sql`INSERT INTO log_entries (id, level, event, message, request_id, account_id, facts, created_at)
      VALUES (${newId()}, 'info', 'page read', ${`url=https://shop.test/?mail=${WILMA.email}`}, 'r', ${of},
        ${JSON.stringify({ url: `https://shop.test/?mail=${WILMA.email}` })}, ${now})`)
  await db.run(sql`INSERT INTO dead_letters (id, queue, body, reason, attempts, created_at)
    VALUES (${newId()}, 'events', ${JSON.stringify({ account_id: account.id, address: WILMA.email })}, 'x', 1, ${now})`)
  const told = (await placesThatTell(account.id)).map((place) => place.split(':')[0]!.replace(' ', '.'))
  expect([...new Set(told)].toSorted()).toEqual(planted.toSorted())

  await erasePerson(ctx, { email: WILMA.email, name: WILMA.name })
  expect(await placesThatTell(account.id)).toEqual([])
  const logs = await db.all<{ account_id: string; facts: string }>(
    sql`SELECT account_id, facts FROM log_entries WHERE request_id = 'r'`,
  )
  expect(logs.filter(({ facts }) => TELLS.test(facts)).map(({ account_id }) => account_id)).not.toContain(account.id)
  expect(logs.filter(({ facts }) => TELLS.test(facts))).toHaveLength(1)
  expect(await db.all(sql`SELECT 1 FROM dead_letters WHERE instr(body, ${account.id}) > 0`)).toEqual([])
  const [template] = await dataOf(account.id).all<{ content: string }>(
    sql`SELECT content FROM message_templates WHERE account_id = ${account.id}`,
  )
  expect(template).toEqual({ content: 'Ask … or …' })
})
