import { drizzle } from 'drizzle-orm/d1'
import { memoizeByObject } from '../lib/memoize-by-object.ts'

const create = (database: D1Database) => drizzle(database)
export type Db = ReturnType<typeof create>

/** The typed client of a D1 database, one per binding. Its only transaction is `batch`. */
export const createDb: (database: D1Database) => Db = memoizeByObject(create)
