import { existsSync, rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DeployError } from '../../../../scripts/deploy/errors.ts'
import { ANSWERS, newWorld, prepareDeployments, type World, worker } from './support.ts'

const { pathOf, deploy, stateOf, configOf, outcomeOf, interrupted } = prepareDeployments()

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
    rmSync(pathOf('contactory.json'))
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
        rmSync(pathOf('contactory.json'))
        const world = await deployed()
        await interrupted(world, at, kind, { secrets: { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'wh_1' } })
        expect({ at: calls[at], kind, ...outcomeOf(world) }).toEqual({ at: calls[at], kind, ...end })
        // Those from before the migrations, however often the run was started.
        expect(stateOf().history.at(-1)!.bookmarks).toEqual(bookmarks)
      }
    }
  })
})
