import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { ACCOUNT_TABLES } from '../../src/db/account-tables.ts'
import { createDb, type Db } from '../../src/db/client.ts'
import { copyAccount } from '../../src/db/copy-account.ts'
import { accounts } from '../../src/db/schema/control/accounts.ts'
import { isShard } from '../../src/db/shards.ts'
import { digestOf, ROOT } from './build.ts'
import { migrateFormerItems } from './former-items.ts'

const CONTROL = join(ROOT, 'migrations')
const DATA = join(ROOT, 'migrations/data')
/** The migration that drops accounts' data from the control database, where it was stored before sharding. */
const DATA_LEAVES = '0017_account_data_has_left.sql'

/** Tables that are copied unchanged; those between the two have another schema (`former-items.ts`). */
const placeOf = (name: string) => ACCOUNT_TABLES.findIndex((table) => table.name === name)
const BEFORE_SOURCES = ACCOUNT_TABLES.slice(placeOf('account_numbers') + 1, placeOf('sources'))
/** Tables after notifications were added after sharding, except for audits, which both kinds of database have. */
const BEHIND_ITEMS = ACCOUNT_TABLES.slice(placeOf('sightings') + 1, placeOf('notifications') + 1)

export type LocalDatabase = Awaited<ReturnType<Miniflare['getD1Database']>>

/**
 * Migrates the databases of a state folder to the current schema, from any earlier one. Each migration is one
 * transaction and is recorded in the table that `wrangler d1 migrations` uses, so that an interrupted run continues
 * where it stopped.
 */
export async function migrateState(state: string): Promise<void> {
  const mark = join(state, '.migrations')
  const digest = digestOf(['migrations/*.sql', 'migrations/data/*.sql'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return
  mkdirSync(state, { recursive: true })
  await withDatabases(state, async (databaseNamed, names) => {
    const control = await databaseNamed('DB')
    const shards = names.filter(isShard).toSorted()
    for (const shard of shards) await applyMigrations(await databaseNamed(shard), DATA)
    await applyMigrations(control, CONTROL, async (name) => {
      if (name === DATA_LEAVES) await moveDataOut(control, await databaseNamed(shards[0]!), shards[0]!)
    })
  })
  writeFileSync(mark, digest)
}

/** Opens the databases of a state folder, which no other process may use meanwhile. */
export async function withDatabases(
  state: string,
  use: (databaseNamed: (binding: string) => Promise<LocalDatabase>, bindings: string[]) => Promise<void>,
): Promise<void> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'), '')
  const d1Databases = workerOptions.d1Databases as Record<string, string>
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      resourcePersistencePath: join(state, 'v3'),
      workers: [
        {
          name: 'migrations',
          modules: [{ type: 'ESModule', path: 'none.js', contents: 'export default {}' }],
          d1Databases,
        },
      ],
    }),
  )
  try {
    await use((binding) => miniflare.getD1Database(binding), Object.keys(d1Databases))
  } finally {
    await miniflare.dispose()
  }
}

/**
 * Applies the migrations that have not been applied.
 *
 * @param before called before each of them
 * @param until the first migration, by name, that is not applied
 */
export async function applyMigrations(
  database: LocalDatabase,
  folder: string,
  before: (name: string) => Promise<void> = async () => {},
  until = '\uffff',
): Promise<void> {
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  )
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const pending = readdirSync(folder).filter((name) => name.endsWith('.sql') && name < until && !applied.has(name))
  for (const name of pending.toSorted()) {
    await before(name)
    await database.batch([
      // All statements at once, because each prepared statement is a request to the emulator.
      database.prepare(readFileSync(join(folder, name), 'utf8')),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}

/** Moves accounts' data from the control database, where it was before sharding, to a data database. */
async function moveDataOut(control: LocalDatabase, shard: LocalDatabase, name: string): Promise<void> {
  const [from, to] = [clientOf(control), clientOf(shard)]
  const waiting = await from
    .select({ id: accounts.id, number: accounts.number })
    .from(accounts)
    .where(eq(accounts.shard, 'DB'))
  for (const { id, number } of waiting) {
    await copyAccount(from, to, id, BEFORE_SOURCES)
    await migrateFormerItems(from, to, { id, number: number! })
    await copyAccount(from, to, id, BEHIND_ITEMS)
    await from.update(accounts).set({ shard: name }).where(eq(accounts.id, id))
  }
}

/** Miniflare's database behaves like the platform's, but has its own type. */
export const clientOf = (database: LocalDatabase): Db => createDb(database as unknown as D1Database)
