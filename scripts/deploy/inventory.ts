import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { DeployError } from './errors.ts'
import { call, callJson, failed, parseJson, type Wrangler, wordsOf } from './wrangler.ts'

/** What exists in the Cloudflare account. */
export interface Inventory {
  /** Id and size by name. */
  readonly databases: Map<string, { readonly id: string; readonly bytes: number }>
  readonly buckets: Set<string>
  readonly queues: Set<string>
  /** Names of the Worker's secrets; null if there is no such Worker. */
  readonly secrets: Set<string> | null
  /** The version that serves most requests; null if nothing was deployed yet. */
  readonly servingVersion: string | null
}

export const emptyInventory = (): Inventory => ({
  databases: new Map(),
  buckets: new Set(),
  queues: new Set(),
  secrets: null,
  servingVersion: null,
})

const Databases = z.array(z.object({ uuid: z.string(), name: z.string(), file_size: z.number().optional() }))
const Secrets = z.array(z.object({ name: z.string() }))
const Deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })).min(1),
})
/** A guard against a list that never ends. */
const QUEUE_PAGES_MAX = 200

/**
 * Lists all resources first, so that nothing is created twice and existing ones are adopted.
 *
 * @throws DeployError if a list cannot be read: a failure must never count as an empty list
 */
export async function readInventory(wrangler: Wrangler, worker: string): Promise<Inventory> {
  const databases = parse(Databases, await callJson(wrangler, ['d1', 'list', '--json']), 'd1 list')
  const buckets = namesInLabels((await call(wrangler, ['r2', 'bucket', 'list'])).stdout)
  const queues = await listQueues(wrangler)
  const secrets = await listSecrets(wrangler, worker)
  return {
    databases: new Map(databases.map(({ name, uuid, file_size = 0 }) => [name, { id: uuid, bytes: file_size }])),
    buckets: new Set(buckets),
    queues,
    secrets,
    servingVersion: secrets === null ? null : await readServingVersion(wrangler, worker),
  }
}

async function listQueues(wrangler: Wrangler): Promise<Set<string>> {
  const known = new Set<string>()
  for (let page = 1; page <= QUEUE_PAGES_MAX; page++) {
    const names = namesInTable((await call(wrangler, ['queues', 'list', '--page', String(page)])).stdout)
    const before = known.size
    for (const name of names) known.add(name)
    // The last page is empty, or repeats known queues.
    if (known.size === before) return known
  }
  throw new DeployError('The account has more queues than can be listed.')
}

async function listSecrets(wrangler: Wrangler, worker: string): Promise<Set<string> | null> {
  const args = ['secret', 'list', '--name', worker, '--format', 'json']
  const result = await wrangler(args)
  if (result.code === 0) return new Set(parse(Secrets, parseJson(args, result), 'secret list').map(({ name }) => name))
  if (/Worker "[^"]*"[^\n]* not found|code: 10007\b/.test(wordsOf(result))) return null
  throw failed(args, result)
}

/**
 * @returns the version with the largest share of requests; null if the Worker has no deployment
 */
export async function readServingVersion(wrangler: Wrangler, worker: string): Promise<string | null> {
  const args = ['deployments', 'status', '--name', worker, '--json']
  const result = await wrangler(args)
  if (result.code !== 0) {
    if (/has no deployments|code: 10007\b/.test(wordsOf(result))) return null
    throw failed(args, result)
  }
  const { versions } = parse(Deployment, parseJson(args, result), 'deployments status')
  return versions.toSorted((a, b) => b.percentage - a.percentage)[0]!.version_id
}

/** The names in a list of labelled values: `name:           files`. */
export const namesInLabels = (text: string): string[] =>
  [...stripVTControlCharacters(text).matchAll(/^name:[ \t]+(\S+)/gm)].map(([, name]) => name!)

/** The column `name` of a table drawn with box characters. */
export function namesInTable(text: string): string[] {
  const rows = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('│'))
    .map((line) => line.split('│').map((cell) => cell.trim()))
  const column = rows[0]?.indexOf('name') ?? -1
  return column < 0
    ? []
    : rows
        .slice(1)
        .map((cells) => cells[column] ?? '')
        .filter(Boolean)
}

function parse<T>(schema: z.ZodType<T>, value: unknown, command: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new DeployError(`wrangler ${command} responded in an unknown format: ${z.prettifyError(parsed.error)}`)
}
