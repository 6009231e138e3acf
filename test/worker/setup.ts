import { env, reset } from 'cloudflare:test'
import { vi } from 'vitest'
import { waitUntil } from '../support/wait.ts'
import { copySchema, pasteSchema, type SchemaCopy } from './support/copy-schema.ts'
import { dropMessagesBefore, runningBatches } from './support/drop-messages.ts'
import { migrateAll, SHARDS } from './support/migrate-all.ts'
import { rememberEntry } from './support/remember-entry.ts'

/** Test files share a runtime: the first one runs the migrations, and the others start from copies of the result. */
const runtime = globalThis as { migrated?: { control: SchemaCopy; data: SchemaCopy } }

/** Work that a reset does not end waits for an external server, and finds no account afterwards. */
const WORK_ENDS_MS = 5_000

rememberEntry()
// No work of the previous file is started any more; running work fails at the reset, and would log that later.
dropMessagesBefore(Number.POSITIVE_INFINITY)
// Each file starts with empty storage. A database in use by work of the previous file outlives a reset.
await waitUntil(async () => {
  await reset()
  return (await Promise.all([env.DB, ...SHARDS].map(isEmpty))).every(Boolean)
})
await vi.waitUntil(() => runningBatches() === 0, { timeout: WORK_ENDS_MS }).catch(() => {})
if (runtime.migrated) {
  const { control, data } = runtime.migrated
  await Promise.all([pasteSchema(env.DB, control), ...SHARDS.map((shard) => pasteSchema(shard, data))])
} else {
  await migrateAll()
  runtime.migrated = { control: await copySchema(env.DB), data: await copySchema(env.DATA_1) }
}
// Delayed work may still arrive: its accounts must not share numbers with those of this file.
await env.DB.batch([
  env.DB.prepare("INSERT INTO account_numbers (number, account_id) VALUES (1 + abs(random()) % 30000000, 'before')"),
  env.DB.prepare("DELETE FROM account_numbers WHERE account_id = 'before'"),
])
dropMessagesBefore(Date.now())

async function isEmpty(database: D1Database): Promise<boolean> {
  return (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()) === null
}
