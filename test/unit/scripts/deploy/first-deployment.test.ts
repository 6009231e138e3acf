import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { ANSWERS, creating, newWorld, prepareDeployments, ROOT, worker } from './support.ts'

const { pathOf, deploy, stateOf, configOf, outcomeOf, interrupted } = prepareDeployments()

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
      unstable_readConfig({ config: pathOf('contactory.wrangler.json') }),
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
    expect(
      made.d1_databases.map((one: { migrations_dir?: string }) => resolve(pathOf('.'), one.migrations_dir!)),
    ).toEqual([join(ROOT, 'migrations'), join(ROOT, 'migrations/data')])
  })

  test('shows no secrets in arguments, output, state or configuration', async () => {
    const world = newWorld()
    await deploy(world)
    const files = ['contactory.json', 'contactory.wrangler.json'].map((name) => readFileSync(pathOf(name), 'utf8'))
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

test('repeating a first deployment after any interruption has the same result', async () => {
  const wanted = newWorld()
  await deploy(wanted)
  const end = outcomeOf(wanted)
  for (const kind of ['refused', 'unanswered', 'killed'] as const) {
    for (const at of wanted.cloud.calls.keys()) {
      rmSync(pathOf('contactory.json'), { force: true })
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
