import { describe, expect, it } from 'vitest'
import { checkAddresses, isPublicAddress, isUrlAllowed } from '../../../../src/platform/web/guard-url.ts'

const isAllowed = (url: string) => isUrlAllowed(url, { allowPrivateNetwork: false })

describe('a URL', () => {
  it.each([
    'https://example.com/',
    'http://example.com:8080/a?b=%20',
    'https://example.com:8443/%2e',
    'HTTPS://EXAMPLE.COM:443/',
    'http://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://bücher.example.org/',
    'https://localhost.example.com/',
  ])('%s is allowed', (url) => {
    expect(isAllowed(url)).toBe(true)
  })

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://example.com/',
    'not a url',
    '/relative',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    'http://example.com:22/',
    'http://example.com:25/',
    'http://example.com:6379/',
    'http://example.com:0/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST:8080/',
    'http://app.localhost/',
    'http://db.internal/',
    'http://metadata.google.internal/',
    'http://metadata.google.internal./',
    'http://printer.local/',
    'http://router.lan/',
    'http://intranet/',
    'http://example.com./',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://100.64.0.1/',
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://169.254.169.254/',
    'http://172.16.0.1/',
    'http://192.0.0.1/',
    'http://192.168.1.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[3fff::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378::1]/',
    'http://2130706433/',
    'http://134744072/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://8.8.2056/',
    'http://１２７.０.０.１/',
    'http://８.８.８.８/',
    'http://%31%32%37.0.0.1/',
    'http://%6c%6f%63%61%6chost/',
    'http://example%2ecom/',
    'http:\\\\127.0.0.1\\',
    'http://127。0。0。1/',
  ])('%s is rejected', (url) => {
    expect(isAllowed(url)).toBe(false)
  })

  it('may have any host and port in local development, but no other scheme and no credentials', () => {
    const isAllowedLocally = (url: string) => isUrlAllowed(url, { allowPrivateNetwork: true })
    expect(isAllowedLocally('http://127.0.0.1:8900/')).toBe(true)
    expect(isAllowedLocally('http://localhost:3000/')).toBe(true)
    expect(isAllowedLocally('file:///etc/passwd')).toBe(false)
    expect(isAllowedLocally('http://user@127.0.0.1/')).toBe(false)
  })

  it('of other services may have other ports', () => {
    const guard = { allowPrivateNetwork: false, ports: [443] }
    expect(isUrlAllowed('https://example.com/', guard)).toBe(true)
    expect(isUrlAllowed('http://example.com/', guard)).toBe(false)
  })
})

describe('the addresses of a host name', () => {
  const check = (...addresses: string[]) => checkAddresses('https://example.com/', { resolve: async () => addresses })

  it('must all be public', async () => {
    expect(await check('8.8.8.8', '2606:4700::1111')).toBe('public')
    expect(await check('8.8.8.8', 'fd00::1')).toBe('unknown')
    expect(await check('::ffff:10.0.0.1')).toBe('unknown')
    expect(await check('nonsense')).toBe('unknown')
    expect(await check()).toBe('unknown')
  })

  it('are not resolved if the URL contains an IP address', async () => {
    const resolver = { resolve: () => Promise.reject(new Error('asked')) }
    expect(await checkAddresses('https://8.8.8.8/', resolver)).toBe('public')
    expect(await checkAddresses('https://[2606:4700::1111]/', resolver)).toBe('public')
  })

  it.each([
    ['11.0.0.1', true],
    ['100.128.0.1', true],
    ['172.32.0.1', true],
    ['198.20.0.1', true],
    ['2a00:1450:4001::8a', true],
    ['192.0.2.1', false],
    ['203.0.113.9', false],
    ['', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})
