import { describe, expect, test } from 'vitest'
import { decodeAttributes, decodeText } from '../../../src/extraction/character-references.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'

describe('character references in text', () => {
  test.each([
    ['no reference', ['no reference']],
    ['a &amp; b', ['a ', '&', ' b']],
    ['&#105;&#x6e;fo', ['i', 'n', 'fo']],
    ['AT&T &copy 2024 &unknown; &', ['AT&T ', '©', ' 2024 &unknown; &']],
    ['&lt', ['<']],
    ['a &amp;amp; b', ['a ', '&', ' b']],
    ['&amp;lt;', ['&', 'lt;']],
    ['&#64', ['@']],
    ['&#; &;', ['&#; &;']],
  ])('decode %j to %j', (text, pieces) => {
    expect(decodeText(text)).toEqual(pieces)
  })
})

test('in attributes, parts of URLs that look like character references are kept', () => {
  const attributes = { href: '/a?b=1&copy=2&amp;c=3&amp;amp;d', title: 'Smith &amp; Sons', alt: 'Roe &amp;amp; Sons' }
  decodeAttributes(attributes)
  expect(attributes).toEqual({ href: '/a?b=1&copy=2&c=3&amp;d', title: 'Smith & Sons', alt: 'Roe & Sons' })
})

describe('character references on a page', () => {
  const textOf = (html: string) => parsePage(html, 'https://example.org/').text

  test('are decoded, except in scripts and verbatim text', () => {
    expect(textOf('<p>Smith &amp; Sons&nbsp;&nbsp;Ltd&shy;.</p><xmp>a &amp; b</xmp>')).toBe(
      'Smith & Sons Ltd.\na &amp; b',
    )
    expect(parsePage('<script>"&amp;"</script>', 'https://example.org/').scripts).toBe('"&amp;"\n')
  })

  test('are decoded in its title and metadata', () => {
    const { title, meta } = parsePage(
      '<title>Smith &amp; Sons</title><meta name=author content="Smith &amp; Sons">',
      'https://example.org/',
    )
    expect([title, meta.get('author')]).toEqual(['Smith & Sons', 'Smith & Sons'])
  })
})
