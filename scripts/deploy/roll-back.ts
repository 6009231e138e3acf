import { relative } from 'node:path'
import type { DeployContext } from './context.ts'
import { DeployError } from './errors.ts'
import type { State } from './state.ts'
import { call } from './wrangler.ts'

type Restored = Pick<DeployContext, 'state' | 'root' | 'paths'>
type Past = Pick<State['history'][number], 'formerVersion' | 'bookmarks'>

/** Commands that restore databases to the state before the migrations; everything written since then is lost. */
export const restoreCommands = ({ state, root, paths }: Restored, bookmarks: Past['bookmarks']): string[] =>
  Object.entries(bookmarks).map(
    ([binding, bookmark]) =>
      // The repository's configuration has other ids for the same names.
      `npx wrangler d1 time-travel restore ${state.databases[binding]?.name ?? binding} --bookmark=${bookmark} --config ${relative(root, paths.config)}`,
  )

const restoreAdvice = (ctx: Restored, bookmarks: Past['bookmarks']): string =>
  [
    'The databases keep the new migrations, which the former version runs with. Only if they are damaged, restore them',
    'as they were before the upgrade; what was written since then is lost:',
    ...restoreCommands(ctx, bookmarks).map((command) => `  ${command}`),
  ].join('\n')

/**
 * Routes all requests to the version before the upgrade again.
 *
 * @throws DeployError always, with the reason and how to restore databases
 */
export async function rollBack(ctx: DeployContext, reason: string): Promise<never> {
  const { upgrade } = ctx.state
  if (!upgrade) throw new DeployError(reason)
  await serve(ctx, upgrade.formerVersion, upgrade.isWhole)
  const { startedAt, formerVersion, newVersion, bookmarks, exports } = upgrade
  const past = { startedAt, formerVersion, newVersion, bookmarks, exports, endedAt: ctx.now().toISOString() }
  ctx.save({ upgrade: null, history: [...ctx.state.history, { ...past, outcome: 'rolled-back' as const }] })
  throw new DeployError(`${reason}. Version ${formerVersion} serves all requests again.`, restoreAdvice(ctx, bookmarks))
}

/**
 * `--rollback`: returns to the version before the last upgrade, finished or not.
 *
 * @returns what was done and how to restore databases
 * @throws DeployError if there is none
 */
export async function rollBackOnRequest(ctx: DeployContext): Promise<string> {
  const past = ctx.state.upgrade ?? ctx.state.history.findLast(({ outcome }) => outcome === 'deployed')
  if (!past) throw new DeployError('There is no earlier version to return to.', 'Nothing was changed.')
  await serve(ctx, past.formerVersion, false)
  const { startedAt, formerVersion, newVersion, bookmarks, exports } = past
  const entry = { startedAt, formerVersion, newVersion, bookmarks, exports, endedAt: ctx.now().toISOString() }
  ctx.save({
    upgrade: null,
    deployment: ctx.state.deployment && { ...ctx.state.deployment, version: formerVersion },
    history: [
      ...ctx.state.history.filter(({ startedAt: at }) => at !== startedAt),
      { ...entry, outcome: 'rolled-back' as const },
    ],
  })
  return `Version ${formerVersion} serves all requests again.\n${restoreAdvice(ctx, bookmarks)}`
}

async function serve(ctx: DeployContext, version: string, isWhole: boolean): Promise<void> {
  try {
    await call(ctx.wrangler, ['versions', 'deploy', `${version}@100%`, '--yes', '--config', ctx.paths.config])
  } catch (error) {
    if (!isWhole || !(error instanceof DeployError)) throw error
    throw new DeployError(
      `${error.message}. The release migrated Durable Objects, and Cloudflare may refuse to return to a version before that.`,
      'Deploy a corrected release: run the command again with it.',
    )
  }
}
