import { expect, test } from 'vitest'
import { findCssReferences } from '../../../src/offline/css-references.ts'
import { cpuMs } from '../../support/cpu-ms.ts'

const found = (css: string) =>
  findCssReferences(css, 'https://site.test/css/main.css').map(
    ({ url, kind }) => `${kind} ${url.replace('https://site.test', '')}`,
  )

test.each([
  ['unquoted', 'a{background:url(../img/a.png)}', ['image /img/a.png']],
  [
    'quoted with spaces around',
    `a{background:URL( "a.png" ) , url(\n'b.png')}`,
    ['image /css/a.png', 'image /css/b.png'],
  ],
  [
    'escapes',
    'a{background:url(a\\ b\\29.png) , url("c\\"\\64.png")}',
    ['image /css/a%20b).png', 'image /css/c%22d.png'],
  ],
  ['an escaped function name', 'a{background:u\\72l("a.png")}', ['image /css/a.png']],
  ['an import by string', '@import "a.css";', ['stylesheet /css/a.css']],
  ['an import by url', '@IMPORT url(a.css) screen;', ['stylesheet /css/a.css']],
  [
    'imports with conditions',
    `@import url("a.css") layer(x) supports(background: url("y.png")) print;@import 'b.css' layer;`,
    ['stylesheet /css/a.css', 'image /css/y.png', 'stylesheet /css/b.css'],
  ],
  ['a namespace is a name', '@namespace svg url(http://www.w3.org/2000/svg);@namespace "http://x.test/";', []],
  [
    'a document rule is a condition',
    '@-moz-document url(http://x.test/){a{background:url(b.png)}}',
    ['image /css/b.png'],
  ],
  [
    'fonts',
    '@font-face{font-family:"A.woff";src:local("x"),url(a.woff2)format("woff2"),url("a.eot?#iefix")}b{background:url(b.png)}',
    ['font /css/a.woff2', 'font /css/a.eot', 'image /css/b.png'],
  ],
  [
    'image sets',
    'a{background:image-set("a.png" 1x, url(b.png) 2x, "c.avif" type("image/avif"));b:-webkit-image-set(url("d.png") 1x)}',
    ['image /css/a.png', 'image /css/b.png', 'image /css/c.avif', 'image /css/d.png'],
  ],
  ['strings elsewhere', 'a::before{content:"a.png";quotes:"b.png" "c.png"}a[href="d.png"]{}@charset "x";', []],
  ['custom properties', 'a{--x:url(a.png);--y:"b.png"}', ['image /css/a.png']],
  ['comments', '/* url(a.png) @import "b.css"; */a{b:url(/*c.png)}', ['image /*c.png']],
  ['nested rules', '@media print{@supports (a:b){.a{&:hover{src:url(a.png)}}}}', ['image /css/a.png']],
  ['style attributes', 'background:url(a.png);mask:url("b.svg#m")', ['image /css/a.png', 'image /css/b.svg']],
  ['other schemes and places', 'a{a:url(data:image/png;base64,AA);b:url(#c);d:url();e:url("");f:url(about:blank)}', []],
  ['a broken url', 'a{b:url(a b.png);c:url(d.png)}', ['image /css/d.png']],
  ['an end that never comes', 'a{b:url(d.png', ['image /css/d.png']],
  [
    'more brackets closed than opened',
    ')]}}a{b:url(d.png)}@import "e.css";',
    ['image /css/d.png', 'stylesheet /css/e.css'],
  ],
  ['one more than once', 'a{b:url(a.png)}c{d:url("a.png#x")}', ['image /css/a.png']],
  ['a byte order mark', '\uFEFF@import "a.css";', ['stylesheet /css/a.css']],
])('%s', (_, css, expected) => expect(found(css)).toEqual(expected))

test.each([
  ['urls', 'a{background:url(a.png)}\n'],
  ['open brackets', '((((((((((((((('],
  ['quotes', '"\n'],
  ['open urls', 'url(('],
  ['imports', '@import "a.css" ('],
  ['comments', '/*/'],
  ['backslashes', '\\'],
])('reading takes linear time on %s', (_, piece) => {
  const timeOf = (size: number) => {
    const css = `@import "x";${piece.repeat(size / piece.length)}`
    const start = cpuMs()
    findCssReferences(css, 'https://site.test/')
    return cpuMs() - start
  }
  timeOf(100_000)
  expect(timeOf(800_000)).toBeLessThan(1_500 + 40 * timeOf(100_000))
})
