import { expect, test } from 'vitest'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { readForwarding } from '../../../src/extraction/read-forwarding.ts'

const forwardingOf = (html: string, header?: string) => readForwarding(parsePage(html, 'https://acme.com/old/'), header)
const meta = (content: string) => `<meta http-equiv="refresh" content="${content}">`

test.each([
  ['a splash page', meta('0; url=/new'), 'https://acme.com/new'],
  ['a notice that is shown for a moment', `${meta('5;URL=https://acme.org/')}<p>We have moved.`, 'https://acme.org/'],
  ['a page that reloads itself', meta('0'), null],
  ['a page to be read first', meta('30; url=/new'), null],
  ['a page of its own', `${meta('0; url=/new')}<p>${'Much to read. '.repeat(100)}`, null],
  ['a page that tells an address', `${meta('0; url=/new')}<p>desk@acme.com`, null],
  ['a page that links to one', `${meta('0; url=/new')}<a href="mailto:desk@acme.com">Write</a>`, null],
  ['what is for those without scripts', `<noscript>${meta('0; url=/plain')}</noscript>`, null],
  ['a script', meta('0; url=javascript:go()'), null],
])('the redirect target of %s', (_, html, expected) => expect(forwardingOf(html)).toBe(expected))

test('a header can redirect as well', () =>
  expect(forwardingOf('<p>Moving', '0; url=there')).toBe('https://acme.com/old/there'))
