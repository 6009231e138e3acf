import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import type { Ask } from '../../../../scripts/deploy/ask.ts'
import { DeployError } from '../../../../scripts/deploy/errors.ts'
import { type DeployOptions, runDeploy } from '../../../../scripts/deploy/run-deploy.ts'
import { acquireLock, loadState } from '../../../../scripts/deploy/state.ts'
import { FakeCloudflare, type Trouble } from '../../../support/fake-wrangler.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const ANSWERS = {
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

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface World {
  readonly cloud: FakeCloudflare
  readonly lines: string[]
  release: string
  /** Whether a version is healthy. */
  isHealthy: (version: string) => boolean
  /** Hosts that exist in the DNS. */
  readonly hosts: Set<string>
  bundle: string
}
const newWorld = (): World => ({
  cloud: new FakeCloudflare(),
  lines: [],
  release: '1.0.0',
  isHealthy: () => true,
  hosts: new Set(),
  bundle: 'a',
})

function deploy(world: World, more: Partial<DeployOptions> & { answers?: object } = {}): Promise<void> {
  const { answers = ANSWERS, ...options } = more
  const answersFile = join(folder, 'answers.json')
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

const stateOf = () => loadState(join(folder, 'contactory.json'))!
const configOf = () => JSON.parse(readFileSync(join(folder, 'contactory.wrangler.json'), 'utf8'))
const worker = ({ cloud }: World) => cloud.workers.get('contactory')!
const creating = ({ cloud }: World) => cloud.calls.filter((call) => / create /.test(call))

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

describe('a first deployment', () => {
  test('creates everything once, deploys, and creates the administrator with a link', async () => {
    const world = newWorld()
    await deploy(world)
    const { cloud, lines } = world
    expect(cloud.databases.size).toBe(2)
    expect(cloud.created.filter((name) => name.startsWith('queue ')).length).toBe(cloud.queues.size)
    const config = configOf()
    const named = [...config.queues.producers, ...config.queues.consumers].flatMap((one) => [
      one.queue,
      one.dead_letter_queue,
    ])
    for (const name of named.filter(Boolean)) expect(cloud.queues).toContain(name)
    expect(config).toMatchObject({
      name: 'contactory',
      account_id: 'acc-1',
      workers_dev: true,
      vars: {
        ENVIRONMENT: 'production',
        APP_URL: 'https://contactory.ours.workers.dev',
        SUPPORT_EMAIL: 'help@b.example',
      },
      d1_databases: [
        { binding: 'DB', database_id: cloud.databases.get('contactory')!.uuid },
        { binding: 'DATA_1', database_id: cloud.databases.get('contactory-data-1')!.uuid },
      ],
    })
    expect([...cloud.databases.values()].map(({ migrated }) => migrated)).toEqual([1, 1])
    expect([...worker(world).secrets.keys()].toSorted()).toEqual([
      'JWT_SECRET',
      'OPT_OUT_KEY',
      'RESEND_API_KEY',
      'SEALING_KEYS',
    ])
    expect(lines.join('\n')).toMatch(
      /https:\/\/contactory\.ours\.workers\.dev\/reset-password\?token=[\w-]{43}&email=ada%40b\.example/,
    )
    expect(lines.join('\n')).toContain('api/payment-webhooks/stripe')
    expect(stateOf().deployment).toMatchObject({ release: '1.0.0' })
  })

  test('deploys everything in the committed production configuration', async () => {
    await deploy(newWorld())
    const [made, committed] = [
      unstable_readConfig({ config: join(folder, 'contactory.wrangler.json') }),
      unstable_readConfig({ config: join(ROOT, 'wrangler.toml'), env: 'production' }),
    ]
    for (const key of [
      'durable_objects',
      'migrations',
      'triggers',
      'limits',
      'observability',
      'browser',
      'ai',
    ] as const)
      expect(made[key]).toEqual(committed[key])
    expect(made.compatibility_date).toBe(committed.compatibility_date)
    expect(made.compatibility_flags).toEqual(committed.compatibility_flags)
    expect(JSON.stringify(made.queues)).toBe(
      JSON.stringify(committed.queues).replaceAll('contactory-production', 'contactory'),
    )
    expect(made.assets).toMatchObject({ binding: 'ASSETS', run_worker_first: committed.assets!.run_worker_first })
    expect(Object.keys(committed.vars).filter((name) => !(name in made.vars))).toEqual([])
    // Paths are relative to the generated file.
    expect(made.main).toBe(committed.main)
    expect(made.d1_databases.map((one: { migrations_dir?: string }) => resolve(folder, one.migrations_dir!))).toEqual([
      join(ROOT, 'migrations'),
      join(ROOT, 'migrations/data'),
    ])
  })

  test('shows no secrets in arguments, output, state or configuration', async () => {
    const world = newWorld()
    await deploy(world)
    const files = ['contactory.json', 'contactory.wrangler.json'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    )
    const seen = [...world.cloud.calls, ...world.lines, ...files].join('\n')
    for (const value of worker(world).secrets.values()) expect(seen).not.toContain(value)
    const token = /token=([\w-]+)/.exec(world.lines.join('\n'))![1]!
    expect([...world.cloud.calls, ...files].join('\n')).not.toContain(token)
  })

  test('lists requirements and costs before anything is created', async () => {
    const world = newWorld()
    world.cloud.isSignedIn = false
    await expect(deploy(world)).rejects.toThrow('Not signed in')
    expect(world.lines.join('\n')).toMatch(/Workers Paid[\s\S]*Email Routing[\s\S]*1,000,000 pages crawled/)
    expect(creating(world)).toEqual([])
  })

  test('on the free plan it reports that, and continues after an upgrade', async () => {
    const world = newWorld()
    world.cloud.isPaid = false
    await expect(deploy(world)).rejects.toMatchObject({ advice: expect.stringContaining('Workers Paid') })
    world.cloud.isPaid = true
    await deploy(world)
    expect(new Set(world.cloud.created).size).toBe(world.cloud.created.length)
    expect(stateOf().deployment).not.toBeNull()
  })

  test('reuses existing resources by name, and keeps existing secrets', async () => {
    const world = newWorld()
    for (const args of [
      ['d1', 'create', 'contactory-data-1'],
      ['queues', 'create', 'contactory-mail'],
      ['r2', 'bucket', 'create', 'contactory-files'],
    ])
      await world.cloud.run(args)
    const id = world.cloud.databases.get('contactory-data-1')!.uuid
    await world.cloud.run(['secret', 'bulk', '--name', 'contactory'], { input: '{"SEALING_KEYS":"a:former"}' })
    await deploy(world)
    expect(world.cloud.created.length).toBe(new Set(world.cloud.created).size)
    expect(stateOf().databases.DATA_1!.id).toBe(id)
    expect(worker(world).secrets.get('SEALING_KEYS')).toBe('a:former')
    expect(world.lines.join('\n')).toContain('Adopted the queue contactory-mail')
  })

  test('does not take over a host in use without permission', async () => {
    const world = newWorld()
    world.hosts.add('app.b.example')
    const answers = { ...ANSWERS, address: 'https://app.b.example' }
    await expect(deploy(world, { answers })).rejects.toThrow('app.b.example leads somewhere already')
    expect(creating(world)).toEqual([])
    await deploy(world, { answers: { ...answers, replaceDns: true } })
    expect(configOf()).toMatchObject({
      workers_dev: false,
      routes: [{ pattern: 'app.b.example', custom_domain: true }],
    })
    expect(stateOf().appUrl).toBe('https://app.b.example')
  })

  test('stops before creating anything if the Worker would reject the answers', async () => {
    const world = newWorld()
    await expect(deploy(world, { answers: { ...ANSWERS, secrets: {} } })).rejects.toThrow('RESEND_API_KEY')
    await expect(deploy(world, { answers: { ...ANSWERS, mailDomain: 'no domain' } })).rejects.toThrow('MAIL_DOMAIN')
    await expect(deploy(world, { answers: {} })).rejects.toThrow('supportEmail')
    expect(creating(world)).toEqual([])
  })

  test('an unhealthy one fails, and a repetition continues', async () => {
    const world = newWorld()
    world.isHealthy = () => false
    await expect(deploy(world)).rejects.toThrow('database, storage, queue does not respond')
    expect(stateOf().deployment).toBeNull()
    world.isHealthy = () => true
    await deploy(world)
    expect(stateOf().deployment).not.toBeNull()
  })
})

describe('a repeated deployment', () => {
  test('creates nothing and changes no secret', async () => {
    const world = newWorld()
    await deploy(world)
    const before = outcomeOf(world)
    world.cloud.calls.length = 0
    await deploy(world, { answers: {} })
    expect(creating(world)).toEqual([])
    expect(world.cloud.calls.filter((call) => call.includes('secret bulk'))).toEqual([])
    expect(outcomeOf(world)).toEqual(before)
  })

  test('does not generate new keys if the previous ones are lost', async () => {
    const world = newWorld()
    await deploy(world)
    worker(world).secrets.delete('SEALING_KEYS')
    worker(world).pendingSecrets.delete('SEALING_KEYS')
    await expect(deploy(world, { answers: {} })).rejects.toThrow('SEALING_KEYS existed')
    await deploy(world, { answers: {}, mayReplaceSecrets: true })
    expect(worker(world).secrets.has('SEALING_KEYS')).toBe(true)
  })

  test('does not replace a missing database with an empty one', async () => {
    const world = newWorld()
    await deploy(world)
    world.cloud.databases.delete('contactory-data-1')
    await expect(deploy(world, { answers: {} })).rejects.toThrow('of this installation is gone')
    expect(world.cloud.databases.size).toBe(1)
  })

  test('with another account is rejected', async () => {
    const world = newWorld()
    await deploy(world)
    world.cloud.accounts = [{ id: 'acc-2', name: 'Theirs' }]
    await expect(deploy(world, { answers: {} })).rejects.toThrow('acc-1')
  })

  test('is blocked while another run is active', async () => {
    const world = newWorld()
    const release = acquireLock(join(folder, 'contactory.lock'))
    await expect(deploy(world)).rejects.toThrow('Another run')
    release()
    writeFileSync(join(folder, 'contactory.lock'), '{"pid":0')
    await deploy(world)
    expect(existsSync(join(folder, 'contactory.lock'))).toBe(false)
  })
})

describe('an upgrade', () => {
  async function deployed(): Promise<World> {
    const world = newWorld()
    await deploy(world)
    world.cloud.administrator = { email: 'ada@b.example', isVerified: true }
    await deploy(world, { answers: {} })
    Object.assign(world, { release: '1.1.0', bundle: 'b' })
    world.cloud.calls.length = 0
    world.lines.length = 0
    return world
  }
  const order = ({ cloud }: World) =>
    cloud.calls
      .map((call) => call.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'id').replace(/ --.*/, ''))
      .filter((call) => /time-travel|export|migrations|upload|versions deploy|triggers/.test(call))

  test('backs up, migrates, and shifts traffic in steps', async () => {
    const world = await deployed()
    await deploy(world, { answers: {} })
    expect(order(world)).toEqual([
      'd1 time-travel info contactory',
      'd1 export contactory',
      'd1 time-travel info contactory-data-1',
      'd1 export contactory-data-1',
      'd1 migrations apply DB',
      'd1 migrations apply DATA_1',
      'versions upload dist/worker/worker.js',
      'versions deploy id@0% id@100%',
      'versions deploy id@10% id@90%',
      'versions deploy id@50% id@50%',
      'versions deploy id@100%',
      'triggers deploy',
    ])
    const [past] = stateOf().history.slice(-1)
    expect(past).toMatchObject({
      outcome: 'deployed',
      bookmarks: { DB: 'bm-contactory-2', DATA_1: 'bm-contactory-data-1-2' },
      exports: { DB: expect.stringContaining('contactory.sql'), DATA_1: null },
    })
    expect(existsSync(past!.exports.DB!)).toBe(true)
    expect(world.cloud.calls.filter((call) => call.startsWith('d1 execute'))).toEqual([])
  })

  test.each([0, 10, 50, 100])('that is unhealthy with a share of %i is rolled back', async (percentage) => {
    const world = await deployed()
    const [former] = worker(world).shares
    world.isHealthy = (version) =>
      version === former!.version_id ||
      !worker(world).shares.some((one) => one.version_id === version && one.percentage >= percentage)
    const failure = await deploy(world, { answers: {} }).catch((error) => error)
    expect(failure).toBeInstanceOf(DeployError)
    expect(failure.message).toContain(`not healthy at ${percentage} %`)
    expect(failure.advice).toContain(
      'd1 time-travel restore contactory-data-1 --bookmark=bm-contactory-data-1-2 --config ',
    )
    expect(worker(world).shares).toEqual([{ version_id: former!.version_id, percentage: 100 }])
    expect(stateOf()).toMatchObject({ upgrade: null, deployment: { release: '1.0.0' } })
    world.isHealthy = () => true
    await deploy(world, { answers: {} })
    expect(stateOf().deployment!.release).toBe('1.1.0')
  })

  test('can be rolled back afterwards', async () => {
    const world = await deployed()
    const [former] = worker(world).shares
    await deploy(world, { answers: {} })
    await deploy(world, { answers: {}, isRollback: true })
    expect(worker(world).shares).toEqual([{ version_id: former!.version_id, percentage: 100 }])
    expect(world.lines.at(-1)).toContain('time-travel restore contactory --bookmark=bm-contactory-2')
  })

  test('adds a data database, and removes none', async () => {
    const world = await deployed()
    await deploy(world, { answers: {}, dataDatabases: 2 })
    expect(world.cloud.databases.get('contactory-data-2')).toMatchObject({ migrated: 1 })
    expect(configOf().d1_databases.map(({ binding }: { binding: string }) => binding)).toEqual([
      'DB',
      'DATA_1',
      'DATA_2',
    ])
    await expect(deploy(world, { answers: {}, dataDatabases: 1 })).rejects.toThrow('2 data databases')
  })

  test('that migrates Durable Objects is deployed in one step', async () => {
    const world = await deployed()
    world.cloud.migratesObjects = true
    await deploy(world, { answers: {} })
    expect(order(world).filter((call) => call.startsWith('versions deploy'))).toEqual([])
    expect(stateOf().deployment!.release).toBe('1.1.0')
  })

  test('to a new URL is deployed in one step, and waits for it', async () => {
    const world = await deployed()
    await deploy(world, { answers: { address: 'https://app.b.example' } })
    expect(stateOf()).toMatchObject({ appUrl: 'https://app.b.example', servedUrl: 'https://app.b.example' })
    expect(order(world).filter((call) => call.startsWith('versions deploy'))).toEqual([])
  })

  test('keeps settings that the repository does not define', async () => {
    const world = await deployed()
    await deploy(world, { answers: { variables: { GOOGLE_CLIENT_ID: 'g-1' } } })
    await deploy(world, { answers: {} })
    expect(configOf().vars.GOOGLE_CLIENT_ID).toBe('g-1')
  })

  test('of a manual installation backs up before it changes anything', async () => {
    const world = newWorld()
    await deploy(world)
    const [former] = worker(world).shares
    rmSync(join(folder, 'contactory.json'))
    const answers = { ...ANSWERS, address: 'https://contactory.ours.workers.dev', attachDomain: false }
    await deploy(world, { answers })
    expect(stateOf().history).toMatchObject([
      { formerVersion: former!.version_id, bookmarks: { DB: 'bm-contactory-1' } },
    ])
  })

  test('repeated after any interruption has the same result', async () => {
    const wanted = await deployed()
    const from = wanted.cloud.calls.length
    await deploy(wanted, { answers: { secrets: { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'wh_1' } } })
    const end = outcomeOf(wanted)
    const calls = wanted.cloud.calls.slice(from)
    const bookmarks = stateOf().history.at(-1)!.bookmarks
    for (const kind of ['refused', 'unanswered', 'killed'] as const) {
      for (const at of calls.keys()) {
        rmSync(join(folder, 'contactory.json'))
        const world = await deployed()
        await interrupted(world, at, kind, { secrets: { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'wh_1' } })
        expect({ at: calls[at], kind, ...outcomeOf(world) }).toEqual({ at: calls[at], kind, ...end })
        // Those from before the migrations, however often the run was started.
        expect(stateOf().history.at(-1)!.bookmarks).toEqual(bookmarks)
      }
    }
  })
})

test('repeating a first deployment after any interruption has the same result', async () => {
  const wanted = newWorld()
  await deploy(wanted)
  const end = outcomeOf(wanted)
  for (const kind of ['refused', 'unanswered', 'killed'] as const) {
    for (const at of wanted.cloud.calls.keys()) {
      rmSync(join(folder, 'contactory.json'), { force: true })
      const world = newWorld()
      await interrupted(world, at, kind, ANSWERS)
      expect({ at: wanted.cloud.calls[at], kind, ...outcomeOf(world) }).toEqual({
        at: wanted.cloud.calls[at],
        kind,
        ...end,
      })
    }
  }
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

test('a dry run prints the plan and changes nothing', async () => {
  const world = newWorld()
  await deploy(world, { isDryRun: true })
  expect(world.lines.join('\n')).toMatch(
    /\+ Create the D1 database contactory \(DB\)[\s\S]*\+ Deploy the Worker[\s\S]*Dry run/,
  )
  expect(world.cloud.calls.every((call) => / list| info|whoami|status/.test(` ${call}`))).toBe(true)
  expect(existsSync(join(folder, 'contactory.json'))).toBe(false)
  world.cloud.isSignedIn = false
  await deploy(world, { isDryRun: true })
})
