import { expect, test } from 'vitest'
import { withoutScripts } from '../../../src/offline/without-scripts.ts'

test.each([
  ['a script', '<p>a</p><script>document.write("<p>b")</script><p>c</p>', '<p>a</p><p>c</p>'],
  ['one with a source', '<script src="/a.js"></script>x', 'x'],
  ['a module', '<script type="module">import "./a.js"</script>x', 'x'],
  ['a script preload', '<link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js">x', 'x'],
  ['an unclosed script', 'x<script>a', 'x<script>a'],
])('%s is removed', (_, html, expected) => expect(withoutScripts(html)).toBe(expected))

test.each([
  '<script type="application/ld+json">{"name":"Acme"}</script>',
  '<script type="text/template"><p>x</p></script>',
  '<link rel="preload" as="font" href="/a.woff2">',
  '<p>&lt;script></p>',
  '<!-- <script>a</script> -->',
])('%s is kept', (html) => expect(withoutScripts(html)).toBe(html))
