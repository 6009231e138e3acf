import { expect, test } from 'vitest'
import { readLinks } from '../../../src/extraction/links.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'

const read = (html: string) => readLinks(parsePage(html, 'https://site.test/a/b.html'))
const urls = (html: string) => read(html).links.map(({ url }) => url)

test.each([
  ['a relative link', '<a href="c.html">x</a>', ['https://site.test/a/c.html']],
  ['a base', '<base href="/deep/"><a href="c.html">x</a>', ['https://site.test/deep/c.html']],
  ['a base that is no web address', '<base href="data:,x"><a href="c.html">x</a>', ['https://site.test/a/c.html']],
  ['spaces and line breaks', '<a href=" c d\n.html ">x</a>', ['https://site.test/a/c%20d.html']],
  [
    'the site’s own host without scheme, which is no folder',
    '<a href="www.site.test/c">x</a><a href="site.test?d">y</a><a href="site.test.html">z</a>',
    ['https://www.site.test/c', 'https://site.test/?d', 'https://site.test/a/site.test.html'],
  ],
  ['another host without scheme', '<a href="//other.test">x</a>', ['https://other.test/']],
  ['fragments are dropped', '<a href="c#x">x</a><a href="c#y">y</a><a href="#z">z</a>', ['https://site.test/a/c']],
  ['an empty link', '<a href="">x</a><a>y</a>', []],
  [
    'other schemes',
    '<a href="javascript:x()">a</a><a href="mailto:a@b.c">b</a><a href="tel:1">c</a><a href="data:,x">d</a><a href="ftp://x/">e</a>',
    [],
  ],
  ['credentials', '<a href="https://user@other.test/">x</a>', []],
  ['broken addresses', '<a href="https://[">x</a><a href="https://">y</a>', []],
  ['addresses that are too long', `<a href="/${'x'.repeat(2_000)}">x</a>`, []],
  ['nofollow', '<a rel="external NoFollow" href="c">x</a>', []],
  ['ugc and sponsored are followed', '<a rel="ugc sponsored" href="c">x</a>', ['https://site.test/a/c']],
  [
    'areas and frames',
    '<map><area href="c"></map><iframe src="d"></iframe><iframe src="about:blank"></iframe>',
    ['https://site.test/a/c', 'https://site.test/a/d'],
  ],
  [
    'a frame set',
    '<frameset><frame src="menu.html"><frame src="main.html"></frameset>',
    ['https://site.test/a/menu.html', 'https://site.test/a/main.html'],
  ],
  ['refresh', '<meta http-equiv="Refresh" content="0; URL=\'/next\'">', ['https://site.test/next']],
  [
    'canonical and languages',
    '<link rel="canonical" href="/c"><link rel="alternate" hreflang="de" href="/de"><link rel="alternate" type="application/rss+xml" href="/feed"><link rel="stylesheet" href="/s.css">',
    ['https://site.test/c', 'https://site.test/de'],
  ],
])('%s', (_, html, expected) => expect(urls(html)).toEqual(expected))

test('a URL is listed once, with its first meaningful text', () => {
  const html =
    '<a href="c"><i></i></a><a href="c"> The   <b>shop</b> </a><a href="c">again</a><iframe src="d" title="Map"></iframe><a href="e"><img alt="Home"></a>'
  expect(read(html).links).toEqual([
    { url: 'https://site.test/a/c', text: 'The shop', kind: 'anchor' },
    { url: 'https://site.test/a/d', text: 'Map', kind: 'frame' },
    { url: 'https://site.test/a/e', text: 'Home', kind: 'anchor' },
  ])
  expect(read(`<a href="c">${'word '.repeat(100)}</a>`).links[0]?.text).toHaveLength(200)
})

test('translations are reported, but not the page itself or its default version', () => {
  const html = `<html lang="en-GB"><link rel="alternate" hreflang="de-AT" href="/de"><link rel="alternate" hreflang="en" href="/en">
    <link rel="alternate" hreflang="x-default" href="/"><a hreflang="fr" href="/fr">FR</a><a href="/de">DE</a>`
  const copies = (page: string) => read(page).links.flatMap(({ url, isTranslation }) => (isTranslation ? [url] : []))
  expect(copies(html)).toEqual(['https://site.test/de', 'https://site.test/fr'])
  expect(copies(html.replace(' lang="en-GB"', ''))).toEqual([])
})

test('the first canonical URL is used', () => {
  expect(read('<link rel=canonical href="/x#y"><link rel=canonical href="/z">').canonical).toBe('https://site.test/x')
  expect(read('<p>').canonical).toBeNull()
})

test.each([
  ['<meta name="robots" content="noindex, follow">', false, true],
  ['<META NAME="ROBOTS" CONTENT="NOFOLLOW">', true, false],
  ['<meta name="robots" content="none">', true, true],
  ['<meta name="robots" content="index"><meta name="contactorybot" content="nofollow">', true, false],
  ['<meta name="robots" content="noindex"><meta name="robots" content="nofollow">', true, true],
  ['<meta name="googlebot" content="none"><meta name="robots" content="max-snippet:-1">', false, false],
])('%s', (html, isNofollow, isNoindex) => expect(read(html)).toMatchObject({ isNofollow, isNoindex }))
