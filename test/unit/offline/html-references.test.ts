import { describe, expect, test } from 'vitest'
import { findHtmlReferences } from '../../../src/offline/html-references.ts'
import { cpuMs } from '../../support/cpu-ms.ts'

const read = (html: string) => findHtmlReferences(html, 'https://site.test/a/b.html')
const found = (html: string) => read(html).map(({ url, kind }) => `${kind} ${url.replace('https://site.test', '')}`)

describe('resources of a page', () => {
  test.each([
    [
      'a picture',
      '<img src=a.png><IMG SRC="b.png"><img src=\'c.png\'>',
      ['image /a/a.png', 'image /a/b.png', 'image /a/c.png'],
    ],
    ['entities', '<img src="/r?a=1&amp;w=3&copy=4&#x26;z">', ['image /r?a=1&w=3&copy=4&z']],
    [
      'a picture for every screen',
      '<picture><source media="(max-width:9px)" srcset="/n.png, /n,2.png 2x"><source src="no"><img src=i srcset="i1 100w,i2 200w"></picture>',
      ['image /n.png', 'image /n,2.png', 'video /a/no', 'image /a/i', 'image /a/i1', 'image /a/i2'],
    ],
    [
      'styles',
      '<p style="background:url(&quot;a.png&quot;)"><style>@import "b.css";p{c:url(c.png)}</style>',
      ['image /a/a.png', 'stylesheet /a/b.css', 'image /a/c.png'],
    ],
    [
      'a background of old',
      '<body background="a.png"><table background=b.png><td background=c.png>',
      ['image /a/a.png', 'image /a/b.png', 'image /a/c.png'],
    ],
    [
      'media',
      '<video src=v.mp4 poster=p><source src=w.webm></video><audio><source src=s.ogg><track src=t.vtt></audio>',
      ['video /a/v.mp4', 'image /a/p', 'video /a/w.webm', 'audio /a/s.ogg', 'other /a/t.vtt'],
    ],
    [
      'targets of clicks',
      `<p onclick="location.href='/c';this.open('d')" onload="location='e'"><a href="javascript:void(window.open('f.png','g'))">`,
      ['page /c', 'image /a/f.png'],
    ],
    ['frames', '<iframe src=f></iframe><frameset><frame src="g"></frameset>', ['frame /a/f', 'frame /a/g']],
    [
      'a document in an attribute',
      '<iframe srcdoc="<img src=\'x.png\'><p style=&quot;a:url(y.png)&quot;>"></iframe>',
      ['image /a/x.png', 'image /a/y.png'],
    ],
    [
      'objects',
      '<object data=o.svg></object><embed src=e.swf><input type=image src=i.png>',
      ['other /a/o.svg', 'other /a/e.swf', 'image /a/i.png'],
    ],
    [
      'scripts',
      '<script src=s.js></script><script type=module>import "./m.js";import("/n.js")</script>',
      ['script /a/s.js', 'script /a/m.js', 'script /n.js'],
    ],
    [
      'links to files',
      '<link rel="alternate StyleSheet" href=s.css><link rel="shortcut icon" href=/favicon.ico><link rel=apple-touch-icon href=t.png><link rel=manifest href=m.webmanifest>',
      ['stylesheet /a/s.css', 'image /favicon.ico', 'image /a/t.png', 'other /a/m.webmanifest'],
    ],
    [
      'preloaded resources',
      '<link rel=preload as=font href=f.woff2 crossorigin><link rel=preload as=image href=i imagesrcset="j 2x"><link rel=modulepreload href=m.js><link rel=prefetch href=/next><link rel=preload as=fetch href=d>',
      ['font /a/f.woff2', 'image /a/i', 'image /a/j', 'script /a/m.js', 'page /next', 'other /a/d'],
    ],
    [
      'drawings',
      '<svg><image href=i.png /><image xlink:href="j.png"/><use href="s.svg#a"/><use href="#b"/><rect fill="url(#c)" filter="url(f.svg#d)"/><a xlink:href="/l">x</a><style>a{b:url(&quot;k.png&quot;)}</style><style><![CDATA[c{d:url("l.png")}]]></style></svg>',
      [
        'image /a/i.png',
        'image /a/j.png',
        'image /a/s.svg',
        'image /a/f.svg',
        'page /l',
        'image /a/k.png',
        'image /a/l.png',
      ],
    ],
    [
      'a picture for sharing',
      '<meta property=og:image content="https://site.test/o.png"><meta name="twitter:image" content=t.png>',
      ['image /o.png', 'image /a/t.png'],
    ],
    [
      'noscript and template content',
      '<noscript><img src=a.png></noscript><template><img src=b.png></template>',
      ['image /a/a.png', 'image /a/b.png'],
    ],
    [
      'lazily loaded resources',
      '<img data-src=a.png><img data-lazy-src="b" data-srcset="c 1x"><div data-bg="d.png"><div data-background-image="url(e.png)"><iframe data-src=/f></iframe><div data-src="/api/t.json"><div data-bg="#fff" data-src="no such" data-image="{x}">',
      [
        'image /a/a.png',
        'image /a/b',
        'image /a/c',
        'image /a/d.png',
        'image /a/e.png',
        'frame /f',
        'other /api/t.json',
      ],
    ],
  ])('%s', (_, html, expected) => expect(found(html)).toEqual(expected))
})

describe('links of a page', () => {
  test.each([
    ['links', '<a href=c>x</a><area href="/d?e=1#f">', ['page /a/c', 'page /d?e=1']],
    [
      'a link to a file is recognised by its name',
      '<a href=x.pdf></a><a href=x.PNG></a><a href=x.mp4></a><a href=x.php></a><a href=/name.com></a>',
      ['document /a/x.pdf', 'image /a/x.PNG', 'video /a/x.mp4', 'page /a/x.php', 'page /name.com'],
    ],
    ['a refresh', '<meta http-equiv=Refresh content="3; url=next.html">', ['page /a/next.html']],
    [
      'other languages, next and previous',
      '<link rel=alternate hreflang=de href=/de><link rel=next href="?p=2">',
      ['page /de', 'page /a/b.html?p=2'],
    ],
    [
      'addresses for machines are left',
      '<link rel=canonical href=/c><link rel=alternate type=application/rss+xml href=/f><link rel=preconnect href=//x.test><form action=/s>',
      [],
    ],
    [
      'places on the page and other schemes',
      '<a href="#x"></a><a href=""></a><a href="javascript:x()"></a><a href="mailto:a@b.test"></a><a></a>',
      [],
    ],
    [
      'a base',
      '<a href=x></a><base href="/deep/er"><base href=/no/><img src=i.png><a href="#t"></a>',
      ['page /deep/x', 'image /deep/i.png', 'page /deep/er'],
    ],
    ['a base that is no web address', '<base href="data:,"><a href=x>', ['page /a/x']],
  ])('%s', (_, html, expected) => expect(found(html)).toEqual(expected))

  test('nofollow is reported for links and for whole pages', () => {
    expect(read('<a href=c rel="noopener nofollow">').map(({ isNofollow }) => isNofollow)).toEqual([true])
    expect(read('<a href=c rel="noopener">').map(({ isNofollow }) => isNofollow)).toEqual([false])
    expect(
      read('<meta name=ROBOTS content="noindex, nofollow"><a href=c></a><img src=d>').map(
        ({ isNofollow }) => isNofollow,
      ),
    ).toEqual([true, false])
  })
})

test.each([
  [
    'comments and text',
    '<!-- <img src=a> --><textarea><img src=b></textarea><title><img src=c></title><script>"<img src=d>"</script><img src=e>',
    ['image /a/e'],
  ],
  ['a tag that never ends', '<img src=a><img src="b', ['image /a/a']],
  [
    'names that objects have, too',
    '<constructor name=a><__proto__><link rel=preload as=constructor href=b><toString data-src=/c.png>',
    ['other /a/b', 'image /c.png'],
  ],
  ['attributes given twice', '<img src=a src=b>', ['image /a/a']],
  ['character data outside of drawings', '<![CDATA[<img src=a>]]><img src="b<![CDATA[">', ['image /a/b%3C![CDATA[']],
  ['a drawing that never ends', '<svg><div><script>"<img src=x>"</script><img src=a>', ['image /a/a']],
])('parses like a browser: %s', (_, html, expected) => expect(found(html)).toEqual(expected))

test.each([
  '<a href=x>',
  '<svg>',
  '<svg><title>',
  '</svg></math>',
  '<![CDATA[',
  '<img src=a src=a>',
  '<style>',
  '<',
  '<!--',
  '<base href=x>',
  '<iframe srcdoc="',
  '<a b',
  '<a href="x" ',
  '<a onclick="location=\'',
  '<img srcset="a 1x,',
])('reading takes linear time on %s', (piece) => {
  const timeOf = (size: number) => {
    const html = piece.repeat(size / piece.length)
    const start = cpuMs()
    read(html)
    return cpuMs() - start
  }
  timeOf(50_000)
  expect(timeOf(400_000)).toBeLessThan(1_500 + 40 * timeOf(50_000))
})

test('nested documents have a depth limit', () => {
  let html = '<img src=x>'
  for (let depth = 0; depth < 8; depth++)
    html = `<iframe srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
  expect(() => read(html)).not.toThrow()
})
