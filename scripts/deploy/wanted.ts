import { join, relative } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import { type Answers, variablesOf } from './answers.ts'
import { DeployError } from './errors.ts'
import type { State } from './state.ts'

type Table = Record<string, unknown>
/** `[env.production]` of the committed `wrangler.toml`, with what it inherits from the top level. */
export interface Template {
  readonly main: Table
  readonly production: Table & {
    readonly d1_databases: readonly Table[]
    readonly r2_buckets: readonly Table[]
    readonly queues: { readonly producers: readonly Table[]; readonly consumers: readonly Table[] }
    readonly migrations: readonly { readonly tag: string }[]
  }
}

export interface WantedDatabase {
  readonly binding: string
  readonly name: string
}

/** The resources of an installation at Cloudflare. */
export interface Wanted {
  readonly worker: string
  readonly databases: readonly WantedDatabase[]
  readonly bucket: string
  readonly queues: readonly string[]
  /** The last migration of Durable Objects. */
  readonly objectsTag: string
}

/** The prefix of names in the template; an installation uses its own name instead. */
const PREFIX = 'contactory-production'
const INHERITED = ['compatibility_date', 'keep_names']

export function readTemplate(root: string): Template {
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
  const { env, ...main } = rawConfig as unknown as Table & { env?: Record<string, unknown> }
  const production = env?.production
  if (!production) throw new DeployError('wrangler.toml has no [env.production].', 'Restore it from the repository.')
  return { main, production: production as Template['production'] }
}

/**
 * The resources that the installation needs. Pure; names are derived from its name alone, so a repeat finds the same
 * ones.
 */
export function wantedOf(
  { production }: Template,
  name: string,
  { dataDatabases }: Pick<Answers, 'dataDatabases'>,
): Wanted {
  const renamed = (text: unknown) => rename(String(text), name)
  const queues = [...production.queues.producers, ...production.queues.consumers].map(({ queue }) => renamed(queue))
  return {
    worker: name,
    databases: [
      { binding: 'DB', name },
      ...Array.from({ length: dataDatabases }, (_, at) => ({
        binding: `DATA_${at + 1}`,
        name: `${name}-data-${at + 1}`,
      })),
    ],
    bucket: renamed(production.r2_buckets[0]?.bucket_name),
    // Dead-letter queues first, because other queues refer to them.
    queues: [...new Set(queues)].toSorted(
      (a, b) => Number(b.endsWith('-dead-letters')) - Number(a.endsWith('-dead-letters')),
    ),
    objectsTag: production.migrations.at(-1)?.tag ?? '',
  }
}

const rename = (text: string, name: string): string =>
  text === PREFIX || text.startsWith(`${PREFIX}-`) ? `${name}${text.slice(PREFIX.length)}` : text

/**
 * The configuration for wrangler: the template with the installation's names, ids, variables and domain. Changes belong
 * in the template, never in the generated file.
 *
 * @param paths locations of the generated file and of the repository it refers to
 * @throws DeployError if a database has no id yet
 */
export function generateConfig(
  template: Template,
  wanted: Wanted,
  state: Pick<State, 'accountId' | 'answers' | 'appUrl' | 'databases'>,
  paths: { readonly folder: string; readonly root: string },
): Table {
  const { answers, appUrl, databases } = state
  const from = (path: string) => relative(paths.folder, join(paths.root, path))
  const { production, main } = template
  const { ai, assets, queues, ...others } = production as Template['production'] & { ai?: Table; assets?: Table }
  const host = answers.address ? new URL(answers.address).hostname : null
  const isAttached = host !== null && answers.attachDomain
  return {
    ...Object.fromEntries(INHERITED.filter((key) => key in main).map((key) => [key, main[key]])),
    ...others,
    name: wanted.worker,
    ...(state.accountId ? { account_id: state.accountId } : {}),
    main: from('src/worker.ts'),
    assets: { ...assets, directory: from('dist/web') },
    vars: variablesOf(answers, appUrl),
    // The workers.dev URL stays available unless the product has its own domain.
    workers_dev: !isAttached,
    preview_urls: false,
    // Lets the health check see which version answers.
    version_metadata: { binding: 'VERSION' },
    ...(isAttached ? { routes: [{ pattern: host, custom_domain: true }] } : {}),
    d1_databases: wanted.databases.map(({ binding, name }) => ({
      binding,
      database_name: name,
      database_id: databases[binding]?.id ?? missingId(binding),
      migrations_dir: from(binding === 'DB' ? 'migrations' : 'migrations/data'),
    })),
    r2_buckets: [{ binding: 'FILES', bucket_name: wanted.bucket }],
    queues: mapText(queues, (text) => rename(text, wanted.worker)),
    ...(answers.ai && ai ? { ai } : {}),
  }
}

function missingId(binding: string): never {
  throw new DeployError(`The database ${binding} has no id yet.`)
}

function mapText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapText(item, change))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapText(item, change)]))
  return value
}
