import { applyD1Migrations, env, reset } from 'cloudflare:test'

// Files share a runtime; each begins with nothing stored.
await reset()
await Promise.all([
  applyD1Migrations(env.DB, env.TEST_MIGRATIONS),
  ...[env.DATA_1, env.DATA_2, env.DATA_3].map((shard) => applyD1Migrations(shard, env.TEST_DATA_MIGRATIONS)),
])
// Work of the file before may still be on its way to a database that was emptied: its accounts must not have the numbers of this file's.
await env.DB.batch([
  env.DB.prepare("INSERT INTO account_numbers (number, account_id) VALUES (1 + abs(random()) % 30000000, 'before')"),
  env.DB.prepare("DELETE FROM account_numbers WHERE account_id = 'before'"),
])
