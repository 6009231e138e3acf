import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widen } from '../../../../scripts/server/allow-network-outbound.ts'
import { networkOf } from '../../../../scripts/server/network.ts'

const PROBE = join(import.meta.dirname, '../../../support/network-probe.ts')
const server = createServer((_request, response) => response.end('secret'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

async function probe(...allowed: string[]): Promise<unknown> {
  const port = String((server.address() as AddressInfo).port)
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', PROBE, port, ...allowed])
  return JSON.parse(stdout)
}

test('requests and sockets of the Worker reach no private address, whatever host resolves to it', async () => {
  const refused = { address: 'refused', name: 'refused', socket: 'refused', namedSocket: 'refused' }
  expect(await probe()).toEqual(refused)
})

test('an address allowed by the operator is reachable', async () => {
  const reached = { address: 'reached', name: 'reached', socket: 'reached', namedSocket: 'reached' }
  expect(await probe('127.0.0.1')).toEqual(reached)
  expect(networkOf(['127.0.0.1'])).toEqual(networkOf(['127.0.0.1/32']))
})

test('a server whose guard cannot be set up does not start', () => {
  expect(() => widen('var other = 1')).toThrow('cannot be limited')
})
