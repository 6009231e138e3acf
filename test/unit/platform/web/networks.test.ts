import { describe, expect, it } from 'vitest'
import { checkAddresses, isUrlAllowed } from '../../../../src/platform/web/guard-url.ts'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import { isInNetworks, readNetworks } from '../../../../src/platform/web/networks.ts'
import { HTML } from '../../../support/local-fetcher.ts'

const networks = readNetworks('10.1.0.0/16, 192.168.7.20,fd12:3456::/32')!
const rules = { allowPrivateNetwork: false, allowedNetworks: networks }

describe('the list of allowed networks', () => {
  it.each(['', ' ', '10.0.0.0/8', '127.0.0.1', 'fd00:1::/32, fd00:2::1', '192.168.0.0/16,'])('%j is read', (text) => {
    expect(readNetworks(text)).not.toBeNull()
  })

  it.each([
    '0.0.0.0/0',
    '10.0.0.0/7',
    '::/0',
    'fd00::/7',
    // Cloud metadata services, as an address, in a range, and by IPv6.
    '169.254.169.254',
    '169.0.0.0/8',
    'fe80::1',
    'fd00:ec2::254',
    'fd00::/8',
    '224.0.0.1',
    '255.255.255.255',
    '0.0.0.0',
    '::',
    '::1/126',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '10.1/16',
    '0x0a.0.0.1',
    'intranet.example',
    '10.1.0.0/33',
    '10.1.0.0/x',
    Array.from({ length: 51 }, (_, n) => `10.0.0.${n}`).join(','),
  ])('%j is rejected', (text) => {
    expect(readNetworks(text)).toBeNull()
  })
})

it.each([
  ['10.1.0.1', true],
  ['10.1.255.255', true],
  ['10.2.0.1', false],
  ['192.168.7.20', true],
  ['192.168.7.21', false],
  ['fd12:3456::9', true],
  ['fd12:3457::9', false],
  ['::ffff:10.1.0.1', false],
  ['nonsense', false],
])('%s is in the networks: %s', (address, isIn) => {
  expect(isInNetworks(address, networks)).toBe(isIn)
})

describe('with allowed networks', () => {
  it.each([
    'http://10.1.0.5/',
    'http://[fd12:3456::1]:8080/',
    'http://wiki/',
    'http://wiki.corp.lan/',
    'https://a.com/',
  ])('%s may be requested', (url) => expect(isUrlAllowed(url, rules)).toBe(true))

  it.each([
    'http://10.2.0.5/',
    'http://127.0.0.1/',
    'http://169.254.169.254/',
    'http://localhost/',
    'http://app.localhost/',
    'http://wiki.lan./',
    'http://10.1.0.5:22/',
    'http://user@10.1.0.5/',
    'http://167837701/',
    'http://0x0a010005/',
    'http://%77iki/',
    'http://[::ffff:10.1.0.5]/',
  ])('%s is still blocked', (url) => expect(isUrlAllowed(url, rules)).toBe(false))

  const check = (...addresses: string[]) =>
    checkAddresses('http://wiki.lan/', { resolve: async () => addresses }, networks)
  it('every address of a host must be public or allowed', async () => {
    expect(await check('10.1.0.5')).toBe('public')
    expect(await check('10.1.0.5', '8.8.8.8')).toBe('public')
    expect(await check('10.1.0.5', '10.2.0.5')).toBe('unknown')
    expect(await check('127.0.0.1')).toBe('unknown')
    expect(await check()).toBe('unknown')
  })

  it('a redirect out of them is blocked, like a host that resolves there', async () => {
    for (const location of ['http://10.2.0.5/', 'http://secret.lan/']) {
      const asked: string[] = []
      const web = createGuardedFetcher({
        ...rules,
        fetch: async (url) => {
          asked.push(String(url))
          return asked.length === 1
            ? new Response(null, { status: 302, headers: { location } })
            : new Response('<p>secret', { headers: HTML })
        },
        resolver: { resolve: async (name) => (name === 'secret.lan' ? ['10.2.0.5'] : ['10.1.0.5']) },
      })
      expect(await web.get('http://wiki.lan/', { userAgent: 'x' })).toMatchObject({ kind: 'failed' })
      expect(asked).toEqual(['http://wiki.lan/'])
    }
  })
})
