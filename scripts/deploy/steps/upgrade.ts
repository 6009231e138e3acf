import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DeployContext, Step } from '../context.ts'
import { DeployError } from '../errors.ts'
import { awaitHealth } from '../health.ts'
import { rollBack } from '../roll-back.ts'
import type { Upgrade } from '../state.ts'
import type { Wanted } from '../wanted.ts'
import { call, callJson, failed, wordsOf } from '../wrangler.ts'
import { deployWhole } from './first.ts'

/** Percentages of requests sent to the new version in turn; at 0 %, only the health check reaches it. */
const PERCENTAGES = [0, 10, 50, 100] as const
const ATTEMPTS = 12
/** A new host name takes minutes to resolve and to get its certificate. */
const ATTEMPTS_AT_NEW_ADDRESS = 60
/** A database is unavailable during an export, so large ones only get a bookmark. */
const EXPORT_BYTES_MAX = 500_000_000
const HISTORY_MAX = 20
const BUNDLE = 'dist/worker/worker.js'

export const upgradeOf = (ctx: Pick<DeployContext, 'state'>): Upgrade => {
  if (!ctx.state.upgrade) throw new DeployError('No upgrade is in progress.')
  return ctx.state.upgrade
}
const change = (ctx: DeployContext, part: Partial<Upgrade>) => ctx.save({ upgrade: { ...upgradeOf(ctx), ...part } })

/** Records the serving version, and backs up every database before any migration. */
export const backupSteps = (wanted: Wanted): Step[] => [
  {
    id: 'begin',
    title: 'Note the version that serves now',
    check: ({ state }) => (state.upgrade ? `Continuing the upgrade started at ${state.upgrade.startedAt}` : null),
    run: async (ctx) => {
      const formerVersion = ctx.inventory.servingVersion
      if (formerVersion === null) throw new DeployError('The version that serves now could not be read.')
      const startedAt = ctx.now().toISOString()
      const none = { newVersion: null, digest: null, isWhole: false, secretsAdded: [] }
      ctx.save({ upgrade: { startedAt, formerVersion, bookmarks: {}, exports: {}, ...none } })
      return `Version ${formerVersion} serves now`
    },
  },
  ...wanted.databases.flatMap(({ binding, name }) => [bookmarkStep(binding, name), exportStep(binding, name)]),
]

const Bookmark = z.object({ bookmark: z.string().min(1) })

function bookmarkStep(binding: string, name: string): Step {
  return {
    id: `bookmark:${binding}`,
    title: `Note a Time Travel bookmark of ${name}`,
    // A later bookmark might come after migrations applied before an interruption.
    check: ({ state }) => {
      const bookmark = state.upgrade?.bookmarks[binding]
      return bookmark ? `Bookmark of ${name}: ${bookmark}` : null
    },
    run: async (ctx) => {
      const args = ['d1', 'time-travel', 'info', name, '--json', '--config', ctx.paths.config]
      const { bookmark } = Bookmark.parse(await callJson(ctx.wrangler, args))
      change(ctx, { bookmarks: { ...upgradeOf(ctx).bookmarks, [binding]: bookmark } })
      return `Bookmark of ${name}: ${bookmark}`
    },
  }
}

function exportStep(binding: string, name: string): Step {
  return {
    id: `export:${binding}`,
    title: `Export ${name} to a file`,
    check: ({ state, inventory }) => {
      if (state.upgrade && binding in state.upgrade.exports) return `${name} was exported or cannot be`
      if (!state.answers.exportBackups) return 'Exports are turned off; the bookmark is the backup'
      const bytes = inventory.databases.get(name)?.bytes ?? 0
      return bytes > EXPORT_BYTES_MAX ? `${name} is too large to export; the bookmark is the backup` : null
    },
    run: async (ctx) => {
      const folder = join(ctx.paths.backups, upgradeOf(ctx).startedAt.replace(/[:.]/g, '-'))
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${name}.sql`)
      const args = [
        'd1',
        'export',
        name,
        '--remote',
        '--skip-confirmation',
        '--output',
        file,
        '--config',
        ctx.paths.config,
      ]
      const result = await ctx.wrangler(args)
      const cannot = result.code !== 0 && /virtual table/i.test(wordsOf(result))
      if (result.code !== 0 && !cannot) throw failed(args, result)
      change(ctx, { exports: { ...upgradeOf(ctx).exports, [binding]: cannot ? null : file } })
      return cannot
        ? `${name} has a search index, which D1 does not export; the bookmark is the backup`
        : `Exported ${name} to ${file}`
    },
  }
}

/** Uploads the new version and moves requests to it in steps, each followed by a health check. */
export const rolloutSteps = (): Step[] => [
  {
    id: 'upload',
    title: 'Upload the new version',
    check: () => null,
    run: upload,
  },
  ...PERCENTAGES.map(rolloutStep),
  {
    id: 'triggers',
    title: 'Set domain, queue consumers and schedule',
    check: () => null,
    run: async (ctx) => {
      if (!upgradeOf(ctx).isWhole) await call(ctx.wrangler, ['triggers', 'deploy', '--config', ctx.paths.config])
      return 'Domain, queue consumers and schedule are those of this release'
    },
  },
  {
    id: 'finish',
    title: 'Remember the upgrade',
    check: () => null,
    run: async (ctx) => {
      const { startedAt, formerVersion, newVersion, bookmarks, exports } = upgradeOf(ctx)
      const endedAt = ctx.now().toISOString()
      const past = { startedAt, formerVersion, newVersion, bookmarks, exports, endedAt, outcome: 'deployed' as const }
      ctx.save({
        upgrade: null,
        servedUrl: ctx.state.appUrl,
        objectsTag: ctx.wanted.objectsTag,
        deployment: { version: newVersion, release: ctx.release, at: endedAt },
        history: [...ctx.state.history, past].slice(-HISTORY_MAX),
      })
      return `Upgraded to release ${ctx.release}`
    },
  },
]

async function upload(ctx: DeployContext): Promise<string> {
  const digest = ctx.digest()
  const { newVersion, digest: uploaded, isWhole } = upgradeOf(ctx)
  if (newVersion && uploaded === digest) return `Version ${newVersion} was uploaded before`
  const { objectsTag } = ctx.state
  if (isWhole || isMoved(ctx) || (objectsTag !== null && objectsTag !== ctx.wanted.objectsTag))
    return uploadWhole(ctx, digest)
  const args = ['versions', 'upload', BUNDLE, '--no-bundle', '--config', ctx.paths.config]
  const result = await ctx.wrangler(args)
  if (result.code !== 0 && /pending Durable Object migration/i.test(wordsOf(result))) return uploadWhole(ctx, digest)
  if (result.code !== 0) throw failed(args, result)
  const version = result.entries.find(({ type }) => type === 'version-upload')?.version_id
  if (typeof version !== 'string') throw new DeployError('wrangler versions upload named no version.')
  change(ctx, { newVersion: version, digest })
  return `Uploaded version ${version}`
}

/** The old version would not respond at a new host, so requests cannot be split. */
const isMoved = ({ state: { servedUrl, appUrl } }: Pick<DeployContext, 'state'>) =>
  appUrl === null || (servedUrl !== null && servedUrl !== appUrl)

/** Gradual deployments refuse migrations of Durable Objects. */
async function uploadWhole(ctx: DeployContext, digest: string): Promise<string> {
  change(ctx, { isWhole: true })
  const newVersion = await deployWhole(ctx)
  change(ctx, { newVersion, digest })
  return `Deployed version ${newVersion ?? '(unknown)'} in one step: it migrates Durable Objects or has a new address`
}

function rolloutStep(percentage: (typeof PERCENTAGES)[number]): Step {
  return {
    id: `rollout:${percentage}`,
    title: `Send ${percentage} % of the requests to the new version and check its health`,
    check: () => null,
    run: async (ctx) => {
      const { newVersion, formerVersion, isWhole } = upgradeOf(ctx)
      if (isWhole && percentage < 100) return `All requests go to the new version already`
      if (!isWhole) await split(ctx, newVersion!, formerVersion, percentage)
      const pin = newVersion ? { worker: ctx.wanted.worker, version: newVersion } : null
      const attempts = isMoved(ctx) ? ATTEMPTS_AT_NEW_ADDRESS : ATTEMPTS
      const result = await awaitHealth({ url: ctx.state.appUrl!, release: ctx.release, pin, attempts }, ctx.health)
      if (!result.ok && isMoved(ctx))
        throw new DeployError(
          `${ctx.state.appUrl}/api/health: ${result.reason}`,
          'A new domain may take a few minutes: run the command again.',
        )
      if (!result.ok) await rollBack(ctx, `The new version is not healthy at ${percentage} %: ${result.reason}`)
      const warning = result.ok && result.warning ? ` (${result.warning})` : ''
      return `The new version is healthy with ${percentage} % of the requests${warning}`
    },
  }
}

async function split(ctx: DeployContext, newVersion: string, former: string, percentage: number): Promise<void> {
  const shares =
    percentage === 100 ? [`${newVersion}@100%`] : [`${newVersion}@${percentage}%`, `${former}@${100 - percentage}%`]
  await call(ctx.wrangler, ['versions', 'deploy', ...shares, '--yes', '--config', ctx.paths.config])
}
