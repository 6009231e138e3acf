import { expect, test } from 'vitest'
import { runInTurns } from '../../../src/lib/steps.ts'
import { URL_LENGTH_MAX } from '../../../src/lib/url.ts'
import { WorkBudget } from '../../../src/lib/work-budget.ts'
import { documentFacts } from '../../../src/offline/document-facts.ts'
import { foldPath } from '../../../src/offline/fold-path.ts'
import { findHtmlReferences } from '../../../src/offline/html-references.ts'
import { PLACES_MAX, ReferenceList } from '../../../src/offline/reference.ts'
import { rewriteHtml, rewriteHtmlInSteps } from '../../../src/offline/rewrite-html.ts'
import { rewriteXml } from '../../../src/offline/rewrite-xml.ts'
import { safeName } from '../../../src/offline/safe-name.ts'
import { createFileWork } from '../../../src/offline/work.ts'
import { body } from '../../support/rewrite-page.ts'

const url = 'https://site.test/a/b.html'
const file = {
  url,
  path: 'a/b.html',
  resolve: (at: string) => (at === 'https://site.test/i.png' ? 'i.png' : undefined),
}

test.each([
  ['<img src="file:///etc/passwd">', '<img src="data:,">'],
  ['<img src="fi\nle:///x">', '<img src="data:,">'],
  ['<img src="\\\\host\\share">', '<img src="data:,">'],
  ['<iframe src="javascript:x()">', '<iframe src="data:,">'],
  ['<object data="data:image/svg+xml,x" codebase="file:///x">', '<object data="data:," >'],
  ['<html manifest="x.appcache">', '<html >'],
  ['<a href="file:///x">', '<a href="#">'],
  ['<a href="data:text/html,x">', '<a href="#">'],
  ['<form action="file:///x"><button formaction="vbscript:x">', '<form action="#"><button formaction="#">'],
  ['<meta http-equiv=refresh content="0;url=file:///x">', '<meta http-equiv=refresh content="">'],
  ['<meta http-equiv=set-cookie content=a>', ''],
  [
    '<div data-x="//host.test/a" data-y="//host/share" data-z="file:///x">',
    '<div data-x="https://host.test/a" data-y="" data-z="">',
  ],
  ['<p style="--a:\'//host/x\'">', '<p style="--a:\'data:,\'">'],
  ['<svg><set attributeName=href to="file:///x"/>', '<svg><set attributeName=href />'],
  ['<noscript><p title="</noscript><img src=x>">', '<noscript><p title="&lt;/noscript>&lt;img src=x>">'],
  ['<noscript><!-- </noscript><img src=x> -->', '<noscript>'],
  [
    '<link rel="preload stylesheet" as=image imagesrcset="file:///x 1x, \\\\host\\share 2x">',
    '<link rel="preload stylesheet" as=image imagesrcset="">',
  ],
  ['<link rel=dns-prefetch href="//host.test">', ''],
  ['<link rel="preconnect" href="https://host.test">', ''],
  ['<base href="file:///x/">', '<base >'],
  ['<table background="file:///x">', '<table background="data:,">'],
  ['<input type=image src="\\\\host\\x">', '<input type=image src="data:,">'],
  ['<embed src="file:///x">', '<embed src="data:,">'],
  ['<applet code="file:///x" archive="//host/x">', '<applet  >'],
  ['<param name=movie value="file:///x">', '<param name=movie value="">'],
  ['<portal src="file:///x">', '<portal >'],
  ['<video poster="file:///x">', '<video poster="data:,">'],
  ['<meta http-equiv="REFRESH" content="0 ; URL = \'file:///x\'">', '<meta http-equiv="REFRESH" content="">'],
  ['<a ping="file:///x" href="#">', '<a  href="#">'],
  ['<iframe src="blob:https://host.test/x">', '<iframe src="data:,">'],
  ['<iframe src="data:text/html,x">', '<iframe srcdoc="x" sandbox="allow-scripts">'],
  ['<math><mi href="file:///x">', '<math><mi href="#">'],
  ['<svg><use xlink:href="file:///x#a"/>', '<svg><use xlink:href="data:,"/>'],
  ['<svg><animate attributeName="xlink:href" values="file:///x;#a"/>', '<svg><animate attributeName="xlink:href" />'],
  ['<p style="cursor:url(file:///x),auto">', '<p style="cursor:url(data:,),auto">'],
  [
    '<p style="background:-webkit-image-set(\'file:///x\' 1x)">',
    '<p style="background:-webkit-image-set(\'data:,\' 1x)">',
  ],
  [
    '<style>@import "file:///x";@font-face{src:url(//host/f)}</style>',
    '<style>@import "data:text/css,";@font-face{src:url(data:,)}</style>',
  ],
  ['<link rel=unknown href="file:///x">', '<link rel=unknown >'],
])('%s becomes %s', (html, expected) => expect(body(html)).toBe(expected))

test('a drawing keeps its graphics, and nothing that runs, loads or is interpreted as something else', () => {
  const svg = `<?xml version="1.0" encoding="latin1"?><?xml-stylesheet href="x"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>
<svg xmlns="&ns;" xmlns:x="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" onload="x()"><script>y()</script>
<style><![CDATA[a{fill:url(#g)}]]></style><image x:href="/i.png"/><image x:href="file:///x"/><h:img src="/i.png"/><foreignObject><h:p>text &amp; more</h:p><h:iframe src="x"/></foreignObject></svg>`
  expect(rewriteXml(svg, file)).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<svg xmlns="http://www.w3.org/2000/svg">\n<style>a{fill:url(#g)}</style>' +
      '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="../i.png"/><image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:,"/>' +
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">text &amp; more</p></foreignObject></svg>',
  )
})

test('XML data loses all active elements', () => {
  expect(
    rewriteXml(
      '<r xmlns:h="http://www.w3.org/1999/xhtml" xmlns:d="u"><h:script>x</h:script><d:i d:k="v">t</d:i></r>',
      file,
    ),
  ).toBe('<r><d:i xmlns:d="u" d:k="v">t</d:i></r>')
})

test('a base URL is used up to the maximum length, and otherwise ignored', () => {
  const baseOf = (length: number) => documentFacts(`<base href="${'b'.repeat(length)}">`, url).base
  expect(baseOf(URL_LENGTH_MAX - 'https://site.test/a/'.length)).toHaveLength(URL_LENGTH_MAX)
  expect(baseOf(URL_LENGTH_MAX - 'https://site.test/a/'.length + 1)).toBe(url)
  expect(baseOf(128_000)).toBe(url)
})

test('references of a page with an overlong base take linear time', () => {
  const page = `<base href="/${'b'.repeat(128_000)}">${Array.from({ length: 9_800 }, (_, at) => `<img src=${at}>`).join('')}`
  const found = findHtmlReferences(page, url)
  expect(found).toHaveLength(9_800)
  expect(rewriteHtml(page, file).length).toBeLessThan(3 * page.length)
})

test('URLs are rewritten up to a maximum length', () => {
  const found = (length: number) => findHtmlReferences(`<img src="/${'i'.repeat(length)}">`, url).length
  expect([
    found(URL_LENGTH_MAX - 'https://site.test/'.length),
    found(URL_LENGTH_MAX - 'https://site.test/'.length + 1),
  ]).toEqual([1, 0])
})

test('a page with too many references is truncated there, and otherwise complete', () => {
  const page = (places: number) => rewriteHtml('<a href=/x></a>'.repeat(places), file)
  expect(page(PLACES_MAX)).not.toContain('Left out')
  const cut = page(PLACES_MAX + 10)
  expect(cut.match(/<a /g)).toHaveLength(PLACES_MAX + 1)
  expect(cut).toContain('Left out')
})

test('references beyond the budget are blanked', () => {
  expect(rewriteHtml('<img src=/i.png><a href=/x>', { ...file, work: new WorkBudget(0) })).toMatch(
    /<img src="data:,"><a href="#">$/,
  )
})

test('a list of references is bounded', () => {
  const list = new ReferenceList()
  for (let at = 0; at < 10; at++) list.add(`${at}${'x'.repeat(1_000_000)}`, 'image')
  expect(list.list()).toHaveLength(7)
})

test('rewriting a page yields to other work', async () => {
  let turns = 0
  const timer = setInterval(() => turns++)
  const work = createFileWork()
  const page = '<a href=/x></a>'.repeat(40_000)
  expect(await runInTurns(rewriteHtmlInSteps(page, { ...file, work }), work)).toBe(rewriteHtml(page, file))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})

test.each([
  ['Straße.html', 'STRASSE.html'],
  ['\u212Aelvin.png', 'kelvin.png'],
  ['\uFB01le.js', 'FILE.js'],
  ['\u0130x', 'ix'],
  ['é', 'e\u0301'],
  ['ΑΣ', 'ας'],
  ['ａ/b', 'A/B'],
  ['a. /b', 'a/b'],
  ['x\uFE0F', 'x'],
])('%j and %j are the same path', (one, other) => {
  expect(foldPath(one)).toBe(foldPath(other))
  expect(foldPath(foldPath(one))).toBe(foldPath(one))
})

test.each([
  ['a', 'b'],
  ['é', 'e'],
  ['o', 'ö'],
  ['a/b', 'a-b'],
])('%j and %j are different paths', (one, other) => expect(foldPath(one)).not.toBe(foldPath(other)))

test.each([
  ['con .txt', 'con_ .txt'],
  ['ＣＯＮ.txt', '_ＣＯＮ.txt'],
  ['nul', 'nul_'],
])('%j is not a device name as %j', (segment, expected) => expect(safeName(segment)).toBe(expected))
