import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrateFormerItems } from '../../../scripts/local/former-items.ts'
import {
  applyMigrations,
  clientOf,
  type LocalDatabase,
  migrateState,
  withDatabases,
} from '../../../scripts/local/migrate.ts'
import { ACCOUNT_TABLES } from '../../../src/db/account-tables.ts'
import { copyAccount } from '../../../src/db/copy-account.ts'

const root = join(import.meta.dirname, '../../..')
const ROWS = readFileSync(join(root, 'test/fixtures/state/2026-11-23.sql'), 'utf8')
/** Tables that kept their form. */
const RESHAPED = ['account_numbers', 'sources', 'former_contacts', 'items', 'item_totals', 'sightings', 'audit_events']
/** Tables added later. */
const LATER = [
  'sample_data',
  'notification_preferences',
  'idempotent_answers',
  'webhook_endpoints',
  'webhook_deliveries',
  'webhook_attempts',
  'senders',
  'sender_spends',
  'campaigns',
  'recipients',
  'recipient_events',
  'campaign_attachments',
  'message_templates',
  'pictures',
  'replies',
  'suppressions',
  'mentions',
  'contact_values',
  'contact_keys',
  'contact_labels',
  'labelled_contacts',
  'contacts',
  'contact_notes',
  'contact_changes',
  'contact_actions',
  'contact_action_rows',
  'list_views',
  'list_columns',
  'erased_values',
  'stop_links',
  'mailboxes',
  'integrations',
  'integration_links',
  'integration_pushes',
  'audience_builds',
  'audience_picks',
  'topics',
  'topic_opt_outs',
  'subscription_forms',
  'form_subscriptions',
  'tasks',
  'direct_messages',
  'conversations',
  'inbox_labels',
  'conversation_labels',
  'direct_message_events',
  'campaign_senders',
  'sender_totals',
  'domain_spends',
]
const TABLES = ACCOUNT_TABLES.filter(({ name }) => ![...RESHAPED, ...LATER].includes(name))
const SOURCES = 'SELECT id, account_id, type, name, crawl_id, created_at FROM sources'
const CONTACTS = `SELECT id, account_id, source_id, key, kind, name, job_title, company, email, phone, address, page_url, confidence,
  created_at FROM `
const FORMER_ITEMS = `SELECT items.source_id, items.type, items.value, items.normalized, items.confidence, items.method, items.snippet,
    items.page_url, nullif(nullif(json_remove(items.detail, '$.matches_site'), 'null'), '{}') AS detail, items.contact_id, items.email_check,
    items.mailbox, items.created_at FROM items`
const ITEMS = `SELECT sources.id AS source_id, found_items.type, value, normalized, found_items.confidence, method, snippet,
    found_items.page_url, detail, former_contacts.id AS contact_id, email_check, mailbox,
    strftime('%Y-%m-%dT%H:%M:%fZ', seen_at / 1000.0, 'unixepoch') AS created_at
  FROM found_items JOIN sources ON sources.number = found_items.source LEFT JOIN former_contacts ON former_contacts.number = found_items.contact`

/** Tables with additional columns. */
const KEPT: Readonly<Record<string, string>> = {
  pages: `crawl_id, url, state, reason, final_url, http_status, title, engine, items_found, depth, etag, last_modified,
    is_unchanged, item_keys, read_at`,
  crawls: `id, account_id, url, urls, keyword, site, types, engine, options, respects_robots, is_background, pages_max, status, reason,
    pages_done, pages_failed, pages_skipped, pages_unchanged, items_found, previous_id, schedule_id, created_at, started_at,
    finished_at, heartbeat_at`,
  crawl_schedules: `id, account_id, name, request, frequency, is_active, next_run_at, last_run_at, last_crawl_id, last_error, failures,
    created_at`,
  csv_imports: `id, account_id, source_id, source_name, file_name, file_key, text_length, next_at, next_line, rows, taken, known, refusals, refused,
    unclosed_left, added_emails, added_phones, added_names, added_companies, outcome, failure, lease_id, lease_until, interruptions, deaths, created_at,
    finished_at`,
}

let former: string
let left: Awaited<ReturnType<typeof belongings>>
beforeAll(async () => {
  const make = () => {
    former = mkdtempSync(join(tmpdir(), 'contactory-state-'))
    return makeFormerState(former)
  }
  // On a busy machine the emulator closes a connection that was idle for long, just as it is used again.
  left = await make().catch((error: unknown) => {
    rmSync(former, { recursive: true })
    if (error instanceof TypeError && error.message === 'fetch failed') return make()
    throw error
  })
})
afterAll(() => rmSync(former, { recursive: true }))

let state: string
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'contactory-state-'))
  cpSync(former, state, { recursive: true })
})
afterEach(() => rmSync(state, { recursive: true }))

/** The tables of accounts, in any form. */
async function belongings(database: LocalDatabase, items: string, contacts: string) {
  const tables: Record<string, unknown[]> = {}
  const queries = [...TABLES.map(({ name }) => [name, `SELECT ${KEPT[name] ?? '*'} FROM ${name}`]), ['items', items]]
  for (const [name, query] of [...queries, ['sources', SOURCES], ['contacts', CONTACTS + contacts]]) {
    const { results } = await database.prepare(query!).all<Record<string, unknown>>()
    tables[name!] = results.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
  }
  return tables
}

/** A state folder of the version of 2026-11-23, when everything was in one database. */
async function makeFormerState(folder: string) {
  let all: Awaited<ReturnType<typeof belongings>> = {}
  await withDatabases(folder, async (databaseNamed) => {
    const control = await databaseNamed('DB')
    await applyMigrations(control, join(root, 'migrations'), undefined, '0016')
    const inserts = ROWS.split(/;\n(?=INSERT|$)/).filter((text) => text.includes('INSERT'))
    await control.batch(inserts.map((insert) => control.prepare(insert.replace(/^--.*\n/, ''))))
    all = await belongings(control, FORMER_ITEMS, 'contacts')
  })
  return all
}

async function expectArrived() {
  await withDatabases(state, async (databaseNamed) => {
    const [control, data] = await Promise.all([databaseNamed('DB'), databaseNamed('DATA_1')])
    expect(await belongings(data, ITEMS, 'former_contacts')).toEqual(left)
    const { results: shards } = await control.prepare('SELECT DISTINCT shard FROM accounts').all()
    expect(shards).toEqual([{ shard: 'DATA_1' }])
    const here = await control.prepare("SELECT 1 FROM sqlite_master WHERE name = 'items'").all()
    expect(here.results).toEqual([])
    // Derived data was computed again.
    const count = async (sql: string) => (await data.prepare(sql).first<{ n: number }>())!.n
    const items = await count('SELECT count(*) AS n FROM items')
    expect(items).toBeGreaterThan(50)
    expect(await count('SELECT sum(total) AS n FROM item_totals')).toBe(items)
    expect(await count('SELECT count(*) AS n FROM item_search')).toBe(items)
    expect(await count(`SELECT count(*) AS n FROM item_search('"acme-tools"')`)).toBeGreaterThan(0)
  })
}

test('a state folder from before sharding is migrated without loss', async () => {
  expect(Object.values(left).every((rows) => rows.length > 0)).toBe(true)
  await migrateState(state)
  await expectArrived()
  // Completed steps are not repeated.
  await migrateState(state)
  await expectArrived()
})

test('an interrupted migration continues', async () => {
  await withDatabases(state, async (databaseNamed) => {
    const [control, data] = await Promise.all([databaseNamed('DB'), databaseNamed('DATA_1')])
    await applyMigrations(data, join(root, 'migrations/data'))
    await applyMigrations(control, join(root, 'migrations'), undefined, '0017')
    // One account was copied without being marked, another in part.
    const [from, to] = [control, data].map(clientOf)
    const { results } = await control
      .prepare('SELECT id, number FROM accounts ORDER BY email')
      .all<{ id: string; number: number }>()
    const ofCrawls = TABLES.slice(0, 4)
    await copyAccount(from!, to!, results[1]!.id, ofCrawls)
    await migrateFormerItems(from!, to!, results[1]!)
    await copyAccount(from!, to!, results[2]!.id, ofCrawls.slice(0, 3))
  })
  await migrateState(state)
  await expectArrived()
})
