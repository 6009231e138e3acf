import { expect, test } from 'vitest'
import { rewriteCss } from '../../../src/offline/rewrite-css.ts'

const TAKEN: Record<string, string> = {
  'https://site.test/img/a.png': 'img/a.png',
  'https://site.test/css/x y.css': 'css/x y.css',
  'https://site.test/css/x%20y.css': 'css/x y.css',
  'https://site.test/f.woff2?v=3': "f-q-v-3 (it's).woff2",
  'https://site.test/elsewhere.png': 'https://cdn.test/e(1).png',
}
const rewrite = (css: string) =>
  rewriteCss(css, { url: 'https://site.test/css/main.css', path: 'css/main.css', resolve: (url) => TAKEN[url] })

test('resources that browsers reject from files, or resolve relative to another sheet, are inlined', () => {
  const css =
    ':root{--a:url(../img/a.png)}b{mask-image:url("/img/a.png")}c{background:url(/img/a.png)}d{--b:url(/no.png)}'
  const inline = (url: string) => (url.endsWith('a.png') ? 'data:image/png;base64,AA' : undefined)
  const file = {
    url: 'https://site.test/css/main.css',
    path: 'css/main.css',
    resolve: (url: string) => TAKEN[url],
    inline,
  }
  expect(rewriteCss(css, file)).toBe(
    ':root{--a:url(data:image/png;base64,AA)}b{mask-image:url("data:image/png;base64,AA")}c{background:url(../img/a.png)}d{--b:url(data:,)}',
  )
})

test.each([
  ['unquoted', 'a{b : url( ../img/a.png ) !important}', 'a{b : url(../img/a.png) !important}'],
  ['quoted', `a{b:url( '/img/a.png' )}`, `a{b:url( '../img/a.png' )}`],
  ['import', '@import "x y.css" screen;', '@import "x%20y.css" screen;'],
  ['fragment', 'a{b:url(/img/a.png#x)}', 'a{b:url(../img/a.png#x)}'],
  ['names with quotes and brackets', 'a{b:url(/f.woff2?v=3)}', 'a{b:url(../f-q-v-3%20%28it%27s%29.woff2)}'],
  ['resources rewritten to a live URL', 'a{b:url(/elsewhere.png#a)}', 'a{b:url(data:,)}'],
  [
    'resources that were not stored load nothing',
    'a{b:url("/no.png")}@import "no.css";',
    'a{b:url("data:,")}@import "data:text/css,";',
  ],
  ['charset', '@charset "iso-8859-1";a{b:c}', '@charset "utf-8";a{b:c}'],
  [
    'the rest as written',
    'a { content : "\\201C" } /* url(x) */ b{c:url(#d)',
    'a { content : "\\201C" } /* url(x) */ b{c:url(#d)',
  ],
  ['a namespace', '@namespace url(http://www.w3.org/1999/xhtml);', '@namespace url(http://www.w3.org/1999/xhtml);'],
])('%s', (_, css, expected) => expect(rewrite(css)).toBe(expected))
