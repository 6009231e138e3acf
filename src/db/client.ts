import { drizzle } from 'drizzle-orm/d1'

const create = (database: D1Database) => drizzle(database)
export type Db = ReturnType<typeof create>

const known = new WeakMap<D1Database, Db>()

/** The typed client of a D1 database, one a binding. `batch` is its only transaction. */
export function createDb(database: D1Database): Db {
  let db = known.get(database)
  if (!db) {
    db = create(database)
    known.set(database, db)
  }
  return db
}
