import { DatabaseSync } from 'node:sqlite'

/** The bytes of each table and index of a database file, without free pages. */
export function bytesByTable(file: string): Record<string, number> {
  const database = new DatabaseSync(file)
  try {
    const rows = database
      .prepare('SELECT name, sum(pgsize) - sum(unused) AS bytes FROM dbstat GROUP BY name')
      .all() as unknown as { name: string; bytes: number }[]
    return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]))
  } finally {
    database.close()
  }
}

/** The sum of two databases' tables. */
export function addTables(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one }
  for (const [name, bytes] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + bytes
  return sum
}
