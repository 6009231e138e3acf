import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../support/cpu-ms.ts'
import { body, rewrite } from '../../support/rewrite-page.ts'

describe('references to stored files', () => {
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
      '<iframe srcdoc="&lt;img src=&quot;../i.png&quot;>">',
    ],
    [
      'a stylesheet',
      '<link rel=stylesheet href=/s.css integrity="sha-1" crossorigin charset=latin1>',
      '<link rel=stylesheet href="../s.css"   >',
    ],
    [
      'targets of clicks',
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
      'noscript and template content',
      '<noscript><img src=/i.png></noscript><template><a href=/c.html>',
      '<noscript><img src="../i.png"></noscript><template><a href="../c.html">',
    ],
  ])('%s', (_, html, expected) => expect(body(html)).toBe(expected))
})

describe('references to files that were not stored', () => {
  test.each([
    ['a link leads to the live page', '<a href="d?e=1&amp;f#g">', '<a href="https://site.test/a/d?e=1&amp;f#g">'],
    ['a picture sends no network request', '<img src=//cdn.test/no.png alt=x>', '<img src="data:," alt=x>'],
    [
      'a source set keeps the stored candidates',
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
      '<iframe width=9 srcdoc="&lt;a href=&quot;https://v.test/?a&amp;amp;b&quot; target=&quot;_blank&quot; rel=&quot;noopener&quot;>https://v.test/?a&amp;amp;b&lt;/a>">',
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

describe('unchanged parts', () => {
  test.each([
    '<a href="#x"></a><a href=""></a><a name=y></a>',
    '<a href="javascript:x()"></a><a href="mailto:a@b.test"></a><a href=tel:1></a><img src="data:image/gif;base64,R0lGOD=="><a href=sms:1>',
    '<!-- <img src=/i.png> --><textarea>&lt;img src=/i.png></textarea><script>"<img src=/i.png>"</script>',
    '<p title="/i.png">&nbsp;&copy<br/>x < y',
    '<meta http-equiv=refresh content=30><style>a{b:url(#c)}</style>',
    '<script type="application/ld+json">{"url":"/c.html"}</script>',
    '<x-card background=red></x-card><div data-bgset="a.png [x] | b.png"></div>',
    '<svg><use href="#a"/><rect fill="url(#b)"/></svg>',
    '<form method=dialog></form>',
  ])('%s', (html) => expect(body(html)).toBe(html))
})

describe('content that scripts would reveal is visible', () => {
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

test.each([
  '<a href=/c.html>',
  '<p style="a:url(/i.png)">',
  '<base href="/">',
  '<img data-src=/i.png>',
  '<meta charset=x>',
  '</body>',
])('rewriting takes linear time on %s', (piece) => {
  const timeOf = (size: number) => {
    const html = piece.repeat(size / piece.length)
    const start = cpuMs()
    rewrite(html)
    return cpuMs() - start
  }
  timeOf(50_000)
  expect(timeOf(400_000)).toBeLessThan(1_500 + 40 * timeOf(50_000))
})
