/**
 * `npm run bench administration`: the lists of the administration area in an installation with 10,000 users
 * (`--users`). Prints the database time of each query (D1's `meta.duration` and rows, summed over all statements of a
 * response), the slowest of several runs. The goal is 50 ms of database time.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { seedDemoAccounts } from '../../scripts/local/seed.ts'
import { startWorld } from '../../scripts/local/world.ts'
import { addManyUsers } from './support/many-users.ts'
import { measureUserLists } from './support/user-questions.ts'

const { values: options } = readOptions({
  options: { users: { type: 'string', default: '10000' }, runs: { type: 'string', default: '5' } },
})
const GOAL_MS = 50
const total = Number(options.users)
const runs = Number(options.runs)

await build()
const state = await mkdtemp(join(tmpdir(), 'contactory-bench-'))
const world = await startWorld({ state })
try {
  await seedDemoAccounts(world.miniflare)
  const database = await world.miniflare.getD1Database('DB')
  const users = await addManyUsers(database, total)
  // Add other lists here: one function each, which returns its slowest time.
  const slowest = Math.max(await measureUserLists(database, users, total, runs))
  console.log(
    `\nSlowest: ${slowest.toFixed(1)} ms of database time; goal ${GOAL_MS} ms: ${slowest < GOAL_MS ? 'met' : 'MISSED'}.`,
  )
  if (slowest >= GOAL_MS) process.exitCode = 1
} finally {
  await world.stop()
  await rm(state, { recursive: true, force: true })
}
