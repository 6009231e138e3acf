import type { DeployContext, Step } from '../context.ts'
import { DeployError } from '../errors.ts'
import { awaitHealth } from '../health.ts'
import { call } from '../wrangler.ts'
import { administratorStep } from './administrator.ts'
import { writeConfig } from './resources.ts'

/** A new host name takes minutes to resolve and to get its certificate. */
const FIRST_ATTEMPTS = 60
const BUNDLE = 'dist/worker/worker.js'

/** The first deployment: all requests go to the new version. */
export const firstSteps = (): Step[] => [
  {
    id: 'deploy',
    title: 'Deploy the Worker',
    check: () => null,
    run: async (ctx) => {
      const version = await deployWhole(ctx)
      return `Deployed version ${version ?? '(unknown)'} to ${ctx.state.appUrl}`
    },
  },
  healthStep(FIRST_ATTEMPTS),
  administratorStep(),
]

/**
 * Without a terminal, wrangler replaces DNS records without asking, so a host that points elsewhere is refused here.
 */
export function domainStep(): Step {
  return {
    id: 'domain',
    title: 'Check that the domain is free',
    check: ({ state: { answers, attachedHost } }) => {
      if (!answers.address || !answers.attachDomain) return 'No domain is attached'
      const host = new URL(answers.address).hostname
      return attachedHost === host ? `${host} is this installation's` : null
    },
    run: async (ctx) => {
      const host = new URL(ctx.state.answers.address).hostname
      if (!ctx.state.answers.replaceDns && (await ctx.resolves(host)))
        throw new DeployError(
          `${host} leads somewhere already, and attaching it would replace that DNS record.`,
          'Choose another host, remove the record, or set "replaceDns": true in the file of --answers; also if it leads to this Worker.',
        )
      // Saved before it is attached: after an interruption, the existing record is recognised as our own.
      ctx.save({ attachedHost: host })
      return `${host} will be attached to the Worker`
    },
  }
}

/** `wrangler deploy`: uploads, serves all requests, and sets domain, queue consumers and schedule. */
export async function deployWhole(ctx: DeployContext): Promise<string | null> {
  let version = await deployOnce(ctx)
  if (ctx.state.appUrl === null) {
    ctx.save({ appUrl: addressIn(version.targets) })
    // The Worker needs to know its own URL.
    writeConfig(ctx)
    version = await deployOnce(ctx)
  }
  ctx.save({ objectsTag: ctx.wanted.objectsTag })
  return version.id
}

async function deployOnce(ctx: DeployContext): Promise<{ id: string | null; targets: readonly string[] }> {
  const { entries, stdout } = await call(ctx.wrangler, ['deploy', BUNDLE, '--no-bundle', '--config', ctx.paths.config])
  const entry = entries.find(({ type }) => type === 'deploy')
  const targets = Array.isArray(entry?.targets) ? entry.targets.map(String) : stdout.split(/\s+/)
  return { id: typeof entry?.version_id === 'string' ? entry.version_id : null, targets }
}

function addressIn(targets: readonly string[]): string {
  const found = targets.map((target) => /(?:https:\/\/)?([\w.-]+\.workers\.dev)\b/.exec(target)?.[1]).find(Boolean)
  if (found) return `https://${found}`
  throw new DeployError(
    'The Worker was deployed, but workers.dev gave it no address.',
    'Enable its workers.dev address in the dashboard, or run the command again with --change and give an address.',
  )
}

/** Waits until the product responds, and records the deployment as healthy. */
export function healthStep(attempts: number): Step {
  return {
    id: 'health',
    title: 'Wait until /api/health says that everything works',
    check: () => null,
    run: async (ctx) => {
      const url = ctx.state.appUrl!
      const result = await awaitHealth({ url, release: ctx.release, pin: null, attempts }, ctx.health)
      if (!result.ok)
        throw new DeployError(
          `${url}/api/health: ${result.reason}`,
          'A new domain may take a few minutes: run the command again. `npx wrangler tail` shows what the Worker logs.',
        )
      const at = ctx.now().toISOString()
      ctx.save({
        servedUrl: url,
        deployment: { version: ctx.state.deployment?.version ?? null, release: ctx.release, at },
      })
      return `${url} is healthy${result.warning ? ` (${result.warning})` : ''}`
    },
  }
}
