import { existsSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { acquireLock } from '../../../../scripts/deploy/state.ts'
import { creating, newWorld, prepareDeployments, worker } from './support.ts'

const { pathOf, deploy, outcomeOf } = prepareDeployments()

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
    const release = acquireLock(pathOf('contactory.lock'))
    await expect(deploy(world)).rejects.toThrow('Another run')
    release()
    writeFileSync(pathOf('contactory.lock'), '{"pid":0')
    await deploy(world)
    expect(existsSync(pathOf('contactory.lock'))).toBe(false)
  })
})

test('a dry run prints the plan and changes nothing', async () => {
  const world = newWorld()
  await deploy(world, { isDryRun: true })
  expect(world.lines.join('\n')).toMatch(
    /\+ Create the D1 database contactory \(DB\)[\s\S]*\+ Deploy the Worker[\s\S]*Dry run/,
  )
  expect(world.cloud.calls.every((call) => / list| info|whoami|status/.test(` ${call}`))).toBe(true)
  expect(existsSync(pathOf('contactory.json'))).toBe(false)
  world.cloud.isSignedIn = false
  await deploy(world, { isDryRun: true })
})
