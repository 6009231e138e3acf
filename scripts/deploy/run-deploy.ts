import { join } from 'node:path'
import { SECRET_NAMES } from '../../src/core/secret-names.ts'
import { type Answers, assertAccepted, completeAnswers, type GivenAnswers, readAnswersFile } from './answers.ts'
import type { Ask } from './ask.ts'
import type { DeployContext, DeployPaths } from './context.ts'
import { requirementLines } from './costs.ts'
import { DeployError } from './errors.ts'
import { emptyInventory, type Inventory, readInventory } from './inventory.ts'
import { leftToDo } from './left-to-do.ts'
import { rollBackOnRequest } from './roll-back.ts'
import { modeOf, type PlannedStep, planOf, runSteps, stepsOf } from './run-steps.ts'
import { chooseAccount, signIn } from './sign-in.ts'
import { acquireLock, loadState, newState, type State, saveState } from './state.ts'
import { writeConfig } from './steps/resources.ts'
import { readTemplate, wantedOf } from './wanted.ts'

export interface DeployOptions {
  /** The name of the installation and its Worker; the prefix of all other names. */
  readonly name: string
  /** Asks no questions: a missing answer is an error. */
  readonly isUnattended: boolean
  readonly answersFile: string | null
  readonly isDryRun: boolean
  readonly isRollback: boolean
  /** Asks all questions again. */
  readonly isChange: boolean
  readonly mayReplaceSecrets: boolean
  readonly dataDatabases: number | null
}

/** The external dependencies of a run; tests replace them. */
export type DeployTools = Pick<
  DeployContext,
  'wrangler' | 'root' | 'build' | 'digest' | 'release' | 'health' | 'resolves' | 'now' | 'hash' | 'random' | 'print'
> & {
  /** The folder for state, configuration and backups. */
  readonly folder: string
  readonly ask: Ask
  readonly env: Readonly<Record<string, string | undefined>>
  readonly onAccount: (id: string) => void
  readonly signal?: AbortSignal
}

/** Secrets may be given as `CONTACTORY_SECRET_NAME` in the environment; the plain name may belong to something else. */
const SECRET_PREFIX = 'CONTACTORY_SECRET_'

export const pathsOf = (folder: string, name: string): DeployPaths => ({
  folder,
  state: join(folder, `${name}.json`),
  config: join(folder, `${name}.wrangler.json`),
  lock: join(folder, `${name}.lock`),
  backups: join(folder, 'backups', name),
})

/**
 * Deploys, upgrades or rolls back an installation.
 *
 * @throws DeployError that says what to do; repeating the command continues
 */
export async function runDeploy(options: DeployOptions, tools: DeployTools): Promise<void> {
  if (!/^[a-z](?:[a-z0-9-]{0,30}[a-z0-9])?$/.test(options.name))
    throw new DeployError(
      `"${options.name}" is not a valid name for an installation.`,
      'Use up to 32 lower-case letters, digits and hyphens.',
    )
  const paths = pathsOf(tools.folder, options.name)
  const release = options.isDryRun ? () => {} : acquireLock(paths.lock)
  try {
    await runLocked(options, tools, paths)
  } finally {
    release()
  }
}

async function runLocked(options: DeployOptions, tools: DeployTools, paths: DeployPaths): Promise<void> {
  const { print } = tools
  const former = loadState(paths.state)
  if (options.isRollback && former === null)
    throw new DeployError(`${paths.state} does not exist, so there is nothing to roll back.`, 'Check --name.')
  if (!options.isRollback && former?.deployment == null) for (const line of requirementLines()) print(line)
  const given = options.answersFile ? readAnswersFile(options.answersFile) : { secrets: {} }
  const state = await answeredState(options, tools, former, given)
  const ask = options.isUnattended || options.isDryRun ? null : tools.ask
  const accounts = await signIn(tools.wrangler, ask)
  if (accounts === null && !options.isDryRun)
    throw new DeployError(
      'Not signed in to Cloudflare.',
      'Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN, and run the command again.',
    )
  if (accounts !== null) {
    state.accountId = await chooseAccount(accounts, state.accountId, given.account, ask)
    tools.onAccount(state.accountId)
  }
  const template = readTemplate(tools.root)
  const wanted = wantedOf(template, state.name, state.answers)
  const inventory: Inventory = accounts === null ? emptyInventory() : await readInventory(tools.wrangler, wanted.worker)
  const ctx: DeployContext = {
    ...tools,
    state,
    inventory,
    wanted,
    template,
    paths,
    secretsGiven: { ...secretsIn(tools.env), ...given.secrets },
    mayReplaceSecrets: options.mayReplaceSecrets,
    save: (change) => {
      ctx.state = { ...ctx.state, ...change }
      saveState(paths.state, ctx.state)
    },
  }
  if (options.isRollback) return rollBackTo(ctx, options.isDryRun)
  const mode = modeOf(ctx)
  const steps = stepsOf(mode, ctx)
  const plan = planOf(steps, ctx)
  print(mode === 'first' ? `Deploying ${state.name}:` : `Upgrading ${state.name}:`)
  if (accounts === null) print('Not signed in: the plan assumes an empty Cloudflare account.')
  if (options.isDryRun || ask !== null) for (const line of planLines(plan)) print(line)
  if (options.isDryRun) return print('Dry run: nothing was changed.')
  await completeSecrets(ctx, ask)
  if (ask !== null && !(await ask.confirm('Continue?'))) throw new DeployError('Cancelled.', 'Nothing was changed.')
  // Saved before anything is created: setting secrets creates a Worker that serves, which must not look like a complete
  // installation.
  ctx.save(mode === 'first' && ctx.state.begunAt === null ? { begunAt: ctx.now().toISOString() } : {})
  await runSteps(ctx, steps, tools.signal)
  print(`${state.name} runs at ${ctx.state.appUrl}. Remaining tasks:`)
  for (const line of leftToDo(ctx.state)) print(`  ${line}`)
}

async function answeredState(
  options: DeployOptions,
  { ask }: DeployTools,
  former: State | null,
  { account: _, secrets: __, ...answered }: GivenAnswers,
): Promise<State> {
  const known: Partial<Answers> = {
    ...former?.answers,
    ...answered,
    ...(options.dataDatabases === null ? {} : { dataDatabases: options.dataDatabases }),
  }
  const isAsked =
    !options.isUnattended && !options.isDryRun && !options.isRollback && (former === null || options.isChange)
  const answers = completeAnswers(isAsked ? await ask.answers(known) : known)
  if (former === null) return newState(options.name, answers)
  const before = former.answers.dataDatabases
  if (answers.dataDatabases < before)
    throw new DeployError(
      `This installation has ${before} data databases, and they hold accounts.`,
      'Data databases can only be added.',
    )
  const isMoved = answers.address !== former.answers.address
  return { ...former, answers, appUrl: isMoved ? answers.address || null : former.appUrl }
}

function secretsIn(env: DeployTools['env']): Record<string, string> {
  const found = [...SECRET_NAMES].map((name) => [name, env[`${SECRET_PREFIX}${name}`]] as const)
  return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => Boolean(entry[1])))
}

/** Asks for the mail key if it is missing, and checks everything by the Worker's own rules. */
async function completeSecrets(ctx: DeployContext, ask: Ask | null): Promise<void> {
  const { state, inventory } = ctx
  const kept = new Set([...(inventory.secrets ?? []), ...(state.upgrade?.secretsAdded ?? [])])
  const key = 'RESEND_API_KEY'
  const hasMail = [key, 'SMTP_URL'].some((name) => kept.has(name) || name in ctx.secretsGiven)
  if (!hasMail && ask !== null)
    ctx.secretsGiven[key] = await ask.secret(
      'API key of Resend, which sends the mail of the product (resend.com/api-keys)',
    )
  // The remaining three are generated.
  const made = new Set([...kept, 'JWT_SECRET', 'OPT_OUT_KEY', 'SEALING_KEYS'])
  assertAccepted(state.answers, state.appUrl, ctx.secretsGiven, made)
}

async function rollBackTo(ctx: DeployContext, isDryRun: boolean): Promise<void> {
  const past = ctx.state.upgrade ?? ctx.state.history.findLast(({ outcome }) => outcome === 'deployed')
  if (isDryRun)
    return ctx.print(`Would route all requests to version ${past?.formerVersion ?? '(none)'}. Nothing was changed.`)
  // The file contains the names of Worker and account, and may have been lost.
  writeConfig(ctx)
  ctx.print(await rollBackOnRequest(ctx))
}

const planLines = (plan: readonly PlannedStep[]): string[] =>
  plan.map(({ step, done }) => (done === null ? `  + ${step.title}` : `  = ${done}`))
