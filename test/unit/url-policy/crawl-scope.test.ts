import { describe, expect, test } from 'vitest'
import { CrawlOptions } from '../../../src/contracts/crawls/crawl-options.ts'
import { crawlScope } from '../../../src/url-policy/crawl-scope.ts'
import { languageOfPath } from '../../../src/url-policy/language-of-path.ts'

const refusal = (options: object, url: string, depth = 1) =>
  crawlScope(CrawlOptions.parse(options), ['https://www.acme.com/']).refusalOf(url, depth)

describe('URLs that a crawl skips', () => {
  test.each([
    [{}, 'https://blog.acme.com/anything', null],
    [{ include: ['/team'] }, 'https://acme.com/team/jane', null],
    [{ include: ['/team'] }, 'https://acme.com/blog', 'not-included'],
    [{ include: ['/team', '*contact'] }, 'https://acme.com/en/contact', null],
    [{ exclude: ['/blog/*'] }, 'https://acme.com/blog/1', 'excluded'],
    [{ exclude: ['/blog$'] }, 'https://acme.com/blog/1', null],
    [{ exclude: ['*?page='] }, 'https://acme.com/list?page=2', 'excluded'],
    [{ include: ['/team'], exclude: ['/team/old'] }, 'https://acme.com/team/old/x', 'excluded'],
    [{ include: ['/über'] }, 'https://acme.com/%C3%BCber-uns', null],
    [{ subdomains: false }, 'https://blog.acme.com/', 'other-subdomain'],
    [{ subdomains: false }, 'https://acme.com/', null],
    [{ subdomains: false }, 'https://www.acme.com/', null],
  ])('%j of %s: %s', (options, url, reason) => {
    expect(refusal(options, url)).toBe(reason)
  })

  test('include those beyond the maximum depth', () => {
    expect(refusal({ depth: 2 }, 'https://acme.com/a', 2)).toBeNull()
    expect(refusal({ depth: 2 }, 'https://acme.com/a', 3)).toBe('too-deep')
    expect(refusal({ depth: 0 }, 'https://acme.com/a', 1)).toBe('too-deep')
  })
})

test.each([
  ['https://acme.com/de/kontakt', 'de'],
  ['https://acme.com/pt-br/', 'pt'],
  ['https://fr.acme.com/equipe', 'fr'],
  ['https://acme.com/x?lang=it', 'it'],
  ['https://acme.com/about', null],
  ['https://acme.com/qq/about', null],
  ['https://acme.com/', null],
])('the language of %s is %s', (url, language) => {
  expect(languageOfPath(url)).toBe(language)
})
