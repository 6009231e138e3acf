import type { D1Database } from '@cloudflare/workers-types'
import { listUsers as contract } from '../../../src/contracts/users/users.ts'
import type { ServiceContext } from '../../../src/core/context.ts'
import { createDb } from '../../../src/db/client.ts'
import { listUsers } from '../../../src/features/users/list-users.ts'
import type { ManyUsers } from './many-users.ts'

type Question = [name: string, query: Record<string, string | number>]

const questionsOf = ({ largeRoleId, smallRoleId }: ManyUsers, lastPage: number): Question[] => [
  ['everybody, newest first', {}],
  ['everybody, last page', { page: lastPage }],
  ['oldest first', { direction: 'asc' }],
  ['by name', { sort: 'name', direction: 'asc' }],
  ['by name, last page', { sort: 'name', direction: 'asc', page: lastPage }],
  ['by email', { sort: 'email', direction: 'asc' }],
  ['by status', { sort: 'status' }],
  ['by last login', { sort: 'last_login_at' }],
  ['by last login, last page', { sort: 'last_login_at', page: lastPage }],
  ['a hundred on a page', { per_page: 100 }],
  ['active', { filter: 'active' }],
  ['suspended', { filter: 'suspended' }],
  ['root', { filter: 'root' }],
  ['unverified', { filter: 'unverified' }],
  ['unverified, by name', { filter: 'unverified', sort: 'name' }],
  ['role of one in ten', { role_id: largeRoleId }],
  ['role of one in ten, by name', { role_id: largeRoleId, sort: 'name' }],
  ['role of three', { role_id: smallRoleId }],
  ['search: in every address', { search: '.test' }],
  ['search: in every address, by name', { search: '.test', sort: 'name' }],
  ['search: common name', { search: 'lovelace' }],
  ['search: letter with a mark', { search: 'MÜLLER' }],
  ['search: one person', { search: 'hugo.clark.1237@' }],
  ['search: one character', { search: 'a' }],
  ['search: nobody', { search: 'nothing-like-it' }],
  [
    'search, filter, role and sort',
    { search: 'foods1', filter: 'active', role_id: largeRoleId, sort: 'last_login_at' },
  ],
]

/**
 * Runs each query as the endpoint does, and prints the database time of all its statements together.
 *
 * @returns the slowest, in milliseconds
 */
export async function measureUserLists(
  database: unknown,
  known: ManyUsers,
  total: number,
  runs: number,
): Promise<number> {
  const meter = metered(database as D1Database)
  const ctx = { db: createDb(meter.database as never), clock: { now: () => new Date() } } as unknown as ServiceContext
  const lastPage = Math.floor(total / 15)
  console.log(`${'users'.padEnd(38)}  slowest, ms  fastest  rows read      total`)
  let slowest = 0
  for (const [name, query] of questionsOf(known, lastPage)) {
    let worst = { ms: -1, read: 0, count: 0 }
    // Other load only adds to the time.
    let least = Number.POSITIVE_INFINITY
    for (let run = 0; run < runs; run++) {
      meter.begin()
      const { pagination } = await listUsers(ctx, contract.query!.parse(query))
      least = Math.min(least, meter.ms())
      if (meter.ms() > worst.ms) worst = { ms: meter.ms(), read: meter.read(), count: pagination.total }
    }
    slowest = Math.max(slowest, worst.ms)
    const cells = [worst.ms.toFixed(1), least.toFixed(1), worst.read, worst.count]
    console.log(`${name.padEnd(38)}${cells.map((cell) => String(cell).padStart(11)).join('')}`)
  }
  return slowest
}

/** A database that sums up the reported times of its statements. */
function metered(real: D1Database) {
  let [ms, read] = [0, 0]
  const add = ({ meta }: { meta: { duration: number; rows_read: number } }) => {
    ms += meta.duration
    read += meta.rows_read
  }
  type Prepared = ReturnType<D1Database['prepare']>
  const wrap = (prepared: Prepared): object => ({
    bind: (...values: unknown[]) => wrap(prepared.bind(...values)),
    async all() {
      const result = await prepared.all()
      add(result as never)
      return result
    },
    async run() {
      const result = await prepared.run()
      add(result as never)
      return result
    },
    // Drizzle reads rows as arrays with `raw`, which reports no time; reading them as objects costs the same.
    async raw() {
      add((await prepared.all()) as never)
      return prepared.raw()
    },
  })
  return {
    database: { prepare: (sql: string) => wrap(real.prepare(sql)) },
    begin: () => {
      ;[ms, read] = [0, 0]
    },
    ms: () => ms,
    read: () => read,
  }
}
