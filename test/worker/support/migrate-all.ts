import { type D1Migration, env } from 'cloudflare:test'

/** The databases of accounts' data. */
export const SHARDS = [env.DATA_1, env.DATA_2, env.DATA_3]

/** Takes all databases, which must be empty, through every migration. */
export async function migrateAll(): Promise<void> {
  await Promise.all([
    migrate(env.DB, env.TEST_MIGRATIONS),
    ...SHARDS.map((shard) => migrate(shard, env.TEST_DATA_MIGRATIONS)),
  ])
}

/** In one batch, for what is empty: the platform's own way asks three times for each migration. */
async function migrate(database: D1Database, migrations: readonly D1Migration[]): Promise<void> {
  const queries = ['CREATE TABLE d1_migrations (name TEXT)', ...migrations.flatMap((migration) => migration.queries)]
  await database.batch(queries.map((query) => database.prepare(query)))
}
