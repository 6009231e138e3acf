import { memoizeByObject } from '../lib/memoize-by-object.ts'
import { createDb, type Db } from './client.ts'

/** The databases that hold what belongs to accounts, by the names of their bindings: `DATA_1`, `DATA_2` and so on. */
export type Shards = ReadonlyMap<string, Db>

const SHARD = /^DATA_\d+$/

/** Whether a binding is one of them. */
export const isShard = (binding: string): boolean => SHARD.test(binding)

/** As many data databases as are bound. */
export const shardsOf: (env: Env) => Shards = memoizeByObject((env: Env) => {
  const bindings = Object.entries(env).filter(([name]) => isShard(name)) as [string, D1Database][]
  return new Map(bindings.sort(([a], [b]) => a.localeCompare(b)).map(([name, database]) => [name, createDb(database)]))
})

/**
 * What stands for the data of work that is of no account: asking it is a mistake of the code.
 *
 * @throws Error at whatever it is asked
 */
export const NO_DATA: Db = createDb(
  new Proxy({} as D1Database, {
    get(_, name) {
      // Looked at by whoever waits for it or prints it, not asked.
      if (typeof name === 'symbol' || name === 'then') return undefined
      throw new Error('This work is of no account: there is no data database to ask.')
    },
  }),
)
