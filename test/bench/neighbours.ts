/**
 * `npm run bench neighbours [-- --case exports,suppressions --accounts 8 --rows 20000]`
 *
 * How much heavy requests of some accounts delay others: meanwhile another client requests the health endpoint and a
 * signed-in list every 100 ms. Prints its median and slowest response for each case. The goal is 1 s for the slowest on
 * an idle machine.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/local/build.ts'
import { readOptions } from '../../scripts/local/read-options.ts'
import { DEMO_ACCOUNTS, demoAccountNamed, seedDemoAccounts } from '../../scripts/local/seed.ts'
import { startWorld } from '../../scripts/local/world.ts'
import { addManyItems } from './support/many-items.ts'
import { startNeighbour } from './support/neighbour.ts'
import { CASES, type Crowd, type Member } from './support/neighbour-cases.ts'

const { values: options } = readOptions({
  options: {
    case: { type: 'string', default: Object.keys(CASES).join(',') },
    accounts: { type: 'string', default: '8' },
    rows: { type: 'string', default: '20000' },
  },
})
const GOAL_MS = 1_000
const names = Array.from({ length: Number(options.accounts) }, (_, at) => `crowd${at}`)

await build()
const state = await mkdtemp(join(tmpdir(), 'contactory-bench-'))
const world = await startWorld({ state, inspect: true })
try {
  const everybody = [...DEMO_ACCOUNTS, ...names.map(demoAccountNamed)]
  await seedDemoAccounts(world.miniflare, everybody)
  const control = await world.miniflare.getD1Database('DB')
  const data = await world.miniflare.getD1Database('DATA_1')
  const members: Member[] = []
  for (const [at, name] of names.entries()) {
    const { email, password } = demoAccountNamed(name)
    const { id } = (await control
      .prepare('SELECT id FROM accounts WHERE email = ?')
      .bind(email)
      .first<{ id: string }>())!
    await addManyItems(data, { id, number: at + 1 }, Number(options.rows))
    members.push(await signIn(email, password))
  }
  const quiet = await signIn(DEMO_ACCOUNTS[0]!.email, DEMO_ACCOUNTS[0]!.password)
  const root = await signIn(DEMO_ACCOUNTS[1]!.email, DEMO_ACCOUNTS[1]!.password)
  const crowd: Crowd = { url: world.url, members, root, tick: (cron) => world.tick(cron), miniflare: world.miniflare }
  // The first health check launches a browser; its result is cached.
  await (await fetch(`${world.url}/api/health`)).text()
  await watch('idle', () => new Promise((resolve) => setTimeout(resolve, 5_000)))
  for (const name of options.case.split(',')) await watch(name, () => CASES[name]!(crowd))

  async function watch(name: string, work: () => Promise<unknown>): Promise<void> {
    const neighbour = await startNeighbour({ url: world.url, token: quiet.token })
    const startedAt = performance.now()
    const result = await work().catch((error: unknown) => error)
    const seconds = (performance.now() - startedAt) / 1000
    const waits = await neighbour.stop()
    const worst = Math.max(...Object.values(waits).map(({ slowest }) => slowest))
    console.log(
      `${name}: ${seconds.toFixed(1)} s${typeof result === 'string' ? `, ${result}` : result instanceof Error ? `, ${result.stack}` : ''}`,
    )
    for (const [path, { count, median, slowest, slowestAt, failed }] of Object.entries(waits)) {
      console.log(
        `  ${path.padEnd(30)} median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms (at ${(slowestAt / 1000).toFixed(1)} s) of ${count}` +
          `${failed ? `, ${failed} FAILED` : ''}`,
      )
    }
    if (worst > GOAL_MS) process.exitCode = 1
  }
} finally {
  await world.stop()
  await rm(state, { recursive: true, force: true })
}

async function signIn(email: string, password: string): Promise<Member> {
  const response = await fetch(`${world.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`login answered ${response.status}: ${await response.text()}`)
  const { data } = (await response.json()) as { data: { token: string } }
  return { token: data.token, email, password }
}
