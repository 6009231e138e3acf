import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Ask } from '../../../../scripts/deploy/ask.ts'
import { type DeployOptions, runDeploy } from '../../../../scripts/deploy/run-deploy.ts'
import { loadState } from '../../../../scripts/deploy/state.ts'
import { FakeCloudflare, type Trouble } from '../../../support/fake-wrangler.ts'

export const ROOT = join(import.meta.dirname, '../../../..')
export const ANSWERS = {
  supportEmail: 'help@b.example',
  privacyEmail: 'privacy@b.example',
  securityEmail: 'security@b.example',
  crawlerEmail: 'crawler@b.example',
  mailFrom: 'Ours <no-reply@b.example>',
  administratorEmail: 'Ada@b.example',
  secrets: { RESEND_API_KEY: 're_canary' },
}
const OPTIONS: DeployOptions = {
  name: 'contactory',
  isUnattended: true,
  answersFile: null,
  isDryRun: false,
  isRollback: false,
  isChange: false,
  mayReplaceSecrets: false,
  dataDatabases: null,
}
const NOBODY = new Proxy({} as Ask, {
  get: () => () => {
    throw new Error('Nobody is there to be asked')
  },
})

export interface World {
  readonly cloud: FakeCloudflare
  readonly lines: string[]
  release: string
  /** Whether a version is healthy. */
  isHealthy: (version: string) => boolean
  /** Hosts that exist in the DNS. */
  readonly hosts: Set<string>
  bundle: string
}
export const newWorld = (): World => ({
  cloud: new FakeCloudflare(),
  lines: [],
  release: '1.0.0',
  isHealthy: () => true,
  hosts: new Set(),
  bundle: 'a',
})

/** `/api/health` of the version that handles a request. */
function answer({ cloud, release, isHealthy }: World, url: string, init: RequestInit): Response {
  const pinned = new Headers(init.headers).get('cloudflare-workers-version-overrides')
  const shares = [...cloud.workers.values()][0]?.shares ?? []
  const asked = /"(.+)"/.exec(pinned ?? '')?.[1]
  const version = shares.find(({ version_id }) => version_id === asked)?.version_id ?? shares[0]?.version_id ?? ''
  const check = { ok: isHealthy(version) }
  const checks = { database: check, storage: check, queue: check, browser: { ok: true } }
  expect(url).toMatch(/\/api\/health$/)
  return Response.json({ success: true, data: { version: release, version_id: version, checks } })
}

export const worker = ({ cloud }: World) => cloud.workers.get('contactory')!
export const creating = ({ cloud }: World) => cloud.calls.filter((call) => / create /.test(call))

/**
 * Deployments whose files are in a folder of their own for each test.
 *
 * @returns what deploys a world, what its files say, and what compares the result of interrupted runs
 */
export function prepareDeployments() {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const pathOf = (name: string) => join(folder, name)

  function deploy(world: World, more: Partial<DeployOptions> & { answers?: object } = {}): Promise<void> {
    const { answers = ANSWERS, ...options } = more
    const answersFile = pathOf('answers.json')
    writeFileSync(answersFile, JSON.stringify(answers))
    return runDeploy(
      { ...OPTIONS, answersFile, ...options },
      {
        root: ROOT,
        folder,
        wrangler: world.cloud.run,
        ask: NOBODY,
        env: {},
        onAccount: () => {},
        build: async () => {},
        digest: () => world.bundle,
        release: world.release,
        health: { fetch: async (url, init) => answer(world, url, init), wait: async () => {} },
        resolves: async (host) => world.hosts.has(host),
        now: () => new Date('2026-11-27T12:00:00Z'),
        hash: async () => '$2b$10$x',
        random: (bytes) => '5e'.repeat(bytes),
        print: (line) => world.lines.push(line),
      },
    )
  }

  const stateOf = () => loadState(pathOf('contactory.json'))!
  const configOf = () => JSON.parse(readFileSync(pathOf('contactory.wrangler.json'), 'utf8'))

  /** State that must be the same however often the run was interrupted. */
  const outcomeOf = (world: World) => ({
    created: world.cloud.created.toSorted(),
    secrets: [...worker(world).secrets],
    shares: worker(world).shares.map(({ percentage }) => percentage),
    isLatest: worker(world).shares[0]!.version_id === worker(world).versions.at(-1),
    administrator: world.cloud.administrator,
    appUrl: stateOf().appUrl,
    upgrade: stateOf().upgrade,
    recorded: stateOf().secrets,
  })

  /** Fails at a call, then runs again without the failure. */
  async function interrupted(world: World, at: number, kind: Trouble, answers: object): Promise<void> {
    world.cloud.trouble = { at, kind }
    const failure = await deploy(world, { answers }).catch((error) => error)
    expect(failure, `${kind} at ${world.cloud.calls[at]}`).toBeInstanceOf(Error)
    if (kind !== 'killed') expect(failure.advice).toMatch(/again/)
    world.cloud.trouble = null
    await deploy(world, { answers })
  }

  return { pathOf, deploy, stateOf, configOf, outcomeOf, interrupted }
}
