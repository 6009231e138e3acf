/**
 * `npm run generate [-- --check]`: writes the queues section of `wrangler.toml` from the table in
 * `src/contracts/queues.ts`, the list of countries in `src/facts`, the list of common passwords, and the types of the
 * Worker's bindings. `--check` writes nothing and fails if anything is out of date.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  bindingOfLane,
  DEAD_LETTERS,
  type Delivery,
  deliveryOf,
  laneNames,
  QUEUE_NAMES,
} from '../src/contracts/queues.ts'
import { listFacts } from './facts/list-facts.ts'
import { listCommonPasswords } from './list-common-passwords.ts'
import { ROOT } from './local/build.ts'

const FILE = join(ROOT, 'wrangler.toml')
const ENVIRONMENTS = [
  { mark: 'queues of development', table: 'queues', prefix: 'contactory', isProduction: false },
  { mark: 'queues of production', table: 'env.production.queues', prefix: 'contactory-production', isProduction: true },
]

const isCheck = process.argv.includes('--check')
const written = readFileSync(FILE, 'utf8')
const wanted = ENVIRONMENTS.reduce(fill, written)
if (isCheck && wanted !== written) fail('The queues in wrangler.toml are out of date: npm run generate')
if (!isCheck) writeFileSync(FILE, wanted)
if (!(await listFacts(ROOT, isCheck)) && isCheck) fail('The list of countries is out of date: npm run generate')
if (!listCommonPasswords(ROOT, isCheck) && isCheck) fail('The list of passwords is out of date: npm run generate')
const types = ['types', 'src/generated/env.d.ts', '--include-runtime=false', ...(isCheck ? ['--check'] : [])]
const { status } = spawnSync(join(ROOT, 'node_modules/.bin/wrangler'), types, { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 1)

function fill(toml: string, environment: (typeof ENVIRONMENTS)[number]): string {
  const [begin, end] = ['begin', 'end'].map(
    (edge) => `# ${edge} ${environment.mark}: generated, see src/contracts/queues.ts\n`,
  )
  const [from, to] = [toml.indexOf(begin!), toml.indexOf(end!)]
  if (from < 0 || to < from) fail(`wrangler.toml has no place for the ${environment.mark}`)
  return `${toml.slice(0, from)}${begin}${sections(environment).join('\n')}${toml.slice(to)}`
}

function sections({ table, prefix, isProduction }: (typeof ENVIRONMENTS)[number]): string[] {
  const queues = QUEUE_NAMES.flatMap((queue) =>
    laneNames(queue, isProduction).map((name) => ({ name, how: deliveryOf(queue, isProduction) })),
  )
  const producers = queues.map(({ name }) =>
    section(`${table}.producers`, { binding: bindingOfLane(name), queue: `${prefix}-${name}` }),
  )
  const { name, delivery, production } = DEAD_LETTERS
  const dead: { name: string; how: Delivery } = { name, how: isProduction ? { ...delivery, ...production } : delivery }
  const consumers = [...queues, dead].map(({ name, how }) => {
    return section(`${table}.consumers`, {
      queue: `${prefix}-${name}`,
      max_batch_size: how.batchSize,
      max_batch_timeout: how.batchSeconds,
      max_retries: how.retries,
      retry_delay: how.retrySeconds,
      max_concurrency: how.concurrency,
      dead_letter_queue: name === DEAD_LETTERS.name ? undefined : `${prefix}-${DEAD_LETTERS.name}`,
    })
  })
  return [...producers, ...consumers]
}

function section(table: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const lines = Object.entries(values).filter(([, value]) => value !== undefined)
  return `[[${table}]]\n${lines.map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`).join('')}`
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
