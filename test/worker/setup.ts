import { type D1Migration, env, reset } from 'cloudflare:test'

// Files share a runtime; each begins with nothing stored.
await reset()
await Promise.all([
  migrate(env.DB, env.TEST_MIGRATIONS),
  ...[env.DATA_1, env.DATA_2, env.DATA_3].map((shard) => migrate(shard, env.TEST_DATA_MIGRATIONS)),
])
// Work of the file before may still be on its way to a database that was emptied: its accounts must not have the numbers of this file's.
await env.DB.batch([
  env.DB.prepare("INSERT INTO account_numbers (number, account_id) VALUES (1 + abs(random()) % 30000000, 'before')"),
  env.DB.prepare("DELETE FROM account_numbers WHERE account_id = 'before'"),
])

/** All at once: the databases are empty, and each file begins so. */
async function migrate(database: D1Database, migrations: readonly D1Migration[]): Promise<void> {
  await database.batch(migrations.flatMap(({ queries }) => queries).map((query) => database.prepare(query)))
}
