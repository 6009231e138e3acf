import { describe, expect, it } from 'vitest'
import { evaluateUrl } from '../../../src/url-policy/evaluate-url.ts'
import { PRIORITY_LAST } from '../../../src/url-policy/priority.ts'

function crawlOf(...sites: string[]) {
  const taken = new Map<string, number>()
  const takeFromTrap = (shape: string, budget: number) => {
    taken.set(shape, (taken.get(shape) ?? 0) + 1)
    return taken.get(shape)! <= budget
  }
  return (url: string, depth = 1) => evaluateUrl({ url, text: '', depth }, { sites, takeFromTrap })
}

describe('a URL that a crawl finds', () => {
  it.each([
    'https://example.com/',
    'https://shop.example.com/a',
    'http://example.com:8080/a.html',
    'https://example.com/a.php?x=1',
    'https://example.com/about/company.com',
    'https://example.com/v1.2',
    'https://example.com/download?file=a.zip',
    `https://example.com/${'a'.repeat(1900)}`,
  ])('%s is accepted', (url) => {
    expect(crawlOf('example.com')(url).verdict).toBe('offer')
  })

  it.each([
    ['https://other.example/', 'off-site'],
    ['https://notexample.com/', 'off-site'],
    ['https://example.com/a.jpg', 'not-a-page'],
    ['https://example.com/Brochure.ZIP?v=2', 'not-a-page'],
    ['https://example.com/files/brochure.zip', 'not-a-page'],
    ['https://example.com/main.css', 'not-a-page'],
    ['https://example.com/cdn-cgi/l/email-protection', 'not-a-page'],
    ['https://example.com/a/b/a/b/a/b/', 'trap'],
    [`https://example.com/${'a'.repeat(2000)}`, 'too-long'],
  ])('%s is skipped: %s', (url, reason) => {
    expect(crawlOf('example.com')(url)).toEqual({ verdict: 'skip', reason })
  })

  it('is skipped a hundred clicks from the start', () => {
    expect(crawlOf('example.com')('https://example.com/a', 100).verdict).toBe('offer')
    expect(crawlOf('example.com')('https://example.com/a', 101)).toEqual({ verdict: 'skip', reason: 'too-deep' })
  })

  it('may be of any of the crawl’s sites', () => {
    const offer = crawlOf('example.com', '127.0.0.1:8900')
    expect(offer('http://127.0.0.1:8900/a').verdict).toBe('offer')
    expect(offer('http://localhost:8900/a')).toEqual({ verdict: 'skip', reason: 'off-site' })
  })

  it.each([
    ['a translation comes after its original', 'https://example.com/de/kontakt', null, PRIORITY_LAST],
    ['in the requested language it is no translation', 'https://example.com/de/kontakt', 'de', 11],
    ['nor where a language is wished for and it names none', 'https://example.com/kontakt', 'de', 11],
  ])('%s', (_, url, language, priority) => {
    const state = { sites: ['example.com'], takeFromTrap: () => true, language }
    expect(evaluateUrl({ url, text: '', depth: 1, is_translation: true }, state)).toEqual({
      verdict: 'offer',
      priority,
    })
  })

  it('of a crawler trap comes last, and is skipped once the budget is used up', () => {
    const offer = crawlOf('example.com')
    const verdicts = Array.from({ length: 24 }, (_, i) => offer(`https://example.com/calendar/${2024 + i}/01`))
    expect(verdicts.filter(({ verdict }) => verdict === 'offer')).toHaveLength(10)
    expect(verdicts[0]).toEqual({ verdict: 'offer', priority: PRIORITY_LAST })
    expect(verdicts.at(-1)).toEqual({ verdict: 'skip', reason: 'trap' })
    expect(offer('https://example.com/contact').verdict).toBe('offer')
  })
})
