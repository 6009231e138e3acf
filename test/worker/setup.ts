import { env, reset } from 'cloudflare:test'
import { vi } from 'vitest'
import { waitUntil } from '../support/wait.ts'
import { copySchema, pasteSchema, type SchemaCopy } from './support/copy-schema.ts'
import { dropMessagesBefore, runningBatches } from './support/drop-messages.ts'
import { migrateAll, SHARDS } from './support/migrate-all.ts'
import { rememberEntry } from './support/remember-entry.ts'

/** Files share a runtime: its first one migrates, and those after it begin with copies of what came of that. */
const runtime = globalThis as { migrated?: { control: SchemaCopy; data: SchemaCopy } }

/** Work that a reset does not end waits for a server outside, and finds no account afterwards. */
const WORK_ENDS_MS = 5_000

rememberEntry()
// Nothing of the file before is begun any more; what is under way fails at the reset, and would log that later.
dropMessagesBefore(Number.POSITIVE_INFINITY)
// Each file begins with nothing stored. A database that work of the file before is still at outlives a reset.
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
// What is still on its way may arrive later: its accounts must not have the numbers of this file's.
await env.DB.batch([
  env.DB.prepare("INSERT INTO account_numbers (number, account_id) VALUES (1 + abs(random()) % 30000000, 'before')"),
  env.DB.prepare("DELETE FROM account_numbers WHERE account_id = 'before'"),
])
dropMessagesBefore(Date.now())

async function isEmpty(database: D1Database): Promise<boolean> {
  return (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()) === null
}
