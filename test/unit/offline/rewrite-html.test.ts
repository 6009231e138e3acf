import { describe, expect, test } from 'vitest'
import { pageGuard } from '../../../src/offline/page-guard.ts'
import { rewriteHtml } from '../../../src/offline/rewrite-html.ts'
import { cpuMs } from '../../support/cpu-ms.ts'

const HEAD = '<head><meta charset="utf-8">'
const URL_OF_PAGE = 'https://site.test/a/b.php?x=1'
const TAKEN = new Set([
  'i.png',
  'i 2.png',
  'j.png',
  'c.html',
  's.css',
  's.js',
  'm.js',
  'dep.js',
  'f.woff2',
  'v.mp4',
  't.vtt',
  's.svg',
])

const resolve = (url: string) => {
  if (url === URL_OF_PAGE) return 'a/b.html'
  if (url === 'https://site.test/moved') return 'https://moved.test/?a=1&b=2'
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  return TAKEN.has(name) ? name : undefined
}
const rewriteWhole = (html: string, inline?: (url: string) => string | undefined) =>
  rewriteHtml(html, { url: URL_OF_PAGE, path: 'a/b.html', resolve, inline })
/** Without what each page is given. */
const rewrite = (html: string, inline?: (url: string) => string | undefined) =>
  rewriteWhole(html, inline).replace(pageGuard(true), '').replace(pageGuard(false), '')
/** The body of a page that has all else. */
const body = (html: string, inline?: (url: string) => string | undefined) =>
  rewrite(HEAD + html, inline).slice(HEAD.length)

describe('what was taken leads to its file', () => {
  test.each([
    ['a link', '<a href=/c.html#x>', '<a href="../c.html#x">'],
    [
      'a picture, all else as written',
      '<IMG  alt = "a&b"\n SRC=\'/i.png?q=1\' / >',
      '<IMG  alt = "a&b"\n SRC="../i.png" / >',
    ],
    ['a name with a space', '<img src="/i%202.png">', '<img src="../i%202.png">'],
    ['a set', '<img srcset="/i.png 1x,/j.png 2x" sizes=x>', '<img srcset="../i.png 1x, ../j.png 2x" sizes=x>'],
    ['a style', `<p style="a: url('/i.png');b: c">`, `<p style="a: url('../i.png');b: c">`],
    ['a style in entities', '<p style="a:url(&quot;/i.png&quot;)">', '<p style="a:url(&quot;../i.png&quot;)">'],
    ['a style block', '<style>/* & */a{b:url(/i.png)}</style>', '<style>/* & */a{b:url(../i.png)}</style>'],
    [
      'a drawing',
      '<svg><use href="/s.svg#a"/><image xlink:href=/i.png /><style>a{b:url(&quot;/i.png&quot;)}</style><p fill="url(#g)">',
      '<svg><use href="../s.svg#a"/><image xlink:href="../i.png" /><style>a{b:url("../i.png")}</style><p fill="url(#g)">',
    ],
    [
      'a refresh',
      '<meta http-equiv=refresh content="3;URL=/c.html">',
      '<meta http-equiv=refresh content="3; url=../c.html">',
    ],
    [
      'a document in an attribute',
      '<iframe srcdoc="<img src=&quot;/i.png&quot;>">',
      '<iframe srcdoc="<img src=&quot;../i.png&quot;>">',
    ],
    [
      'a stylesheet',
      '<link rel=stylesheet href=/s.css integrity="sha-1" crossorigin charset=latin1>',
      '<link rel=stylesheet href="../s.css"   >',
    ],
    [
      'what a click leads to',
      `<p onclick="window.location.href = '/c.html#x'; x.open('GET', '/c.html')"><a href="javascript:open(&quot;/i.png&quot;)"><a href=# onclick="document.location='d?e'">`,
      `<p onclick="window.location.href = '../c.html#x'; x.open('GET', '/c.html')"><a href="javascript:open(&quot;../i.png&quot;)"><a href=# onclick="document.location='https://site.test/a/d?e'">`,
    ],
    [
      'a script that waits',
      '<script type=rocketlazyloadscript data-rocket-src=/s.js></script>',
      '<script type=rocketlazyloadscript data-rocket-src="../s.js"></script>',
    ],
    ['a picture by its old name', '<image src=/i.png>', '<image src="../i.png">'],
    [
      "what an element of the author's own shows",
      '<lazy-img src=/i.png></lazy-img><x-y src="/i.png" poster=/j.png>',
      '<lazy-img src="../i.png"></lazy-img><x-y src="../i.png" poster="../j.png">',
    ],
    ['a script', '<script src=/s.js crossorigin=anonymous></script>', '<script src="../s.js" ></script>'],
    ['a picture for sharing', '<meta property=og:image content=/i.png>', '<meta property=og:image content="../i.png">'],
    ['the page itself', '<a href="?x=1#y">', '<a href="b.html#y">'],
    ['elsewhere, if that is where it is', '<a href=/moved>', '<a href="https://moved.test/?a=1&amp;b=2">'],
    [
      'what is in noscript and template',
      '<noscript><img src=/i.png></noscript><template><a href=/c.html>',
      '<noscript><img src="../i.png"></noscript><template><a href="../c.html">',
    ],
  ])('%s', (_, html, expected) => expect(body(html)).toBe(expected))
})

describe('what was not taken', () => {
  test.each([
    ['a link leads to the live page', '<a href="d?e=1&amp;f#g">', '<a href="https://site.test/a/d?e=1&amp;f#g">'],
    ['a picture asks nothing of the network', '<img src=//cdn.test/no.png alt=x>', '<img src="data:," alt=x>'],
    [
      'a set keeps what there is',
      '<img src=/i.png srcset="/i.png, /no.png 2x">',
      '<img src="../i.png" srcset="../i.png">',
    ],
    ['a set may be empty', '<img srcset="/no.png 2x">', '<img srcset="">'],
    ['a style', '<p style="a:url(/no.png)">', '<p style="a:url(data:,)">'],
    [
      'a script and a sheet',
      '<script src=/no.js></script><link rel=stylesheet href=/no.css>',
      '<script src="data:,"></script><link rel=stylesheet href="data:text/css,">',
    ],
    [
      'a frame shows where it was',
      '<iframe width=9 src="https://v.test/?a&amp;b">',
      '<iframe width=9 srcdoc="<a href=&quot;https://v.test/?a&amp;amp;b&quot; target=&quot;_blank&quot; rel=&quot;noopener&quot;>https://v.test/?a&amp;amp;b</a>">',
    ],
    ['a frame of a set stays empty', '<frameset><frame src=/no>', '<frameset><frame src="data:,">'],
    [
      'a refresh does not happen',
      '<meta http-equiv=refresh content="0;url=/no">',
      '<meta http-equiv=refresh content="">',
    ],
    [
      'a picture for sharing stays live',
      '<meta property=og:image content=/no.png>',
      '<meta property=og:image content="https://site.test/no.png">',
    ],
  ])('%s', (_, html, expected) => expect(body(html)).toBe(expected))
})

describe('what stays', () => {
  test.each([
    '<a href="#x"></a><a href=""></a><a name=y></a>',
    '<a href="javascript:x()"></a><a href="mailto:a@b.test"></a><a href=tel:1></a><img src="data:image/gif;base64,R0lGOD=="><a href=blob:x>',
    '<!-- <img src=/i.png> --><textarea><img src=/i.png></textarea><script>"<img src=/i.png>"</script>',
    '<img src=https://[ ><p title="/i.png">&nbsp;&copy<br/>x < y',
    '<meta http-equiv=refresh content=30><style>a{b:url(#c)}</style>',
    '<script type="application/ld+json">{"url":"/c.html"}</script>',
    '<x-card background=red></x-card><div data-bgset="a.png [x] | b.png"></div>',
    '<svg><use href="#a"/><rect fill="url(#b)"/></svg>',
    '<form action="javascript:x()"></form><form method=dialog></form>',
  ])('%s', (html) => expect(body(html)).toBe(html))
})

describe('what would spoil the copy', () => {
  test.each([
    ['a policy', '<meta http-equiv="Content-Security-Policy" content="default-src https:"><p>', '<p>'],
    ['connections made ahead', '<link rel="dns-prefetch" href=//x.test><link rel=preconnect href=//y.test><p>', '<p>'],
    ['pings', '<a ping="/count" href=/c.html>', '<a  href="../c.html">'],
    [
      'a base',
      '<base href="/" target=_top><a href=c.html></a><a href="#x">',
      '<base  target=_top><a href="../c.html"></a><a href="https://site.test/#x">',
    ],
    [
      'forms send to the live site',
      '<form action="/s?a"><button formaction=t>',
      '<form action="https://site.test/s?a"><button formaction="https://site.test/a/t">',
    ],
    [
      'so do forms without an action',
      '<form><form action="">',
      `<form action="${URL_OF_PAGE}"><form action="${URL_OF_PAGE}">`,
    ],
    [
      'addresses for machines stay live',
      '<link rel=canonical href=/c.html>',
      '<link rel=canonical href="https://site.test/c.html">',
    ],
  ])('%s', (_, html, expected) => expect(body(html)).toBe(expected))
})

describe('the charset is UTF-8', () => {
  test.each([
    [
      '<!doctype html><html lang=de><head><title>x',
      '<!doctype html><html lang=de><head><meta charset="utf-8"/><title>x',
    ],
    ['<!doctype html><html lang=de><title>x', '<!doctype html><html lang=de><meta charset="utf-8"/><title>x'],
    ['<!doctype html>\n<p>x', '<!doctype html>\n<meta charset="utf-8"/><p>x'],
    ['x <img src="', '<meta charset="utf-8"/>x <img src="'],
    ['<head><meta charset=iso-8859-1>', '<head><meta charset="utf-8">'],
    [
      '<head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
      '<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">',
    ],
    [
      `<head><!--${'x'.repeat(1_000)}--><meta charset="gbk">`,
      `<head><meta charset="utf-8"/><!--${'x'.repeat(1_000)}--><meta charset="utf-8">`,
    ],
    [
      '<?xml version="1.0" encoding="latin1"?><html><head>',
      '<?xml version="1.0" encoding="utf-8"?><html><head><meta charset="utf-8"/>',
    ],
    [
      '<?xml version="1.0" encoding=\'latin1\'?><svg><path/></svg>',
      '<?xml version="1.0" encoding=\'utf-8\'?><svg><path/></svg>',
    ],
    ['<meta http-equiv=content-security-policy content=x><p>', '<meta charset="utf-8"/><p>'],
  ])('%#', (html, expected) => expect(rewrite(html)).toBe(expected))
})

describe('a page asks nothing of the network', () => {
  test.each([
    ['<html><head><title>x', `<html><head><meta charset="utf-8"/>${pageGuard(false)}<title>x`],
    ['<meta charset=utf-8><p>x', `${pageGuard(false)}<meta charset="utf-8"><p>x`],
    ['<head><meta charset="utf-8"><script>x()', `<head>${pageGuard(true)}<meta charset="utf-8"><script>x()`],
    ['<head><meta charset="utf-8"><p onclick=x()>', `<head>${pageGuard(true)}<meta charset="utf-8"><p onclick=x()>`],
    ['<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'],
  ])('%s', (html, expected) => expect(rewriteWhole(html)).toBe(expected))

  test('a document in an attribute stands under the rules of its page', () => {
    expect(rewriteWhole('<iframe srcdoc="<script>x()</script>">').split('Content-Security-Policy')).toHaveLength(2)
  })
})

describe('what scripts would show later shows', () => {
  test.each([
    ['<img data-src=/i.png>', '<img src="../i.png" data-src="../i.png">'],
    ['<img src="data:image/gif;base64,R0" data-src=/i.png>', '<img src="../i.png" data-src="../i.png">'],
    [
      '<img src="/x/blank.gif" data-src=/i.png data-srcset="/j.png 2x">',
      '<img srcset="../j.png 2x" src="../i.png" data-src="../i.png" data-srcset="../j.png 2x">',
    ],
    ['<img src=/j.png data-src=/i.png>', '<img src="../j.png" data-src="../i.png">'],
    ['<img data-src=/no.png>', '<img data-src="data:,">'],
    [
      '<img data-src="/i.png?w={width}" data-widths="[180,540,2048]">',
      '<img src="../i.png" data-src="../i.png" data-widths="[180,540,2048]">',
    ],
    ['<div data-bg=/i.png data-src="/api">', '<div data-bg="../i.png" data-src="data:,">'],
  ])('%s', (html, expected) => expect(body(html)).toBe(expected))
})

describe('what browsers refuse from files is written in', () => {
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

  test('modules by an import map that holds those they import', () => {
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

  test('modules that the page names by its own import map', () => {
    const html = rewrite(
      '<head><script type=importmap>{"imports":{"lib/":"/","x":"/dep.js"}}</script><script type=module>import "lib/m.js";import("x");import(y)</script>',
      inline,
    )
    expect(html).toContain('<script type=importmap>{}</script>')
    expect(html).toContain('import "offline:site.test/m.js";import("offline:site.test/dep.js");import(y)')
  })

  test('modules that are written in stay', () => {
    const written =
      '<script type=importmap>{"imports":{"offline:m":"data:text/javascript,m()"}}</script><script type=module>import "offline:m"</script>'
    expect(body(written, inline)).toBe(written)
  })

  test('drawings used from another file, once, with ids of their own', () => {
    expect(body('<body><svg><use href="/s.svg#a"/><use xlink:href="/s.svg#a"/></svg></body>', inline)).toBe(
      '<body><svg><use href="#offline-1-a"/><use xlink:href="#offline-1-a"/></svg>' +
        '<div aria-hidden="true" style="position:absolute;width:0;height:0;overflow:hidden"><svg xmlns="http://www.w3.org/2000/svg"><symbol id="offline-1-a"><path fill="url(#offline-1-b)"/><use href="#offline-1-b"/></symbol></svg></div></body>',
    )
  })

  test('what drawings are painted with', () => {
    expect(body('<svg><g filter="url(/s.svg#f)" fill="url(/s.svg#g)"/></svg>', inline)).toMatch(
      /^<svg><g filter="url\(data:image\/svg\+xml;charset=utf-8,[^)]*#f\)" fill="url\(..\/s.svg#g\)"\/>/,
    )
  })

  test('media that scripts in the page name', () => {
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

  test('without them, imports lead to files and never to the network', () => {
    expect(
      body(
        '<script type=importmap>{"imports":{"x":"https://esm.test/x","y":"/dep.js"}}</script><script type=module>import "/m.js";import "x"</script>',
      ),
    ).toBe(
      '<script type=importmap>{"imports":{"x":"data:text/javascript,","y":"../dep.js"}}</script><script type=module>import "../m.js";import "data:text/javascript,"</script>',
    )
  })
})

test.each([
  '<a href=/c.html>',
  '<p style="a:url(/i.png)">',
  '<base href="/">',
  '<img data-src=/i.png>',
  '<meta charset=x>',
  '</body>',
])('takes linear time on %s', (piece) => {
  const timeOf = (size: number) => {
    const html = piece.repeat(size / piece.length)
    const start = cpuMs()
    rewrite(html)
    return cpuMs() - start
  }
  timeOf(50_000)
  expect(timeOf(400_000)).toBeLessThan(1_500 + 40 * timeOf(50_000))
})
