import { describe, expect, it } from 'vitest'
import { canonicalUrl, displayHost, isSameSite, siteOf } from '../../../src/lib/url.ts'

describe('each page has one canonical URL', () => {
  it.each([
    ['HTTP://Example.COM:80/a/../b#frag', 'http://example.com/b'],
    ['https://example.com:443', 'https://example.com/'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['https://example.com/?', 'https://example.com/'],
    ['https://example.com/dup.html?b=2&a=1', 'https://example.com/dup.html?a=1&b=2'],
    ['https://example.com/dup.html?a=1&&utm_source=x&b=2&UTM_Medium=y', 'https://example.com/dup.html?a=1&b=2'],
    ['https://example.com/?gclid=1&fbclid=2&msclkid=3&mc_cid=4&_ga=5', 'https://example.com/'],
    ['https://example.com/?PHPSESSID=0123&sid=a1b2', 'https://example.com/'],
    ['https://example.com/a;jsessionid=0A1B?x=1', 'https://example.com/a?x=1'],
    ['https://example.com/%7Ejoe/b%c3%bccher', 'https://example.com/~joe/b%C3%BCcher'],
    ['https://example.com/bücher', 'https://example.com/b%C3%BCcher'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['  https://example.com/a b\n', 'https://example.com/a%20b'],
  ])('%j is %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical)
    expect(canonicalUrl(canonical)).toBe(canonical)
  })

  it.each([
    'https://example.com/index.html',
    'https://example.com/a//b/',
    'https://example.com/modules.php?name=News&sid=123',
    'https://example.com/?ref=contact&source=team',
    'https://example.com/?a=2&a=1&a=3',
    'https://example.com/?q=%E9t%E9&x=a+b%20c',
    'https://example.com/?12345',
    'https://example.com/?utm_source',
    'https://example.com/win/a%3Ab%20c%2Fd.html',
    'https://user@example.com/',
  ])('%s is unchanged', (url) => {
    expect(canonicalUrl(url)).toBe(url)
  })

  it.each(['\0', '\u0085', '\u009f', '\u202e', '\u2028', '\u2029', '\ud800', '\u200b', '\u2060', '\ufeff', '\r\n'])(
    '%j occurs in none',
    (sign) => {
      for (const url of [
        'a%b',
        'example.com/a%b',
        'example.com/?q=a%b',
        'example.com/#a%b',
        'ex%ample.com/',
        'u%x@example.com/',
      ]) {
        const canonical = canonicalUrl(`https://${url.replace('%', sign)}`)
        if (canonical === null) continue
        expect(canonical).toMatch(/^[\x21-\x7e]+$/)
        expect(new URL(canonical).host).toMatch(/^[a-z0-9.-]+$/)
      }
    },
  )

  it.each([
    'mailto:a@b.co',
    'javascript:void(0)',
    'tel:+1',
    'file:///etc/passwd',
    'ftp://example.com/',
    'data:,x',
    'http://',
    '//x',
    '',
  ])('%j has none', (url) => {
    expect(canonicalUrl(url)).toBeNull()
  })

  it.each([
    ['https://example.com/(S(lit3py55t21z5v55vlm25s55))/a.aspx', 'https://example.com/a.aspx'],
    ['https://example.com/(A(aB3dE6gH9jK2mN5pQ8sT1vW4)S(lit3py55t21z5v55vlm25s55))/', 'https://example.com/'],
    ['https://example.com/(par)/x', 'https://example.com/(par)/x'],
    ['https://example.com/a?osCsid=8ab990fa710c58&id=1', 'https://example.com/a?id=1'],
    ['https://example.com/a?session=8ab990fa710c58000000000000', 'https://example.com/a'],
    ['https://example.com/a?session=autumn', 'https://example.com/a?session=autumn'],
    ['https://example.com/?s=harbour', 'https://example.com/?s=harbour'],
  ])('session IDs are removed: %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical)
  })

  it.each([
    ['child.html', 'https://example.com/based/deep/', 'https://example.com/based/deep/child.html'],
    ['?page=2', 'https://example.com/catalog?page=1', 'https://example.com/catalog?page=2'],
    ['//other.example/x', 'https://example.com/', 'https://other.example/x'],
    ['#part', 'https://example.com/a', 'https://example.com/a'],
  ])('%s at %s is %s', (url, base, canonical) => {
    expect(canonicalUrl(url, base)).toBe(canonical)
  })
})

describe('a site', () => {
  it.each([
    ['https://www.example.co.uk/a', 'example.co.uk'],
    ['https://shop.example.com:8443/', 'example.com'],
    ['https://foo.github.io/', 'foo.github.io'],
    ['https://a.foo.github.io/', 'foo.github.io'],
    ['https://github.io/', 'github.io'],
    ['https://例え.テスト.jp/', 'xn--zckzah.jp'],
    ['http://127.0.0.1:8900/x', '127.0.0.1:8900'],
    ['http://localhost:8900/x', 'localhost:8900'],
    ['http://[::1]:8900/', '[::1]:8900'],
  ])('of %s is %s', (url, site) => {
    expect(siteOf(url)).toBe(site)
  })

  it('is shared by subdomains, but not across a public suffix or different ports of one address', () => {
    expect(isSameSite('https://www.example.com/', 'http://blog.example.com/')).toBe(true)
    expect(isSameSite('https://a.co.uk/', 'https://b.co.uk/')).toBe(false)
    expect(isSameSite('http://localhost:8900/external', 'http://127.0.0.1:8900/')).toBe(false)
    expect(isSameSite('http://127.0.0.1:8901/', 'http://127.0.0.1:8900/')).toBe(false)
  })

  it.each([
    ['https://www.example.com/x', 'example.com'],
    ['https://www.com/', 'www.com'],
    ['http://127.0.0.1:8900/', '127.0.0.1:8900'],
  ])('is displayed as people write it: %s', (url, shown) => {
    expect(displayHost(url)).toBe(shown)
  })
})
