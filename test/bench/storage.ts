/**
 * `npm run bench storage [-- --rows 20000 --columns email]`: imports rows into an account through the API, waits until
 * their contacts exist, and prints by how many bytes per row each table and index of the databases grew.
 */
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '../../scripts/local/seed.ts'
import { startWorld, type World } from '../../scripts/local/world.ts'
import { addTables, bytesByTable } from './support/bytes-by-table.ts'

const { values: options } = readOptions({
  options: { rows: { type: 'string', default: '20000' }, columns: { type: 'string', default: 'email' } },
})
const ROWS = Number(options.rows)
const COLUMNS = options.columns.split(',')
const PATIENCE_MS = 900_000
const cellOf: Readonly<Record<string, (at: number) => string>> = {
  email: (at) => `first${at}.last@firm-of-${at % 4_000}.com`,
  name: (at) => `First${at} Last`,
  phone: (at) => `+44 20 7${String(at).padStart(7, '0')}`,
}

await build()
const state = await mkdtemp(join(tmpdir(), 'contactory-bench-'))
try {
  const before = await inWorld(async (world) => void (await seedDemoAccounts(world.miniflare)))
  const after = await inWorld(importRows)
  const rows = Object.keys(after)
    .map((name) => ({ name, bytes: (after[name]! - (before[name] ?? 0)) / ROWS }))
    .filter(({ bytes }) => bytes >= 0.5)
    .sort((one, other) => other.bytes - one.bytes)
  for (const { name, bytes } of rows) console.log(`${name.padEnd(40)}${bytes.toFixed(0).padStart(8)}`)
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${'total, bytes per row'.padEnd(40)}${total.toFixed(0).padStart(8)}`)
} finally {
  await rm(state, { recursive: true, force: true })
}

/** Runs the product, and reads the size of its databases after it has stopped. */
async function inWorld(work: (world: World) => Promise<void>): Promise<Record<string, number>> {
  const world = await startWorld({ state })
  await work(world).finally(() => world.stop())
  const files = globSync('v3/d1/**/*.sqlite', { cwd: state }).filter((file) => !file.endsWith('metadata.sqlite'))
  return files.reduce((sum, file) => addTables(sum, bytesByTable(join(state, file))), {})
}

async function importRows(world: World): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS[0]!
  const { token } = (await call(world, 'POST', '/login', JSON.stringify({ email, password }))) as { token: string }
  const lines = Array.from({ length: ROWS }, (_, at) => COLUMNS.map((column) => cellOf[column]!(at)).join(','))
  const form = new FormData()
  form.set('csv_file', new Blob([`${COLUMNS.join(',')}\n${lines.join('\n')}\n`], { type: 'text/csv' }), 'people.csv')
  form.set('source_name', 'Bench')
  await call(world, 'POST', '/dashboard/import-csv', form, token)
  const database = await world.miniflare.getD1Database('DATA_1')
  const until = Date.now() + PATIENCE_MS
  const countOf = async () =>
    (await database.prepare('SELECT count(*) AS contacts FROM contacts WHERE is_stale = 0').first<number>('contacts'))!
  const atFirst = await countOf()
  while ((await countOf()) - atFirst < ROWS) {
    if (Date.now() > until) throw new Error(`Only ${(await countOf()) - atFirst} of ${ROWS} contacts were created`)
    await setTimeout(2_000)
  }
}

async function call(world: World, method: string, path: string, body: string | FormData, token = ''): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  }
  const response = await fetch(`${world.url}/api${path}`, { method, body, headers })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: unknown }).data
}
