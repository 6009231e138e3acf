import { describe, expect, test } from 'vitest'
import { suggestUrl } from '../../../web/lib/suggest-url.ts'

describe('a bare domain', () => {
  test.each([
    ['acme.com', 'https://acme.com'],
    [' acme.co.uk/team?x=1 ', 'https://acme.co.uk/team?x=1'],
    ['//acme.com', 'https://acme.com'],
    ['127.0.0.1:8900', 'https://127.0.0.1:8900'],
    ['bücher.de', 'https://bücher.de'],
  ])('%s is offered with https', (text, url) => {
    expect(suggestUrl(text)).toBe(url)
  })

  test.each(['', 'acme', 'https://acme.com', 'ftp://acme.com', 'two words.com', 'info@acme.com', 'mailto:a.b', '.com'])(
    '%j is not suggested as a domain',
    (text) => {
      expect(suggestUrl(text)).toBeNull()
    },
  )
})
