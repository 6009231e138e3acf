import { describe, expect, test } from 'vitest'
import { isXhtml, mediaTypeOf, startsLikeMarkup } from '../../../src/lib/media-type.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('XML treated as a page', () => {
  test.each([
    '<html>',
    '<html/>',
    '\ufeff \n<html xmlns="http://www.w3.org/1999/xhtml">',
    '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/xhtml1.dtd">\n<html>',
    '<!-- <a> > --><html>',
    '<!-- a --><!-- b -->\n<!DOCTYPE html [<!ENTITY a "b"> <!ENTITY c "d">]>\n<XHTML:html>',
    `<!--${'x'.repeat(1_900)}--><html>`,
  ])('starts with %j', (text) => {
    expect(isXhtml(bytes(text))).toBe(true)
  })
})

describe('XML not treated as a page', () => {
  test.each([
    '',
    'html',
    '<',
    '<rss><html>',
    '<?xml version="1.0"?><urlset>',
    '<htmlish>',
    '<!-- <html>',
    '<!DOCTYPE html [ <html>',
    '<?xml <html',
    'text <html>',
    `<!--${'x'.repeat(2_100)}--><html>`,
  ])('starts with %j', (text) => {
    expect(isXhtml(bytes(text))).toBe(false)
  })
})

describe('hostile input is classified quickly', () => {
  const SIZES = [2_048, 5_000_000]
  test.each([
    ['brackets in a declaration', '<!', '[]'],
    ['a declaration that ends', '<!', '[]', '>'],
    ['open brackets', '<!', '['],
    ['open brackets that one closes', '<!', '[', ']>'],
    ['closed brackets', '<?', ']'],
    ['declarations', '', '<!>'],
    ['declarations with brackets', '', '<![]>'],
    ['instructions', '', '<??>'],
    ['comments', '', '<!---->'],
    ['comments that do not end', '', '<!--'],
    ['dashes', '<!--', '-'],
    ['spaces', '', ' '],
    ['spaces between declarations', '', '<!>    \n'],
    ['byte order marks', '', '\ufeff'],
    ['prefixes', '<', 'a:'],
    ['a long prefix', '<', 'a', ':htm>'],
    ['openers', '', '<'],
    ['zeros', '', '\u0000'],
  ])('%s', (_, before, piece, after = '') => {
    for (const size of SIZES) {
      const body = bytes(`${before}${piece.repeat(Math.ceil(size / piece.length))}${after}`)
      expectCpuWithin(500, () => {
        isXhtml(body)
        startsLikeMarkup(body)
      })
    }
  })

  test.each([';', ',', 'a/b,', 'a/', ' ', ' ,', '!#', 'text/html;'])('a type of %j', (piece) => {
    const header = piece.repeat(Math.ceil(1_000_000 / piece.length))
    expectCpuWithin(2_000, () => {
      mediaTypeOf(header)
    })
  })
})
