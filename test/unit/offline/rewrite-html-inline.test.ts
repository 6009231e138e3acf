import { describe, expect, test } from 'vitest'
import { body, rewrite } from '../../support/rewrite-page.ts'

describe('resources that browsers reject from files are inlined', () => {
  const FILES: Record<string, string> = {
    '/m.js': 'import {x} from "./dep.js"\nimport "./no.js"\nnew URL("a.png", import.meta.url)',
    '/dep.js': "import './m.js';export const x = '</script>'",
    '/s.svg':
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><symbol id="a"><path fill="url(#b)"/><use href="#b"/></symbol></svg>\n',
    '/t.vtt': 'WEBVTT\n\n"1%"',
    '/i.png': 'data:image/png;base64,AA',
    '/s.js': 'a("/i.png")',
    '/d.json': '{"a":1}',
  }
  const inline = (url: string) => FILES[new URL(url).pathname]

  test('modules, by an import map that contains their imports', () => {
    const html = body('<link rel=modulepreload href=/m.js><p><script type=module src=/m.js>x</script>', inline)
    const map = /^<script type="importmap">(.*?)<\/script>/.exec(html)![1]!
    expect(html).toBe(
      `<script type="importmap">${map}</script><p><script type=module >import "offline:site.test/m.js"</script>`,
    )
    const { imports } = JSON.parse(map) as { imports: Record<string, string> }
    expect(Object.keys(imports)).toEqual(['offline:site.test/m.js', 'offline:site.test/dep.js'])
    const texts = Object.values(imports).map((url) => decodeURIComponent(url.slice(url.indexOf(',') + 1)))
    expect(texts[0]).toBe(
      'import {x} from "offline:site.test/dep.js"\nimport "data:text/javascript,"\nnew URL("a.png", new URL("../m.js",document.baseURI).href)',
    )
    expect(texts[1]).toBe(`import "offline:site.test/m.js";export const x = '</script>'`)
  })

  test("modules in the page's own import map", () => {
    const html = rewrite(
      '<head><script type=importmap>{"imports":{"lib/":"/","x":"/dep.js"}}</script><script type=module>import "lib/m.js";import("x");import(y)</script>',
      inline,
    )
    expect(html).toContain('<script type=importmap>{}</script>')
    expect(html).toContain('import "offline:site.test/m.js";import("offline:site.test/dep.js");import(y)')
  })

  test('inline modules unchanged', () => {
    const written =
      '<script type=importmap>{"imports":{"offline:m":"data:text/javascript,m()"}}</script><script type=module>import "offline:m"</script>'
    expect(body(written, inline)).toBe(written)
  })

  test('drawings used from another file, once, with unique IDs', () => {
    expect(body('<body><svg><use href="/s.svg#a"/><use xlink:href="/s.svg#a"/></svg></body>', inline)).toBe(
      '<body><svg><use href="#offline-1-a"/><use xlink:href="#offline-1-a"/></svg>' +
        '<div aria-hidden="true" style="position:absolute;width:0;height:0;overflow:hidden"><svg xmlns="http://www.w3.org/2000/svg"><symbol id="offline-1-a"><path fill="url(#offline-1-b)"/><use href="#offline-1-b"/></symbol></svg></div></body>',
    )
  })

  test('paint servers of drawings', () => {
    expect(body('<svg><g filter="url(/s.svg#f)" fill="url(/s.svg#g)"/></svg>', inline)).toMatch(
      /^<svg><g filter="url\(data:image\/svg\+xml;charset=utf-8,[^)]*#f\)" fill="url\(..\/s.svg#g\)"\/>/,
    )
  })

  test('media that scripts in the page reference', () => {
    const script = `a("/i.png",'https://site.test/j.png?v=1',"i.png","\\/i.png","/s.js","//cdn.test/s.js","/no.png","/c.html","x /i.png");import("/s.js")`
    const rewritten = `a("../i.png",'../j.png',"i.png","../i.png","../s.js","//cdn.test/s.js","/no.png","/c.html","x /i.png");import("/s.js")`
    expect(body(`<script>${script}</script>`)).toBe(`<script>${rewritten}</script>`)
    expect(body(`<script type="text/template">${script}</script>`)).toBe(
      `<script type="text/template">${script}</script>`,
    )
    expect(body('<script type=module src=/s.js></script>', inline)).toContain(
      'javascript;charset=utf-8,a%28%22../i.png%22%29',
    )
  })

  test('data that a script fetches', () => {
    expect(body('<div data-src="/d.json">', inline)).toBe(
      '<div data-src="data:application/json;charset=utf-8,{%22a%22:1}">',
    )
  })

  test('subtitles and masks', () => {
    expect(body('<video><track src=/t.vtt><p style="mask:url(/i.png)">', inline)).toBe(
      '<video><track src="data:text/vtt;charset=utf-8,WEBVTT%0A%0A%221%25%22"><p style="mask:url(data:image/png;base64,AA)">',
    )
  })

  test('otherwise, imports lead to files and never to the network', () => {
    expect(
      body(
        '<script type=importmap>{"imports":{"x":"https://esm.test/x","y":"/dep.js"}}</script><script type=module>import "/m.js";import "x"</script>',
      ),
    ).toBe(
      '<script type=importmap>{"imports":{"x":"data:text/javascript,","y":"../dep.js"}}</script><script type=module>import "../m.js";import "data:text/javascript,"</script>',
    )
  })
})
