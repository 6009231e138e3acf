import { env, reset } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { copySchema, pasteSchema } from './support/copy-schema.ts'
import { migrateAll } from './support/migrate-all.ts'

/** The full contents of a database: how its objects were created, and every row, including those of virtual tables. */
async function contentsOf(database: D1Database) {
  const { results: objects } = await database
    .prepare(
      "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY 1, 2",
    )
    .all<{ type: string; name: string; tbl_name: string; sql: string }>()
  const tables = objects.filter(({ type, name }) => type === 'table' && !name.startsWith('sqlite_'))
  const rows = tables.map(async ({ name }) => [name, await database.prepare(`SELECT * FROM "${name}"`).raw()])
  return { objects, rows: await Promise.all(rows) }
}

test('a copy of a migrated database equals what its migrations create', async () => {
  for (const of of ['DB', 'DATA_1'] as const) {
    await reset()
    await migrateAll()
    const [copy, contents] = [await copySchema(env[of]), await contentsOf(env[of])]
    expect(contents.objects.length).toBeGreaterThan(100)
    await reset()
    await pasteSchema(env[of], copy)
    expect(await contentsOf(env[of])).toEqual(contents)
  }
})
