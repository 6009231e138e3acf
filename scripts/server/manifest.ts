import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'

/** The contents of a backup, verified when it is restored. Paths are relative to the state folder. */
export const Manifest = z.object({
  version: z.literal(1),
  created_at: z.string(),
  files: z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number() })),
  /** Rows of each table, by database file. */
  rows: z.record(z.string(), z.record(z.string(), z.number())),
})
export type Manifest = z.infer<typeof Manifest>

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/**
 * Counts the rows of every table of a complete copy, which has no write-ahead log.
 *
 * @throws if the database is damaged
 */
export function countRows(file: string): Record<string, number> {
  // Nothing writes to a copy; otherwise SQLite would create files beside it.
  const location = pathToFileURL(file)
  location.searchParams.set('immutable', '1')
  const database = new DatabaseSync(location, { readOnly: true })
  try {
    const [check] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
    if (check?.quick_check !== 'ok') throw new Error(`${file} is damaged: ${check?.quick_check}`)
    // Virtual tables and their shadow tables are derived from the others.
    const tables = database
      .prepare(
        "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
      )
      .all() as { name: string }[]
    return Object.fromEntries(
      tables.map(({ name }) => {
        const row = database.prepare(`SELECT count(*) AS n FROM "${name.replaceAll('"', '""')}"`).get() as { n: number }
        return [name, row.n] as const
      }),
    )
  } finally {
    database.close()
  }
}
