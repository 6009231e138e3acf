import { type D1Migration, env, reset } from 'cloudflare:test'
import { waitUntil } from '../support/wait.ts'

const SHARDS = [env.DATA_1, env.DATA_2, env.DATA_3]

// Files share a runtime; each begins with nothing stored. A database that work of the file before is still at outlives a reset.
await waitUntil(async () => {
  await reset()
  return (await Promise.all([env.DB, ...SHARDS].map(isEmpty))).every(Boolean)
})
await Promise.all([
  migrate(env.DB, env.TEST_MIGRATIONS),
  ...SHARDS.map((shard) => migrate(shard, env.TEST_DATA_MIGRATIONS)),
])
// What is still on its way may arrive later: its accounts must not have the numbers of this file's.
await env.DB.batch([
  env.DB.prepare("INSERT INTO account_numbers (number, account_id) VALUES (1 + abs(random()) % 30000000, 'before')"),
  env.DB.prepare("DELETE FROM account_numbers WHERE account_id = 'before'"),
])

async function isEmpty(database: D1Database): Promise<boolean> {
  return (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()) === null
}

/** In one batch, for what is empty: the platform's own way asks three times for each migration. */
async function migrate(database: D1Database, migrations: readonly D1Migration[]): Promise<void> {
  const queries = ['CREATE TABLE d1_migrations (name TEXT)', ...migrations.flatMap((migration) => migration.queries)]
  await database.batch(queries.map((query) => database.prepare(query)))
}
