/**
 * `npm run deploy [-- --name NAME] [--yes --answers FILE] [--dry-run] [--change] [--data-databases N] [--rollback]
 * [--new-secrets]`: deploys to Cloudflare, upgrades what is deployed, or returns to the version before.
 * docs/deployment.md describes it.
 */
import { createHash, randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import packageJson from '../package.json' with { type: 'json' }
import { hashPassword } from '../src/domain/accounts/passwords/hash-password.ts'
import { terminal } from './deploy/ask.ts'
import { DeployError } from './deploy/errors.ts'
import { pathsOf, runDeploy } from './deploy/run-deploy.ts'
import { wranglerOf } from './deploy/wrangler.ts'
import { build, digestOf, ROOT } from './local/build.ts'
import { endWithUsage, readOptions } from './local/read-options.ts'

const USAGE = `Usage: npm run deploy -- [--name NAME] [--yes] [--answers FILE] [--dry-run] [--change]
  [--data-databases N] [--rollback] [--new-secrets]

  --name NAME          the installation, if there are several; contactory by default
  --yes                ask nothing; what is missing in --answers is an error
  --answers FILE       answers as JSON (docs/deployment.md)
  --dry-run            print the plan and change nothing
  --change             ask again what was answered before
  --data-databases N   have N data databases; they can only be added
  --rollback           return to the version before the last upgrade
  --new-secrets        make new keys where the former ones are lost`
const HEALTH_WAIT_MS = 5_000
const EXIT_INTERRUPTED = 130

const { values } = readOptions(
  {
    options: {
      name: { type: 'string', default: 'contactory' },
      yes: { type: 'boolean', default: false },
      answers: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      change: { type: 'boolean', default: false },
      'data-databases': { type: 'string' },
      rollback: { type: 'boolean', default: false },
      'new-secrets': { type: 'boolean', default: false },
    },
  },
  USAGE,
)
const dataDatabases = values['data-databases'] === undefined ? null : Number(values['data-databases'])
if (dataDatabases !== null && !Number.isInteger(dataDatabases))
  endWithUsage('--data-databases must be a number.', USAGE)

const folder = process.env.CONTACTORY_DEPLOY_FOLDER ?? join(ROOT, 'deploy')
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
let accountId: string | null = process.env.CLOUDFLARE_ACCOUNT_ID ?? null
const binary = process.env.CONTACTORY_WRANGLER ?? join(ROOT, 'node_modules/.bin/wrangler')

try {
  await runDeploy(
    {
      name: values.name,
      isUnattended: values.yes,
      answersFile: values.answers ?? null,
      isDryRun: values['dry-run'],
      isRollback: values.rollback,
      isChange: values.change,
      mayReplaceSecrets: values['new-secrets'],
      dataDatabases,
    },
    {
      root: ROOT,
      folder,
      wrangler: wranglerOf(binary, ROOT, () => accountId, stop.signal),
      ask: terminal,
      env: process.env,
      onAccount: (id) => {
        accountId = id
      },
      build,
      digest: () =>
        createHash('sha256')
          .update(digestOf(['dist/worker/worker.js', 'dist/web/**/*']))
          .update(readFileSync(pathsOf(folder, values.name).config))
          .digest('hex'),
      release: packageJson.version,
      health: { fetch, wait: () => sleep(HEALTH_WAIT_MS, undefined, { signal: stop.signal }) },
      resolves: async (host) => {
        try {
          await lookup(host)
          return true
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'ENOTFOUND') return false
          throw error
        }
      },
      now: () => new Date(),
      hash: hashPassword,
      random: (bytes) => randomBytes(bytes).toString('hex'),
      print: (line) => console.log(line),
      signal: stop.signal,
    },
  )
} catch (error) {
  if (!(error instanceof DeployError)) throw error
  console.error(`  ✗ ${error.message}\n    ${error.advice.replaceAll('\n', '\n    ')}`)
  process.exit(stop.signal.aborted ? EXIT_INTERRUPTED : 1)
}
