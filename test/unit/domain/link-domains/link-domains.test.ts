import { expect, test } from 'vitest'
import { originAt } from '../../../../src/domain/link-domains/link-domains.ts'
import { isSameDomain, readLinkHost } from '../../../../src/domain/link-domains/read-link-host.ts'
import { nextCheck } from '../../../../src/features/link-domains/next-check.ts'

const OWN = ['app.contactory.example', 'links.contactory.example']
const read = (text: string) => readLinkHost(text, OWN)

test.each([
  ['links.acme.com', 'links.acme.com'],
  [' https://Links.Acme.com/ ', 'links.acme.com'],
  ['links.acme.com.', 'links.acme.com'],
  ['a.b.acme.co.uk', 'a.b.acme.co.uk'],
  ['links.bücher.example', 'links.xn--bcher-kva.example'],
  ['links.shop.github.io', 'links.shop.github.io'],
])('%s is read as host %s', (text, host) => expect(read(text)).toEqual({ host }))

test.each([
  ['*.acme.com', 'Wildcards'],
  ['acme.com', 'links.acme.com'],
  ['acme.co.uk', 'links.acme.co.uk'],
  ['shop.github.io', 'links.shop.github.io'],
  ['com', 'such as links.acme.com'],
  ['localhost', 'such as'],
  ['127.0.0.1', 'such as'],
  ['0x7f.1', 'such as'],
  ['[::1]', 'ports and paths'],
  ['links.acme.com:8080', 'ports and paths'],
  ['links.acme.com/path', 'ports and paths'],
  ['user@links.acme.com', 'ports and paths'],
  ['links acme.com', 'ports and paths'],
  ['links.acme.com?x', 'ports and paths'],
  ['-links.acme.com', 'such as'],
  ['links..acme.com', 'such as'],
  [`${'a'.repeat(64)}.acme.com`, 'such as'],
  ['', 'such as'],
  ['x.links.contactory.example', 'domain of ours'],
  ['www.contactory.example', 'domain of ours'],
])('%s is rejected', (text, why) => expect(read(text)).toEqual({ problem: expect.stringContaining(why) }))

test('hosts of one registrable domain are related', () => {
  expect(isSameDomain('links.acme.co.uk', 'acme.co.uk')).toBe(true)
  expect(isSameDomain('links.acme.co.uk', 'other.co.uk')).toBe(false)
  expect(isSameDomain('one.github.io', 'two.github.io')).toBe(false)
  expect(isSameDomain('localhost', 'localhost')).toBe(false)
})

test('links keep the scheme and port of the product', () => {
  expect(originAt('https://app.contactory.example', 'links.acme.com')).toBe('https://links.acme.com')
  expect(originAt('http://127.0.0.1:8787', 'links.acme.localhost')).toBe('http://links.acme.localhost:8787')
})

test('checks are frequent during setup, daily for working domains, and stop for abandoned ones', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  const now = new Date('2026-11-27T00:00:00.000Z')
  const waitOf = (...[state, failures, ageMs]: [Parameters<typeof nextCheck>[0], number, number]) => {
    const at = nextCheck(state, failures, ageMs, now)
    return at === null ? null : Date.parse(at) - now.getTime()
  }
  expect(waitOf('waiting', 0, 0)).toBe(minute)
  expect(waitOf('issuing', 0, 2 * hour)).toBe(10 * minute)
  expect(waitOf('waiting', 0, 2 * day)).toBe(hour)
  expect(waitOf('waiting', 0, 15 * day)).toBeNull()
  expect(waitOf('active', 0, 15 * day)).toBe(day)
  expect(waitOf('active', 1, 15 * day)).toBe(10 * minute)
  expect(waitOf('broken', 5, 15 * day)).toBe(hour)
})
