import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import * as analytics from '../../../src/contracts/campaigns/analytics.ts'
import * as recipientsContract from '../../../src/contracts/campaigns/recipients.ts'
import * as contacts from '../../../src/contracts/contacts/contacts.ts'
import * as exportContactsContract from '../../../src/contracts/contacts/export-contacts.ts'
import * as details from '../../../src/contracts/crawls/crawl-details.ts'
import * as crawls from '../../../src/contracts/crawls/crawls.ts'
import * as data from '../../../src/contracts/data/data.ts'
import * as logs from '../../../src/contracts/logs/logs.ts'
import { get as getStatistics } from '../../../src/contracts/statistics/statistics.ts'
import * as users from '../../../src/contracts/users/users.ts'
import { newId } from '../../../src/lib/ids.ts'
import { dataOf, db, mintAccount } from '../support/factories.ts'
import { addCampaign } from './campaigns/support.ts'
import { sayContacts } from './contacts/support.ts'
import { addCrawl } from './data/support.ts'
import { operator } from './logs/support.ts'
import { manager } from './users/support.ts'

/** Rows of each file: several times the size of one batch, and beyond 160,000 bytes. */
const ROWS = 2_000
const ORGANIZATIONS = 400

let account: Awaited<ReturnType<typeof mintAccount>>
let crawlId: string

beforeAll(async () => {
  account = await mintAccount()
  const crawl = await addCrawl(account.id)
  crawlId = crawl.crawlId
  await sayContacts(
    account.id,
    crawl.sourceId,
    Array.from({ length: ROWS }, (_, at) => ({
      key: `acme-tools.com/${at}`,
      name: `Holder No${at}x`,
      kind: at < ORGANIZATIONS ? ('organization' as const) : ('person' as const),
      emails: [`p${at}@host${at}.example`],
    })),
  )
  await dataOf(account.id).run(sql`
    INSERT INTO pages (crawl_id, url, state, read_at)
    WITH RECURSIVE n (at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at < ${ROWS - 1})
    SELECT ${crawlId}, 'https://acme-tools.com/' || at, 'read', '2026-11-01T10:00:00.000Z' FROM n`)
})

const numbers = (from: number, to = ROWS) => Array.from({ length: to - from }, (_, at) => `${from + at}`)
const sorted = (found: Iterable<string | undefined>) => [...found].toSorted((a, b) => Number(a) - Number(b))
/** The addresses that occur in a text, each as often as it does. */
const addressesIn = (text: string) => sorted([...text.matchAll(/\bp(\d+)@host\d+\.example\b/g)].map(([, at]) => at))
const rowsOf = (csv: string) => Papa.parse<string[]>(csv.trimEnd()).data.slice(1)

async function textOf(response: Response) {
  expect(response.status).toBe(200)
  return response.text()
}

async function sheetsOf(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const names = [...strFromU8(files['xl/workbook.xml']!).matchAll(/<sheet name="(.*?)"/g)].map(([, name]) => name!)
  return Object.fromEntries(names.map((name, at) => [name, strFromU8(files[`xl/worksheets/sheet${at + 1}.xml`]!)]))
}
const countRows = (sheet: string) => sheet.match(/<row>/g)!.length - 1

test('a crawl as a workbook, CSV, JSON and vCards', async () => {
  const exportOf = (format: details.CrawlExportFormat) =>
    account.send(details.exportCrawl, { params: { id: crawlId }, query: { format } })
  const sheets = await sheetsOf(await exportOf('xlsx'))
  expect(Object.entries(sheets).map(([name, sheet]) => [name, countRows(sheet)])).toEqual([
    ['Emails', ROWS],
    ['Names', ROWS - ORGANIZATIONS],
    ['Companies', ORGANIZATIONS],
    ['Contacts', ROWS],
    ['Pages', ROWS],
  ])
  expect(addressesIn(sheets.Contacts!)).toEqual(numbers(0))
  const rows = rowsOf(await textOf(await exportOf('csv')))
  expect(rows).toHaveLength(2 * ROWS)
  expect(addressesIn(rows.map(([, value]) => value).join(' '))).toEqual(numbers(0))
  const json = JSON.parse(await textOf(await exportOf('json'))) as Record<string, { url?: string; email?: string }[]>
  expect(Object.entries(json).map(([name, list]) => [name, list.length])).toEqual([
    ['items', 2 * ROWS],
    ['contacts', ROWS],
    ['pages', ROWS],
  ])
  expect(new Set(json.pages!.map(({ url }) => url)).size).toBe(ROWS)
  const cards = await textOf(await exportOf('vcf'))
  expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(ROWS)
  expect(addressesIn(cards)).toEqual(numbers(0))
})

test('contacts as a workbook and in every other format', async () => {
  for (const format of exportContactsContract.CONTACT_EXPORT_FORMATS) {
    const response = await account.send(exportContactsContract.exportContacts, { query: { format } })
    if (format === 'xlsx') {
      const { People, Organizations } = await sheetsOf(response)
      expect([countRows(People!), countRows(Organizations!)]).toEqual([ROWS - ORGANIZATIONS, ORGANIZATIONS])
      expect(addressesIn(People!)).toEqual(numbers(ORGANIZATIONS))
      expect(addressesIn(Organizations!)).toEqual(numbers(0, ORGANIZATIONS))
      continue
    }
    const text = await textOf(response)
    expect(addressesIn(text), format).toEqual(numbers(0))
    if (format === 'json') expect(JSON.parse(text)).toHaveLength(ROWS)
    else if (format !== 'vcf') expect(rowsOf(text), format).toHaveLength(ROWS)
  }
})

test('values as CSV and JSON', async () => {
  const exportOf = (format: data.ExportFormat) =>
    account.send(data.exportType, { params: { type: 'emails' }, query: { format } })
  const csv = rowsOf(await textOf(await exportOf('csv')))
  expect(addressesIn(csv.map(([email]) => email).join(' '))).toEqual(numbers(0))
  const json = JSON.parse(await textOf(await exportOf('json'))) as { email: string }[]
  expect(addressesIn(json.map(({ email }) => email).join(' '))).toEqual(numbers(0))
})

test("a campaign's recipients", async () => {
  const { id } = await addCampaign(account.id)
  const sentAt = new Date(Date.now() - 60_000).toISOString()
  await dataOf(account.id).run(sql`
    INSERT INTO recipients (id, account_id, campaign_id, address, data_source, state, sent_at, clicked_at, created_at)
    WITH RECURSIVE n (at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at < ${ROWS - 1})
    SELECT ${newId().slice(0, -6)} || printf('%06d', at), ${account.id}, ${id}, 'p' || at || '@host' || at || '.example', 'Entered by hand',
      iif(at % 2, 'sent', 'failed'), iif(at % 2, ${sentAt}, NULL), iif(at % 2, ${sentAt}, NULL), '2026-11-01T10:00:00.000Z' FROM n`)
  const rows = rowsOf(await textOf(await account.send(recipientsContract.exportRecipients, { params: { id } })))
  expect(addressesIn(rows.map(([email]) => email).join(' '))).toEqual(numbers(0))
  // Statistics scan as many rows, in several batches.
  await dataOf(account.id).run(sql`
    INSERT INTO recipient_events (id, account_id, campaign_id, recipient_id, kind, is_automatic, url, happened_at)
    SELECT id || 'c', account_id, campaign_id, id, 'clicked', 0, 'https://acme-tools.com/', ${sentAt} FROM recipients WHERE campaign_id = ${id} AND state = 'sent'`)
  const { data: one } = await account.call(analytics.getCampaignAnalytics, { params: { id } })
  expect(one.timeline.reduce((sum, day) => sum + day.sent, 0)).toBe(ROWS / 2)
  expect(one.links).toEqual([{ url: 'https://acme-tools.com/', clicks: ROWS / 2 }])
  const { data: overall } = await account.call(analytics.getOverallAnalytics, { query: { period: '30d' } })
  expect([overall.total_sent, overall.total_failed, overall.total_clicked]).toEqual([ROWS / 2, ROWS / 2, ROWS / 2])
})

test('sites of crawls are counted once, even if a batch ends between two crawls of one site', async () => {
  await dataOf(account.id).run(sql`
    INSERT INTO crawl_spend_sites (crawl_id, account_id, period, site, is_read)
    WITH RECURSIVE n (at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at < ${2 * ROWS - 1})
    SELECT 'c' || (at % 2), ${account.id}, '2026-11', printf('site%05d.example', at / 2), 1 FROM n WHERE at > 0`)
  const { data: statistics } = await account.call(getStatistics, {})
  expect(statistics).toMatchObject({ total_websites: ROWS + 1, total_crawls: 1, total_data_items: { emails: ROWS } })
})

test('users and the log', async () => {
  const mark = newId()
  await db.run(sql`
    INSERT INTO accounts (id, name, email, password_hash, shard, created_at, updated_at)
    WITH RECURSIVE n (at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at < ${ROWS - 1})
    SELECT ${newId().slice(0, -6)} || printf('%06d', at), 'User ' || ${mark}, 'p' || at || '@host' || at || '.example', 'none', 'DATA_1',
      '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z' FROM n`)
  const listed = rowsOf(await textOf(await (await manager()).send(users.exportUsers, { query: { search: mark } })))
  expect(addressesIn(listed.map((cells) => cells[2]).join(' '))).toEqual(numbers(0))
  await db.run(sql`
    INSERT INTO log_entries (id, level, event, message, request_id, facts, created_at)
    WITH RECURSIVE n (at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at < ${ROWS - 1})
    SELECT ${newId().slice(0, -6)} || printf('%06d', at), 'info', 'request', 'p' || at || '@host' || at || '.example', ${mark}, '{}',
      '2026-11-01T10:00:00.000Z' FROM n`)
  const text = await textOf(
    await (await operator()).send(logs.downloadLogs, { query: { request_id: mark, lines: ROWS } }),
  )
  expect(addressesIn(text)).toEqual(numbers(0))
})

test('a crawl with thousands of values is deleted with everything that belongs to it', async () => {
  await account.call(crawls.remove, { params: { id: crawlId } })
  const { data: statistics } = await account.call(getStatistics, {})
  expect(statistics).toMatchObject({ total_crawls: 0, total_data_items: { emails: 0, names: 0, companies: 0 } })
  const left = await dataOf(account.id).all(sql`
    SELECT (SELECT count(*) FROM sources WHERE account_id = ${account.id}) AS sources, (SELECT count(*) FROM pages WHERE crawl_id = ${crawlId}) AS pages`)
  expect(left).toEqual([{ sources: 0, pages: 0 }])
  expect((await account.call(contacts.listContacts, { query: {} })).pagination.total).toBe(0)
})
