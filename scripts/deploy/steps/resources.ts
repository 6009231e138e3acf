import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { DeployContext, Step } from '../context.ts'
import { DeployError } from '../errors.ts'
import { generateConfig, type Wanted, type WantedDatabase } from '../wanted.ts'
import { call, callJson, failed, wordsOf } from '../wrangler.ts'

const EXISTS = /already exists|already taken|already been taken|code: (?:10004|11009|7502)\b/i

/** Creates or adopts databases, bucket and queues. */
export const resourceSteps = (wanted: Wanted): Step[] => [
  ...wanted.databases.map(databaseStep),
  {
    id: `bucket:${wanted.bucket}`,
    title: `Create the R2 bucket ${wanted.bucket}`,
    check: ({ state, inventory }) =>
      inventory.buckets.has(wanted.bucket) && state.bucket === wanted.bucket ? `Bucket ${wanted.bucket} exists` : null,
    run: async (ctx) => {
      const isThere = ctx.inventory.buckets.has(wanted.bucket)
      const location = ctx.state.answers.location
      const isNew =
        !isThere &&
        (await create(ctx, ['r2', 'bucket', 'create', wanted.bucket, ...(location ? ['--location', location] : [])]))
      ctx.inventory.buckets.add(wanted.bucket)
      ctx.save({ bucket: wanted.bucket })
      return `${isNew ? 'Created' : 'Adopted'} the bucket ${wanted.bucket}`
    },
  },
  ...wanted.queues.map(queueStep),
]

function databaseStep({ binding, name }: WantedDatabase): Step {
  return {
    id: `database:${binding}`,
    title: `Create the D1 database ${name} (${binding})`,
    check: ({ state, inventory }) => {
      const found = inventory.databases.get(name)
      return found && state.databases[binding]?.id === found.id ? `Database ${name} exists (${found.id})` : null
    },
    run: async (ctx) => {
      const recorded = ctx.state.databases[binding]
      let found = ctx.inventory.databases.get(name)
      if (recorded && !found)
        throw new DeployError(
          `The database ${name} (${recorded.id}) of this installation is gone.`,
          `Restore it, or sign in to the right account. To begin anew with an empty one, remove ${binding} from ${ctx.paths.state}.`,
        )
      if (recorded && found && recorded.id !== found.id)
        throw new DeployError(
          `${name} is now another database (${found.id}) than the one of this installation (${recorded.id}).`,
          `If that is intended, set its id in ${ctx.paths.state}.`,
        )
      const isNew = !found
      if (!found) {
        const location = ctx.state.answers.location
        await create(ctx, ['d1', 'create', name, ...(location ? ['--location', location] : [])])
        found = await findDatabase(ctx, name)
      }
      ctx.inventory.databases.set(name, found)
      ctx.save({ databases: { ...ctx.state.databases, [binding]: { name, id: found.id } } })
      return `${isNew ? 'Created' : 'Adopted'} the database ${name} (${found.id})`
    },
  }
}

const Listed = z.array(z.object({ uuid: z.string(), name: z.string(), file_size: z.number().optional() }))

/** Its id is read from the list: `d1 create` prints prose. */
async function findDatabase({ wrangler }: DeployContext, name: string) {
  const found = Listed.parse(await callJson(wrangler, ['d1', 'list', '--json'])).find((one) => one.name === name)
  if (!found) throw new DeployError(`The database ${name} was created but is not listed yet.`)
  return { id: found.uuid, bytes: found.file_size ?? 0 }
}

function queueStep(name: string): Step {
  return {
    id: `queue:${name}`,
    title: `Create the queue ${name}`,
    check: ({ state, inventory }) =>
      inventory.queues.has(name) && state.queues.includes(name) ? `Queue ${name} exists` : null,
    run: async (ctx) => {
      const isNew = !ctx.inventory.queues.has(name) && (await create(ctx, ['queues', 'create', name]))
      ctx.inventory.queues.add(name)
      ctx.save({ queues: [...new Set([...ctx.state.queues, name])] })
      return `${isNew ? 'Created' : 'Adopted'} the queue ${name}`
    },
  }
}

/**
 * @returns false if it existed, because it was created after the inventory
 */
async function create({ wrangler }: DeployContext, args: readonly string[]): Promise<boolean> {
  const result = await wrangler(args)
  if (result.code === 0) return true
  if (EXISTS.test(wordsOf(result))) return false
  throw failed(args, result)
}

/** Writes the configuration and builds the Worker and the web application. */
export const buildSteps = (): Step[] => [
  {
    id: 'config',
    title: 'Write the wrangler configuration of this installation',
    check: () => null,
    run: async (ctx) => {
      writeConfig(ctx)
      return `Wrote ${ctx.paths.config}`
    },
  },
  {
    id: 'build',
    title: 'Build the web application and the Worker',
    check: () => null,
    run: async (ctx) => {
      await ctx.build()
      return 'Built the web application and the Worker'
    },
  },
]

export function writeConfig(ctx: DeployContext): void {
  const config = generateConfig(ctx.template, ctx.wanted, ctx.state, {
    folder: dirname(ctx.paths.config),
    root: ctx.root,
  })
  mkdirSync(dirname(ctx.paths.config), { recursive: true })
  writeFileSync(ctx.paths.config, `${JSON.stringify(config, null, 2)}\n`)
}

/** Applies the migrations of each database; wrangler records the applied ones. */
export const migrationSteps = (wanted: Wanted): Step[] =>
  wanted.databases.map(({ binding, name }) => ({
    id: `migrate:${binding}`,
    title: `Apply new migrations to ${name}`,
    check: () => null,
    run: async (ctx) => {
      await call(ctx.wrangler, ['d1', 'migrations', 'apply', binding, '--remote', '--config', ctx.paths.config])
      return `Migrated ${name}`
    },
  }))
