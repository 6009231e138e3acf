import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { createDb, type Db } from './client.ts'

/** The databases with accounts' data, by binding name: `DATA_1`, `DATA_2` and so on. */
export type Shards = ReadonlyMap<string, Db>

const SHARD = /^DATA_\d+$/

/** Whether a binding is a data database. */
export const isShard = (binding: string): boolean => SHARD.test(binding)

/** All bound data databases. */
export const shardsOf: (env: Env) => Shards = memoizeByObject((env: Env) => {
  const bindings = Object.entries(env).filter(([name]) => isShard(name)) as [string, D1Database][]
  return new Map(bindings.sort(([a], [b]) => a.localeCompare(b)).map(([name, database]) => [name, createDb(database)]))
})

/** A placeholder for work that belongs to no account; using it is a programming error. @throws Error on every access */
export const NO_DATA: Db = createDb(
  new Proxy({} as D1Database, {
    get(_, name) {
      // Symbols and `then` are read by `await` and by printing, not by a query.
      if (typeof name === 'symbol' || name === 'then') return undefined
      throw new Error('This work is of no account: there is no data database to ask.')
    },
  }),
)
