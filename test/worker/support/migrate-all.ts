import { type D1Migration, env } from 'cloudflare:test'

/** The data databases of accounts. */
export const SHARDS = [env.DATA_1, env.DATA_2, env.DATA_3]

/** Runs every migration on all databases, which must be empty. */
export async function migrateAll(): Promise<void> {
  await Promise.all([
    migrate(env.DB, env.TEST_MIGRATIONS),
    ...SHARDS.map((shard) => migrate(shard, env.TEST_DATA_MIGRATIONS)),
  ])
}

/** One batch is enough for an empty database: the platform's own way needs three queries per migration. */
async function migrate(database: D1Database, migrations: readonly D1Migration[]): Promise<void> {
  const queries = ['CREATE TABLE d1_migrations (name TEXT)', ...migrations.flatMap((migration) => migration.queries)]
  await database.batch(queries.map((query) => database.prepare(query)))
}
